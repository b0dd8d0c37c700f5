"""How far the servers grow, simulated with measured costs.

A cell is one PostgreSQL, one Redis and some nodes of one core each; a match belongs to one cell. The simulation plays
the messages of the fullest cell through the queues of its nodes, their writers, the database and Redis. The costs are
in bench/results/scale.json, which `python -m bench scale-costs` writes.
"""

import math
import random
import re
from collections.abc import Sequence
from heapq import heapify, heappop, heappush, heapreplace
from pathlib import Path

import msgspec
from msgspec import Struct

from bench import printing
from bench.commands import DOCS, RESULTS, parser
from bench.serving.players import SEATS, SECONDS_A_DRAFT, SECONDS_A_MOVE
from tools.rules_page import wrapped

COSTS = RESULTS / "scale.json"
# The four players of a match and a watcher, as in the load test.
PEOPLE_A_MATCH = SEATS + 1
MESSAGES_A_MOVE = SECONDS_A_MOVE / SECONDS_A_DRAFT
# A plan leaves half of every part idle, for the busiest minute and for the loss of a node.
FULL = 0.5
_DATABASE_CORES = 4
_SIZES = (1_000, 10_000, 100_000, 1_000_000)
_WATCHERS = (2_000, 20_000, 200_000)
_COLUMNS = (
    *("people", "cells", "nodes a cell", "spectators of one match", "moves/s in a cell"),
    *("nodes %", "database %", "Redis %", "p50 ms", "p99 ms"),
)
_PAGE = DOCS / "results" / "load.md"
_BLOCK = re.compile("(<!-- made by bench scale -->\n).*?(<!-- end -->)", re.DOTALL)


