"""The layers of docs/architecture.md: every import of the package is checked against them."""

import ast
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from tilewright.games import EDITIONS

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tilewright"

CORE = {"kernel", "engine", "chance", "tiles", "sets", "rules", "game", "dice"}
GAMES = CORE | {"games"}
BOTS = GAMES | {"solver", "records", "bots"}
ARENA = BOTS | {"arena", "words"}
ANSWERS = ARENA | {"analysis", "drawing", "lessons", "tabletop", "puzzles", "messages", "screens", "hosting", "answers"}
ANSWERS |= {"camera"}

# What a layer may import besides itself. A dotted name allows one module of a layer.
MAY_IMPORT = {
    "version": set(),
    "lazy": set(),
    "errors": set(),
    "engine": {"errors"},
    "kernel": set(),
    "chance": {"kernel"},
    "arguments": {"errors"},
    "tiles": {"arguments", "errors"},
    "sets": {"kernel", "tiles"},
    "rules": {"sets", "tiles"},
    "game": {"engine", "chance", "rules", "sets", "tiles"},
    "dice": {"engine", "chance", "rules.house", "rules.printing", "rules.values", "sets", "tiles"},
    "games": CORE,
    "solver": {
        "chance",
        "kernel",
        "rules",
        "sets",
        "tiles",
        "dice.grid",
        "dice.grid_jokers",
        "dice.notation",
        "dice.placed",
        "dice.turbo_rules",
        "dice.turn",
        "game.table",
        "game.turn",
        "game.jokers",
    },
    "tournaments": {"arguments", "chance", "engine", "errors", "messages.fields", "words.say"},
    "camera": {"errors", "kernel", "lazy", "rules", "sets", "tiles"},
    "records": GAMES,
    "words": GAMES | {"solver.present.steps"},
    "bots": BOTS,
    "arena": BOTS | {"errors"},
    "analysis": ARENA - {"arena"},
    "tabletop": GAMES | {"solver.position", "solver.present.matching"},
    "lessons": (ARENA | {"tabletop"}) - {"arena", "words"},
    "puzzles": ARENA | {"tabletop"},
    "research": ARENA | {"arguments", "drawing", "lazy", "version"},
    "drawing": {"dice", "game", "solver.crossword.pool", "tiles"},
    "library": ARENA | {"analysis", "arguments", "drawing", "errors", "lazy", "puzzles"},
    "turbo": {"dice", "records.lines", "solver.crossword.plays", "solver.crossword.pool", "solver.crossword.solve"},
    "messages": GAMES | {"records", "words"},
    "screens": BOTS | {"words", "messages"},
    "answers": ANSWERS - {"arena", "hosting"},
    "hosting": {"messages", "screens", "words", "records", *GAMES},
    "local": ANSWERS,
    "service": ANSWERS | {"lazy", "tournaments", "version"},
    "web": ANSWERS | {"local", "service", "tournaments", "version"},
    "cli": ANSWERS | {"camera", "tournaments", "errors", "local", "research", "service", "version", "web"},
    "client": GAMES | {"errors", "lazy", "messages"},
    # `python -m tilewright`.
    "__main__": {"cli"},
}

# The rooms of the service from the bottom up, and what each may import of the others. What several rooms share is on
# the ground; `node` puts everything together, and the protocol serves a node.
GROUND = {"settings", "errors", "metrics", "logs", "background"}
ROOMS = {
    **dict.fromkeys(GROUND, GROUND),
    "limits": GROUND,
    "storage": GROUND,
    "bus": GROUND,
    "workbench": GROUND | {"limits", "storage"},
    "accounts": GROUND | {"limits", "storage", "workbench"},
    "matches": GROUND | {"limits", "storage", "bus", "workbench", "accounts"},
    "delivery": GROUND | {"limits", "storage", "bus", "accounts", "matches"},
    "rooms": GROUND | {"limits", "storage", "bus", "accounts", "matches", "delivery"},
    "people": GROUND | {"limits", "storage", "bus", "accounts", "matches", "delivery", "rooms"},
    "desk": GROUND | {"limits", "storage", "bus", "accounts", "matches", "rooms"},
    "tournaments": GROUND | {"limits", "storage", "bus", "workbench", "accounts", "matches", "rooms"},
    "study": GROUND | {"limits", "storage", "workbench", "accounts", "matches"},
    "upkeep": GROUND | {"limits", "storage", "workbench", "accounts", "matches", "rooms", "people", "study"},
    "node": GROUND
    | {"limits", "storage", "bus", "workbench", "accounts", "matches", "delivery", "rooms", "people", "desk", "study"}
    | {"tournaments", "upkeep"},
    "protocol": GROUND
    | {"limits", "storage", "accounts", "matches", "delivery", "rooms", "people", "desk", "tournaments", "node"},
}

