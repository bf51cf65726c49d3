"""What the rules and the box of Hortis do not allow."""
