"""The commands in rooms, one module each with a `command`; none imports another."""