# Below this line everything runs in the browser too: no database, no web package. Research has packages of its own, and
# these modules of the arena start processes or compute ratings.
ABOVE_THE_LINE = {"client", "service", "web", "cli", "research", "__main__"}
ARENA_ELSEWHERE = {f"tilewright.arena.{name}" for name in ("executors", "dask_cluster", "standings")}
SERVER_PACKAGES = {
    "aiosmtplib", "aiosqlite", "alembic", "asyncpg", "cryptography", "email_validator", "limits", "prometheus_client",
    "pwdlib", "redis", "sqlalchemy", "starlette", "structlog", "uvicorn", "webauthn", "websockets",
}  # fmt: skip

# The core has no clock, file, network, log, or source of chance other than its own.
IMPURE = {"asyncio", "datetime", "json", "logging", "os", "pathlib", "random", "secrets", "socket", "time"}

# Packages that only these layers may import.
SHELL = {"service", "web", "cli"}
HOME = {
    "PIL": {"camera"},
    "aiosmtplib": {"service"},
    "alembic": {"service"},
    "email_validator": {"service"},
    "distributed": {"arena"},
    "gymnasium": {"research"},
    "httpx": {"client"},
    "openskill": {"arena", "service"},
    "pettingzoo": {"research"},
    "pyarrow": {"research"},
    "pyspiel": {"research"},
    "redis": {"service"},
    "scipy": {"arena"},
    "sqlalchemy": {"service"},
    "starlette": {"web"},
    "structlog": SHELL,
    "webauthn": {"service"},
    "websockets": {"client"},
}
BARE = {"__future__", "msgspec"}

LAZY = {"tilewright", "tilewright.cli.main"}
EXTENSION = "tilewright.kernel._kernel"


