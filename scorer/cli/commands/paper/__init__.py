"""Commands that write a file to print: score sheets, pictures of boards, blank pads."""
