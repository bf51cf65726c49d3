"""The board of Hutan: four tiles as they lie, and the rainforest that grows on them."""
