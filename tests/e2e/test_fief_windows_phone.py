"""Every window of Fief England's court on a small phone, in Spanish and by night."""

from __future__ import annotations

import pytest
from tests.e2e.fief_scenes import SCENES
from tests.e2e.tables import Sit, sit
from tests.e2e.test_fief_windows import look

__all__ = ["sit"]


@pytest.mark.parametrize("scene", SCENES)
def test_a_window_of_the_court_on_a_phone(sit: Sit, scene: str) -> None:
    look(sit, scene, "phone")
