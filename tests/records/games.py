"""Records for tests, made by bots."""

import json
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from tilewright.arena.deals import Simulation
from tilewright.arena.simulation import results
from tilewright.games import edition
from tilewright.rules.house import keys_of, text_of, with_house
from tilewright.rules.rulebook import Rulebook

BOTS = ("beginner", "random", "beginner", "random", "beginner", "beginner")


def record_lines(
    rules: Rulebook, seats: int, deals: int, seed: int, *, mishaps: float = 0, matches: bool = False
) -> list[str]:
    """Return the record of some deals between bots that rearrange and bots that do not."""
    return lines_of(
        Simulation(rules=rules, bots=BOTS[:seats], deals=deals, seed=seed, matches=matches, mishaps=mishaps)
    )


def lines_of(simulation: Simulation) -> list[str]:
    """Return the record of a simulation in which no bot breaks a rule."""
    played = list(results(replace(simulation, record=True)))
    assert not any(sum(rotation.illegal) for result in played for rotation in result.rotations)
    return [line for result in played for line in result.lines]


def texts(rules_id: str, house: Mapping[str, Any]) -> dict[str, str]:
    """Return every parameter of a rulebook as text, for judges that share no code with the package."""
    rules = with_house(edition(rules_id).rulebook, house)
    return {key: text_of(rules, key) for key in keys_of(rules)}


def changed(line: str, **fields: Any) -> str:
    """Return a line with some of its fields replaced."""
    return json.dumps(json.loads(line) | fields)
