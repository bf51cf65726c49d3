"""What the box does not hold: tiles, numbers, ports, development cards and resource cards.

Sources: see `scoring_rules.hexfolk.data.box`. Tiles are counted when all of them are typed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from scoring_rules.frame.finding import Code, Finding, Mark, finding
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.typed.place import KEY, Place, at
from scoring_rules.hexfolk.data import codes
from scoring_rules.hexfolk.data.box import ANY_RESOURCE, CARDS, MAPS, RED_NUMBERS, RESOURCES, TERRAINS, deck_for
from scoring_rules.hexfolk.data.keys import KEYS
from scoring_rules.hexfolk.table import Table

_KINDS: Mapping[str, Name] = {**RESOURCES, "any": ANY_RESOURCE}


def map_size(table: Table) -> Iterator[Finding]:
    """From five players on the map has 30 hexes, from seven 44."""
    known = MAPS.get(table.settings.map)
    players = len(table.seats)
    if known is not None and players > known.most_players:
        yield finding(
            codes.MAP_PLAYERS,
            at("map"),
            "{n} players on {hexes} hexes",
            help="from five players on the map is `large`, from seven `huge`;"
            " any other is typed by its rows or its hexes, `map: {example}`",
            n=players,
            hexes=len(table.island.hexes),
            example=KEYS.as_typed("{rows: [3, 4, 5, 4, 3]}"),
        )


def tiles_count(table: Table) -> Iterator[Finding]:
    """A map by name has its terrains and its numbers."""
    known = MAPS.get(table.settings.map)
    if known is None or not _complete(table):
        return
    terrains = Counter(tile.terrain for tile in table.tiles.values() if tile.terrain)
    wrong = [
        Text("{name} {have} (of {want})", name=name, have=terrains[key], want=known.terrains[key])
        for key, name in TERRAINS.items()
        if known.terrains and terrains[key] != known.terrains[key]
    ]
    over = {key for key, have in terrains.items() if have > known.terrains.get(key, 0)}
    doubtful = [name for name, tile in table.tiles.items() if tile.terrain in over]
    # With a wrong terrain its number is wrong as well: one slip, one message.
    if not wrong and _numbered(table):
        numbers = Counter(tile.number for tile in table.tiles.values() if tile.number)
        wrong = [
            Text("number {number}: {have} (of {want})", number=number, have=numbers[number], want=want)
            for number, want in known.numbers.items()
            if numbers[number] != want
        ]
        many = {number for number, have in numbers.items() if have > known.numbers.get(number, 0)}
        doubtful = [name for name, tile in table.tiles.items() if tile.number in many]
    if wrong:
        fault = finding(
            codes.TILES_COUNT,
            at("tiles", part=KEY),
            "{wrong}",
            help="look at the tiles that are too many; a map of your own is typed by its rows or its hexes",
            wrong=tuple(wrong),
        )
        places = (table.typed.tiles.get(name) for name in doubtful)
        marks = (Mark(place._replace(part=None), Text("one of these")) for place in places if place is not None)
        yield fault._replace(marks=(*fault.marks, *marks))


def _complete(table: Table) -> bool:
    return len(table.tiles) == len(table.island.hexes)


def _numbered(table: Table) -> bool:
    return all(tile.number or tile.terrain == "desert" for tile in table.tiles.values())


def red_numbers(table: Table) -> Iterator[Finding]:
    """A 6 and an 8 are never side by side; two 6s or two 8s are only unlikely."""
    if not _complete(table):
        return
    for pair in table.island.neighbours:
        names = [table.island.hexes[number].name for number in pair]
        numbers = [table.tiles[name].number for name in names]
        if not all(number in RED_NUMBERS for number in numbers):
            continue
        marks = tuple(
            Mark(table.typed.tiles.get(name, at("tiles")), Text("{number} on {hex}", number=str(number), hex=name))
            for name, number in zip(names, numbers, strict=True)
        )
        if numbers[0] == numbers[1]:
            remedy = Text("the rule forbids only 6 next to 8; check these two")
            yield Finding(codes.ALIKE_TILES, marks, remedy, "last")
        else:
            yield Finding(codes.RED_TILES, marks, Text("check the numbers of these two"), "last")


def ports_count(table: Table) -> Iterator[Finding]:
    """A map by name has its ports: never more of a kind, and all of them where all tiles are typed."""
    known = MAPS.get(table.settings.map)
    if known is None or not known.ports or not table.ports:
        return
    most = sum(known.ports.values())
    counted = Counter(table.ports.values())
    n = len(table.ports)
    over = [
        Text("{kind} {have} (of {want})", kind=name, have=counted[kind], want=known.ports[kind])
        for kind, name in _KINDS.items()
        if counted[kind] > known.ports[kind]
    ]
    if over and n <= most:
        label = Text("{wrong}", wrong=tuple(over))
    elif n > most or (n < most and _complete(table)):
        label = Text("{n} port, this map has {most}", "{n} ports, this map has {most}", n=n, most=most)
    else:
        return
    yield finding(
        codes.PORTS_COUNT, at("ports", part=KEY), label, help="check the ports, one after the other around the coast"
    )


def decks(table: Table) -> Iterator[Finding]:
    """All development cards played or in hand come from one deck, each kind with its number of cards."""
    deck = deck_for(len(table.seats))
    code = codes.DECK_LIKELY if deck.guessed else codes.DECK
    remedy = Text("recount the cards played and those in hand; no card counts twice")
    places: list[Place] = []
    bought = 0
    too_many = False
    for kind, name in CARDS.items():
        held = _held(table, kind)
        count = sum(held.values())
        bought += count
        places += held
        if count > deck.cards[kind]:
            too_many = True
            label = Text("{n} {card} in all, the deck has {most}", n=count, card=name, most=deck.cards[kind])
            yield _in_all_hands(code, held, label, remedy)
    # Too many of one kind has been said; only where the kinds are a guess the sum says more than they do.
    if bought > deck.size and (deck.guessed or not too_many):
        label = Text("{n} development cards in all, the deck has {most}", n=bought, most=deck.size)
        yield _in_all_hands(codes.DECK, places, label, remedy)


def _held(table: Table, kind: str) -> dict[Place, int]:
    """Return how many cards of a kind each player has or played, by where it says so."""
    held = {}
    for seat, player in enumerate(table.seats):
        if kind in {"knights", "victory_cards"}:
            held[at("players", seat, kind)] = getattr(player, kind)
        if kind != "victory_cards":
            held[at("players", seat, "hand", kind)] = player.cards.get(kind, 0)
    return {place: number for place, number in held.items() if number}


def bank(table: Table) -> Iterator[Finding]:
    """The resource cards in all hands come from one bank."""
    most = deck_for(len(table.seats)).bank
    for kind, name in RESOURCES.items():
        numbers = [player.resources.get(kind, 0) for player in table.seats]
        if sum(numbers) > most:
            places = [at("players", seat, "hand", "resources") for seat, number in enumerate(numbers) if number]
            label = Text("{n} {resource} in all hands, the bank has {most}", n=sum(numbers), resource=name, most=most)
            yield _in_all_hands(codes.BANK, places, label, Text("recount these cards"))


def _in_all_hands(code: Code, places: Iterable[Place], label: Text, remedy: Text) -> Finding:
    """Return that cards of several players together are too many: the same is said at each of them."""
    return Finding(code, tuple(Mark(place, label) for place in places), remedy, "last")
