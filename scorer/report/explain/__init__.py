"""Every item of a result explained: its working, its places, its rule in words."""
