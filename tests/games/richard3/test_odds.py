"""The odds of a battle: against fractions worked out by hand, against each other, and against the engine."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

import pytest

import banneret
from banneret import NATURE, Game
from banneret.core.errors import BadOption, BadPosition, WrongSeat
from banneret.games.richard3 import knowledge
from banneret.games.richard3 import odds as module
from banneret.games.richard3.board import (
    AREA_IDS,
    AREAS,
    BLOCK_IDS,
    BLOCKS,
    COLOUR,
    CROWN,
    HEIR,
    HEIRS,
    KIND,
    OTHER,
    OWN_SHIELD,
    RANK,
    STEPS,
    THE_REBEL,
)
from banneret.games.richard3.firepower import in_field, power
from banneret.games.richard3.odds import begun, odds, openings, what_if
from banneret.games.richard3.odds_fight import CHANCES, GONE, WORTH, Exact, Fight, Tally, play
from banneret.games.richard3.state import ATTACKER, FIELD, ROUND, War
from banneret.games.richard3.steps.treachery import dice_against
from banneret.games.richard3.words import (
    BATTLE,
    CHARGE,
    FALL,
    FIRE,
    L_ELIMINATED,
    RETREAT,
    TAKE,
    TARGET,
    TREACHERY,
    WITHDRAW,
)
from tests.games.richard3.duels import EXILES, FIELDS, neighbours
from tests.games.richard3.support import act, board, place, step, steps, war

HOUSES = ("lancaster", "york")
#: Areas where heirs fight better.
BONUS_FIELDS = [AREA_IDS[a] for a in range(AREAS) if CROWN[a] or OWN_SHIELD[a] >= 0]


def war_of(game: Game) -> War:
    """The state of a game of Richard III."""
    assert isinstance(game.state, War)
    return game.state


def meeting(area: str, blocks: list[str], main: str, attacker: str = "york", **position: Any) -> Game:
    """A battle that is about to be chosen; York is Player 1."""
    elsewhere: dict[str, list[str]] = position.pop("elsewhere", {})
    return war(
        {area: blocks, **elsewhere},
        attacks={area: {"attacker": attacker, "main": main}},
        step="battles",
        **{"who": "york", **position},
    )


def shown(game: Game, area: str) -> Game:
    """The battle is chosen, so that its blocks are seen."""
    return act(game, f"battle {area}")


def number(answer: Mapping[str, object], *path: str) -> float:
    """A number in an answer."""
    found: Any = answer
    for key in path:
        found = found[key]
    assert isinstance(found, float)
    return found


def near(value: float, fraction: Fraction) -> bool:
    """Whether an exact answer is this fraction."""
    return abs(value - fraction) < 1e-12


# --- by hand


def test_one_block_against_one() -> None:
    """Oxford (A2) defends against Suffolk (B2), both with one step."""
    answer = odds(shown(meeting("oxford", ["oxford-l:1", "suffolk-y:1"], "wilts"), "oxford"), 0)
    # Oxford falls in a round with 2/3 * 1/3, both stand with 4/9. In Round 4 Oxford fires first.
    york = Fraction(2, 9) * (1 + Fraction(4, 9) + Fraction(16, 81))
    suffolk = Fraction(1, 3) * (1 + Fraction(4, 9) + Fraction(16, 81) + Fraction(64, 729))
    assert answer["method"] == "exact"
    assert answer["samples"] is None
    assert answer["error"] == 0.0
    assert near(number(answer, "win", "york"), york)
    assert near(number(answer, "win", "lancaster"), 1 - york)
    assert near(number(answer, "lost", "lancaster"), york)
    assert near(number(answer, "lost", "york"), suffolk)
    assert near(number(answer, "survivors", "york", "0"), suffolk)
    assert near(number(answer, "survivors", "york", "1"), 1 - suffolk)
    assert near(number(answer, "blocks", "oxford-l"), york)
    assert near(number(answer, "blocks", "suffolk-y"), suffolk)
    assert answer["heirs"] == {"king": 0.0, "pretender": 0.0}
    assert answer["game"] == 0.0


def test_a_bombard_fires_first_in_the_first_round_only() -> None:
    """A Bombard (A3, then D3) defends against Suffolk (B2), both with one step."""
    answer = odds(shown(meeting("leicester", ["bombard-l:1", "suffolk-y:1"], "oxford"), "leicester"), None)
    # Round 1: the Bombard hits with 1/2, else Suffolk with 1/3. Later Suffolk comes first.
    assert near(number(answer, "win", "york"), Fraction(1, 6) + Fraction(1, 9) + Fraction(1, 27))
    assert near(number(answer, "lost", "york"), Fraction(1, 2) + Fraction(1, 9) + Fraction(1, 27))


def test_the_only_heir_of_a_house_is_at_stake() -> None:
    """York (B3) is the last heir of his house and attacks Oxford (A2); both have one step."""
    answer = odds(shown(meeting("leicester", ["oxford-l:1", "york-y:1"], "oxford"), "leicester"), 1)
    falls = Fraction(1, 3) * (1 + Fraction(1, 3) + Fraction(1, 9) + Fraction(1, 27))
    assert near(number(answer, "game"), falls)
    assert near(number(answer, "heirs", "pretender"), falls)
    assert near(number(answer, "win", "york"), Fraction(1, 3) * (1 + Fraction(1, 3) + Fraction(1, 9)))
    assert number(answer, "heirs", "king") == 0.0


def test_the_king_has_his_crown_and_a_vacant_throne_no_entry() -> None:
    """Henry VI (B2, +1 for the crown) defends Derby against Hastings (B2); both have one step."""
    heirs = {"france": ["somerset-l"]}
    game = shown(meeting("derby", ["henry-vi-l:1", "hastings-y:1"], "leicester", elsewhere=heirs), "derby")
    answer = odds(game, 0)
    stand = Fraction(1, 2) * Fraction(2, 3)
    falls = Fraction(1, 6) * (1 + stand + stand**2)
    assert near(number(answer, "heirs", "king"), falls)
    assert number(answer, "game") == 0.0
    vacant = meeting(
        "derby",
        ["oxford-l:1", "hastings-y:1"],
        "leicester",
        elsewhere=heirs,
        king=None,
        king_side="lancaster",
    )
    answer = odds(shown(vacant, "derby"), 0)
    assert answer["heirs"] == {"pretender": 0.0}


def test_a_line_that_falls_in_the_first_round_changes_control() -> None:
    """Suffolk (B2, +1) defends Oxford against Oxford (A2), Hastings (B2) in Reserve; one step each."""
    game = meeting(
        "oxford",
        ["oxford-l:1", "suffolk-y:1", "hastings-y:1"],
        "wilts",
        "lancaster",
        entered={"hastings-y": "warwick"},
    )
    answer = odds(shown(game, "oxford"), 1)
    # Suffolk falls at once (1/3): Hastings is the attacker and can win in Rounds 2 and 3 only.
    changed = Fraction(2, 9) * (1 + Fraction(4, 9))
    # Suffolk kills (1/3); otherwise Lancaster must kill both of them in Rounds 2 and 3.
    lancaster = Fraction(2, 9) * Fraction(1, 3)
    york = Fraction(1, 3) * changed + Fraction(1, 3) + Fraction(1, 3) * (1 - lancaster)
    assert answer["method"] == "exact"
    assert answer["attacker"] == "lancaster"
    assert near(number(answer, "win", "york"), york)


@pytest.mark.parametrize(("around", "blocked"), [([], False), (["sussex", "middlesex"], True)])
def test_attackers_who_cannot_leave_fall(around: list[str], blocked: bool) -> None:
    guards = dict(zip(around, (["stanley-l"], ["devon-l"]), strict=False))
    game = meeting("kent", ["canterbury-church-l:1", "hastings-y:1"], "sussex", elsewhere=guards)
    answer = odds(shown(game, "kent"), 1)
    # C1 with +1 in his cathedral fires after B2.
    stand = Fraction(2, 3) * Fraction(2, 3)
    win = Fraction(1, 3) * (1 + stand + stand**2)
    assert near(number(answer, "win", "york"), win)
    killed = Fraction(2, 9) * (1 + stand + stand**2)
    assert near(number(answer, "lost", "york"), 1 - win if blocked else killed)


def test_a_border_lets_only_so_many_leave() -> None:
    """Three attackers over a red border of two, every other way out is taken; all dice miss."""
    guards = {"lancaster": ["stanley-l"], "scotland": ["henry-vi-l"], "northumbria": ["devon-l"]}
    here = ["bombard-l:1", "hastings-y:1", "essex-y:1", "suffolk-y:1"]
    game = shown(
        meeting("cumbria", here, "north-yorks", elsewhere=guards, dice=[6] * 12),
        "cumbria",
    )
    while board(game)["battle"]["round"] < 4:
        (seat,) = game.must_act
        game.apply(seat, decide(game, seat))
    # The Bombard fires last of all and finds nobody; Essex, the least firepower, is the last to go.
    answer = odds(game, 1)
    assert answer["blocks"] == {"bombard-l": 0.0, "hastings-y": 0.0, "suffolk-y": 0.0, "essex-y": 1.0}
    act(game, "retreat hastings-y")
    assert step(game) == "retreating"
    assert odds(game, 1) == answer
    act(game, "withdraw north-yorks")
    left: Any = odds(game, 1)["survivors"]
    assert left == {"lancaster": {"0": 0.0, "1": 1.0}, "york": {"0": 0.0, "1": 1.0, "2": 0.0}}


def test_hits_end_with_the_last_heir() -> None:
    """York falls to two of three hits; the game ends before the third strikes Hastings."""
    game = meeting("leicester", ["oxford-l:3", "york-y:2", "hastings-y:1"], "oxford", dice=[1, 1, 1])
    fight = openings(begun(War(war_of(game).fork_fields()), AREA_IDS.index("leicester"), 0, [], []))[0].fight
    since = len(game.log(0))
    fight_on(shown(game, "leicester"))
    assert game.over
    follow(game, fight, fight.start, since)
    assert "hastings-y" not in eliminated(game, since)


@pytest.mark.parametrize("seed", range(15))
@pytest.mark.parametrize(
    ("area", "here", "main"),
    [
        ("dorset", ["somerset-l:1", "exeter-l:1", "hastings-y:2"], "wilts"),
        ("cornwall", ["henry-vi-l:2", "prince-edward-l:1", "exeter-y:1", "hastings-y:2"], "dorset"),
    ],
)
def test_the_shield_of_an_heir_who_dies_is_open_to_others(
    area: str, here: list[str], main: str, seed: int
) -> None:
    game = meeting(area, here, main)
    game.reseed(seed)
    watch(game)


# --- what is said


def test_chances_add_up_and_are_json() -> None:
    for seed in range(40):
        game = skirmish(random.Random(seed))
        for seat in (0, 1, None):
            answer = odds(game, seat, samples=60)
            assert json.loads(json.dumps(answer)) == answer
            assert abs(sum(number(answer, "win", house) for house in HOUSES) - 1) < 1e-9
            view: Any = board(game, seat)["areas"][str(answer["area"])]["n"]
            for side, house in enumerate(HOUSES):
                row: Any = answer["survivors"]
                chances: dict[str, float] = row[house]
                assert [int(n) for n in chances] == list(range(view[side] + 1))
                assert abs(sum(chances.values()) - 1) < 1e-9
                mean = sum(int(n) * chance for n, chance in chances.items())
                assert abs(mean + number(answer, "lost", house) - view[side]) < 1e-9
            known: Any = answer["blocks"]
            mine = [] if seat is None else [BLOCK_IDS[b] for b in war_of(game).at(seat, area_of(answer))]
            assert set(mine) <= set(known)
            for name in set(known) - set(mine):
                assert knowledge.places_of(war_of(game), BLOCK_IDS.index(name)) == 1 << area_of(answer)


def area_of(answer: Mapping[str, object]) -> int:
    """The area of an answer."""
    return AREA_IDS.index(str(answer["area"]))


def test_the_same_seed_gives_the_same_answer() -> None:
    game = meeting("leicester", ["oxford-l", "stanley-l:3", "norfolk-y", "march-y:2"], "oxford")
    assert odds(game, 0, samples=50) == odds(game, 0, samples=50)
    assert odds(game, 0, seed="x", samples=50) == odds(game, 0, seed="x", samples=50)
    assert odds(game, 0, samples=50) != odds(game, 0, seed=1, samples=50)
    answer = odds(game, 0, samples=400)
    assert answer["method"] == "simulated"
    assert answer["samples"] == 400
    assert answer["error"] == pytest.approx(0.049)
    assert answer["round"] == 0


def test_asking_changes_nothing() -> None:
    for seed in range(10):
        game = skirmish(random.Random(seed))
        before = game.snapshot(log=True)
        for seat in (0, 1, None):
            odds(game, seat, samples=10)
        assert game.snapshot(log=True) == before


def test_the_rebel_is_known_and_a_lone_hidden_block_is_not() -> None:
    """The Rebel is black; so a battle of a seat against him alone is open before it begins."""
    game = meeting("leicester", ["oxford-l", "rebel:3"], "oxford", "lancaster")
    assert odds(game, 0)["method"] == "exact"
    assert odds(game, 1, samples=10)["method"] == "simulated"
    assert set(number_keys(odds(game, None, samples=10))) == {"rebel"}


def number_keys(answer: Mapping[str, object]) -> list[str]:
    """The blocks of an answer."""
    blocks: Any = answer["blocks"]
    return list(blocks)


def test_a_fight_too_large_to_follow_is_simulated() -> None:
    many = ["norfolk-y", "york-y", "march-y", "suffolk-y", "hastings-y", "buckingham-y"]
    many += ["warwick-l", "stanley-l", "henry-vi-l", "beaumont-l", "oxford-l", "coventry-levy-l"]
    game = shown(meeting("oxford", many, "wilts"), "oxford")
    answer = odds(game, None, samples=100)
    assert answer["method"] == "simulated"
    assert set(number_keys(answer)) == set(many)


# --- what is refused


def test_where_there_is_no_battle() -> None:
    quiet = war({"kent": ["oxford-l"]})
    with pytest.raises(BadPosition, match="there is no battle"):
        odds(quiet, 0)
    with pytest.raises(BadPosition, match="no battle in kent"):
        odds(quiet, 0, "kent")
    for area in ("camelot", 3):
        with pytest.raises(BadPosition, match="there is no area"):
            odds(quiet, 0, area)


def test_one_of_several_battles_must_be_named() -> None:
    game = war(
        {"oxford": ["oxford-l", "suffolk-y"], "kent": ["stanley-l", "hastings-y"]},
        attacks={
            "oxford": {"attacker": "york", "main": "wilts"},
            "kent": {"attacker": "york", "main": "sussex"},
        },
        step="battles",
        who="york",
    )
    with pytest.raises(BadPosition, match="oxford, kent"):
        odds(game, 0, samples=10)
    assert odds(game, 0, "kent", samples=10)["area"] == "kent"
    shown(game, "oxford")
    assert odds(game, 0)["area"] == "oxford"
    assert odds(game, 0, "kent", samples=10)["area"] == "kent"


def test_a_battle_that_is_over_has_no_odds() -> None:
    game = meeting("oxford", ["oxford-l:1", "suffolk-y:1"], "wilts")
    fight_on(shown(game, "oxford"))
    assert step(game) == "regroup"
    for area in (None, "oxford"):
        with pytest.raises(BadPosition, match="there is no battle"):
            odds(game, 0, area)


def test_other_arguments_are_checked() -> None:
    game = meeting("oxford", ["oxford-l:1", "suffolk-y:1"], "wilts")
    for seat in (2, -1, True, "york"):
        with pytest.raises(WrongSeat):
            odds(game, seat)
    for samples in (0, -1, 2.5, None, module.MOST_SAMPLES + 1):
        with pytest.raises(BadOption, match="samples"):
            odds(game, 0, samples=samples)
    with pytest.raises(BadOption, match="seed"):
        odds(game, 0, seed=None)


# --- what if


def test_an_attack_that_is_only_thought_of() -> None:
    """The same numbers as when the blocks are there."""
    blocks = ["oxford-l:2", "beaumont-l:3"]
    thought = war(
        {"oxford": blocks, "wilts": ["hastings-y", "suffolk-y:2"], "warwick": ["norfolk-y"]},
        king="henry-vi-l",
    )
    answer = what_if(thought, 1, "oxford", ["hastings-y", "suffolk-y"], ["norfolk-y"], samples=4000)
    assert answer["method"] == "simulated"
    assert answer["attacker"] == "york"
    assert set(number_keys(answer)) == {"hastings-y", "suffolk-y", "norfolk-y"}
    there = meeting(
        "oxford",
        [*blocks, "hastings-y", "suffolk-y:2", "norfolk-y"],
        "wilts",
        entered={"norfolk-y": "warwick"},
    )
    done = odds(there, 1, samples=4000)
    # Other places are taken here and there, so only nearly.
    for house in HOUSES:
        assert abs(number(answer, "win", house) - number(done, "win", house)) < 0.05
        assert abs(number(answer, "lost", house) - number(done, "lost", house)) < 0.15
    # More join an attack that has been made.
    more = meeting("oxford", [*blocks, "hastings-y"], "wilts", elsewhere={"warwick": ["norfolk-y"]})
    assert what_if(more, 1, "oxford", [], ["norfolk-y"], samples=10)["survivors"] is not None
    assert place(thought, "hastings-y") == "wilts"
    assert place(more, "norfolk-y") == "warwick"


def test_attacks_that_cannot_be_thought_of() -> None:
    game = war({"oxford": ["oxford-l"], "wilts": ["hastings-y", "suffolk-y"], "pool": ["essex-y"]})
    for seat, area, blocks, reserves in (
        (1, "wilts", ["hastings-y"], []),
        (1, "kent", ["hastings-y"], []),
        (1, "oxford", [], ["hastings-y"]),
        (1, "oxford", ["essex-y"], []),
        (1, "oxford", ["oxford-l"], []),
        (1, "oxford", ["nobody"], []),
        (1, "oxford", ["hastings-y", "hastings-y"], []),
        (1, "oxford", ["hastings-y"], ["hastings-y"]),
    ):
        with pytest.raises(BadPosition):
            what_if(game, seat, area, blocks, reserves)
    with pytest.raises(WrongSeat):
        what_if(game, None, "oxford", ["hastings-y"])
    fought = meeting(
        "oxford",
        ["oxford-l", "suffolk-y"],
        "wilts",
        elsewhere={"warwick": ["hastings-y"], "chester": ["stanley-l"]},
    )
    with pytest.raises(BadPosition):
        what_if(fought, 0, "oxford", ["stanley-l"])
    with pytest.raises(BadPosition):
        what_if(shown(fought, "oxford"), 1, "oxford", ["hastings-y"])


# --- only what the seat knows


@pytest.mark.parametrize("seed", range(4))
def test_the_answer_is_the_same_in_all_positions_a_seat_cannot_tell_apart(seed: int) -> None:
    game = banneret.new("richard3", seed=seed)
    rng = random.Random(seed)
    asked = 0
    while not game.over and asked < 40:
        seat = game.must_act[0]
        game.apply(seat, rng.choice(game.choices(seat)))
        areas = battles(game)
        if not areas or rng.random() > 0.2:
            continue
        asked += 1
        area = AREA_IDS[rng.choice(areas)]
        for viewer in (0, 1, None):
            answer = odds(game, viewer, area, samples=20)
            for _ in range(2):
                assert odds(game.sample(viewer, rng), viewer, area, samples=20) == answer
    assert asked


def battles(game: Game) -> list[int]:
    """Areas with a battle that has odds."""
    s = war_of(game)
    ended = s.now[FIELD] if s.now[ATTACKER] < 0 else -1
    return [a for a in range(AREAS) if s.att[a] and s.contested(a) and a != ended]


# --- against the engine


def skirmish(rng: random.Random) -> Game:
    """A battle of random blocks, strengths and ways in, about to be chosen; some ways out are closed.

    Heirs, crowns, shields and narrow ways out come up more often than in a game.
    """
    area = rng.choice([*FIELDS, *BONUS_FIELDS, *BONUS_FIELDS])
    ways = [a for a in neighbours(area) if a not in EXILES]
    rng.shuffle(ways)
    # Nobody walks to the Isle of Man.
    sea = not ways or rng.random() < 0.2
    heirs = [rng.choice(HEIRS[side]) for side in (0, 1)]
    crown = rng.randrange(2)
    drawn: dict[str, list[str]] = {"lancaster": [], "york": []}
    order = list(range(BLOCKS))
    rng.shuffle(order)
    order.sort(key=lambda b: rng.random() < (0.9 if b in heirs else 0.3 if KIND[b] == HEIR else 0))
    taken = set(heirs)
    for b in order:
        if OTHER[b] not in taken or OTHER[b] < 0:
            taken.add(b)
            drawn[HOUSES[1 - crown if b == THE_REBEL else COLOUR[b]]].append(BLOCK_IDS[b])
    attacker = rng.choice(HOUSES)
    here: list[str] = []
    entered: dict[str, str] = {}
    for house in HOUSES:
        for place_in_line in range(rng.randint(1, 4)):
            name = drawn[house].pop()
            here.append(f"{name}:{rng.randint(1, STEPS[BLOCK_IDS.index(name)])}")
            if house == attacker:
                reserve = place_in_line and ways and rng.random() < 0.5
                entered[name] = rng.choice(ways[:3]) if reserve else "sea" if sea else ways[0]
            elif place_in_line and ways and rng.random() < 0.5:
                entered[name] = rng.choice(ways[:2])
    closed = rng.choice([0.2, 0.6, 1])
    around = {spot: [rng.choice(drawn[rng.choice(HOUSES)])] for spot in ways if rng.random() < closed}
    seen: set[str] = {"rebel", *[BLOCK_IDS[b] for b in heirs]}
    for names in around.values():
        if names[0] in seen:
            names.clear()
        else:
            seen.add(names[0])
    return meeting(
        area,
        here,
        "sea" if sea else ways[0],
        attacker,
        elsewhere=around,
        entered=entered,
        who=rng.choice(HOUSES),
        king=BLOCK_IDS[heirs[crown]],
        pretender=BLOCK_IDS[heirs[1 - crown]],
    )


def decide(game: Game, seat: int) -> int:
    """What ``odds`` assumes that a house chooses in a battle."""
    able = {c & 4095: [] for c in game.choices(seat)}  # type: dict[int, list[int]]
    for c in game.choices(seat):
        able[c & 4095].append(c >> 12)
    now = step(game)
    if now == "treason-roll":
        return game.choices(seat)[0]
    if now == "hits":
        return TAKE << 12 | min(able, key=lambda b: WORTH[b])
    if now == "retreating":
        # The engine lists areas by number, odds asks for the first that is open.
        return WITHDRAW << 12 | min(able)
    if now == "charging":
        return TARGET << 12 | ridden_at(game, list(able))
    if now == "treachery":
        role = game.state.stack[-1][2]
        return TARGET << 12 | min(able, key=lambda b: (dice_against(b, role), -WORTH[b]))
    assert now == "battle-round"
    b = max(able, key=lambda b: WORTH[b])
    must_leave = war_of(game).now[ROUND] == 4 and seat == war_of(game).now[ATTACKER]
    verb = FIRE if not must_leave else RETREAT if RETREAT in able[b] else FALL
    assert verb in able[b]
    return verb << 12 | b


def ridden_at(game: Game, able: Sequence[int]) -> int:
    """The target of a Charge: the senior heir, else the strongest, most valuable block."""
    heirs = [b for b in able if RANK[b]]
    if heirs:
        return min(heirs, key=lambda b: RANK[b])
    return max(able, key=lambda b: (war_of(game).steps[b], WORTH[b]))


def fighting(game: Game) -> bool:
    """Whether a battle is being fought."""
    return not game.over and war_of(game).now[ATTACKER] >= 0


def fight_on(game: Game) -> None:
    """Fights a battle to its end as ``odds`` assumes."""
    while fighting(game):
        (seat,) = game.must_act
        game.apply(seat, decide(game, seat))


class Told(random.Random):
    """Draws that give the hits that were thrown in another telling of the same battle."""

    def __init__(self, fires: list[tuple[int, int, int]]) -> None:
        super().__init__(0)
        self.fires = fires

    def random(self) -> float:
        dice, power, hits = self.fires.pop(0)
        row = CHANCES[dice][power]
        # Close to one end, so that another firepower would give other hits.
        return sum(row[:hits]) + row[hits] * (0.02 if len(self.fires) % 2 else 0.98)


def thrown(game: Game, since: int) -> list[tuple[int, int, int]]:
    """Dice, firepower and hits of all fires since a line of the log."""
    result = []
    for line in game.log(0)[since:]:
        if line["key"] != "fire":
            continue
        args: Any = line["args"]
        packed = args["dice"]
        faces = []
        while packed:
            faces.append(packed % 7)
            packed //= 7
        result.append((len(faces), int(args["power"]), len([f for f in faces if f <= args["power"]])))
    return result


def eliminated(game: Game, since: int) -> set[str]:
    """The blocks eliminated since a line of the log."""
    found = set()
    for line in game.log(0)[since:]:
        if line["key"] == game.rules.lines[L_ELIMINATED].name:
            args: Any = line["args"]
            found.add(str(args["block"]))
    return found


def follow(game: Game, fight: Fight, opening: int, since: int) -> None:
    """The fight must come to the same end with the same hits as the engine's battle, which is over."""
    told = Told(thrown(game, since))
    end = play(fight, opening, told)
    assert told.fires == []
    gone = eliminated(game, since)
    for i, b in enumerate(fight.blocks):
        strength = end >> 3 * i & 7
        name = BLOCK_IDS[b]
        assert (strength == 0) == (name in gone)
        if strength == GONE:
            assert game.over or place(game, name) != place_of_battle(game)
        elif strength:
            assert steps(game, name) == strength
            assert place(game, name) == place_of_battle(game)
    assert (fight.extinct(end, 0) or fight.extinct(end, 1)) == game.over
    assert winner(game) == fight.winner(end)


