"""Empty score pads on sheets of paper: how sheets are divided, how a pad is laid out, what is drawn in its parts."""
