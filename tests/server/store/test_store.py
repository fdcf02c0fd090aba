"""What both stores promise, asked of both."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.store.samples import HOSTILE, SEATS, awaited, begin, head, opened, play, say, there

from banneret.server.store import make_store
from banneret.server.store.base import (
    Commit,
    Conflict,
    Entry,
    Person,
    Said,
    Seat,
    Snapshot,
    Stored,
    StoreError,
    StoreUnavailable,
)

#: The longest codes that the core writes: a seat and a choice, the question and answer of chance.
WIDE = (19 << 24 | 0xFFFFFF, (4095 << 12 | 4095) << 12 | 4094)


# --- what is written comes back


@awaited
async def test_everything_comes_back_as_it_was(url: str) -> None:
    first = head("t-1", status="waiting", seats=(Seat("person", "p-ann", "Ann", "", b"k" * 32), Seat()))
    entries = (
        Entry(0, 0, "choice", (WIDE[0],)),
        Entry(0, 1, "choice", (5,), (WIDE[1], 0, 1 << 24)),
        Entry(1, 0, "undo", (0, 0, 4, 5, WIDE[0]), (WIDE[1],)),
        Entry(0, 2, "undo", (1, 0)),
        Entry(300, 7, "choice", (1, 2, 3), tuple(range(2000))),
    )
    snapshots = (Snapshot(0, 2, "1.2", '{"log":"é' + "x" * 30_000 + '"}'), Snapshot(1, 1, "1.2", "{}"))
    said = (Said(0, 1, "Ann", "hello", 10.125), Said(1, -1, "", '{"key":"joined"}', 11.0))
    second = head("t-1", 3, updated=12.0625)
    async with opened(url) as store:
        await store.commit(Commit("t-1", 0, 9.5, head=first))
        assert await store.read("t-1") == Stored(first, [], [], [])
        await store.commit(Commit("t-1", 1, 10.0, entries=entries, snapshots=snapshots, said=said))
        # What a commit does not speak of stays; the serial and the time are its own.
        sorted_entries = sorted(entries, key=lambda entry: (entry.line, entry.seq))
        now = Stored(first._replace(serial=2, updated=10.0), sorted_entries, list(snapshots), list(said))
        assert await store.read("t-1") == now
        await store.commit(Commit("t-1", 2, 12.0, head=second))
        now = now._replace(head=second)
        assert await store.read("t-1") == now
    async with opened(url) as store:
        assert await store.read("t-1") == now


@awaited
async def test_seats_can_become_fewer_and_more(url: str) -> None:
    async with opened(url) as store:
        await store.commit(begin("t"))
        for serial, seats in enumerate(((SEATS[1],), (), SEATS * 2, SEATS[:2]), 2):
            new = head("t", serial, seats=seats)
            await store.commit(Commit("t", serial - 1, 1.0, head=new))
            assert (await there(store, "t")).head == new
    async with opened(url) as store:
        # The store that comes after knows how many there were, too.
        new = head("t", 6, seats=SEATS[:1])
        await store.commit(Commit("t", 5, 1.0, head=new))
        assert (await there(store, "t")).head == new


@awaited
async def test_a_snapshot_replaces_the_one_of_its_line(url: str) -> None:
    async with opened(url) as store:
        await store.commit(begin("t"))
        for serial, kept in enumerate(
            (Snapshot(0, 1, "1", "one"), Snapshot(2, 1, "1", "other"), Snapshot(0, 9, "2", "two")), 1
        ):
            await store.commit(Commit("t", serial, 1.0, snapshots=(kept,)))
        assert (await there(store, "t")).snapshots == [
            Snapshot(0, 9, "2", "two"),
            Snapshot(2, 1, "1", "other"),
        ]


@awaited
async def test_hostile_texts_come_back_as_they_are(url: str) -> None:
    async with opened(url) as store:
        for number, text in enumerate(HOSTILE):
            table = f"t{number}{text[:100]}"
            seat = Seat("person", text, text, text, text.encode())
            new = head(
                table, game=text, kind=text, access=text, host=text, rules=text, body=text, seats=(seat,)
            )
            said = Said(0, 0, text, text, 1.0)
            kept = Snapshot(0, 0, text, text)
            await store.commit(Commit(table, 0, 1.0, head=new, snapshots=(kept,), said=(said,)))
            assert await store.read(table) == Stored(new, [], [kept], [said])
            person = Person(text, text, text.encode(), 1.0)
            await store.add_person(person)
            assert await store.person_by_key(text.encode()) == person
            await store.write_note(table, text, text, 1.0)
            assert await store.note(table, text) == text
            assert [one.id for one in await store.heads(person=text)] == [table]
            assert [one.id for one in await store.heads(game=text, access=text)] == [table]
            assert [one.id for one in await store.heads(seat_key=text.encode())] == [table]


@pytest.mark.parametrize("text", ["a\0b", "half \ud83c sign"])
@awaited
async def test_texts_that_not_every_database_keeps_are_refused(url: str, text: str) -> None:
    async with opened(url) as store:
        await store.commit(begin("t"))
        before = await store.read("t")
        refused = [
            say("t", 1, 0, text),
            say("t", 1, 0, "hello", name=text),
            Commit("t", 1, 1.0, head=head("t", 2, body=text)),
            Commit("t", 1, 1.0, head=head("t", 2, seats=(Seat(name=text),))),
            Commit("t", 1, 1.0, snapshots=(Snapshot(0, 0, text, "{}"),)),
            Commit("t", 1, 1.0, snapshots=(Snapshot(0, 0, "1", text),)),
            begin(text),
            play(text, 1, 0),
        ]
        for commit in refused:
            with pytest.raises(StoreError, match="cannot be kept"):
                await store.commit(commit)
        with pytest.raises(StoreError, match="cannot be kept"):
            await store.add_person(Person("p", text, b"k", 1.0))
        with pytest.raises(StoreError, match="cannot be kept"):
            await store.write_note("t", "p", text, 1.0)
        assert await store.read("t") == before
        # Asked for, they are nowhere.
        assert await store.read(text) is None
        assert await store.read_since(text, 1 << 40) is None
        assert await store.note("t", text) == ""
        assert await store.note(text, "p") == ""
        assert await store.heads(person=text) == []
        assert await store.heads(status=(text,)) == []
        await store.commit(say("t", 1, 0, "fine"))


@awaited
async def test_numbers_that_no_game_records_are_refused(url: str) -> None:
    async with opened(url) as store:
        await store.commit(begin("t"))
        for codes in ((-1,), (1 << 40,), tuple(range(40_000))):
            with pytest.raises(StoreError):
                await store.commit(Commit("t", 1, 1.0, entries=(Entry(0, 0, "choice", codes),)))
        with pytest.raises(StoreError, match=r"cannot be written|out of int32 range"):
            await store.commit(Commit("t", 1, 1.0, said=(Said(1 << 70, 0, "Ann", "hello", 1.0),)))
        with pytest.raises(StoreError, match="with serial 7"):
            await store.commit(Commit("t", 1, 1.0, head=head("t", 7)))
        with pytest.raises(StoreError, match="'u'"):
            await store.commit(Commit("t", 1, 1.0, head=head("u", 2)))
        await store.commit(play("t", 1, 0))


# --- reading since


@awaited
async def test_only_what_was_added_since_is_read(url: str) -> None:
    async with opened(url) as store:
        assert await store.read("nobody") is None
        assert await store.read_since("nobody", 3) is None
        await store.commit(begin("t"))
        await store.commit(play("t", 1, 0))
        await store.commit(say("t", 2, 0, "first"))
        await store.commit(play("t", 3, 1))
        await store.commit(Commit("t", 4, 7.0, snapshots=(Snapshot(0, 2, "1", "{}"),)))
        await store.commit(say("t", 5, 1, "second"))
        whole = await there(store, "t")
        assert whole.head.serial == 6
        assert await store.read_since("t", 0) == whole
        assert await store.read_since("t", 2) == whole._replace(entries=whole.entries[1:])
        assert await store.read_since("t", 3) == whole._replace(
            entries=whole.entries[1:], said=whole.said[1:]
        )
        assert await store.read_since("t", 4) == whole._replace(entries=[], said=whole.said[1:])
        assert await store.read_since("t", 5) == Stored(whole.head, [], [], whole.said[1:])
        assert await store.read_since("t", 6) == Stored(whole.head, [], [], [])
        assert await store.read_since("t", 1 << 40) == Stored(whole.head, [], [], [])


@awaited
async def test_a_game_that_is_over_is_packed_and_can_go_on(url: str) -> None:
    async with opened(url) as store:
        await store.commit(begin("t"))
        for seq in range(20):
            await store.commit(play("t", seq + 1, seq))
        await store.commit(Commit("t", 21, 5.0, entries=(Entry(3, 0, "choice", (9,)),)))
        before = await there(store, "t")
        await store.commit(Commit("t", 22, 6.0, head=head("t", 23, status="over")))
        packed = await there(store, "t")
        assert packed.entries == before.entries
        assert packed.head.status == "over"
        # The serials of the commits are not forgotten.
        since = await store.read_since("t", 19)
        assert since is not None
        assert since.entries == [*before.entries[18:20], before.entries[20]]
        # Somebody takes the last choice back with the others' consent, and the game ends once more.
        undo = Entry(0, 20, "undo", (19, 19))
        await store.commit(Commit("t", 23, 7.0, head=head("t", 24), entries=(undo,)))
        again = Entry(0, 21, "choice", (5,))
        over = head("t", 25, status="over")
        await store.commit(Commit("t", 24, 8.0, head=over, entries=(again,)))
        entries = [*before.entries[:20], undo, again, before.entries[20]]
        assert await store.read("t") == Stored(over, entries, [], [])
        since = await store.read_since("t", 23)
        assert since is not None
        assert since.entries == [undo, again]


# --- conflicts


@awaited
async def test_a_commit_on_another_serial_is_refused_and_changes_nothing(url: str) -> None:
    async with opened(url) as store:
        await store.commit(begin("t"))
        await store.commit(play("t", 1, 0))
        before = await there(store, "t")
        wrong = [
            begin("t"),
            play("t", 0, 1),
            play("t", 1, 1),
            play("t", 3, 1),
            Commit("t", 3, 1.0, head=head("t", 4), snapshots=(Snapshot(0, 1, "1", "{}"),)),
            say("t", 1, 0, "hello"),
            play("nobody", 0, 0),
            play("nobody", 1, 0),
            Commit("nobody", 1, 1.0, head=head("nobody", 2)),
        ]
        for commit in wrong:
            with pytest.raises(Conflict):
                await store.commit(commit)
        assert await store.read("t") == before
        assert await store.read("nobody") is None
        assert [one.id for one in await store.heads()] == ["t"]


@awaited
async def test_one_of_several_rivals_wins(url: str) -> None:
    async with opened(url) as store:
        await store.commit(begin("t"))
        await store.commit(begin("u"))
        rivals = [play("t", 1, 0, verb=verb) for verb in range(1, 6)]
        answers = await asyncio.gather(
            *[store.commit(commit) for commit in (*rivals, play("u", 1, 0))], return_exceptions=True
        )
        assert [type(answer) for answer in answers].count(Conflict) == 4
        assert answers[-1] is None
        won = next(place for place, answer in enumerate(answers) if answer is None)
        stored = await there(store, "t")
        assert stored.head.serial == 2
        assert stored.entries == list(rivals[won].entries)


@awaited
async def test_commits_that_follow_each_other_may_wait_together(url: str) -> None:
    async with opened(url) as store:
        chain = [begin("t"), *[play("t", seq + 1, seq) for seq in range(9)]]
        last = Commit("t", 10, 9.0, head=head("t", 11, status="over"), snapshots=(Snapshot(0, 9, "1", "a"),))
        after = Commit("t", 11, 9.0, snapshots=(Snapshot(0, 9, "1", "b"),))
        await asyncio.gather(*[store.commit(commit) for commit in (*chain, last, after)])
        stored = await there(store, "t")
        assert stored.head == head("t", 12, status="over", updated=9.0)
        assert [entry.seq for entry in stored.entries] == list(range(9))
        assert stored.snapshots == [Snapshot(0, 9, "1", "b")]


# --- group commit


@awaited
async def test_a_commit_that_cannot_be_written_fails_alone(url: str) -> None:
    async with opened(url) as store:
        tables = [f"t{number}" for number in range(12)]
        for table in tables:
            await store.commit(begin(table))
            await store.commit(play(table, 1, 0))
        # Everything at once: what is fine, what is stale, and an entry that is there already.
        commits = [play(table, 2, 1) for table in tables[:10]]
        commits += [play("t10", 1, 1), play("t11", 2, 0)]
        answers = await asyncio.gather(
            *[store.commit(commit) for commit in commits],
            store.add_person(Person("p", "Ann", b"k", 1.0)),
            store.write_note("t1", "p", "mine", 1.0),
            return_exceptions=True,
        )
        assert answers[:10] == [None] * 10
        assert isinstance(answers[10], Conflict)
        assert isinstance(answers[11], StoreError)
        assert not isinstance(answers[11], Conflict | StoreUnavailable)
        assert answers[12:] == [None, None]
        for table in tables[:10]:
            assert len((await there(store, table)).entries) == 2
        for table in tables[10:]:
            assert (await there(store, table)).head.serial == 2
        assert await store.note("t1", "p") == "mine"
        # The table whose commit was refused can be played on.
        await store.commit(play("t11", 2, 1))


@awaited
async def test_who_goes_away_while_waiting_does_no_harm(url: str) -> None:
    async with opened(url) as store:
        await store.commit(begin("t"))
        await store.commit(begin("u"))
        leaving = asyncio.create_task(store.commit(play("t", 1, 0)))
        staying = asyncio.create_task(store.commit(play("u", 1, 0)))
        await asyncio.sleep(0)
        leaving.cancel()
        await staying
        with pytest.raises(asyncio.CancelledError):
            await leaving
        await store.commit(play("u", 2, 1))
        # It was on its way already.
        assert len((await there(store, "t")).entries) == 1


@awaited
async def test_closing_writes_what_waits_and_then_takes_no_more(url: str) -> None:
    store = make_store(url)
    await store.open()
    await store.commit(begin("t"))
    waiting = asyncio.create_task(store.commit(play("t", 1, 0)))
    await asyncio.sleep(0)
    await store.close()
    await waiting
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.commit(play("t", 2, 1))
    with pytest.raises(StoreUnavailable, match="not open"):
        await store.read("t")
    async with opened(url) as again:
        assert len((await there(again, "t")).entries) == 1


@awaited
async def test_a_store_that_was_never_opened_says_so(url: str) -> None:
    store = make_store(url)
    with pytest.raises(StoreUnavailable, match="not open"):
        await store.read("t")
    await store.close()


# --- people, notes, lists


@awaited
async def test_people_are_found_by_their_key(url: str) -> None:
    ann = Person("p-ann", "Ann", b"\x00" * 32, 12.25)
    async with opened(url) as store:
        assert await store.person_by_key(ann.key_hash) is None
        await store.add_person(ann)
        await store.add_person(ann)
        assert await store.person_by_key(ann.key_hash) == ann
        assert await store.person_by_key(b"\x00" * 31) is None
        for other in (ann._replace(name="Bob"), ann._replace(id="p-bob"), ann._replace(key_hash=b"other")):
            with pytest.raises(StoreError, match="there is a person"):
                await store.add_person(other)
        assert await store.person_by_key(ann.key_hash) == ann
        assert await store.person_by_key(b"other") is None


@awaited
async def test_notes_are_private_and_replaced(url: str) -> None:
    async with opened(url) as store:
        assert await store.note("t", "p-ann") == ""
        await store.write_note("t", "p-ann", "York is weak", 1.0)
        await store.write_note("t", "p-bob", "Lancaster is weak", 1.0)
        await store.write_note("u", "p-ann", "another table", 1.0)
        await asyncio.gather(
            store.write_note("t", "p-ann", "York is dead", 2.0),
            store.write_note("t", "p-ann", "York was dead", 3.0),
        )
        assert await store.note("t", "p-ann") == "York was dead"
        assert await store.note("t", "p-bob") == "Lancaster is weak"
        assert await store.note("u", "p-bob") == ""
        await store.write_note("t", "p-bob", "", 3.0)
        assert await store.note("t", "p-bob") == ""


@awaited
async def test_lists_hold_what_fits_and_the_newest_first(url: str) -> None:
    bob = Seat("person", "p-bob", "Bob", "", b"bob's key")
    async with opened(url) as store:
        await store.commit(begin("a", updated=3.0, status="waiting"))
        await store.commit(begin("b", updated=5.0, status="waiting", access="link"))
        await store.commit(begin("c", updated=4.0, status="playing", seats=(bob, SEATS[0])))
        await store.commit(begin("d", updated=1.0, status="over", game="mil1049", seats=(bob, bob)))
        await store.commit(begin("e", updated=2.0, status="over", seats=()))

        async def found(**asked: object) -> str:
            heads = await store.heads(**asked)  # type: ignore[arg-type]
            for one in heads:
                assert (await there(store, one.id)).head == one
            return "".join([one.id for one in heads])

        assert await found() == "bcaed"
        assert await found(limit=2) == "bc"
        assert await found(access="open", status=("waiting",)) == "a"
        assert await found(status=("waiting", "over")) == "baed"
        assert await found(status=["playing"]) == "c"
        assert await found(person="p-ann") == "bca"
        assert await found(person="p-bob") == "cd"
        assert await found(person="p-bob", game="mil1049") == "d"
        assert await found(person="p-bob", game="mil1049", access="link") == ""
        assert await found(seat_key=b"bob's key") == "cd"
        assert await found(seat_key=b"bob's key", person="p-ann") == "c"
        assert await found(seat_key=b"nobody's key") == ""
        # Open seats and bots have no person and no key: nobody can ask for those.
        assert await found(person="") == ""
        assert await found(seat_key=b"") == ""
        # Whatever is done at a table brings it to the front.
        await store.commit(say("d", 1, 0, "hello"))
        assert await found() == "dbcae"
        await store.commit(Commit("c", 1, 9000.0, head=head("c", 2, updated=9000.0, seats=(SEATS[0],))))
        assert await found(person="p-bob") == "d"
        assert await found(limit=1) == "c"


@awaited
async def test_a_long_list_has_the_right_seats(url: str) -> None:
    async with opened(url) as store:
        commits = [
            begin(f"t{number}", updated=float(number), seats=(Seat("person", "p", f"n{number}", "", b""),))
            for number in range(150)
        ]
        await asyncio.gather(*[store.commit(commit) for commit in commits])
        heads = await store.heads(limit=1000)
        assert [one.seats[0].name for one in heads] == [f"n{number}" for number in range(149, -1, -1)]


# --- only looking


@awaited
async def test_a_store_can_be_looked_into_while_a_server_uses_it(url: str) -> None:
    async with opened(url) as store:
        await store.commit(begin("t"))
        looking = make_store(url, read_only=True)
        await looking.open()
        assert await looking.read("t") == await store.read("t")
        await store.commit(play("t", 1, 0))
        assert await looking.read("t") == await store.read("t")
        for writing in (
            looking.commit(play("t", 2, 1)),
            looking.add_person(Person("p", "Ann", b"k", 1.0)),
            looking.write_note("t", "p", "mine", 1.0),
        ):
            with pytest.raises(StoreError, match="reading only"):
                await writing
        await looking.close()
        await store.commit(play("t", 2, 1))
