"""What the rules and the box of Hexfolk do not allow: of networks, of what the box holds, of cards and winners."""
