"""Whether the players of a text that is YAML are set off from each other; if not, a slip is looked for in its lines."""

from __future__ import annotations

from scorer.base.files import SUFFIXES
from scorer.source.fault import Fault, Lines
from scoring_rules.frame.language.keys import RECORD_KEYS
from scoring_rules.frame.typed.nodes import Mapping, Node, Scalar, Sequence


def slip_of_shape(root: Node, lines: Lines) -> Fault | None:
    """Return a slip that leaves YAML, though not what was meant: a dash or a colon too few, a dash too many."""
    if not isinstance(root, Mapping):
        from scorer.source.mistakes.player_slips import slip_of_root

        return slip_of_root(root, lines)
    if _are_players_set_off(root):
        return None
    from scorer.source.mistakes.player_slips import slip

    return slip(lines)


def _are_players_set_off(root: Mapping) -> bool:
    """Whether the players of a record are a list of entries with a name each, or a map by their names."""
    players = [value for key, value in root.entries if RECORD_KEYS.means(key.text, "players")]
    if len(players) != 1:
        return True
    match players[0]:
        case Sequence(items):
            return all(_names_in(item) == 1 or not _is_given(item) for item in items)
        case Mapping(entries):
            return not _names_in(players[0]) and all(_is_given(value) for _, value in entries)
        case value:
            return _is_given(value) or not _names_in(root)


def _names_in(node: Node) -> int:
    """Return how often the key of a name stands in an entry; a file that is named has one, too."""
    if isinstance(node, Mapping):
        return sum(RECORD_KEYS.means(key.text, "name") for key, _ in node.entries)
    return int(isinstance(node, Scalar) and node.style == "plain" and node.text.endswith(SUFFIXES))


def _is_given(value: Node) -> bool:
    return not isinstance(value, Scalar) or value.given
