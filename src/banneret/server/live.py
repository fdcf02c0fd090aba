"""A table in memory: its game, who looks at it, and the one way in which anything about it changes."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from banneret.core import registry
from banneret.core.choice import LAST_CHOICE
from banneret.core.errors import BanneretError, ChoiceRefused
from banneret.core.game import RESIGN, Game
from banneret.server.config import CHAT_CUT, MOST_CHAT, MOST_LINES, SNAPSHOT_EVERY
from banneret.server.problems import Problem, refused
from banneret.server.record import Body, Branch, chance_key, read_body, stored_line, undone, write_body
from banneret.server.store.base import Commit, Conflict, Entry, Head, Said, Snapshot, Stored, StoreError
from banneret.server.store.replay import mend, open_line, record_of
from banneret.server.streams import Stream
from banneret.server.viewers import WATCHING, Viewer, event_of
from banneret.server.wire import ChatLine, ChatNote, ChatTail, Played, TableInfo, Update

if TYPE_CHECKING:
    from banneret.server.hall import Hall
    from banneret.server.past import Walk
    from banneret.server.people import Asker

log = logging.getLogger("banneret.server")

#: How often something is tried again that other server processes were quicker with.
_TRIES: Final = 8
_SEAT_BITS: Final = 24
_encode: Final = msgspec.json.Encoder().encode

#: What a change of the table (and not of its game) does: makes a new head and body of the old ones.
Edit = Callable[[Head, Body], tuple[Head, Body]]


class Live:
    """One table. Everything that changes it goes through its lock, the store, and only then to the viewers.

    Attributes:
        head: as it is stored; its ``serial`` is that of the last commit.
        body: what the head's body holds.
        game: the present line of play.
        used: when somebody last asked for the table (``time.monotonic``).
    """

    def __init__(self, hall: Hall, stored: Stored) -> None:
        self.hall = hall
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.streams: dict[Stream, tuple[Asker, Viewer]] = {}
        self._viewers: dict[int, Viewer] = {}
        self._looks: dict[int, dict[str, Any]] = {}
        self._leaving: dict[int, asyncio.TimerHandle] = {}
        self._quiet: asyncio.TimerHandle | None = None
        self._moved = 0.0
        self._news = False
        #: What was said about bots that failed: their seats, names and reasons.
        self.complaints: set[tuple[int, str, str]] = set()
        #: The past as it was asked for last, and who may work on it.
        self.walks: dict[int, Walk] = {}
        self.walking = asyncio.Lock()
        self._load(stored)

    # --- what it is

    @property
    def id(self) -> str:
        return self.head.id

    def _load(self, stored: Stored) -> None:
        self.chat: list[ChatLine] = []
        self._spoken = 0
        self._cut = 0
        self._settle(self._read(stored))
        self._hear(stored.said)

    def _read(self, stored: Stored) -> Game:
        """Reads the record: the present line as a game, of the others only how long they are."""
        self.head = stored.head
        self.body = body = read_body(stored.head)
        self.rules = registry.find(self.head.game)
        self._entries: dict[int, int] = {}
        for entry in stored.entries:
            self._entries[entry.line] = entry.seq + 1
        self._stored_at = max([kept.seq for kept in stored.snapshots if kept.line == body.line], default=0)
        self._lengths = {
            line: len(record_of(stored_line(stored, body, line).entries).choices)
            for line in range(len(body.lines))
            if line != body.line
        }
        line = stored_line(stored, body, body.line)
        opened = open_line(line)
        #: What of the record stands before the game's own; not nothing only if its rules changed.
        self._before = (opened.choices, opened.outcomes)
        self._broken = (line, opened) if opened.broken else None
        return opened.game

    async def mend(self) -> None:
        """Writes down that the game goes on from a position that was kept, where its record does not fit."""
        async with self.lock:
            if self._broken is None:
                return
            entries, snapshot = mend(*self._broken)
            log.warning("table %s goes on from the position kept: %s", self.id, self._broken[1].fault)
            said = Said(self._spoken, WATCHING, "", note("rules-changed"), time.time())
            await self._commit(None, entries, (snapshot,), (said,))
            self._broken = None

    def _settle(self, game: Game) -> None:
        """Takes a game for the present one."""
        self.game = game
        choices, outcomes = game.codes()
        self._choices = len(choices)
        self._outcomes = len(outcomes)
        self._own = [0] * game.seats
        for code in choices:
            self._own[code >> _SEAT_BITS] += 1
        self._looks = {}

    @property
    def entries(self) -> int:
        """How many entries the present line has."""
        return self._entries.get(self.body.line, 0)

    def look(self, seat: int) -> dict[str, Any]:
        """What a seat sees now; made once for each position."""
        view = self._looks.get(seat)
        if view is None:
            view = self.game.view(None if seat < 0 else seat)
            if seat >= 0:
                view["version"] = 0
                if self.head.status != "playing":
                    view["choices"] = ()
                    view["undo"] = False
                elif view["choices"]:
                    view["version"] = self._mark(view, seat)
            self._looks[seat] = view
        return view

    def _mark(self, view: dict[str, Any], seat: int) -> int:
        """A mark of what a seat is asked; the engine's own count begins anew after a restart.

        Not of all that it sees: where several decide at once, what others have done meanwhile does not make
        a choice stale. The key is another one after a take-back.
        """
        asked = (view["prompt"], view["choices"], self._own[seat], self.key)
        seen = hashlib.blake2b(_encode(asked), digest_size=8)
        return int.from_bytes(seen.digest(), "little") >> 12 or 1

    def version(self, seat: int) -> int:
        """The mark of what a seat sees while it is asked; 0 while it is not."""
        version: int = self.look(seat)["version"]
        return version

    def chat_tail(self, since: int = 0) -> ChatTail:
        """The chat, or what was said after the first so many lines of the table's life."""
        first = self._spoken - len(self.chat)
        if since < self._cut or since > self._spoken:
            return ChatTail(0, self.chat)
        return ChatTail(max(0, since - first), self.chat[max(0, since - first) :])

    @property
    def key(self) -> str:
        """The key of the present line's chance."""
        return chance_key(self.body, self.body.line)

    @property
    def spoken(self) -> int:
        """How many lines of chat there were."""
        return self._spoken

    @property
    def lengths(self) -> list[int]:
        """How many choices each line of play has."""
        present = self._before[0] + self._choices
        return [
            present if line == self.body.line else self._lengths.get(line, 0)
            for line in range(max(1, len(self.body.lines)))
        ]

    async def line(self, line: int) -> Game:
        """The game of any line of play. Only under the lock."""
        if line == self.body.line:
            return self.game
        if not 0 <= line < len(self.body.lines):
            raise Problem("no-such-line")
        stored = await self.hall.store.read(self.id)
        if stored is None:
            raise Problem("no-such-table")
        return open_line(stored_line(stored, self.body, line)).game

    # --- who looks

    def present(self, seat: int) -> bool:
        """Whether somebody is looking from that seat, or was a moment ago."""
        viewer = self._viewers.get(seat)
        return seat in self._leaving or (viewer is not None and bool(viewer.streams))

    @property
    def watched(self) -> bool:
        return bool(self.streams)

    def _viewer(self, seat: int) -> Viewer:
        """The viewer of a seat, told everything up to now. Only under the lock."""
        viewer = self._viewers.get(seat)
        if viewer is None:
            viewer = self._viewers[seat] = Viewer(seat, self.look(seat), self.game)
        else:
            viewer.tell(self.look(seat), self.game, self._spoken)
        return viewer

    async def everything(self, asker: Asker, seat: int) -> Update:
        """An update that holds all there is for a seat."""
        async with self.lock:
            return self._everything(asker, self._viewer(seat))

    def _everything(self, asker: Asker, viewer: Viewer) -> Update:
        return viewer.everything(self.game, self.chat_tail(), self._spoken, self.info(asker))

    async def join(self, asker: Asker, seat: int, cursor: str) -> Stream:
        """Opens a stream for a seat, from a cursor on if that can still be told."""
        async with self.lock:
            viewer = self._viewer(seat)
            stream = Stream(
                self.hall.settings.heartbeat,
                lambda: event_of(self._everything(asker, viewer)),
                self._left,
            )
            missed = viewer.missed(cursor) if cursor else None
            if missed is None:
                stream.push(event_of(self._everything(asker, viewer)))
            else:
                for data in missed[0]:
                    stream.push(data)
                last = Update(cursor=viewer.cursor(self._spoken), table=self.info(asker))
                tail = self.chat_tail(missed[1])
                if tail.lines:
                    last.chat = tail
                stream.push(event_of(last))
            known = self.present(seat)
            self.streams[stream] = (asker, viewer)
            viewer.streams.add(stream)
        leaving = self._leaving.pop(seat, None)
        if leaving is not None:
            leaving.cancel()
        if not known and seat >= 0:
            self.tell_table()
        self.hall.bots.look_at(self)
        return stream

    def _left(self, stream: Stream) -> None:
        _, viewer = self.streams.pop(stream)
        viewer.streams.discard(stream)
        self.used = time.monotonic()
        seat = viewer.seat
        if seat >= 0 and not viewer.streams and not self.hall.closing:
            loop = asyncio.get_running_loop()
            self._leaving[seat] = loop.call_later(self.hall.settings.grace, self._gone, seat)

    def _gone(self, seat: int) -> None:
        self._leaving.pop(seat, None)
        self.tell_table()

    def info(self, asker: Asker) -> TableInfo:
        """The table as it is told to somebody."""
        from banneret.server.tables import table_info

        return table_info(self.head, self.body, asker, self.present)

    # --- telling

    def tell(self) -> None:
        """Tells everybody who looks what is new in the game."""
        for seat, viewer in self._viewers.items():
            if viewer.streams:
                viewer.tell(self.look(seat), self.game, self._spoken)

    def _replace(self, game: Game) -> None:
        """Puts another game in the place of the present one, and tells what is different now."""
        before = self.game
        self._settle(game)
        for seat, viewer in list(self._viewers.items()):
            if viewer.streams:
                viewer.retell(self.look(seat), before, game, self._spoken)
            else:
                del self._viewers[seat]

    def tell_table(self) -> None:
        """Tells everybody who looks what is new about the table itself."""
        for stream, (asker, viewer) in list(self.streams.items()):
            stream.push(event_of(Update(cursor=viewer.cursor(self._spoken), table=self.info(asker))))

    def _hear(self, said: list[Said]) -> None:
        """Adds to the chat and tells it."""
        if not said:
            return
        first = len(self.chat)
        self.chat.extend([_chat_line(one) for one in said])
        self._spoken += len(said)
        tail = ChatTail(first, self.chat[first:])
        if len(self.chat) > MOST_CHAT:
            del self.chat[: len(self.chat) - MOST_CHAT + CHAT_CUT]
            self._cut = self._spoken
            tail = ChatTail(0, self.chat)
        for viewer in self._viewers.values():
            if viewer.streams:
                data = event_of(Update(cursor=viewer.cursor(self._spoken), chat=tail))
                for stream in viewer.streams:
                    stream.push(data)

    # --- changing

    async def choose(self, seat: int, choice: int, version: int | None) -> Played:
        """Plays a choice of a seat, and says whether it must go on.

        Raises:
            Problem: it is stale or against the rules; nothing has changed.
            StoreError: it could not be stored; nothing has changed.
        """
        async with self.lock:
            for _ in range(_TRIES):
                self._must_be_playing()
                now = self.version(seat)
                if version is not None and now and version != now:
                    raise Problem("stale-choice", version=now)
                try:
                    self.game.apply(seat, choice)
                except ChoiceRefused as error:
                    raise self._refused(error, seat, choice) from None
                except Exception:
                    self._put_back()
                    raise
                if await self._keep(seat):
                    over = self.head.status == "over"
                    return Played(self.version(seat), not over and seat in self.game.must_act, over)
            raise Conflict(f"table {self.id} changes too fast")

    async def resign(self, seat: int) -> None:
        """A seat gives up."""
        async with self.lock:
            for _ in range(_TRIES):
                self._must_be_playing()
                try:
                    self.game.resign(seat)
                except ChoiceRefused as error:
                    raise self._refused(error, seat, None) from None
                if await self._keep(seat):
                    return
            raise Conflict(f"table {self.id} changes too fast")

    async def _keep(self, seat: int) -> bool:
        """Stores what was just chosen, then tells it; False if another process was quicker."""
        game = self.game
        codes, outcomes = game.codes(self._choices, self._outcomes)
        entry = Entry(self.body.line, self.entries, "choice", tuple(codes), tuple(outcomes))
        try:
            await self._commit(self._turned(game), (entry,), self._due(game, 1))
        except Conflict:
            self._put_back()
            await self._catch_up()
            return False
        except BaseException:
            # Whatever became of it there: the next look at the store finds out.
            self._put_back()
            self.hall.spawn(self._recheck())
            raise
        self._choices += len(codes)
        self._outcomes += len(outcomes)
        self._own[seat] += 1
        self._looks = {}
        self._told(True)
        return True

    def _put_back(self) -> None:
        """Takes back what was done to the game in memory, because it could not be stored."""
        self.game = self.game.replayed(self._choices)

    async def _recheck(self) -> None:
        """Finds out, as soon as the store can be asked, whether something was written after all."""
        for wait in (0.5, 1, 2, 5, 10, 20, 30):
            await asyncio.sleep(wait)
            try:
                async with self.lock:
                    await self._catch_up()
            except StoreError:
                continue
            return

    async def undo(self, seat: int, whole: bool) -> None:
        """Takes back the last choice of a seat, or all it may take back."""

        def without(game: Game) -> Game:
            if self.head.status == "over":
                # All secrets are open by then, and so is advice.
                raise Problem("game-over")
            trial = game.copy()
            try:
                trial.undo(seat, whole)
            except ChoiceRefused as error:
                raise self._refused(error, seat, None) from None
            return trial

        await self.rework(without)

    async def rework(
        self,
        make: Callable[[Game], Game],
        edit: Edit | None = None,
        said: Callable[[], tuple[Said, ...]] = tuple,
    ) -> None:
        """Puts a game in the place of the present one that went another way from some point on."""
        async with self.lock:
            for _ in range(_TRIES):
                self._must_be_playing()
                trial = make(self.game)
                entry = self._undone(trial)
                try:
                    turned = self._turned(trial)
                    if edit is not None:
                        turned = edit(*(turned or (self.head, self.body)))
                    await self._commit(turned, (entry,), (self._snapshot(trial, 1),), said())
                except Conflict:
                    await self._catch_up()
                    continue
                self._replace(trial)
                self._told(False)
                return
            raise Conflict(f"table {self.id} changes too fast")

    def _undone(self, trial: Game) -> Entry:
        """The entry that leads from the present game to another that shares its beginning."""
        choices, outcomes = trial.codes()
        stay = undone(self.game.codes(), (choices, outcomes))
        codes = (self._before[0] + stay[0], self._before[1] + stay[1], *choices[stay[0] :])
        return Entry(self.body.line, self.entries, "undo", codes, tuple(outcomes[stay[1] :]))

    async def change(self, edit: Edit, said: Callable[[], tuple[Said, ...]] = tuple) -> None:
        """Changes the table itself; ``edit`` is asked again if another process was quicker."""
        async with self.lock:
            for _ in range(_TRIES):
                status = self.head.status
                head, body = edit(self.head, self.body)
                try:
                    await self._commit((head, body), (), (), said())
                except Conflict:
                    await self._catch_up()
                    continue
                if self.head.status != status:
                    # Choices are offered only while the game is on.
                    self._looks = {}
                    self.tell()
                self._tell_news()
                self.hall.bots.look_at(self)
                return
            raise Conflict(f"table {self.id} changes too fast")

    async def branch(self, line: int, stop: int, name: str) -> None:
        """Opens a new line of play at a moment of another, and goes on there."""
        async with self.lock:
            for _ in range(_TRIES):
                if len(self.body.lines) >= MOST_LINES:
                    raise Problem("full")
                game = await self.line(line)
                if stop > len(game.codes()[0]):
                    raise Problem("no-such-moment")
                game = game.replayed(stop)
                number = len(self.body.lines)
                key = hashlib.blake2b(f"{self.body.key}/line/{number}".encode(), digest_size=16).hexdigest()
                game.reseed(key)
                choices, outcomes = game.codes()
                body = msgspec.structs.replace(
                    self.body, lines=[*self.body.lines, Branch(name, line, stop, key)], line=number
                )
                entry = Entry(number, 0, "choice", tuple(choices), tuple(outcomes))
                if await self._turn_to(game, body, (entry,)):
                    return
            raise Conflict(f"table {self.id} changes too fast")

    async def switch(self, line: int) -> None:
        """Makes another line of play the present one."""
        async with self.lock:
            for _ in range(_TRIES):
                game = await self.line(line)
                if line == self.body.line:
                    return
                if await self._turn_to(game, msgspec.structs.replace(self.body, line=line), ()):
                    return
            raise Conflict(f"table {self.id} changes too fast")

    async def _turn_to(self, game: Game, body: Body, entries: tuple[Entry, ...]) -> bool:
        """Takes another line for the present one; False if another process was quicker."""
        old = self.body.line
        body = msgspec.structs.replace(
            body, must_act=list(game.must_act), winners=list(game.winners), changed=time.time()
        )
        head = self.head._replace(status="over" if game.over else "playing")
        length = self.lengths[old]
        count = sum([entry.seq + 1 for entry in entries]) or self._entries[body.line]
        snapshot = Snapshot(body.line, count, self.rules.stamp(), _snapshot_of(game))
        try:
            await self._commit((head, body), entries, (snapshot,))
        except Conflict:
            await self._catch_up()
            return False
        self._lengths[old] = length
        self._before = (0, 0)
        self._replace(game)
        self._told(False)
        return True

    async def say(self, seat: int, name: str, text: str) -> None:
        """Adds a line to the chat; without a name it is a note of the table itself."""
        async with self.lock:
            for _ in range(_TRIES):
                said = Said(self._spoken, seat, name, text, time.time())
                try:
                    await self._commit(None, (), (), (said,))
                except Conflict:
                    await self._catch_up()
                    continue
                return
            raise Conflict(f"table {self.id} changes too fast")

    async def _commit(
        self,
        changed: tuple[Head, Body] | None,
        entries: tuple[Entry, ...],
        snapshots: tuple[Snapshot, ...] = (),
        said: tuple[Said, ...] = (),
    ) -> None:
        """Everything in one transaction; what is in memory follows only when it is safe."""
        serial = self.head.serial + 1
        head = self.head._replace(serial=serial)
        body = self.body
        if changed is not None:
            body = changed[1]
            head = changed[0]._replace(serial=serial, body=write_body(body))
        await self.hall.store.commit(
            Commit(
                self.id,
                serial - 1,
                time.time(),
                None if changed is None else head,
                entries,
                snapshots,
                said,
            )
        )
        before = self.head
        self._news = self._news or _public(head, body) != _public(before, self.body)
        self.head = head
        self.body = body
        self._part(before)
        for entry in entries:
            self._entries[entry.line] = entry.seq + 1
        for snapshot in snapshots:
            self._stored_at = snapshot.seq
        if said:
            self._hear(list(said))
        if changed is not None:
            self.hall.announce(self.head, self.body, self.present, before)

    def _part(self, before: Head) -> None:
        """Closes the streams of those whose seat was left or given to somebody else."""
        head = self.head
        if head.seats == before.seats:
            return
        for stream, (asker, viewer) in list(self.streams.items()):
            if not asker.may_look(head, viewer.seat, bool(self.body.password)):
                stream.close()

    def _turned(self, game: Game) -> tuple[Head, Body] | None:
        """The new head after a choice, if anything in it is different now."""
        body = self.body
        must = list(game.must_act)
        over = game.over
        if must == body.must_act and body.takeback is None and not over:
            return None
        now = time.time()
        body = msgspec.structs.replace(
            body, must_act=must, winners=list(game.winners), takeback=None, changed=now
        )
        return self.head._replace(status="over" if over else "playing"), body

    def _told(self, forward: bool) -> None:
        """After the game went on."""
        if forward:
            self.tell()
        self._tell_news()
        self.hall.bots.look_at(self)
        self._rest()

    def _tell_news(self) -> None:
        """Tells what is new about the table itself, if anything is."""
        if self._news:
            self._news = False
            self.tell_table()

    # --- snapshots

    def _due(self, game: Game, more: int) -> tuple[Snapshot, ...]:
        if self.entries + more - self._stored_at < SNAPSHOT_EVERY and not game.over:
            return ()
        return (self._snapshot(game, more),)

    def _snapshot(self, game: Game, more: int) -> Snapshot:
        return Snapshot(self.body.line, self.entries + more, self.rules.stamp(), _snapshot_of(game))

    def _rest(self) -> None:
        """Stores the position itself once the table has been quiet for a while."""
        self._moved = time.monotonic()
        if self._quiet is None and self.entries > self._stored_at:
            # One timer for a whole run of choices: it looks again when the last of them was too lately.
            self._quiet = asyncio.get_running_loop().call_later(self.hall.settings.quiet, self._rested)

    def _rested(self) -> None:
        self._quiet = None
        left = self._moved + self.hall.settings.quiet - time.monotonic()
        if left > 0:
            self._quiet = asyncio.get_running_loop().call_later(left, self._rested)
        else:
            self.hall.spawn(self._settle_down())

    async def _settle_down(self) -> None:
        await self.store_position()
        async with self.lock:
            self.game.rest(self.hall.shelf)

    async def doze(self) -> None:
        """Takes less room while nobody looks. Who comes back is told everything anew."""
        async with self.lock:
            if not self.streams:
                self.game.rest(self.hall.shelf)
                self._looks = {}
                self._viewers = {}
                self.walks = {}

    async def store_position(self) -> None:
        """Stores the position itself, if it is newer than the one stored."""
        async with self.lock:
            if self.entries <= self._stored_at:
                return
            try:
                await self._commit(None, (), (self._snapshot(self.game, 0),))
            except StoreError as error:
                log.info("the position of table %s is not stored yet: %s", self.id, error)

    def forget(self) -> None:
        """Lets go of everything that would still happen by itself."""
        if self._quiet is not None:
            self._quiet.cancel()
        for leaving in self._leaving.values():
            leaving.cancel()
        for stream in list(self.streams):
            stream.close()

    # --- other processes

    async def heard(self, serial: int) -> None:
        """Another process wrote to the table."""
        async with self.lock:
            if serial > self.head.serial:
                await self._catch_up()

    async def heard_nothing(self) -> None:
        """Nobody told us for a while what other processes wrote."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Learns what other processes did to the table, and tells it."""
        stored = await self.hall.store.read_since(self.id, self.head.serial)
        if stored is None:
            raise Problem("no-such-table")
        before = (self.head, self.body)
        body = read_body(stored.head)
        straight = body.line == self.body.line and chance_key(body, body.line) == self.key
        if not (straight and self._follow(stored, body)):
            whole = await self.hall.store.read(self.id)
            if whole is None:
                raise Problem("no-such-table")
            self._replace(self._read(whole))
            stored = stored._replace(head=whole.head, said=whole.said[self._spoken :])
        self._part(before[0])
        self._hear(stored.said)
        self.tell()
        self._news = self._news or _public(self.head, self.body) != _public(*before)
        self._tell_news()
        self.hall.announce(self.head, self.body, self.present, before[0])
        self.hall.bots.look_at(self)

    def _follow(self, stored: Stored, body: Body) -> bool:
        """Plays what others played; False if that does not lead where it led them."""
        count = self.entries
        for entry in stored.entries:
            if entry.kind != "choice" or entry.line != body.line or entry.seq != count:
                return False
            count += 1
        try:
            for entry in stored.entries:
                for code in entry.codes:
                    seat, choice = code >> _SEAT_BITS, code & LAST_CHOICE
                    if choice == RESIGN:
                        self.game.resign(seat)
                    else:
                        self.game.apply(seat, choice)
                    self._own[seat] += 1
                codes, outcomes = self.game.codes(self._choices, self._outcomes)
                if tuple(codes) != entry.codes or tuple(outcomes) != entry.outcomes:
                    return False
                self._choices += len(codes)
                self._outcomes += len(outcomes)
                self._entries[entry.line] = entry.seq + 1
        except BanneretError:
            return False
        self.head = stored.head
        self.body = body
        self._looks = {}
        return True

    # --- refusing

    def _must_be_playing(self) -> None:
        if self.head.status == "waiting":
            raise Problem("not-playing")

    def _refused(self, error: ChoiceRefused, seat: int, choice: int | None) -> Problem:
        why = None if choice is None else self.game.why_not(seat, choice)
        problem = refused(error, self.rules, self.game.seats, why)
        problem.version = self.version(seat)
        return problem


def _snapshot_of(game: Game) -> str:
    return _encode(game.snapshot(log=True)).decode("utf-8")


def _public(head: Head, body: Body) -> tuple[object, ...]:
    """What is told about a table itself; who is at turn is told with the view."""
    return head.seats, head.status, head.host, body.title, body.takeback, body.rematch, body.line


def _chat_line(said: Said) -> ChatLine:
    seat = None if said.seat < 0 else said.seat
    if said.name:
        return ChatLine(seat, said.name, said.text, said.at)
    return ChatLine(seat, "", "", said.at, msgspec.json.decode(said.text, type=ChatNote))


def note(key: str, **args: str) -> str:
    """The text of a chat line that is a note of the table itself."""
    return _encode(ChatNote(key, args)).decode("utf-8")


__all__ = ["WATCHING", "Live", "note"]