def winner(game: Game) -> int:
    """Who has won the last battle, or in it the game."""
    if game.over:
        return game.winners[0]
    lines: Any = game.log(0)
    return HOUSES.index([line for line in lines if line["key"] == "won"][-1]["args"]["who"])


def place_of_battle(game: Game) -> str:
    """Where the last battle was."""
    return AREA_IDS[war_of(game).now[FIELD]]


@pytest.mark.parametrize("seed", range(150))
def test_the_engine_comes_to_the_same_end_with_the_same_dice(seed: int) -> None:
    game = skirmish(random.Random(seed))
    game.reseed(seed)
    watch(game)


def watch(game: Game) -> None:
    """Fights a battle in both ways; firepowers and the end must agree."""
    area = battles(game)[0]
    (opening,) = openings(begun(War(war_of(game).fork_fields()), area, 0, [], []))
    assert list(opening.states.values()) == [1.0]
    fight = opening.fight
    holding = fight.holding
    since = len(game.log(0))
    (seat,) = game.must_act
    game.apply(seat, BATTLE << 12 | area)
    while fighting(game):
        s = war_of(game)
        fight.holding = holding and s.now[ROUND] == 1
        state = 0
        for i, b in enumerate(fight.blocks):
            state |= (s.steps[b] if s.loc[b] == area else GONE if s.loc[b] < AREAS else 0) << 3 * i
        for i, b in enumerate(fight.blocks):
            if in_field(s, b) and not (fight.holding and s.entry[b] not in (0, s.main[area])):
                assert fight.power(state, i, s.now[ATTACKER]) == power(s, b)
        (seat,) = game.must_act
        game.apply(seat, decide(game, seat))
    fight.holding = holding
    follow(game, fight, fight.start, since)