class Costs(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a move costs, with the drafts before it and the messages after it, in processor time unless said otherwise.

    The idle costs are those of a node without players, for itself and for the database.
    `load_before` is the load of the machine before the measurement: above one half of a core it was busy, and then the
    rates and waits are worse than they could be; processor times change little.
    """

    date: str
    cores: int
    load_before: float
    nodes: int
    matches: int
    node_ms_a_move: float
    node_idle_ms_a_second: float
    node_ms_a_message: float
    bytes_a_move: float
    kb_a_socket: float
    database_ms_a_move: float
    database_idle_ms_a_second: float
    database_log_bytes_a_move: float
    database_written_bytes_a_move: float
    database_ms_a_replay: float
    appends_a_second: float
    commit_wait_ms: float
    redis_ms_a_move: float


class Plan(Struct, frozen=True, kw_only=True):
    """How many cells serve some people, with how many nodes each; `watchers` look at one match of a cell."""

    people: int
    cells: int
    nodes: int
    database_cores: int = _DATABASE_CORES
    watchers: int = 0


class Outcome(Struct, frozen=True, kw_only=True):
    """The part of the time that each part of the fullest cell was busy, and how long moves waited for their answers."""

    moves_a_second: float
    node_load: float
    database_load: float
    redis_load: float
    mean_ms: float
    p50_ms: float
    p99_ms: float

    @property
    def keeps_up(self) -> bool:
        """Whether no part was busy nearly all the time."""
        return max(self.node_load, self.database_load, self.redis_load) < 0.9


class Cell:
    """The queues of one cell. Times are in milliseconds; every method is called in the order of time."""

    def __init__(self, costs: Costs, plan: Plan) -> None:
        self._costs, self._plan = costs, plan
        # What an idle node does takes its part of the time of the cores.
        self._slice = costs.node_ms_a_move / MESSAGES_A_MOVE / (1 - costs.node_idle_ms_a_second / 1_000)
        idle = plan.nodes * costs.database_idle_ms_a_second / 1_000 / plan.database_cores
        self._append = costs.database_ms_a_move / max(1 - idle, 0.01)
        # An announcement goes to every node of the cell.
        self._announcement = costs.redis_ms_a_move * plan.nodes / costs.nodes
        self._node_free = [0.0] * plan.nodes
        self._waiting: list[list[float]] = [[] for _ in range(plan.nodes)]
        self._writing = [False] * plan.nodes
        self._database_free = [0.0] * plan.database_cores
        self._redis_free = 0.0
        self.node_busy = self.database_busy = self.redis_busy = 0.0
        self.waits: list[float] = []

    def received(self, node: int, at: float) -> float:
        """Return when a node has dealt with a message that arrives now."""
        return self._worked(node, at, self._slice)

    def decided(self, node: int, arrived: float) -> None:
        """Hand a move to the writer of its node."""
        self._waiting[node].append(arrived)

    def begun(self, node: int, at: float) -> tuple[float, list[float]] | None:
        """Return when the moves that wait at a node will be on disk, and their arrivals; None without any.

        A node commits everything that waits at once, and one group at a time.
        """
        if self._writing[node] or not self._waiting[node]:
            return None
        group, self._waiting[node] = self._waiting[node], []
        self._writing[node] = True
        work = len(group) * self._append
        self.database_busy += work
        done = max(at, self._database_free[0]) + work
        heapreplace(self._database_free, done)
        return done + self._costs.commit_wait_ms, group

    def committed(self, node: int, at: float, group: Sequence[float]) -> None:
        """Acknowledge a group and announce it."""
        self._writing[node] = False
        self.waits += [at - arrived for arrived in group]
        for _ in group:
            self.redis_busy += self._announcement
            self._redis_free = max(self._redis_free, at) + self._announcement

    def shown(self, at: float) -> None:
        """Send a move of the hot match to its watchers, who are spread over the nodes."""
        for node in range(self._plan.nodes):
            self._worked(node, at, self._plan.watchers / self._plan.nodes * self._costs.node_ms_a_message)

    def _worked(self, node: int, at: float, work: float) -> float:
        self.node_busy += work
        self._node_free[node] = max(self._node_free[node], at) + work
        return self._node_free[node]


def simulate(costs: Costs, plan: Plan, seed: int = 1, seconds: float = 20.0) -> Outcome:
    """Return what happens in the fullest cell of a plan in some seconds; the same seed gives the same outcome."""
    chance = random.Random(seed)
    matches = _fullest(plan, chance)
    cell = Cell(costs, plan)
    rate = matches * MESSAGES_A_MOVE / SECONDS_A_MOVE / 1_000
    end = seconds * 1_000
    # Of several things at one time the one that was planned first happens first.
    number = 0
    arrivals = [(chance.expovariate(rate), 0, "arrives", 0, [0.0])]
    hot = [(at, 0, "shown", 0, [0.0]) for at in _times(chance, SECONDS_A_MOVE * 1_000, end if plan.watchers else 0)]
    agenda: list[tuple[float, int, str, int, list[float]]] = [*arrivals, *hot]
    heapify(agenda)
    while agenda:
        at, _, what, node, group = heappop(agenda)
        number += 1
        if what == "arrives" and at < end:
            mover = chance.randrange(plan.nodes)
            done = cell.received(mover, at)
            if chance.random() < 1 / MESSAGES_A_MOVE:
                heappush(agenda, (done, number, "decided", mover, [at]))
            heappush(agenda, (at + chance.expovariate(rate), number, "arrives", 0, group))
            continue
        if what == "decided":
            cell.decided(node, group[0])
        elif what == "committed":
            cell.committed(node, at, group)
        elif what == "shown":
            cell.shown(at)
        if (begun := cell.begun(node, at)) is not None:
            heappush(agenda, (begun[0], number, "committed", node, begun[1]))
    return _outcome(cell, plan, end)


def plan_for(people: int, costs: Costs) -> Plan:
    """Return the smallest plan that leaves every part half idle."""
    moves = people / PEOPLE_A_MATCH / SECONDS_A_MOVE
    cores = moves * costs.node_ms_a_move / 1_000 / FULL
    cells = math.ceil(moves / costs.appends_a_second / FULL)
    while True:
        nodes = max(2, math.ceil(cores / cells))
        of_redis = moves / cells * costs.redis_ms_a_move * nodes / costs.nodes / 1_000
        of_database = moves / cells * costs.database_ms_a_move + nodes * costs.database_idle_ms_a_second
        if max(of_redis, of_database / 1_000 / _DATABASE_CORES) <= FULL:
            return Plan(people=people, cells=cells, nodes=nodes)
        cells += 1


def read_costs(file: Path = COSTS) -> Costs:
    """Return the measured costs."""
    return msgspec.json.decode(file.read_bytes(), type=Costs)


def row(costs: Costs, plan: Plan, seed: int = 1) -> tuple[object, ...]:
    """Return the cells of the table for a plan."""
    outcome = simulate(costs, plan, seed)
    loads = [f"{100 * load:.0f}" for load in (outcome.node_load, outcome.database_load, outcome.redis_load)]
    waits = [f"{wait:.0f}" for wait in (outcome.p50_ms, outcome.p99_ms)] if outcome.keeps_up else ["too slow"] * 2
    cells = (f"{plan.people:,}", plan.cells, plan.nodes, f"{plan.watchers:,}", f"{outcome.moves_a_second:.0f}")
    return *cells, *loads, *waits


def report(costs: Costs) -> str:
    """Return the tables of docs/results/load.md: what one part carries, and the plans."""
    a_core = (1_000 - costs.node_idle_ms_a_second) / costs.node_ms_a_move
    a_database = _DATABASE_CORES * 1_000 / costs.database_ms_a_move
    a_redis = 1_000 / costs.redis_ms_a_move
    busy = "busy" if costs.load_before > FULL else "quiet"
    parts = (
        ("one core of a node", f"{costs.node_ms_a_move} ms a move", a_core),
        (f"one PostgreSQL with {_DATABASE_CORES} cores", f"{costs.database_ms_a_move} ms a move", a_database),
        ("its disk, by durable appends", f"{costs.commit_wait_ms} ms a commit", costs.appends_a_second),
        (f"one Redis, {costs.nodes} nodes", f"{costs.redis_ms_a_move} ms a move", a_redis),
    )
    plans = [plan_for(people, costs) for people in _SIZES]
    hot = [msgspec.structs.replace(plans[-1], watchers=watchers) for watchers in _WATCHERS]
    return "\n".join(
        (
            f"Measured on {costs.date} on a machine with {costs.cores} cores that was {busy} (load {costs.load_before} "
            f"before), with {costs.matches} matches on {costs.nodes} nodes.",
            "",
            printing.table(
                ("part", "cost", "moves/s when full", "matches", "people"),
                [
                    (name, cost, f"{moves:,.0f}", f"{moves * SECONDS_A_MOVE:,.0f}", f"{_people(moves):,.0f}")
                    for name, cost, moves in parts
                ],
            ),
            "",
            wrapped(
                f"A connection takes {costs.kb_a_socket} KB of memory. A move sends {costs.bytes_a_move:,.0f} bytes to "
                "the five connections of its match, drafts included, adds "
                f"{costs.database_log_bytes_a_move:,.0f} bytes to the log and makes PostgreSQL write "
                f"{costs.database_written_bytes_a_move:,.0f} bytes. Reading the log of a match for a replay takes "
                f"{costs.database_ms_a_replay} ms of the database."
            ),
            "",
            printing.table(_COLUMNS, [row(costs, plan) for plan in (*plans, *hot)]),
        )
    )


def _people(moves: float) -> float:
    return moves * SECONDS_A_MOVE * PEOPLE_A_MATCH


def _fullest(plan: Plan, chance: random.Random) -> float:
    """Return how many matches the fullest cell has: ids spread them evenly, but for chance."""
    mean = plan.people / PEOPLE_A_MATCH / plan.cells
    return max(mean if plan.cells == 1 else chance.gauss(mean, math.sqrt(mean)) for _ in range(plan.cells))


def _times(chance: random.Random, mean: float, end: float) -> list[float]:
    times: list[float] = []
    at = chance.expovariate(1 / mean) if end else 0.0
    while at < end:
        times.append(at)
        at += chance.expovariate(1 / mean)
    return times


def _outcome(cell: Cell, plan: Plan, end: float) -> Outcome:
    waits = sorted(cell.waits)
    return Outcome(
        moves_a_second=1_000 * len(waits) / end,
        node_load=cell.node_busy / end / plan.nodes,
        database_load=cell.database_busy / end / plan.database_cores,
        redis_load=cell.redis_busy / end,
        mean_ms=sum(waits) / len(waits),
        p50_ms=waits[len(waits) // 2],
        p99_ms=waits[len(waits) * 99 // 100],
    )


def main(words: Sequence[str]) -> int:
    """Simulate a plan, or print the tables of docs/results/load.md."""
    options = parser("scale", __doc__, "--people 1000000")
    options.add_argument("--people", type=int, help="connections at once, five a match; without it, all tables")
    options.add_argument("--cells", type=int, help="each with a PostgreSQL and a Redis (enough to leave half idle)")
    options.add_argument("--nodes", type=int, help="servers of one core in each cell (likewise)")
    options.add_argument("--watchers", type=int, default=0, help="of one hot match")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--write", action="store_true", help="renew the tables of docs/results/load.md")
    given = options.parse_args(words)
    costs = read_costs()
    if given.people is None:
        tables = report(costs)
        if given.write:
            _PAGE.write_text(_BLOCK.sub(rf"\g<1>{tables}\n\g<2>", _PAGE.read_text("utf-8")), encoding="utf-8")
        print(tables)
        return 0
    wanted = {name: getattr(given, name) for name in ("cells", "nodes", "watchers") if getattr(given, name)}
    plan = msgspec.structs.replace(plan_for(given.people, costs), **wanted)
    print(printing.table(_COLUMNS, [row(costs, plan, given.seed)]))
    return 0
