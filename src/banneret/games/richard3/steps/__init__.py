"""The sequence of play, one file a chapter of the rulebook; ``table`` lists all steps."""
