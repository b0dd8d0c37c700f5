"""Presets: house rules that go together, under one name."""

from collections.abc import Mapping

from tilewright.rules.house import AnyRulebook, keys_of, text_of

# The first one is the booklet as it is. Keys that a rulebook does not have are left out of its presets.
PRESETS: Mapping[str, Mapping[str, int | str]] = {
    "printed": {},
    "family": {
        "time.limit": "none",
        "opening.min": 20,
        "opening.extras": "yes",
        "turn.wrong_lay": "refuse",
        "match.games": 1,
        "dice.must_lay": "no",
    },
    "quick": {
        "time.limit": 45,
        "deal.rack": 10,
        "match.games": 1,
        "dice.hand": 7,
        "match.rounds": 1,
    },
    "strict": {
        "time.limit": 60,
        "opening.extras": "no",
        "turn.wrong_lay": "penalise",
        "time.table": "restore",
        "time.loose": "restore",
        "jokers.reuse": "new_set_two_rack_tiles",
        "match.sudden_death": "yes",
        "dice.max_sets": 1,
    },
}


def presets_of(booklet: AnyRulebook) -> dict[str, dict[str, int | str]]:
    """Return the house rules of each preset for a booklet: only those that change it.

    >>> from tilewright.rules.booklets import booklet
    >>> presets_of(booklet("tournament"))["printed"]
    {}
    """
    own = {*keys_of(booklet)}
    return {
        name: {key: value for key, value in house.items() if key in own and text_of(booklet, key) != f"{value}"}
        for name, house in PRESETS.items()
    }
