"""The grove of Hortis: its spaces, what is on them, and the cards as they are turned."""
