"""Square boards, their grids in text, and drawings as plain values."""