def module_name(path: Path) -> str:
    """Return the dotted name of one of our modules."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {module_name(path): path for path in sorted(PACKAGE.rglob("*.py"))}


@cache
def trees() -> dict[str, ast.Module]:
    """Return every module of ours as a tree; only a process that runs these tests parses them."""
    return {name: ast.parse(path.read_text("utf-8")) for name, path in FILES.items()}


@cache
def nodes(tree: ast.AST) -> tuple[ast.AST, ...]:
    """Return every node of a tree; most tests here look at all of them."""
    return tuple(ast.walk(tree))


@cache
def imports(tree: ast.AST) -> tuple[str, ...]:
    """Return every module that `tree` imports; for our own packages, the module inside the package."""
    found: list[str] = []
    for node in nodes(tree):
        if isinstance(node, ast.Import):
            found += (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = "." * node.level + (node.module or "")
            inner = (f"{origin}.{alias.name}" for alias in node.names)
            found += (name if name in FILES else origin for name in inner)
    return tuple(found)


def layer(module: str) -> str:
    """Return the layer of one of our modules; the top package is its own."""
    return module.removeprefix("tilewright").strip(".").partition(".")[0]


@cache
def ours() -> tuple[tuple[str, str], ...]:
    """Return each (module, module it imports) where both are ours, without the lazy top package."""
    return tuple(
        (module, name)
        for module, tree in trees().items()
        if module != "tilewright"
        for name in imports(tree)
        if name.partition(".")[0] == "tilewright"
    )


def allowed(module: str, target: str) -> bool:
    """Return whether `module` may import `target`."""
    here, there = layer(module), layer(target)
    opened = MAY_IMPORT[here]
    return here == there or there in opened or target.removeprefix("tilewright.") in opened


def test_every_module_belongs_to_a_layer() -> None:
    assert {layer(module) for module in FILES} - {""} <= MAY_IMPORT.keys()


def test_imports_point_down() -> None:
    assert [f"{module} imports {name}" for module, name in ours() if not allowed(module, name)] == []


def test_nothing_inside_imports_the_top_package() -> None:
    assert [module for module, name in ours() if name == "tilewright"] == []


def test_imports_are_absolute() -> None:
    assert [module for module, tree in trees().items() if any(n.startswith(".") for n in imports(tree))] == []


def test_there_is_no_import_cycle() -> None:
    TopologicalSorter(graph()).prepare()


@pytest.mark.parametrize("module", [name for name in FILES if layer(name) in CORE])
def test_the_core_is_pure_and_needs_msgspec_alone(module: str) -> None:
    roots = {name.partition(".")[0] for name in imports(trees()[module])} - {"tilewright"}
    assert roots & IMPURE == set()
    assert roots - BARE <= sys.stdlib_module_names


def test_heavy_packages_stay_in_their_layer() -> None:
    strays = [
        f"{module} imports {name}"
        for module, tree in trees().items()
        for name in imports(tree)
        if layer(module) not in HOME.get(name.partition(".")[0], {layer(module)})
    ]
    assert strays == []
    assert [module for module in FILES if layer(module) == "solver" and "numpy" in imports(trees()[module])] == []


@pytest.mark.slow(reason="starts a Python and imports the whole library")
def test_the_library_needs_no_package_of_the_server() -> None:
    missing = "import sys; sys.modules.update(dict.fromkeys(sys.argv[1:])); import tilewright; "
    use = "print(*(getattr(tilewright, name) for name in tilewright.__all__))"
    words = [sys.executable, "-c", missing + use, *HOME, "asyncpg", "uvicorn"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.stderr, done.returncode) == ("", 0)


@pytest.mark.slow(reason="starts a Python and imports everything below the service")
def test_everything_below_the_service_needs_no_database_and_no_web_package() -> None:
    below = [name for name in FILES if name and layer(name) not in ABOVE_THE_LINE]
    found = _imported_alone([name for name in below if not _needs(name, ARENA_ELSEWHERE)])
    assert found == ("", 0)
    # The packages are really out of reach.
    assert _imported_alone(["tilewright.service.node"])[1] != 0


def test_a_server_and_a_browser_make_puzzles_of_missed_turns_without_the_arena() -> None:
    arena = {name for name in FILES if layer(name) == "arena"}
    assert [name for name in ("tilewright.local.worker", "tilewright.web.app") if _needs(name, arena)] == []
    assert _needs("tilewright.puzzles.generation", arena)


@cache
def graph() -> dict[str, set[str]]:
    """Return what each module of ours imports of ours; reading all trees takes seconds."""
    found: dict[str, set[str]] = {name: set() for name in FILES}
    for module, name in ours():
        # The extension module imports nothing of ours.
        if name != EXTENSION:
            found[module].add(name)
    return found


def _needs(module: str, wanted: set[str]) -> bool:
    """Return whether a module is one of these or imports one, directly or through others."""
    seen: set[str] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += graph()[name]
    return bool(seen & wanted)


def _imported_alone(modules: Sequence[str]) -> tuple[str, int]:
    """Return what a Python that cannot import packages of a server complains of, and its exit code."""
    words = "import importlib, sys; cut = sys.argv.index('--'); sys.modules.update(dict.fromkeys(sys.argv[1:cut])); "
    words += "[*map(importlib.import_module, sys.argv[cut + 1:])]"
    command = [sys.executable, "-c", words, *SERVER_PACKAGES, "--", *modules]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stderr, done.returncode


def room(module: str) -> str:
    """Return the room of a module of the service."""
    return module.removeprefix("tilewright.service").strip(".").partition(".")[0]


def between_rooms() -> Iterator[tuple[str, str]]:
    """Yield each (module, module it imports) where both are in different rooms of the service."""
    for module, name in ours():
        if layer(module) == layer(name) == "service" and room(module) != room(name):
            yield module, name


def test_rooms_of_the_service_import_what_is_below_them() -> None:
    assert {room(module) for module in FILES if layer(module) == "service"} - {""} == ROOMS.keys()
    wrong = [f"{module} imports {name}" for module, name in between_rooms() if room(name) not in ROOMS[room(module)]]
    assert wrong == []


def test_no_two_folders_of_the_service_import_each_other() -> None:
    found = {(room(module), room(name)) for module, name in between_rooms()}
    assert {pair for pair in found if pair[::-1] in found and not set(pair) <= GROUND} == set()


def test_nothing_that_answers_requests_reaches_the_resolver_of_specs() -> None:
    """A spec imports code, so it may not be imported through other modules either."""
    reached, ahead = set[str](), [name for name in trees() if layer(name) in {"service", "web"}]
    while ahead:
        module = ahead.pop()
        if module in trees() and module not in reached:
            reached.add(module)
            ahead += imports(trees()[module])
    assert "tilewright.bots.registry" in reached
    assert "tilewright.bots.specs" not in reached


def test_values_per_kind_have_one_home_a_layer() -> None:
    made = [
        module
        for module, tree in trees().items()
        for node in nodes(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "PerKind"
    ]
    assert {module for module in made if module.rpartition(".")[2] not in ("kinds", "games")} == set()


def test_imports_are_at_the_top() -> None:
    functions = (
        (module, node)
        for module, tree in trees().items()
        # Most modules have no import that is indented.
        if module not in LAZY
        and any(isinstance(node, ast.Import | ast.ImportFrom) and node.col_offset for node in nodes(tree))
        for node in nodes(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    assert [f"{module}.{node.name}" for module, node in functions if [*imports(node)]] == []


def test_the_files_that_make_sub_packages_are_empty() -> None:
    # The camera, the research kit and the client offer their names like the top package.
    named = {PACKAGE / name / "__init__.py" for name in ("camera", "client", "kernel", "research")}
    assert [
        path for path in PACKAGE.glob("*/**/__init__.py") if path not in named and path.read_text("utf-8").strip()
    ] == []


def test_no_code_compares_a_rulebook_name() -> None:
    comparisons = [
        f"{module}:{node.lineno}"
        for module, tree in trees().items()
        for node in nodes(tree)
        if isinstance(node, ast.Compare | ast.MatchValue)
        and any(isinstance(part, ast.Constant) and part.value in EDITIONS for part in ast.walk(node))
    ]
    assert comparisons == []
