"""What every room of the tool stands on: nodes, diagnostics, problems, files, languages, the text of a terminal."""
