"""The box as tables: pieces, maps, tiles, ports, cards, words."""
