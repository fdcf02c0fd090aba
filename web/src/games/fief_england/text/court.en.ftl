### Windows of Fief England, in English.
