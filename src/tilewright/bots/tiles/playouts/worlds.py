"""Worlds dealt from what a seat knows and played to the end, in the plain form; `kernel/play/worlds.c` is its twin."""

from collections.abc import Sequence

from tilewright.bots.tiles.playouts.game import PlayoutGame
from tilewright.bots.tiles.playouts.generator import Generator
from tilewright.bots.tiles.playouts.policies import turn_by
from tilewright.bots.tiles.playouts.situation import KnownSeat, Plan, Policy, Situation
from tilewright.bots.tiles.playouts.solving import PlayoutSolver, Turn, playout_solver
from tilewright.bots.tiles.search.counts import Counts, codes_in, counts_of, size_of

# How often pieces of a rack are exchanged that its owner would have played.
_MOST_EXCHANGES = 4


def playouts(known: Situation, plans: Sequence[Plan], seed: int, first: int, worlds: int) -> bytes:
    """Return the winners of each world and plan as a mask of seats: all plans of a world, then those of the next."""
    found = bytearray()
    for number in range(first, first + worlds):
        world = dealt(known, Generator(seed, number))
        found += bytes(sum(1 << seat for seat in played_out(world, plan)) for plan in plans)
    return bytes(found)


def dealt(known: Situation, random: Generator) -> PlayoutGame:
    """Return a state that the seat cannot distinguish from the real one, with a policy for each seat.

    What the owner of a rack would have played in its last idle turn is exchanged for other pieces, a few times: nobody
    keeps a rack that goes out, few keep an opening, and a seat that plays all it can holds nothing that fitted.
    """
    solver = playout_solver(known.rules)
    policies = [_chosen(seat, random) for seat in known.known]
    hidden = known.unseen - sum(seat.held for place, seat in enumerate(known.known) if place != known.viewer)
    left = codes_in(hidden)
    random.shuffle(left)
    racks: list[Counts] = []
    for place, seat in enumerate(known.known):
        if place == known.viewer:
            racks.append(known.rack)
            continue
        rack, left = _dealt_rack(solver, seat, policies[place], random, left)
        racks.append(rack)
    game = PlayoutGame(solver, known.table, racks, left)
    game.opened, game.policies = [seat.opened for seat in known.known], policies
    game.least_points = [seat.least_points for seat in known.known]
    game.seat, game.passes, game.lap = known.acting, known.passes, known.lap
    return game


def played_out(world: PlayoutGame, plan: Plan) -> tuple[int, ...]:
    """Return the winners of a world in which the acting seat follows the plan."""
    game = world.copy()
    if plan.laid is not None:
        game.policies[game.seat] = plan.policy
        if plan.laid:
            game.table = plan.table
        game.play(Turn(plan.laid, 0))
    while not game.winners:
        game.play(turn_by(game, game.policies[game.seat]))
    return game.winners


def _chosen(seat: KnownSeat, random: Generator) -> Policy:
    at = random.below(sum(seat.weights))
    for policy, weight in zip(Policy, seat.weights, strict=True):
        if at < weight:
            return policy
        at -= weight
    raise AssertionError("the weights add up")


def _dealt_rack(
    solver: PlayoutSolver, seat: KnownSeat, policy: Policy, random: Generator, left: list[int]
) -> tuple[Counts, list[int]]:
    """Return a rack of the first pieces left, and the others."""
    wanted = seat.count - size_of(seat.held)
    for _ in range(_MOST_EXCHANGES if wanted < len(left) else 0):
        # The first pieces are those it drew in the idle turn itself.
        before = seat.held + counts_of(left[seat.drawn : wanted])
        played = codes_in(_would_have_played(solver, seat, before, policy))
        if not played:
            break
        for place in range(seat.drawn, wanted):
            if left[place] in played:
                played.remove(left[place])
                other = wanted + random.below(len(left) - wanted)
                left[place], left[other] = left[other], left[place]
    return seat.held + counts_of(left[:wanted]), left[wanted:]


def _would_have_played(solver: PlayoutSolver, seat: KnownSeat, rack: Counts, policy: Policy) -> Counts:
    """Return what a seat with this policy would have played in its last idle turn with this rack."""
    if seat.idle_table is None:
        return 0
    if not seat.opened:
        if not solver.opens(rack, seat.least_points):
            return 0
        if not solver.rules.extras or policy not in (Policy.HOARD, Policy.CAREFUL):
            return solver.small_opening(rack, seat.least_points).laid
    elif policy is Policy.LAY_MOST:
        return solver.most(seat.idle_table, rack, solver.most_tiles).laid
    return solver.whole_rack(seat.idle_table, rack).laid