@pytest.mark.parametrize("seed", range(60))
def test_the_engine_goes_on_alike_from_anywhere_in_a_battle(seed: int) -> None:
    """After any choices, treachery, charges and early retreats among them."""
    rng = random.Random(seed)
    game = skirmish(rng)
    game.reseed(seed)
    (seat,) = game.must_act
    game.apply(seat, BATTLE << 12 | battles(game)[0])
    while fighting(game):
        ways = openings(War(war_of(game).fork_fields()))
        if len(ways) == 1 and len(ways[0].states) == 1:
            told = game.copy()
            told.reseed(rng.getrandbits(30))
            since = len(told.log(0))
            fight_on(told)
            follow(told, ways[0].fight, next(iter(ways[0].states)), since)
        for _ in range(rng.randint(1, 4)):
            if fighting(game):
                (seat,) = game.must_act
                able = game.choices(seat)
                rare = [c for c in able if c >> 12 in (CHARGE, TREACHERY, RETREAT)]
                game.apply(seat, rng.choice(rare if rare and rng.random() < 0.3 else able))


def exactly(ways: list[module.Opening]) -> Tally:
    """All outcomes."""
    tally = Tally()
    for opening in ways:
        exact = Exact(opening.fight, tally, 1 << 40)
        exact.run({state: opening.chance * chance for state, chance in opening.states.items()})
    assert abs(tally.total - 1) < 1e-9
    return tally


