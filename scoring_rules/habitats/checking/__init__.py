"""What the rules and the box of Habitats do not allow."""
