"""The short forms of values, written out in the long form that record models have."""
