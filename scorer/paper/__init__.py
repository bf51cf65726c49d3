"""The score sheet on paper."""
