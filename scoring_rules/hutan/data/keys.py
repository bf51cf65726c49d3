"""Key words of a record of Hutan, beside those that every record has."""

from __future__ import annotations

from scoring_rules.frame.language.keys import RECORD_KEYS, Keys

KEYS = RECORD_KEYS | Keys(
    {
        "mode": ("Modus",),
        "tiles": ("tuiles", "Plättchen"),
        "ecosystem": ("écosystème", "Ökosystem"),
        "scenario": ("scénario", "Szenario"),
        "modification": ("Modifikation",),
        "first_in_last_round": (
            "premier_au_dernier_round",
            "premier_au_dernier_tour",
            "premier_joueur",
            "pion_pangolin",
            "pangolin",
            "Erster_der_letzten_Runde",
        ),
        "order": ("ordre", "Reihenfolge"),
        "board": ("plateau", "Tafel", "Spielplan"),
    },
    rather={"cards": ("ecosystem",)},
)
