"""The development cards, the terrains and the maps as they can be looked up."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.info import CardInfo
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.hexfolk.board.island import island_of_rows
from scoring_rules.hexfolk.board.textmap import drawn
from scoring_rules.hexfolk.data import box
from scoring_rules.hexfolk.data.words import CARDS, MAPS, RESOURCE_WORDS, RESOURCES, TERRAIN_WORDS, TERRAINS, YIELDS

_CARDS = Name("Development cards", "Cartes développement", "Entwicklungskarten")
_TERRAINS = Name("Terrains", "Paysages", "Landschaften")
_MAPS = Name("Maps", "Cartes d’îles", "Inselkarten")
_TABLES = (2, box.FIVE_PLAYERS, box.SEVEN_PLAYERS)
_SCORES = {
    "knights": Text("played ones count for the largest army"),
    "victory_cards": Text("1 point each, hidden until the end"),
    "road_building": Text("no points"),
    "year_of_plenty": Text("no points"),
    "monopoly": Text("no points"),
}


def cards() -> tuple[CardInfo, ...]:
    """Return the kinds of development cards, the terrains, and the maps with names."""
    return (*_development(), *_terrains(), *_maps())


def _development() -> Iterator[CardInfo]:
    for kind, name in CARDS.items():
        numbers = tuple(str(box.deck_for(players).cards[kind]) for players in _TABLES)
        text = Text(
            "{scores}; {four} in the deck for up to four players, {six} for five and six, probably {more} from seven on",
            scores=_SCORES[kind],
            four=numbers[0],
            six=numbers[1],
            more=numbers[2],
        )
        yield CardInfo(_CARDS, kind, name, text, rule="hexfolk.decks")


def _terrains() -> Iterator[CardInfo]:
    for key, name in TERRAINS.items():
        counts = tuple(f"{known.terrains[key]}" for known in box.MAPS.values() if known.terrains)
        text = (
            Text(
                "yields {resource}; {counts} hexes on the standard and the large map",
                resource=RESOURCES[YIELDS[key]],
                counts=counts,
            )
            if key in YIELDS
            else Text("yields nothing; {counts} hexes on the standard and the large map", counts=counts)
        )
        also = (*TERRAIN_WORDS[key], *(RESOURCE_WORDS[YIELDS[key]] if key in YIELDS else ()))
        yield CardInfo(_TERRAINS, key, name, text, also, "hexfolk.tiles")


def _maps() -> Iterator[CardInfo]:
    for key, known in box.MAPS.items():
        rows = " ".join(map(str, known.rows))
        text = Text(
            "{n} hexes in rows of {rows}, for up to {players} players",
            n=sum(known.rows),
            rows=rows,
            players=known.most_players,
        )
        drawing = tuple(drawn(island_of_rows(known.rows)))
        yield CardInfo(
            _MAPS,
            f"map {key}",
            MAPS[key],
            text,
            (),
            "hexfolk.map",
            drawing=drawing,
            caption=Text("the empty map in text"),
        )
