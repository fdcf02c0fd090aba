"""A server finds the rules changed under a running game, and plays on."""

from __future__ import annotations

from tests.core.parlour import Parlour
from tests.server.store import scribe
from tests.server.store.samples import awaited
from tests.server.store.test_replay import kept_party, same

from banneret.core import registry
from banneret.server.app import make_hall
from banneret.server.config import Settings
from banneret.server.live import Live


@awaited
async def test_a_changed_game_is_written_down_once_and_goes_on(url: str, parlour: Parlour) -> None:
    kept = kept_party(parlour)
    kept.keep()
    hall = make_hall(Settings(database=url, bots=0))
    await hall.open()
    try:
        await hall.store.commit(kept.commit("t"))
        registry.add(scribe.NoDogs())

        async def again() -> Live:
            hall.tables.clear()
            return await hall.table("t")

        live = await again()
        assert same(live.game, kept.game)
        # People are told, once.
        assert len(live.chat) == 1
        assert live.head.serial == 2
        live = await again()
        assert len(live.chat) == 1
        assert live.head.serial == 2
        seat = live.game.must_act[0]
        await live.choose(seat, live.game.choices(seat)[0], None)
        played = live.game
        live = await again()
        assert live.game.same(played)
        assert len(live.chat) == 1
    finally:
        await hall.close()
