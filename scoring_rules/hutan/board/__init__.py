"""The rainforest of Hutan: its areas."""