def far(count: int, trials: int, chance: float) -> float:
    """How many standard deviations a frequency is away from its chance."""
    spread = math.sqrt(max(trials * chance * (1 - chance), 0.0))
    if spread < 1e-6:
        assert abs(count - trials * chance) < 1e-3
        return 0.0
    return abs(count - trials * chance) / spread


def compare(game: Game, trials: int, seed: int) -> list[float]:
    """How far the engine's frequencies are from the exact chances in the battle that is being fought."""
    tally = exactly(openings(War(war_of(game).fork_fields())))
    lost: dict[str, int] = {}
    wins = 0
    ends = 0
    for trial in range(trials):
        told = game.copy()
        since = len(told.log(0))
        told.reseed(f"{seed} {trial}")
        fight_on(told)
        ends += told.over
        wins += winner(told) == 0
        for name in eliminated(told, since):
            lost[name] = lost.get(name, 0) + 1
    result = [far(wins, trials, tally.won[0]), far(ends, trials, tally.ended)]
    for b in range(BLOCKS):
        result.append(far(lost.get(BLOCK_IDS[b], 0), trials, tally.fallen[b]))
    return result


@pytest.mark.parametrize("seed", range(6))
def test_the_engine_wins_as_often_as_it_should(seed: int) -> None:
    game = skirmish(random.Random(1000 + seed))
    (seat,) = game.must_act
    game.apply(seat, BATTLE << 12 | battles(game)[0])
    assert max(compare(game, 150, seed)) < 4


