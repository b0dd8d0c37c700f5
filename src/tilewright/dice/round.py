"""The state of one round, and how events change it."""

from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from tilewright.chance import Chance
from tilewright.dice.events import Dealt, DicePlaced, DiceRolled, Passed, RoundEnd, RoundEvent, TimedOut
from tilewright.dice.placed import BAG, DieIds, Grid, Showing
from tilewright.dice.turbo_rules import SEATS, TurboRules
from tilewright.engine import Seat


class Round(Struct, frozen=True, kw_only=True):
    """A round in progress, or as it ended.

    Hands hold the dice not played yet. `rolled` says whether the seat in turn has rolled, `turns` counts finished
    turns, and `failed` consecutive turns in which no die was played.
    """

    rules: TurboRules
    number: int
    starter: Seat
    seat: Seat
    hands: tuple[DieIds, ...]
    showing: Showing = (None,) * len(BAG)
    grid: Grid = ()
    chance: Chance
    rolled: bool = False
    turns: int = 0
    failed: int = 0


def dealt(rules: TurboRules, number: int, deal: Dealt) -> Round:
    """Return the round after a deal."""
    return Round(
        rules=rules, number=number, starter=deal.starter, seat=deal.starter, hands=deal.hands, chance=deal.chance
    )


def has_faces(now: Round, seat: Seat) -> bool:
    """Return whether the seat's dice were rolled in this round; the first roll includes all of them."""
    return all(now.showing[die - 1] is not None for die in now.hands[seat])


def after(now: Round, event: RoundEvent) -> Round:
    """Return the round after a roll or the end of a turn."""
    match event:
        case DiceRolled(dice=dice, faces=faces, chance=chance):
            shown = dict(zip(dice, faces, strict=True))
            showing = tuple([shown.get(die, face) for die, face in zip(BAG, now.showing, strict=True)])
            return replace(now, showing=showing, chance=chance, rolled=True)
        case DicePlaced(seat=seat, played=played, grid=grid):
            hand = tuple([die for die in now.hands[seat] if die not in played])
            hands = (*now.hands[:seat], hand, *now.hands[seat + 1 :])
            return _next(replace(now, hands=hands, grid=grid), failed=0)
        case Passed() | TimedOut():
            return _next(now, failed=now.failed + 1)
        case _:
            assert_never(event)


def end_reason(now: Round) -> RoundEnd | None:
    """Return why the round is over, or None while it is in progress (TB-17)."""
    if not all(now.hands):
        return RoundEnd.OUT
    # A-T10: consecutive failed turns, counted for both players.
    return RoundEnd.BLOCKED if now.failed >= SEATS * now.rules.dice.block_after else None


def _next(now: Round, *, failed: int) -> Round:
    """Return the round at the start of the next turn."""
    return replace(now, seat=Seat((now.seat + 1) % SEATS), rolled=False, turns=now.turns + 1, failed=failed)
