"""What bots think of the choices of Fief England, chapter by chapter."""
