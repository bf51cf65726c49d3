"""The grove of Hortis: its spaces."""