@pytest.mark.parametrize("verb", [CHARGE, TREACHERY])
@pytest.mark.parametrize("seed", range(3))
def test_what_has_been_chosen_is_carried_out(verb: int, seed: int) -> None:
    """A Charge or Treachery whose target is still to be named."""
    rng = random.Random(2000 + seed)
    wanted = 0
    while True:
        game = skirmish(rng)
        game.reseed(seed)
        (seat,) = game.must_act
        game.apply(seat, BATTLE << 12 | battles(game)[0])
        while fighting(game):
            (seat,) = game.must_act
            able = [c for c in game.choices(seat) if c >> 12 == verb]
            if able:
                game.apply(seat, able[0])
                assert max(compare(game, 150, seed)) < 4
                return
            game.apply(seat, decide(game, seat))
        wanted += 1
        assert wanted < 200


@pytest.mark.parametrize("verb", [FIRE, CHARGE, TREACHERY])
def test_dice_that_have_not_been_rolled_yet_are_averaged(verb: int) -> None:
    """With chance left to the caller, the odds before a die are the mean of those after it."""
    rng = random.Random(verb)
    dice = 0
    while dice < 60:
        game = skirmish(rng).copy(chance=False)
        (seat,) = game.must_act
        game.apply(seat, BATTLE << 12 | battles(game)[0])
        while fighting(game):
            if game.chance is None:
                (seat,) = game.must_act
                able = [c for c in game.choices(seat) if c >> 12 == verb]
                game.apply(seat, rng.choice(able) if able else decide(game, seat))
                continue
            dice += 1
            before = exactly(openings(War(war_of(game).fork_fields())))
            won = 0.0
            fallen = [0.0] * BLOCKS
            for face in range(6):
                after = game.copy(chance=False)
                after.apply(NATURE, face)
                tally = settled(after, len(game.log(0)))
                won += tally.won[0] / 6
                fallen = [mean + chance / 6 for mean, chance in zip(fallen, tally.fallen, strict=True)]
            assert abs(won - before.won[0]) < 1e-9
            assert max(abs(a - b) for a, b in zip(fallen, before.fallen, strict=True)) < 1e-9
            game.apply(NATURE, rng.randrange(6))


