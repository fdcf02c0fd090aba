"""The table: who sits where, what was chosen, and what each seat is told about it."""
