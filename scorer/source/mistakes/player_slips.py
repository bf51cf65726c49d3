"""Players whose dash is missing or stands too often: told from the lines, be they YAML or not.

players:
  name: Anna          # is YAML, and names players called "name" and "board"
  board: |
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from scorer.source import codes
from scorer.source.fault import Fault, Lines, Position, short, span_at, span_to_end
from scorer.source.mistakes import line_messages
from scorer.source.mistakes.known_keys import has_meaning, is_key, key_without_colon
from scorer.source.mistakes.players import EntryLine, PlayerLines, last_written, players_of
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.nodes import Mapping, Node, Scalar
from scoring_rules.frame.typed.nodes import Sequence as SequenceNode

_STEP = 2
"""Columns from a dash to the key after it."""


def slip(lines: Lines) -> Fault | None:
    """Return the slip in the players of a text that is YAML, if there is one."""
    return (
        without_dash(lines)
        or _beyond_dash(lines)
        or _named_by_key(lines)
        or _below_name(lines)
        or _no_colon(lines)
        or _two_dashes(lines)
    )


def slip_of_root(root: Node, lines: Lines) -> Fault | None:
    """Return the slip that makes a list or a text of a whole record, if there is one."""
    row = root.span.line - 1
    if isinstance(root, Scalar) and root.style == "plain":
        typed = key_without_colon(lines[row])
        return line_messages.no_colon(lines, row) if typed and has_meaning(typed.key, "game") else None
    if isinstance(root, SequenceNode) and root.items and isinstance(root.items[0], Mapping):
        entries = root.items[0].entries
        if entries and has_meaning(entries[0][0].text, "game"):
            label = Text("a record is no list: its keys have no dash")
            remedy = Text("type a space in place of each dash at the beginning of a line")
            return Fault(
                codes.DASH_TOO_MANY,
                root.span._replace(end_line=row + 1, end_column=root.span.column + 1),
                label,
                remedy,
            )
    return None


def without_dash(lines: Lines) -> Fault | None:
    """Return the fault of the players that begin without a dash, if there are any: it is at the first."""
    players = players_of(lines)
    lacking = [player for player in players if player.lacks_dash]
    if not lacking:
        return None
    first = lacking[0].first
    label = Text(
        "a player begins here, without a dash",
        "{n} players begin without a dash, the first of them here",
        n=len(lacking),
    )
    where = span_to_end(lines, Position(first.row, first.column))
    return Fault(codes.NO_DASH, where, label, _remedy(players, lacking))


def _remedy(players: Sequence[PlayerLines], lacking: Sequence[PlayerLines]) -> Text:
    """Return how to type the dashes so that nothing else is wrong afterwards."""
    first = lacking[0].first
    meant = f"- {first.key}: {first.value or '…'}"
    dashed = next((player for player in players if player.first.dash is not None), None)
    dash, key = (first.column, first.column + _STEP) if dashed is None else (dashed.first.left, dashed.first.column)
    to_move = [player for player in lacking if player.last > player.first.row and player.column not in {None, key}]
    stays = all(player.first.column == dash for player in lacking)
    if stays and not to_move:
        return _each(
            len(lacking),
            Text("put a dash and a space before it: `{line}`", line=short(meant)),
            Text("put a dash and a space before each of them, as in `{line}`", line=short(meant)),
        )
    columns = {player.column for player in to_move}
    if stays and columns == {key - _STEP}:
        below = _rows((player.first.row + 2, player.last + 1) for player in to_move)
        return _each(
            len(lacking),
            Text(
                "put a dash and a space before it, `{line}`, and 2 more spaces before the rest of this player: {below}",
                line=short(meant),
                below=below,
            ),
            Text(
                "put a dash and a space before each of them, as in `{line}`, and 2 more spaces before the rest of "
                "them: {below}",
                line=short(meant),
                below=below,
            ),
        )
    if not to_move:
        return Text(
            "type `{line}` in its place, its dash in column {dash}; what is below stays as it is",
            line=short(meant),
            dash=dash + 1,
        )
    return Text(
        "type `{line}` in its place, its dash in column {dash}, and begin its other keys in column {key}",
        line=short(meant),
        dash=dash + 1,
        key=key + 1,
    )


def _each(n: int, one: Text, several: Text) -> Text:
    return one if n == 1 else several


def _rows(ranges: Iterable[tuple[int, int]]) -> tuple[Text, ...]:
    """Return rows, counted from 1, from the first to the last of each range."""
    return tuple(
        Text("line {first}", first=first) if first == last else Text("lines {first} to {last}", first=first, last=last)
        for first, last in ranges
    )


def _beyond_dash(lines: Lines) -> Fault | None:
    """Return the fault of keys that have a dash of their own, though they belong to the player above.

    - name: Anna
    - board: |
    """
    dashed = [
        (player, above)
        for above, player in _pairs(players_of(lines))
        if player.first.dash is not None and not player.first.is_name and is_key(player.first.key)
    ]
    owned = [(player.first, above) for player, above in dashed if not any(other.is_name for other in player.others)]
    if not owned:
        return None
    first, above = owned[0]
    rows = _rows((line.row + 1, line.row + 1) for line, _ in owned)
    label = Text("`{key}` belongs to {name}, and has a dash of its own", key=short(first.key), name=short(above))
    remedy = _each(
        len(owned),
        Text("type a space in place of the dash"),
        Text("type a space in place of the dash, in {rows}", rows=rows),
    )
    return Fault(codes.DASH_TOO_MANY, span_to_end(lines, Position(first.row, first.left)), label, remedy)


def _pairs(players: Sequence[PlayerLines]) -> Iterator[tuple[str, PlayerLines]]:
    """Yield each player that follows one with a name, with that name."""
    name = ""
    for player in players:
        if player.first.is_name:
            name = player.first.value
        elif name:
            yield name, player


def _below_name(lines: Lines) -> Fault | None:
    """Return the fault of keys in the column of the name that they belong to, in a map of players.

    players:
      Anna:
      counted: 61
    """
    owner: EntryLine | None = None
    for player in players_of(lines):
        for line in (player.first, *player.others):
            if line.dash is None and not is_key(line.key):
                owner = None if line.value else line
            elif owner and owner.row < line.row and owner.column == line.column:
                label = Text("`{key}` belongs to {name}, but begins in the same column", key=line.key, name=owner.key)
                below = _rows([(line.row + 1, _last_of(lines, player, owner) + 1)])
                remedy = Text("put 2 more spaces before {below}", below=below)
                return Fault(codes.ENTRY_COLUMN, span_to_end(lines, Position(line.row, line.column)), label, remedy)
    return None


def _last_of(lines: Lines, player: PlayerLines, owner: EntryLine) -> int:
    """Return the last row above the next name in the column of `owner`."""
    names = (each.row for each in player.others if each.row > owner.row and not is_key(each.key))
    return last_written(lines, owner.row, next(names, player.last + 1))


def _named_by_key(lines: Lines) -> Fault | None:
    """Return the fault of `- Anna:`, a name in the place of the key of names."""
    for player in players_of(lines):
        first = player.first
        if first.dash is None or first.value or not first.key or is_key(first.key):
            continue
        label = Text("`{key}:` is a name in the place of a key", key=short(first.key))
        line = f"- name: {first.key}"
        moved = (player.column or first.column) - first.column
        below = _rows([(first.row + 2, player.last + 1)])
        remedy = (
            Text("type `{line}` in its place", line=short(line))
            if not moved
            else Text(
                "type `{line}` in its place, and take {n} space away before {below}",
                "type `{line}` in its place, and take {n} spaces away before {below}",
                line=short(line),
                n=moved,
                below=below,
            )
        )
        return Fault(codes.NO_COLON, span_to_end(lines, Position(first.row, first.column)), label, remedy)
    return None


def _no_colon(lines: Lines) -> Fault | None:
    """Return the fault of `- name Anna`, with more words on the lines below."""
    for player in players_of(lines):
        row = player.first.row
        if player.first.is_name and player.first.lacks_colon:
            return line_messages.no_colon(lines, row)
    return None


def _two_dashes(lines: Lines) -> Fault | None:
    """Return the fault of `- - name: Anna`."""
    for player in players_of(lines):
        first = player.first
        second = None if first.dash is None else lines[first.row].find("-", first.dash + 1, first.column)
        if second is not None and second >= 0:
            label = Text("a second dash begins a list inside the list")
            where = span_at(Position(first.row, second))
            return Fault(codes.DASH_TOO_MANY, where, label, Text("type a space in place of the dash"))
    return None
