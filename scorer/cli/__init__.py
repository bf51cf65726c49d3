"""The command line: the group of commands, their options, the console."""
