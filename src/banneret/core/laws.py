"""The laws that every game keeps, checked on one position; ``sim --check``, ``fuzz`` and the tests run them.

The laws, by the numbers that faults begin with:

1.  A copy is equal and independent.
2.  What is saved and loaded, or frozen and restored, is the same position.
3.  The same chances and choices give the same game; a file replays from its outcomes.
4.  Choices are sorted, unique, named, and there for whom they must be; ``why_not`` agrees with them.
5.  Undo goes back to where it came from, and never across chance, a reveal or another seat.
6.  What a seat cannot know changes nothing that it is shown.
7.  Nothing is lost or doubled (``Rules.check``).
8.  A game that is over has winners, and nothing left to choose.
9.  There is a score for every seat.
10. What is not legal changes nothing, and is refused with a rule.

Everything here goes through the doors of ``Game`` and ``Rules``, so it holds for games of other people too.
"""

from __future__ import annotations

import json
import random
from typing import Any, Final

from banneret.core import gamefile
from banneret.core.choice import LAST_CHOICE, NOUN_BITS
from banneret.core.errors import BanneretError, ChoiceRefused
from banneret.core.game import NATURE, RESIGN, WATCHERS, Game, from_file, from_snapshot, new
from banneret.core.rules import Refusal, Rules
from banneret.core.step import ASK
from banneret.core.text import rule_table, texts

#: What nobody may choose, whatever the game.
FORGED: Final[tuple[object, ...]] = (
    -1,
    -5,
    2**70,
    LAST_CHOICE + 1,
    RESIGN,
    True,
    False,
    1.0,
    float("nan"),
    float("inf"),
    None,
    "3",
    "",
    b"1",
    [],
    (),
    {},
)
#: What is nobody's seat, in a game of any size.
NO_SEATS: Final[tuple[object, ...]] = (-2, 20, 2**70, True, 0.0, float("nan"), None, "0", [])
#: What is no version of any position.
NO_VERSIONS: Final[tuple[object, ...]] = (-1, 2**70, True, 1.0, "0", [])

#: In a check that is not thorough, a costly law is looked at once in so many positions.
_ONCE_IN: Final = 4
#: Words do not depend on the position, and Fluent is slow.
_WORDS_ONCE_IN: Final = 16
#: Undo replays the game from its beginning, so in a long game it is tried less often.
_UNDO_COST: Final = 40
#: How many things that are not listed are tried, for each seat, in a check that is not thorough.
_GUESSES: Final = 6
#: How many of the choices of a seat that need not act are asked about, in a check that is not thorough.
_MOST_ASIDE: Final = 8
#: How many are tried, for each seat, in a thorough one.
_MOST_TRIED: Final = 4_000


