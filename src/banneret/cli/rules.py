"""``banneret rules``: a rule in our words, or which rules have tests."""

from __future__ import annotations

import argparse
import json
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from banneret.cli.common import BadUsage, add_language, rules_of, shown
from banneret.core.errors import UnknownRule

if TYPE_CHECKING:
    from banneret.core.rules import Rules

EXAMPLES: Final = """\
examples:
  banneret rules richard3 R3-6.4-b --lang es     the text of a rule
  banneret rules richard3 R3-EX-S.2-4            a worked example
  banneret rules richard3                        every rule and how many tests name it (in a checkout)
  banneret rules richard3 --json                 the same for programs
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game, as `banneret games` lists it")
    parser.add_argument("id", metavar="ID", nargs="?", help="the id of a rule or an example")
    parser.add_argument(
        "--tests", metavar="DIR", type=Path, help="where the tests are (default: those of this checkout)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    rules = rules_of(args.game)
    if args.id is not None:
        found = entry(rules, args.id, args.lang)
        if args.json:
            print(json.dumps(found, ensure_ascii=False))
        else:
            print("\n".join(entry_lines(found)))
        return 0
    report = coverage(rules, args.tests)
    if args.json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        print("\n".join(_report_lines(report)))
    return 0


def entry(rules: Rules[Any], wanted: str, language: str) -> dict[str, object]:
    """A rule or a worked example in one language: its id and its texts by field."""
    from banneret.core.text import example_table, rule_table

    folded = wanted.strip().casefold()
    for name, raw in {**rule_table(rules.package), **example_table(rules.package)}.items():
        if name.casefold() == folded:
            result: dict[str, object] = {"id": name}
            for key, value in raw.items():
                field, _, suffix = key.rpartition("_")
                if key == language:
                    result["text"] = value
                elif field and suffix == language:
                    result[field] = value
                elif key in {"kind", "section", "rules"}:
                    result[key] = value
            return result
    raise UnknownRule(f"{rules.name} has no rule {shown(wanted)}; `banneret rules {rules.name}` lists them")


def entry_lines(found: dict[str, object], width: int = 100) -> list[str]:
    """A rule or example for people: the text first, then what else is told about it."""
    lines = [str(found["id"])]
    for field in ("text", "given", "do", "expect", "why", "note"):
        if found.get(field):
            lines.extend(textwrap.wrap(str(found[field]), width, initial_indent="  ", subsequent_indent="  "))
    named = found.get("rules")
    if isinstance(named, list):
        lines.append("  (" + ", ".join(map(str, named)) + ")")
    return lines


def coverage(rules: Rules[Any], tests: Path | None) -> dict[str, Any]:
    """Every rule and example with the number of tests that name it."""
    from banneret.cli.scan import count_marks, tests_folder
    from banneret.core.text import example_table, rule_table

    folder = tests_folder() if tests is None else tests
    if folder is None:
        raise BadUsage(
            "there are no tests here: go into a checkout, name them with --tests DIR, or ask for one ID"
        )
    if not folder.is_dir():
        raise BadUsage(f"there is no folder {folder}")
    try:
        marks = count_marks(folder)
    except (SyntaxError, UnicodeDecodeError) as error:
        raise BadUsage(f"a test file cannot be read: {error}") from error
    ids = list(rule_table(rules.package))
    examples = list(example_table(rules.package))
    known = {*ids, *examples}
    prefixes = {name.partition("-")[0] + "-" for name in known}
    return {
        "game": rules.name,
        "rules": [{"id": name, "tests": marks[name]} for name in ids],
        "untested": [name for name in ids if not marks[name]],
        "examples": [{"id": name, "tests": marks[name]} for name in examples],
        "untested_examples": [name for name in examples if not marks[name]],
        "unknown": sorted(
            name for name in marks if name not in known and name.partition("-")[0] + "-" in prefixes
        ),
    }


def _report_lines(report: dict[str, Any]) -> list[str]:
    lines: list[str] = []
    for what in ("rules", "examples"):
        for item in report[what]:
            lines.append(f"{item['id']:<16}{item['tests']:>5}" + ("" if item["tests"] else "   no test"))
    lines.append(
        f"{report['game']}: {len(report['rules'])} rules, {len(report['untested'])} without a test;"
        f" {len(report['examples'])} examples, {len(report['untested_examples'])} without a test"
    )
    if report["unknown"]:
        lines.append("tests name rules that are not there: " + ", ".join(report["unknown"]))
    return lines
