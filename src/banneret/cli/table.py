"""A game at one terminal: whose turn it is, what that seat sees, what it may do, and what was typed."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from banneret.bots import Bot, SeatView
from banneret.cli import boards
from banneret.cli.common import find_seat, write_file
from banneret.cli.rules import entry, entry_lines
from banneret.cli.terminal import InputEnded, Terminal
from banneret.cli.words import Words
from banneret.core.choice import NOUN_BITS, NOUN_MASK
from banneret.core.errors import BadSeats, BanneretError, UndoRefused, UnknownLanguage, UnknownRule
from banneret.core.game import NATURE, Game
from banneret.core.text import LANGUAGES, example_table, rule_table

#: The commands, in the order of the help.
COMMANDS: Final = (
    "undo",
    "reset",
    "choices",
    "board",
    "log",
    "why",
    "rule",
    "rules",
    "save",
    "lang",
    "call",
    "resign",
    "help",
    "quit",
)
#: How much is shown at once of what could be long.
_LOG_LINES: Final = 40
_RULES_FOUND: Final = 12
_SUGGESTIONS: Final = 8


class Left(Exception):
    """Somebody leaves the table."""


class Table:
    """Plays one game between the people at this terminal and bots.

    Args:
        game: the game, from its beginning or under way.
        seated: the bots by seat; people have the others.
        language: of everything that is shown.
        save: where to save when the table is left and when the game is over.
        in_the_open: whether people keep no secrets from each other.
    """

    def __init__(
        self, game: Game, seated: dict[int, Bot], language: str, save: Path | None, in_the_open: bool
    ) -> None:
        self.game = game
        self.bots = seated
        self.chairs = {seat: SeatView(game, seat) for seat in seated}
        self.people = [seat for seat in range(game.seats) if seat not in seated]
        self.save_path = save
        self.secret = not in_the_open and len(self.people) > 1
        self.terminal = Terminal()
        self.board = boards.find(game.rules.name)
        self.say = Words(game.rules, language)
        #: Who sits at the keyboard.
        self.seat: int | None = None
        #: How many log lines each viewer has read.
        self.read: dict[int | None, int] = {}
        if game.decisions:
            for viewer in (None, *range(game.seats)):
                self.read[viewer] = max(0, len(game.log(viewer)) - _LOG_LINES // 4)
        #: What the screen shows of the board now.
        self.drawn: object = None
        #: Whether the present question must be shown (again).
        self.ask_again = True
        #: Whether a seat that need not act has had its say.
        self.waits = False
        self.saved_at = -1
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "reset": self._reset,
            "choices": self._choices,
            "board": self._board,
            "log": self._log,
            "why": self._why,
            "rule": self._rule,
            "rules": self._rules,
            "save": self._save,
            "lang": self._lang,
            "call": self._call,
            "resign": self._resign,
            "help": self._help,
            "quit": self._quit,
        }

    # --- the game

    def play(self) -> None:
        """Plays until the game is over or the table is left."""
        self._welcome()
        try:
            while not self.game.over:
                self._one_decision()
            self._finish()
        except (InputEnded, Left):
            self._leave()
        except KeyboardInterrupt:
            print()
            with contextlib.suppress(InputEnded, Left, KeyboardInterrupt):
                self._quit("")
            self._leave()

    def _welcome(self) -> None:
        terminal = self.terminal
        terminal.title(self.say.game.message("game-name", self.say.language))
        players = ", ".join(
            [
                f"{self._name(seat)}: {self.say('player-bot' if seat in self.bots else 'player-human')}"
                for seat in range(self.game.seats)
            ]
        )
        terminal.say(players)
        if self.people:
            terminal.aside(self.say("welcome"))

    def _one_decision(self) -> None:
        game = self.game
        must = game.must_act
        if must == (NATURE,):
            game.reseed()  # a game that was saved without its dice gets new ones
            return
        for seat in must:
            if seat in self.bots:
                game.apply(seat, self.bots[seat].choose(self.chairs[seat]))
                return
        if self.seat is None or self.seat not in must:
            self._give_keyboard(must[0])
        else:
            self._turn()

    def _give_keyboard(self, seat: int) -> None:
        """Another seat comes to the keyboard; what the last one saw goes first."""
        before = self.seat
        if self.secret:
            if before is not None:
                self.terminal.forget()
            print()
            self.terminal.title(self.say("pass-keyboard", seat=self._name(seat)))
            others = [who for who in self.people if who in self.game.may_act and who != seat]
            if others:
                names = ", ".join([self._name(who) for who in others])
                self.terminal.aside(self.say("pass-others", count=len(others), seats=names))
            while True:
                typed = self.terminal.ask(self.say("pass-ready", seat=self._name(seat)) + " ")
                other = self._named(typed)
                if other in others:
                    self._visit(other)
                    return
                if self._command(typed)[0] != "quit":
                    break
                self._quit("")
            self.terminal.forget()
        self.seat = seat
        self._look_anew()

    def _named(self, typed: str) -> int:
        """The seat of that name, or -1."""
        try:
            return find_seat(self.game.rules, self.game.seats, typed)
        except BadSeats:
            return -1

    def _visit(self, seat: int) -> None:
        """A seat that need not act, but may (take its card back, make an offer), has its say."""
        if seat == self.seat:
            self.terminal.forget()
            self._look_anew()
        else:
            self._give_keyboard(seat)
        self.waits = False
        while not self.waits and self.seat == seat and seat in self.game.may_act:
            self._turn()

    def _look_anew(self) -> None:
        self.drawn = None
        self.ask_again = True

    def _turn(self) -> None:
        """One thing typed by the seat at the keyboard."""
        if self.ask_again:
            self._show()
        listed = self._listed()
        obliged = self.seat in self.game.must_act
        default = listed[0] if len(listed) == 1 and obliged else None
        typed = self.terminal.ask(self._mark(default is not None))
        if not typed:
            if default is not None:
                self._take(default)
            elif obliged:
                self._choices("")
            else:
                self.waits = True
            return
        if typed.isascii() and typed.isdigit():
            number = int(typed) if len(typed) < 10 else 0
            if 1 <= number <= len(listed):
                self._take(listed[number - 1])
            else:
                self.terminal.say(self.say("no-such-number", number=typed[:20], last=str(len(listed))))
            return
        name, rest = self._command(typed)
        if name:
            try:
                self.commands[name](rest)
            except (BanneretError, OSError) as error:
                self.terminal.say(str(error))
            return
        self._by_words(typed, listed)

    def _mark(self, default: bool) -> str:
        return f"{self._name(self.seat or 0)} {self.say('enter-takes-it') + ' ' if default else ''}> "

    def _take(self, choice: int) -> None:
        seat = self._here()
        self.game.apply(seat, choice, self.game.version(seat))
        self.ask_again = True

    def _by_words(self, typed: str, listed: tuple[int, ...]) -> None:
        """A choice typed in words: all of them, or enough that only one choice has them."""
        found = self._meant(typed, listed)
        texts = [self.game.describe(choice, self.say.language) for choice in listed]
        if len(found) == 1:
            self.terminal.aside(self.say("taken", choice=texts[listed.index(found[0])]))
            self._take(found[0])
        elif found:
            self.terminal.say(self.say("which-one"))
            self.terminal.columns([f"{listed.index(c) + 1:>3}  {texts[listed.index(c)]}" for c in found])
        else:
            self.terminal.say(self.say("not-understood", typed=typed[:60]))

    # --- what is shown

    def _here(self) -> int:
        if self.seat is None:
            raise AssertionError("nobody sits at the keyboard")
        return self.seat

    def _name(self, seat: int) -> str:
        return self.say.seat(seat, self.game.seats)

    def _listed(self) -> tuple[int, ...]:
        return self.game.choices(self._here())

    def _show(self) -> None:
        """What has happened, the board if it changed, the question and the choices."""
        self.ask_again = False
        view = self.game.view(self._here())
        happened = self._news(self.seat)
        self._news(None, silently=True)
        if happened or self.drawn is None:
            lines = self.board.focus(view, self.say) or self.board.show(view, self.say)
            if lines != self.drawn:
                print()
                self._draw(lines)
            self.drawn = lines
        self._question(view)

    def _news(self, viewer: int | None, silently: bool = False) -> bool:
        """The log lines that a viewer has not read yet; whether there were any."""
        log = self.game.log(viewer)
        start = min(self.read.get(viewer, 0), len(log))
        self.read[viewer] = len(log)
        if start < len(log) and not silently:
            print()
            for line in log[start:]:
                self.terminal.say("· " + self.say.game.line(line, self.say.language))
        return start < len(log)

    def _draw(self, lines: list[str]) -> None:
        for line in lines:
            if line.startswith("# "):
                self.terminal.title(line[2:])
            else:
                self.terminal.say(line)

    def _question(self, view: dict[str, Any]) -> None:
        print()
        prompt = self.say.game.prompt(view["prompt"], self.say.language)
        name = self._name(self._here())
        if not prompt.startswith(name):
            prompt = self.say("your-turn", seat=name, prompt=prompt)
        self.terminal.title(prompt)
        if self.seat not in self.game.must_act:
            self.terminal.aside(self.say("may-wait"))
        verb = -1
        group: list[str] = []
        for number, choice in enumerate(self._listed(), 1):
            if choice >> NOUN_BITS != verb:
                self.terminal.columns(group)
                group = []
                verb = choice >> NOUN_BITS
            text = self.game.describe(choice, self.say.language)
            note = self._note(choice, view)
            group.append(f"{number:>3}  {text}" + (f" ({note})" if note else ""))
        self.terminal.columns(group)

    def _note(self, choice: int, view: dict[str, Any]) -> str:
        rules = self.game.rules
        kind = rules.verbs[choice >> NOUN_BITS].noun
        if not kind:
            return ""
        noun = str(rules.thing(kind, choice & NOUN_MASK, self.game.seats))
        return self.board.note(view, kind, noun, self.say)

    # --- commands

    def _command(self, typed: str) -> tuple[str, str]:
        """The command that was typed, by its English name or by one in the language shown, and the rest."""
        word, _, rest = typed.partition(" ")
        word = word.casefold()
        for name in COMMANDS:
            if word == name or word in self.say.aliases(name):
                return name, rest.strip()
        return "", ""

    def _undo(self, rest: str) -> None:
        self._take_back(False)

    def _reset(self, rest: str) -> None:
        self._take_back(True)

    def _take_back(self, whole_turn: bool) -> None:
        try:
            self.game.undo(self._here(), whole_turn)
        except UndoRefused as refused:
            self.terminal.say(self.say.game.rule(refused.rule, self.say.language))
            return
        for viewer, count in self.read.items():
            self.read[viewer] = min(count, len(self.game.log(viewer)))
        self.terminal.aside(self.say("taken-back"))
        self._look_anew()

    def _choices(self, rest: str) -> None:
        self._question(self.game.view(self._here()))

    def _board(self, rest: str) -> None:
        print()
        self._draw(self.board.show(self.game.view(self._here()), self.say))

    def _log(self, rest: str) -> None:
        log = self.game.log(self._here())
        count = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 7 else _LOG_LINES
        if count < len(log):
            self.terminal.aside(self.say("log-earlier", number=len(log) - count))
        for line in log[max(0, len(log) - count) :]:
            self.terminal.say("· " + self.say.game.line(line, self.say.language))

    def _why(self, rest: str) -> None:
        """Why something is not legal: numbers of the list, or a verb and a noun in ids or in words."""
        listed = self._listed()
        words = rest.split()
        if not words:
            self.terminal.say(self.say("why-usage"))
            return
        if all(word.isascii() and word.isdigit() and len(word) < 10 for word in words):
            for word in words:
                number = int(word)
                if 1 <= number <= len(listed):
                    self._explain(listed[number - 1])
                else:
                    self.terminal.say(self.say("no-such-number", number=word, last=str(len(listed))))
            return
        found = self._meant(rest, self._everything())
        if len(found) == 1:
            self._explain(found[0])
        elif found:
            self.terminal.say(self.say("which-one"))
            named = [self.game.describe(choice, self.say.language) for choice in found[:_SUGGESTIONS]]
            self.terminal.columns([*named, *(["..."] if len(found) > _SUGGESTIONS else [])], "  ")
        else:
            self.terminal.say(self.say("not-a-choice", typed=rest[:60]))
            verbs = sorted(verb.name for verb in self.game.rules.verbs.values())
            self.terminal.aside(self.say("why-verbs", verbs=", ".join(verbs)))

    def _explain(self, choice: int) -> None:
        game = self.game
        seat = self._here()
        text = game.describe(choice, self.say.language)
        refusal = game.why_not(seat, choice)
        if refusal is not None:
            why = self.say.game.refusal(refusal, self.say.language, game.seats)
            self.terminal.say(self.say("not-legal", choice=text, why=why))
            return
        self.terminal.say(self.say("legal", choice=text))
        rule = str(game.prompt(seat)["rule"])
        if rule:
            self.terminal.aside(f"{self.say.game.rule(rule, self.say.language)} [{rule}]", "  ")

    def _meant(self, text: str, among: Iterable[int]) -> list[int]:
        """The choices that a text can mean: ``verb noun`` in ids, or beginnings of its words."""
        wanted = _words(text)
        named: list[int] = []
        begun: list[int] = []
        if not wanted:
            return []
        for choice in among:
            ids = _words(self.game.word(choice).replace("+", " "))
            described = _words(self.game.describe(choice, self.say.language))
            if wanted in (ids, described):
                return [choice]
            known = {*ids, *described}
            if known.issuperset(wanted):
                named.append(choice)
            elif all(any(word.startswith(typed) for word in known) for typed in wanted):
                begun.append(choice)
        return named or (begun if len(text) > 2 else [])

    def _everything(self) -> Iterator[int]:
        """Every verb with every noun, legal or not."""
        rules = self.game.rules
        for number, verb in rules.verbs.items():
            for noun in range(rules.noun_count(verb.noun, self.game.seats)):
                if not verb.noun or rules.thing(verb.noun, noun, self.game.seats) != "":
                    yield number << NOUN_BITS | noun

    def _rule(self, rest: str) -> None:
        if not rest:
            self.terminal.say(self.say("rule-usage"))
            return
        try:
            found = entry(self.game.rules, rest, self.say.language)
        except UnknownRule:
            self.terminal.say(self.say("no-such-rule", rule=rest[:40]))
            return
        self._draw(entry_lines(found, self.terminal.width))

    def _rules(self, rest: str) -> None:
        """The rules that speak of something."""
        wanted = rest.casefold()
        if not wanted:
            self.terminal.say(self.say("rules-usage"))
            return
        language = self.say.language
        package = self.game.rules.package
        texts = {name: str(raw[language]) for name, raw in rule_table(package).items()}
        for name, raw in example_table(package).items():
            texts[name] = " ".join(
                [str(raw.get(f"{part}_{language}", "")) for part in ("given", "do", "expect")]
            )
        found = [
            name for name, text in texts.items() if wanted in text.casefold() or wanted in name.casefold()
        ]
        for name in found[:_RULES_FOUND]:
            self.terminal.say(f"{name}  {texts[name]}")
        if len(found) > _RULES_FOUND:
            self.terminal.aside(self.say("rules-more", number=len(found) - _RULES_FOUND))
        if not found:
            self.terminal.say(self.say("rules-none", word=rest[:40]))

    def _save(self, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.save_path
        if path is None:
            self.terminal.say(self.say("save-usage"))
            return
        self._write(path)

    def _write(self, path: Path) -> bool:
        try:
            write_file(path, self.game.save())
        except (OSError, ValueError) as error:
            self.terminal.say(self.say("not-saved", file=str(path), why=str(error)))
            return False
        self.saved_at = self.game.decisions
        self.terminal.say(self.say("saved", file=str(path)))
        return True

    def _lang(self, rest: str) -> None:
        try:
            self.say = Words(self.game.rules, rest.casefold())
        except UnknownLanguage:
            self.terminal.say(self.say("no-such-language", languages=", ".join(LANGUAGES)))
            return
        self._look_anew()

    def _call(self, rest: str) -> None:
        """Gives the keyboard to a seat that may act beside the turn."""
        seat = self._named(rest)
        if seat in self.people and seat in self.game.may_act and seat != self.seat:
            self._visit(seat)
        else:
            self.terminal.say(self.say("call-nobody"))

    def _resign(self, rest: str) -> None:
        answer = self.terminal.ask(self.say("resign-sure", seat=self._name(self._here())) + " ")
        if self._is_yes(answer):
            self.game.resign(self._here())
            self.ask_again = True

    def _is_yes(self, answer: str) -> bool:
        return answer.casefold() in {"y", "yes", *self.say("words-yes").split()}

    def _help(self, rest: str) -> None:
        self.terminal.say(self.say("help-choose"))
        names = [self.say(f"usage-{name}") for name in COMMANDS]
        widest = max(len(name) for name in names)
        for name, usage in zip(COMMANDS, names, strict=True):
            self.terminal.say(f"  {usage:<{widest}}  {self.say(f'help-{name}')}")

    def _quit(self, rest: str) -> None:
        """Leaves the table, and offers to save what is not saved."""
        if self.save_path is None and self.saved_at != self.game.decisions:
            while True:
                answer = self.terminal.ask(self.say("quit-save") + " ")
                if not answer or self._write(Path(answer).expanduser()):
                    break
        raise Left

    # --- the end

    def _leave(self) -> None:
        if self.save_path is not None:
            self._write(self.save_path)
        self.terminal.say(self.say("goodbye"))

    def _finish(self) -> None:
        """The end as everybody may see it."""
        alone = self.people[0] if len(self.people) == 1 else None
        self._news(alone)
        print()
        winners = [self._name(seat) for seat in self.game.winners]
        self.terminal.title(self.say("game-over", count=len(winners), winners=", ".join(winners)))
        for seat, score in enumerate(self.game.scores):
            self.terminal.say(f"  {self._name(seat)}: {score}")
        if self.save_path is not None:
            self._write(self.save_path)


def _words(text: str) -> list[str]:
    """The words of a text as people type them, without what stands between them."""
    return re.findall(r"[\w-]+", text.casefold())
