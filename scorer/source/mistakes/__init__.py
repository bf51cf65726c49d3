"""Why a text is not YAML, told from its lines: columns, brackets, block scalars, tabs, values.

Asked only once a parser has refused the text, or where a tab indents a line.
"""
