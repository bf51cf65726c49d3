"""What can be looked up or written without a score: rules, cards, schemas, templates, collections."""
