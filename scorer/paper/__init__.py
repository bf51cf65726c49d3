"""Score sheets and blank score pads, laid out on pages."""
