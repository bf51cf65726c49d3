"""How things are said and how typed words are understood: texts, names, words, numerals."""
