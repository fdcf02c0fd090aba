"""One folder a game. Games know the core and nobody else."""
