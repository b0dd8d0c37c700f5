"""The rooms of the solver: which may import which."""

import ast
from pathlib import Path

import tilewright.solver.solve

SOLVER = Path(tilewright.solver.solve.__file__).parent
# Lowest first: a room imports only rooms of earlier lines. The modules at the top of the solver are rooms of their own.
FLOORS = (
    {"common"},
    {"classic", "special"},
    {"rules", "weights", "position", "assign_tiles"},
    {"special_turns", "turn"},
    {"solve"},
    {"commits"},
    {"present", "crossword", "plays", "many"},
    {"position_text"},
)


def room(module: str) -> str:
    """Return the room, or the module at the top of the solver, of a dotted name."""
    return module.removeprefix("tilewright.solver.").partition(".")[0]


def test_rooms_import_only_lower_rooms() -> None:
    floor = {name: number for number, names in enumerate(FLOORS) for name in names}
    wrong = []
    for path in SOLVER.rglob("*.py"):
        here = room("tilewright.solver." + ".".join(path.relative_to(SOLVER).with_suffix("").parts))
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("tilewright.solver."):
                there = room(str(node.module))
                if here != there and floor[there] >= floor[here]:
                    wrong.append(f"{here} imports {there}")
    assert wrong == []
