"""What the rules and the box of Hexfolk do not allow."""
