"""The box as tables: tiles, Ecosystem cards, scenarios, challenges, modifications, words."""
