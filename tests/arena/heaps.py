"""Imported by all processes of the arena (``Contest.modules``), so that they know the game of heaps."""

from tests.bots.judged import HeapRules

from banneret.core import registry

registry.add(HeapRules())
