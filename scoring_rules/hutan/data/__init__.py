"""The box as tables: tiles, Ecosystem cards, ways to play, words, and the codes of faults."""
