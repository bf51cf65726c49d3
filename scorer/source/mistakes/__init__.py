"""Why a text is no YAML, found line by line: columns, brackets, block scalars, tabs, values."""
