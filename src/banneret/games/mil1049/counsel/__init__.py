"""What bots think of the choices of MIL (1049), question by question."""
