"""The command ``banneret``: one module a command, read only when that command is called."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Final

from banneret.core.errors import BanneretError

#: How a command ends: all is well, faults were found, it was called wrongly or given something unusable.
OK: Final = 0
FAULTS: Final = 1
USAGE: Final = 2
#: What a shell expects of a program stopped with Ctrl-C.
INTERRUPTED: Final = 130

#: The commands in the order in which ``--help`` lists them. Each is a module of this package (with ``_`` for
#: ``-``) that has ``EXAMPLES``, ``arguments(parser)`` and ``run(args)``.
COMMANDS: Final[dict[str, str]] = {
    "games": "list the games there are, their seats and options",
    "serve": "open the table: play in the browser, with friends or bots",
    "play": "play in this terminal, together or against a bot",
    "rules": "read a rule, or see which rules have tests",
    "replay": "play a saved game again and check it",
    "actions": "list the numbers of actions and observations, for programs that learn",
    "describe": "print the position of a saved game in names",
    "odds": "what may become of the battle in a saved game",
    "advise": "what a bot that searches thinks of a saved game",
    "arena": "let bots play each other, many games at once",
    "sim": "play random games, checking the laws of the engine",
    "fuzz": "look for faults with random games for some time",
    "bench": "measure how fast the engine is",
    "upgrade-check": "see whether the running games of a server go on under these rules",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command line; returns the exit code (0: well, 1: faults found, 2: bad usage or input)."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    _settle_streams()
    try:
        parser = _parser(next((word for word in arguments if not word.startswith("-")), ""))
        args = parser.parse_args(arguments)
        if args.command is None:
            parser.print_help(sys.stderr)
            return USAGE
        if args.figures:
            _use_figures(args.figures)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else USAGE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has had enough (`| head`). Python would complain once more when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return OK
    except (BanneretError, OSError) as error:
        print(f"banneret: {error}", file=sys.stderr)
        return USAGE


def _settle_streams() -> None:
    """A terminal that cannot show a sign shows another; it never stops a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _use_figures(files: Sequence[str]) -> None:
    """Lays files of figures over the printed ones, and tries them at once, so that mistakes come up first."""
    from banneret.core import figures, registry

    for game in figures.use(files):
        registry.find(game)


def _parser(chosen: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="banneret",
        description="Medieval board games with complete rules: play them, check them, study them.",
        epilog="`banneret COMMAND --help` shows examples. Exit codes: 0 all is well, 1 faults were found,"
        " 2 bad usage or input.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and how it was built")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name, summary in COMMANDS.items():
        if name != chosen:
            commands.add_parser(name, help=summary, add_help=False)
            continue
        module = importlib.import_module(f"banneret.cli.{name.replace('-', '_')}")
        own = commands.add_parser(
            name,
            help=summary,
            description=summary[0].upper() + summary[1:] + ".",
            epilog=module.EXAMPLES,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        module.arguments(own)
        own.add_argument(
            "--figures",
            action="append",
            metavar="FILE",
            help="play with your own printed figures: a TOML file that names its game (docs/figures.md)",
        )
        own.set_defaults(run=module.run)
    return parser


class _Version(argparse.Action):
    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        import banneret

        info = banneret.build_info()
        print(f"banneret {info['version']} ({info['build']}: {info['reason']})")
        parser.exit()
