"""Make slips in records of a game and count what came of them: `python -m tests.slips --game hutan --n 500 --seed 1`."""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import islice

from tests.slips.games import SOURCES, Made, slips_of
from tests.slips.judge import Judged

_HEAD = "| slip | made | caught | one, at its place | help leads | leads or shows | silent |"


def table(made: Iterable[Made]) -> str:
    """Return a table in Markdown: a line a kind of slip, and one of all."""
    kinds: dict[str, list[Judged]] = defaultdict(list)
    for each in made:
        kinds[each.slip.kind].append(each.judged)
    rows = [_row(kind, found) for kind, found in sorted(kinds.items())]
    rows.append(_row("all", [each for found in kinds.values() for each in found]))
    return "\n".join([_HEAD, "|---" * (_HEAD.count("|") - 1) + "|", *rows])


def _row(kind: str, found: Sequence[Judged]) -> str:
    caught = [each for each in found if each.is_caught]
    return (
        f"| {kind} | {len(found)} | {_share(len(caught), len(found))}"
        f" | {_share(sum(each.is_one_at_its_place for each in caught), len(caught))}"
        f" | {_share(sum(each.leads for each in caught), len(caught))}"
        f" | {_share(sum(each.shows for each in caught), len(caught))}"
        f" | {_share(sum(each.is_silent for each in found), len(found))} |"
    )


def _share(some: int, of: int) -> str:
    return f"{100 * some / of:.0f} %" if of else "–"


def main() -> None:
    """Print the table of one game or of all, and with `--show` the slips that were not told well."""
    parser = argparse.ArgumentParser(prog="python -m tests.slips", description=__doc__)
    parser.add_argument("--game", choices=list(SOURCES), action="append")
    parser.add_argument("--n", type=int, default=200, help="slips a game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--control", action="store_true", help="with control counts")
    parser.add_argument("--show", choices=("place", "help", "silent"), help="print slips that came to nothing")
    given = parser.parse_args()
    for game in given.game or SOURCES:
        made = list(islice(slips_of(game, given.seed, control=given.control), given.n))
        if given.show:
            _show(made, given.show)
        print(f"\n## {game}\n\n{table(made)}")


def _show(made: Iterable[Made], what: str) -> None:
    from scorer.report.diagnostics import to_text
    from scoring_rules.frame.language.text import ENGLISH
    from tests.tool import read_text

    for each in made:
        came = each.judged
        failed = {
            "place": came.is_caught and not came.is_one_at_its_place,
            "help": came.is_caught and not came.shows,
            "silent": came.is_silent,
        }
        if failed[what]:
            changed = zip(each.true.split("\n"), each.slip.text.split("\n"), strict=False)
            print(f"\n=== {each.slip.kind}: {next((pair for pair in changed if pair[0] != pair[1]), '')}")
            read = read_text(each.slip.text)
            print(to_text(read.diagnostics, read.documents, ENGLISH, game=read.slug, color=False))


if __name__ == "__main__":
    main()
