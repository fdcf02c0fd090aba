"""Writes the playthroughs anew:

    .venv/bin/python -m tests.playthroughs.write      (in the project's folder)

Read the differences: they are what players will notice.
"""

from __future__ import annotations

from tests.playthroughs.written import ALL, text_of


def main() -> None:
    for playthrough in ALL:
        playthrough.file.write_text(text_of(playthrough), encoding="utf-8")


if __name__ == "__main__":
    main()
