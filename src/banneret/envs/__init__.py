"""Doors for research: the games as PettingZoo, Gymnasium and OpenSpiel know games.

Each door needs its own package: ``pip install banneret[envs]``. What they share: ``actions`` numbers choices,
``observation`` turns what a seat knows into numbers. ``vector`` plays many games at once in processes.
"""