def settled(game: Game, since: int) -> Tally:
    """The chances from here on, together with what happened since a line of the log."""
    if fighting(game):
        tally = exactly(openings(War(war_of(game).fork_fields())))
    else:
        tally = Tally()
        tally.won[winner(game)] = 1.0
    for name in eliminated(game, since):
        tally.fallen[BLOCK_IDS.index(name)] += 1.0
    return tally


@pytest.mark.parametrize("seed", range(12))
def test_simulated_and_exact_answers_agree(seed: int) -> None:
    game = skirmish(random.Random(3000 + seed))
    area = battles(game)[0]
    (way,) = openings(begun(War(war_of(game).fork_fields()), area, 0, [], []))
    exact = exactly([way])
    trials = 1500
    tally = Tally()
    rng = random.Random(seed)
    for _ in range(trials):
        tally.add(way.fight, play(way.fight, way.fight.start, rng), 1.0)
    assert far(round(tally.won[0]), trials, exact.won[0]) < 4
    assert far(round(tally.ended), trials, exact.ended) < 4
    for b in range(BLOCKS):
        assert far(round(tally.fallen[b]), trials, exact.fallen[b]) < 4.5
    for side in (0, 1):
        for n in range(exact.most[side] + 1):
            assert far(round(tally.left[side][n]), trials, exact.left[side][n]) < 4.5


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_the_engine_wins_as_often_as_it_should_seen_from_a_seat(seed: int) -> None:
    """Engine battles in positions dealt by ``game.sample`` against the odds that the seat is told."""
    game = skirmish(random.Random(4000 + seed))
    trials = 600
    for viewer in (0, 1, None):
        answer = odds(game, viewer, samples=4000, seed=seed)
        rng = random.Random(seed)
        wins = 0
        fallen = 0
        for _ in range(trials):
            told = game.sample(viewer, rng)
            since = len(told.log(0))
            (seat,) = told.must_act
            told.apply(seat, BATTLE << 12 | area_of(answer))
            fight_on(told)
            wins += winner(told) == 0
            fallen += len(eliminated(told, since))
        error = number(answer, "error") + 2.2 / trials**0.5
        assert abs(wins / trials - number(answer, "win", "lancaster")) < error
        total = sum(number(answer, "lost", house) for house in HOUSES)
        assert abs(fallen / trials - total) < error * len(
            war_of(game).at(0, area_of(answer)) + war_of(game).at(1, area_of(answer))
        )
