"""What the rules and the box of Hutan do not allow."""
