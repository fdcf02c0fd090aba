"""Everything that can be refused, each with a class of its own and a message that names what and where."""


class BanneretError(Exception):
    """The root of all errors that Banneret raises on purpose."""


class UnknownGame(BanneretError):
    """There is no game of that name."""


class BadOption(BanneretError):
    """An option is unknown, has a value it cannot have, or contradicts another."""


class BadSeats(BanneretError):
    """The game cannot be played by that many seats."""


class ChoiceRefused(BanneretError):
    """A choice was not accepted; nothing has changed.

    Attributes:
        rule: the id of the rule that forbids it, or of the house law (``house-...``).
    """

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class IllegalChoice(ChoiceRefused):
    """The choice is not on the list of legal choices."""


class WrongSeat(ChoiceRefused):
    """The seat does not exist or has nothing to decide now."""


class StaleChoice(ChoiceRefused):
    """The choice was made on a position that is no longer the present one."""


class GameIsOver(ChoiceRefused):
    """The game has ended; there is nothing left to choose."""


class UndoRefused(ChoiceRefused):
    """There is nothing of one's own to take back, or a die, a reveal or another seat lies in between."""


class BadFile(BanneretError):
    """A game file or snapshot that cannot be opened."""


class DamagedFile(BadFile):
    """Truncated, not JSON, a field missing or of the wrong kind, or the check sum does not agree."""


class ForeignFile(BadFile):
    """Written by something else, or by a newer Banneret than this one."""


class ReplayFault(BadFile):
    """The choices and outcomes of a file do not fit the rules from a certain place on."""


class OtherFigures(BadFile):
    """Played with other figures than those that the game has here, so it cannot be opened here."""


class BadFigures(BanneretError):
    """A file of one's own figures that cannot be read or does not fit its game."""


class BadPosition(BanneretError):
    """A position written by hand that the rules do not allow."""


class BadChance(BanneretError):
    """A scripted or recorded outcome is missing or does not fit the question."""


class UnknownLanguage(BanneretError):
    """There are no texts in that language."""


class UnknownRule(BanneretError):
    """There is no rule of that id."""


class CannotSample(BanneretError):
    """No position fits what the seat knows (a fault of the game, not of the caller)."""
