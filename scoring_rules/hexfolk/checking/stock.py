"""What the box does not hold: tiles, numbers, ports, development cards and resource cards.

Sources: see `scoring_rules.hexfolk.data.box`. Tiles are counted when all of them are typed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from scoring_rules.frame.finding import Finding, Mark, finding
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.place import KEY, Place, at
from scoring_rules.hexfolk.data import codes
from scoring_rules.hexfolk.data.box import MAPS, RED_NUMBERS, deck_for
from scoring_rules.hexfolk.data.keys import KEYS
from scoring_rules.hexfolk.data.words import ANY_RESOURCE, CARDS, RESOURCES, TERRAINS
from scoring_rules.hexfolk.table import Table

_KINDS: Mapping[str, Name] = {**RESOURCES, "any": ANY_RESOURCE}


def map_size(table: Table) -> Iterator[Finding]:
    """From five players on the map has 30 hexes, from seven 44."""
    known = MAPS.get(table.settings.map)
    players = len(table.seats)
    if known is not None and players > known.most_players:
        label = Text("{n} players on {hexes} hexes", n=players, hexes=len(table.island.hexes))
        remedy = Text(
            "from five players on the map is `large`, from seven `huge`;"
            " any other is typed by its rows or its hexes, `map: {example}`",
            example=KEYS.as_typed("{rows: [3, 4, 5, 4, 3]}"),
        )
        yield finding(codes.MAP_PLAYERS, at("map"), label, help=remedy)


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
    if _numbered(table):
        numbers = Counter(tile.number for tile in table.tiles.values() if tile.number)
        wrong += [
            Text("number {number}: {have} (of {want})", number=number, have=numbers[number], want=want)
            for number, want in known.numbers.items()
            if not wrong and numbers[number] != want
        ]
    if wrong:
        remedy = Text("look at these tiles again; a map of one's own is typed by its rows or its hexes")
        yield finding(
            codes.TILES_COUNT, at("tiles", part=KEY), Text("{wrong}", wrong=tuple(wrong)), help=remedy
        )


def _complete(table: Table) -> bool:
    return len(table.tiles) == len(table.island.hexes)


def _numbered(table: Table) -> bool:
    return all(tile.number or tile.terrain == "desert" for tile in table.tiles.values())


def red_numbers(table: Table) -> Iterator[Finding]:
    """A 6 and an 8 never lie side by side; two 6 or two 8 are only unlikely."""
    if not _complete(table):
        return
    hexes = table.island.hexes
    for one, other in table.island.neighbours:
        numbers = [table.tiles[hexes[each].name].number for each in (one, other)]
        if not all(number in RED_NUMBERS for number in numbers):
            continue
        marks = tuple(
            Mark(
                table.ground.tiles.get(hexes[each].name, at("tiles")),
                Text("{number} on {hex}", number=str(number), hex=hexes[each].name),
            )
            for each, number in zip((one, other), numbers, strict=True)
        )
        if numbers[0] == numbers[1]:
            remedy = Text("the rule names 6 beside 8 only; look at these two again")
            yield Finding(codes.ALIKE_TILES, marks, remedy, "last")
        else:
            yield Finding(codes.RED_TILES, marks, Text("look at the numbers of these two again"), "last")


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
    if n > most:
        label = Text("{n} port, this map has {most}", "{n} ports, this map has {most}", n=n, most=most)
    elif over:
        label = Text("{wrong}", wrong=tuple(over))
    elif n < most and _complete(table):
        label = Text("{n} port, this map has {most}", "{n} ports, this map has {most}", n=n, most=most)
    else:
        return
    place = at("ports", part=KEY)
    yield finding(
        codes.PORTS_COUNT,
        place,
        label,
        help=Text("look at the ports again, one after the other round the coast"),
    )


def decks(table: Table) -> Iterator[Finding]:
    """All development cards played or in hand come from one deck, each kind with its number of cards."""
    deck = deck_for(len(table.seats))
    marks: list[Mark] = []
    bought = 0
    too_many = False
    for kind, name in CARDS.items():
        held = _held(table, kind)
        count = sum(number for _, number in held)
        bought += count
        marks += [Mark(place, Text("{n} {card}", n=number, card=name)) for place, number in held if number]
        if count > deck.cards[kind]:
            too_many = True
            label = Text("{n} {card} in all, the deck has {most}", n=count, card=name, most=deck.cards[kind])
            remedy = Text("count played cards and those in hand again; no card counts twice")
            code = codes.DECK_LIKELY if deck.guessed else codes.DECK
            yield Finding(code, tuple(Mark(place, label) for place, number in held if number), remedy, "last")
    if bought > deck.size and (deck.guessed or not too_many):
        label = Text("{n} development cards in all, the deck has {most}", n=bought, most=deck.size)
        remedy = Text("count played cards and those in hand again; no card counts twice")
        yield Finding(codes.DECK, tuple(mark._replace(label=label) for mark in marks), remedy, "last")


def _held(table: Table, kind: str) -> list[tuple[Place, int]]:
    """Return how many cards of a kind each player has or played, and where it says so."""
    held = []
    for seat, player in enumerate(table.seats):
        if kind in {"knights", "victory_cards"}:
            held.append((at("players", seat, kind), getattr(player, kind)))
        if kind != "victory_cards":
            held.append((at("players", seat, "hand", kind), player.cards.get(kind, 0)))
    return held


def bank(table: Table) -> Iterator[Finding]:
    """The resource cards in all hands come from one bank."""
    most = deck_for(len(table.seats)).bank
    for kind, name in RESOURCES.items():
        held = [(seat, player) for seat, player in enumerate(table.seats) if player.resources.get(kind)]
        count = sum(player.resources[kind] for _, player in held)
        if count > most:
            label = Text(
                "{n} {resource} in all hands, the bank has {most}", n=count, resource=name, most=most
            )
            marks = tuple(Mark(at("players", seat, "hand", "resources"), label) for seat, _ in held)
            yield Finding(codes.BANK, marks, Text("count these cards again"), "last")
