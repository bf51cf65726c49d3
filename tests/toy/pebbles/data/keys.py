"""Key words of a record of Pebbles."""

from scoring_rules.frame.language.keys import RECORD_KEYS, Keys

KEYS = RECORD_KEYS | Keys({"board": ("plateau",), "length": ("longueur",)})
