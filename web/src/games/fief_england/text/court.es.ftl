### Ventanas de Fief England, en español.
