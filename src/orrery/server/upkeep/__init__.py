"""Time, ends of tables and guests, garbage."""