def check_decision(game: Game, rng: random.Random, thorough: bool = False) -> list[str]:
    """Every law on the present position of a game that is not over.

    Args:
        game: left as it is.
        rng: chooses what is tried.
        thorough: whether to try everything (milliseconds), or a sample of it.

    Returns:
        Faults in words, each beginning with the number of the law; none if all is well.
    """
    faults: list[str] = []
    _check_board(game, faults)
    _check_lists(game, rng, thorough, faults)
    if game.over:
        faults.append("8: the game is over, so there is no decision to check")
        return faults
    if thorough or rng.randrange(_WORDS_ONCE_IN) == 0:
        _check_words(game, rng, thorough, faults)
    if thorough or rng.randrange(_ONCE_IN) == 0:
        _check_copy(game, rng, faults)
    if thorough or rng.randrange(_ONCE_IN) == 0:
        _check_refusals(game, rng, thorough, faults)
    if thorough or rng.randrange(_ONCE_IN + game.decisions // _UNDO_COST) == 0:
        _check_undo(game, faults)
    if thorough:
        for seat in range(-1, game.seats):
            _check_secrets(game, seat, rng, faults)
        _check_files(game, faults)
        _check_snapshot(game, faults)
    elif rng.randrange(_ONCE_IN) == 0:
        # Half of the time whoever is asked: it could learn from its own choices too.
        seat = rng.choice(_asked(game)) if rng.randrange(2) else rng.randrange(-1, game.seats)
        _check_secrets(game, seat, rng, faults)
    return faults


def check_count(game: Game) -> list[str]:
    """What costs little enough for every decision of a long run: whether anything is lost, or there twice.

    Args:
        game: left as it is.

    Returns:
        Faults as ``check_decision`` tells them.
    """
    faults: list[str] = []
    _check_board(game, faults)
    return faults


def check_end(game: Game) -> list[str]:
    """Every law on a game that is over."""
    faults: list[str] = []
    rng = random.Random(game.decisions)
    if not game.over:
        return ["8: the game is not over"]
    winners = game.winners
    if not winners:
        faults.append("8: the game is over, but nobody has won")
    if sorted(set(winners)) != list(winners) or not set(winners) <= set(range(game.seats)):
        faults.append(f"8: the winners are {winners}")
    if game.must_act or game.may_act or game.chance is not None:
        faults.append(f"8: the game is over, but {game.must_act} must act and {game.may_act} may")
    _check_board(game, faults)
    _check_lists(game, rng, True, faults)
    for seat in range(-1, game.seats):
        _check_over_for(game, seat, faults)
        _check_secrets(game, seat, rng, faults)
    _check_copy(game, rng, faults)
    _check_refusals(game, rng, True, faults)
    _check_files(game, faults)
    _check_snapshot(game, faults)
    return faults


def _check_over_for(game: Game, seat: int, faults: list[str]) -> None:
    """What a seat is shown of a game that is over; every line it may read has words."""
    view = _view(game, seat)
    if view["over"] is not True or tuple(view["winners"]) != game.winners:
        faults.append(f"8: the view of seat {seat} does not say that the game is over and who has won")
    if view["prompt"]["key"] != "over":
        faults.append(f"8: seat {seat} is still asked {view['prompt']['key']!r}")
    if view.get("choices") or view.get("undo"):
        faults.append(f"8: seat {seat} is offered choices or an undo after the end")
    told = texts(game.rules)
    seen: set[str] = set()
    for line in game.log(_viewer(seat)):
        key = str(line["key"])
        if key not in seen:
            seen.add(key)
            if told.line(line) in ("", key, f"log-{key}"):
                faults.append(f"8: log line {key!r} has no words")


# --- helpers


def _viewer(seat: int) -> int | None:
    return None if seat < 0 else seat


def _view(game: Game, seat: int) -> dict[str, Any]:
    return game.view(_viewer(seat))


def seen_by(game: Game, seat: int) -> str:
    """All that a seat (-1: a spectator) is shown, as text: view, log, and what it is asked."""
    bit = WATCHERS if seat < 0 else 1 << seat
    # Lines in numbers say what they say in names, and a long game has many.
    told = [(line[0], line[2:]) for line in game.lines() if line[1] & bit]
    shown: dict[str, object] = {"view": game.view(_viewer(seat)), "log": told}
    if seat >= 0:
        shown["choices"] = game.choices(seat)
        shown["undo"] = game.can_undo(seat)
        shown["version"] = game.version(seat)
    return json.dumps(shown)


def first_difference(one: str, two: str) -> str:
    """Where two texts part, with a little of both."""
    place = 0
    while place < min(len(one), len(two)) and one[place] == two[place]:
        place += 1
    start = max(0, place - 40)
    return f"...{one[start : place + 40]!r} against {two[start : place + 40]!r}"


def _fresh_choices(game: Game, seat: int) -> list[int]:
    """The choices of a seat as the step lists them now, not as the game has kept them."""
    s = game.state
    f = s.stack[-1]
    found = game.rules.steps[f[0]].choices(s, f, seat)
    return sorted(found)


def _asked(game: Game) -> list[int]:
    return sorted({*game.must_act, *game.may_act})


# --- 7, 9: the board


def _check_board(game: Game, faults: list[str]) -> None:
    for fault in game.rules.check(game.state):
        faults.append(f"7: {fault}")
    scores = game.scores
    if len(scores) != game.seats or any([type(score) is not int for score in scores]):
        faults.append(f"9: the scores of {game.seats} seats are {scores}")


# --- 4: lists of choices


def _check_lists(game: Game, rng: random.Random, thorough: bool, faults: list[str]) -> None:
    must = game.must_act
    may = game.may_act
    if not must and not game.over:
        faults.append("4: nobody must act, and the game is not over")
    if set(must) & set(may):
        faults.append(f"4: {must} must act and {may} may: a seat is in both lists")
    for seat in range(-1, game.seats):
        listed = game.choices(seat)
        if seat not in must and seat not in may:
            if listed:
                faults.append(f"4: seat {seat} is not asked, but has choices")
            continue
        if seat == NATURE:
            asked = game.chance
            if asked is None or listed != tuple(range(asked[1])):
                faults.append(f"4: chance is asked {asked}, but its choices are {listed}")
            continue
        if type(listed) is not tuple:
            faults.append(f"4: the choices of seat {seat} are no tuple")
        if list(listed) != sorted(set(listed)):
            faults.append(f"4: the choices of seat {seat} are not sorted or not unique: {listed}")
        if seat in must and not listed:
            faults.append(f"4: seat {seat} must act, but has no choice")
        if list(listed) != _fresh_choices(game, seat):
            faults.append(f"4: the choices of seat {seat} are not those that the step lists now")
        _check_agreement(game, seat, listed, rng, thorough, faults)


def _check_agreement(
    game: Game, seat: int, listed: tuple[int, ...], rng: random.Random, thorough: bool, faults: list[str]
) -> None:
    """``choices`` and ``why_not`` say the same about everything that a hand can do."""
    rules = game.rules
    asked = listed
    if not thorough and seat in game.may_act and len(listed) > _MOST_ASIDE:
        # What may be done aside is much and hardly ever changes.
        asked = tuple(rng.sample(listed, _MOST_ASIDE))
    for choice in asked:
        refusal = game.why_not(seat, choice)
        if refusal is not None:
            faults.append(
                f"4: {game.word(choice)!r} is listed for seat {seat}, but {refusal.rule} forbids it"
            )
    legal = set(listed)
    for choice in _everything(game, rng) if thorough else _guesses(game, listed, rng):
        if choice not in legal:
            refusal = game.why_not(seat, choice)
            if refusal is None:
                faults.append(
                    f"4: nothing forbids {game.word(choice)!r} to seat {seat}, but it is not listed"
                )
            elif not _known_rule(rules, refusal):
                faults.append(f"4: {game.word(choice)!r} is refused with {refusal.rule!r}, which is no rule")


def _everything(game: Game, rng: random.Random) -> list[int]:
    """Every verb with every noun; where that is very much, as much of it as can be tried."""
    found: list[int] = []
    for number, verb in game.rules.verbs.items():
        for noun in range(game.rules.noun_count(verb.noun, game.seats)):
            found.append(number << NOUN_BITS | noun)
    return rng.sample(found, _MOST_TRIED) if len(found) > _MOST_TRIED else found


def _guesses(game: Game, listed: tuple[int, ...], rng: random.Random) -> list[int]:
    """Some verbs with some nouns; half of them verbs that are listed now, which are the likelier mistakes."""
    verbs = game.rules.verbs
    numbers = list(verbs)
    found: list[int] = []
    for guess in range(_GUESSES):
        number = rng.choice(listed) >> NOUN_BITS if listed and guess % 2 else rng.choice(numbers)
        verb = verbs.get(number)
        if verb is not None:
            noun = rng.randrange(game.rules.noun_count(verb.noun, game.seats))
            found.append(number << NOUN_BITS | noun)
    return found


def _known_rule(rules: Rules[Any], refusal: Refusal) -> bool:
    return refusal.rule.startswith("house-") or refusal.rule in rule_table(rules.package)


def _check_words(game: Game, rng: random.Random, thorough: bool, faults: list[str]) -> None:
    """Choices, the prompt and a refusal can be read."""
    rules = game.rules
    told = texts(rules)
    for seat in _asked(game):
        if seat == NATURE:
            continue
        listed = game.choices(seat)
        if not listed:
            continue
        said: set[str] = set()
        chosen = listed if thorough else (rng.choice(listed),)
        for choice in chosen:
            words = game.describe(choice)
            if not words.strip() or words == str(choice) or words.startswith("choice-"):
                faults.append(f"4: choice {choice} ({game.word(choice)!r}) has no words: {words!r}")
            said.add(words)
        if len(said) != len(chosen):
            faults.append(f"4: two choices of seat {seat} have the same words")
        everything = _guesses(game, listed, rng)
        for choice in everything:
            refusal = game.why_not(seat, choice)
            if refusal is not None and _known_rule(rules, refusal) and not told.refusal(refusal).strip():
                faults.append(f"4: the refusal {refusal.rule} has no words")
    viewers = range(-1, game.seats) if thorough else range(-1, 0)
    for viewer in viewers:
        prompt = game.prompt(_viewer(viewer))
        if told.prompt(prompt) in ("", f"prompt-{prompt['key']}"):
            faults.append(f"4: prompt {prompt['key']!r} has no words")
        rule = prompt["rule"]
        if rule and not _known_rule(rules, Refusal(str(rule))):
            faults.append(f"4: prompt {prompt['key']!r} cites {rule!r}, which is no rule")


# --- 1: copies


def _check_copy(game: Game, rng: random.Random, faults: list[str]) -> None:
    before = game.state.fingerprint()
    lines = len(game.lines())
    record = len(game.record())
    copy = game.copy()
    if not copy.same(game) or copy.state.fingerprint() != before:
        faults.append("1: a copy is another position")
    if copy.lines() != game.lines() or copy.record() != game.record() or copy.outcomes() != game.outcomes():
        faults.append("1: a copy has another log or record")
    asked = _asked(game)
    if asked:
        seat = rng.choice(asked)
        listed = game.choices(seat)
        if not listed:
            return
        choice = rng.choice(listed)
        twin = game.copy()
        copy.apply(seat, choice)
        after = copy.state.fingerprint()
        if game.state.fingerprint() != before or len(game.lines()) != lines or len(game.record()) != record:
            faults.append(f"1: {game.word(choice)!r} on a copy changed the original")
        if twin.state.fingerprint() != before or len(twin.lines()) != lines:
            faults.append(f"1: {game.word(choice)!r} on a copy changed another copy")
        twin.apply(seat, choice)
        if copy.state.fingerprint() != after:
            faults.append(f"1: {game.word(choice)!r} on one copy changed another")
        if not copy.same(twin):
            faults.append(f"3: {game.word(choice)!r} leads to two different positions")


# --- 2, 3: files


def _check_files(game: Game, faults: list[str]) -> None:
    text = game.save()
    read = gamefile.read(gamefile.read_text(text), "game")
    try:
        loaded = from_file(game.rules, read)
    except BanneretError as error:
        faults.append(f"2: the game cannot be loaded again: {error}")
        return
    if not loaded.same(game):
        faults.append("2: the loaded game is another position")
    if loaded.outcomes() != game.outcomes() or loaded.record() != game.record():
        faults.append("3: the loaded game has another record")
    if loaded.lines()[-len(read.choices) :] != game.lines()[-len(read.choices) :]:
        faults.append("3: the loaded game tells another story")
    if loaded.save() != text:
        faults.append("2: the loaded game makes another file")
    if not read.key or read.start is not None:
        return
    again = new(game.rules, game.seats, read.key, game.options, None)
    for seat, choice in game.record():
        if choice == RESIGN:
            again.resign(seat)
        else:
            again.apply(seat, choice)
    if again.save() != text:
        faults.append("3: the same seed and the same choices give another file")


def _check_snapshot(game: Game, faults: list[str]) -> None:
    frozen = json.loads(json.dumps(game.snapshot(log=True)))
    try:
        read = gamefile.read(frozen, "snapshot")
        lines = gamefile.read_lines(game.rules, frozen)
        restored = from_snapshot(game.rules, read._replace(lines=lines))
    except BanneretError as error:
        faults.append(f"2: the snapshot cannot be restored: {error}")
        return
    if not restored.same(game):
        faults.append("2: the restored game is another position")
    if restored.lines() != game.lines():
        faults.append("2: the restored game has another log")
    for seat in range(-1, game.seats):
        if game.choices(seat) != restored.choices(seat):
            faults.append(f"2: the restored game gives seat {seat} other choices")
        if json.dumps(_view(game, seat)["board"]) != json.dumps(_view(restored, seat)["board"]):
            faults.append(f"2: the restored game shows seat {seat} another board")


# --- 5: undo


def _check_undo(game: Game, faults: list[str]) -> None:
    able = [seat for seat in range(game.seats) if game.can_undo(seat)]
    if len(able) > 1:
        faults.append(f"5: seats {able} may all take something back")
    for seat in range(-1, game.seats):
        if seat not in able:
            copy = game.copy()
            try:
                copy.undo(seat)
                faults.append(f"5: seat {seat} has nothing to take back, but it did")
            except ChoiceRefused:
                if not copy.same(game):
                    faults.append(f"5: a refused undo of seat {seat} changed the position")
    record = game.record()
    # The beginning of a sample is not known, so nothing can be taken back from there.
    if able and record:
        _check_one_undo(game, able[0], record, faults)


def _check_one_undo(game: Game, seat: int, record: list[tuple[int, int]], faults: list[str]) -> None:
    copy = game.copy()
    drawn = len(copy.outcomes())
    copy.undo(seat)
    # What is done aside stays, and moves before what was taken back.
    before = [item for item in record if not _is_aside(game, item[1])]
    left = [item for item in copy.record() if not _is_aside(game, item[1])]
    if len(left) >= len(before):
        faults.append(f"5: seat {seat} took back nothing")
        return
    if len(copy.outcomes()) != drawn:
        faults.append(f"5: seat {seat} took an outcome of chance back")
    if seat not in copy.must_act and seat not in copy.may_act:
        faults.append(f"5: seat {seat} took something back, but may not choose anew")
    if len(copy.record()) - len(left) != len(record) - len(before):
        faults.append("5: an undo lost what another seat had done aside")
        return
    if left != before[: len(left)]:
        faults.append("5: an undo changed what was chosen before")
        return
    for other, choice in before[len(left) :]:
        if other != seat:
            faults.append(f"5: seat {seat} took a choice of seat {other} back")
        copy.apply(other, choice)
    if not copy.same(game):
        faults.append("5: undo and the same choice again lead elsewhere")
    if len(before) == len(record) and (copy.lines() != game.lines() or copy.record() != record):
        faults.append("5: undo and the same choice again leave another log or record")
    for viewer in range(game.seats):
        if copy.choices(viewer) != game.choices(viewer) or copy.can_undo(viewer) != game.can_undo(viewer):
            faults.append(f"5: undo and the same choice again give seat {viewer} other choices")


def _is_aside(game: Game, choice: int) -> bool:
    verb = game.rules.verbs.get(choice >> NOUN_BITS)
    return verb is not None and verb.aside


# --- 6: secrets


def _check_secrets(game: Game, seat: int, rng: random.Random, faults: list[str]) -> None:
    """Positions that a seat could not tell from the real one show it the same, and come out the same."""
    viewer = _viewer(seat)
    one_seed = rng.getrandbits(32)
    two_seed = rng.getrandbits(32)
    try:
        one = game.sample(viewer, random.Random(one_seed))
        two = game.sample(viewer, random.Random(two_seed))
        again = two.sample(viewer, random.Random(one_seed))
    except BanneretError as error:
        faults.append(f"6: no sample for seat {seat}: {error}")
        return
    for fault in game.rules.check(one.state):
        faults.append(f"6: a sample for seat {seat} cannot be: {fault}")
    shown = seen_by(game, seat)
    other = seen_by(one, seat)
    if shown != other:
        faults.append(f"6: seat {seat} is shown a secret: {first_difference(shown, other)}")
    if not one.same(again):
        faults.append(
            f"6: the sample for seat {seat} depends on what it cannot know: {differing(one, again)}"
        )
    if game.over or game.chance is not None:
        return
    if seat in game.must_act or seat in game.may_act:
        if _fresh_choices(one, seat) != list(game.choices(seat)):
            faults.append(f"6: the choices of seat {seat} tell it a secret")
        elif game.choices(seat):
            _check_next(game, one, seat, rng, faults)
    _check_asking(game, one, seat, faults)
    for mover in one.must_act:
        if mover != seat and not one.choices(mover):
            faults.append(f"6: in a sample for seat {seat}, seat {mover} must act and cannot")


def _check_asking(game: Game, sample: Game, seat: int, faults: list[str]) -> None:
    """Who is asked depends on nothing that a seat cannot know: its samples ask the same seats."""
    s = game.rules.state(sample.state.fork_fields())
    f = s.stack[-1]
    step = game.rules.steps[f[0]]
    if step.run(s, f) != ASK or not s.same(sample.state):
        faults.append(f"6: that step {step.name!r} asks at all tells seat {seat} a secret")
        return
    must = tuple([other for other in range(s.seats) if step.seats(s, f) >> other & 1])
    may = tuple([other for other in range(s.seats) if step.free(s, f) >> other & 1])
    if must != game.must_act or may != game.may_act:
        faults.append(f"6: who must act ({must}) and may ({may}) tells seat {seat} a secret")


def _check_next(game: Game, sample: Game, seat: int, rng: random.Random, faults: list[str]) -> None:
    """The same choice in both: unless it revealed something, they still look the same."""
    choice = rng.choice(game.choices(seat))
    one = game.copy(chance=False)
    two = sample.copy(chance=False)
    one.apply(seat, choice)
    two.apply(seat, choice)
    if one.can_undo(seat) != two.can_undo(seat):
        faults.append(f"6: whether seat {seat} can undo {game.word(choice)!r} tells it a secret")
    elif one.can_undo(seat):
        shown = seen_by(one, seat)
        other = seen_by(two, seat)
        if shown != other:
            difference = first_difference(shown, other)
            faults.append(
                f"6: {game.word(choice)!r} shows seat {seat} a secret and may be undone: {difference}"
            )
        seed = rng.getrandbits(32)
        first = one.sample(seat, random.Random(seed))
        second = two.sample(seat, random.Random(seed))
        if not first.same(second):
            difference = differing(first, second)
            faults.append(f"6: {game.word(choice)!r} teaches seat {seat} what it cannot see: {difference}")


def differing(one: Game, two: Game) -> str:
    """The names of the rows in which two positions differ."""
    names: list[str] = []
    for spec, mine, yours in zip(one.state.specs, one.state.rows, two.state.rows, strict=True):
        if mine != yours:
            names.append(spec.name)
    if one.state.stack != two.state.stack:
        names.append("stack")
    return ", ".join(names)


# --- 10: what is not legal


def _check_refusals(game: Game, rng: random.Random, thorough: bool, faults: list[str]) -> None:
    copy = game.copy()
    before = copy.state.fingerprint()
    lines = len(copy.lines())
    text = copy.save() if thorough else ""
    for seat, choice, at in _forgeries(game, rng, thorough):
        try:
            copy.apply(seat, choice, at)
        except ChoiceRefused as refusal:
            if not _known_rule(game.rules, Refusal(refusal.rule)):
                faults.append(
                    f"10: {choice!r} of seat {seat!r} is refused with {refusal.rule!r}, which is no rule"
                )
        else:
            faults.append(f"10: {choice!r} of seat {seat!r} at {at!r} was accepted")
            return
        if copy.state.fingerprint() != before or len(copy.lines()) != lines:
            faults.append(f"10: {choice!r} of seat {seat!r} at {at!r} was refused, but changed something")
            return
    if not copy.same(game) or len(copy.record()) != len(game.record()) or (thorough and copy.save() != text):
        faults.append("10: refused choices changed the game")


def _forgeries(game: Game, rng: random.Random, thorough: bool) -> list[tuple[object, object, object]]:
    """Seat, choice and version of what must be refused now."""
    found: list[tuple[object, object, object]] = []
    asked = _asked(game)
    seats = list(range(game.seats))
    some = game.choices(asked[0])[0] if asked and game.choices(asked[0]) else 0
    for seat in seats:
        for forged in FORGED:
            found.append((seat, forged, None))
        if seat not in asked:
            found.append((seat, some, None))
            continue
        legal = set(game.choices(seat))
        for version in (game.version(seat) + 1, game.version(seat) - 1, *NO_VERSIONS):
            found.append((seat, some, version))
        for choice in [guess for guess in _guesses(game, game.choices(seat), rng) if guess not in legal]:
            found.append((seat, choice, None))
        for other in asked:
            if other != seat and other != NATURE:
                for choice in game.choices(other):
                    if choice not in legal:
                        found.append((seat, choice, None))
    for nobody in (*NO_SEATS, game.seats):
        found.append((nobody, some, None))
    if NATURE not in asked:
        found.append((NATURE, some, None))
    return found if thorough else rng.sample(found, min(len(found), _GUESSES))
