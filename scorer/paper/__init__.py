"""Score sheets and empty score pads, laid out on pages."""
