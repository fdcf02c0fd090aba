### Finestre di Fief England, in italiano.
