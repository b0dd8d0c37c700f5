"""Rounds in progress from text: each piece of a grid or a hand is a die that shows it."""

from collections.abc import Sequence

from tests.dice.grids import read_grid
from tilewright.chance import Chance
from tilewright.dice.commands import Fault
from tilewright.dice.match import Match
from tilewright.dice.placed import BAG, DieId, DieIds, Grid, Placed, tidy
from tilewright.dice.round import Round
from tilewright.dice.scoring import rounds_in
from tilewright.dice.turbo_rules import TurboRules
from tilewright.engine import Seat, Shuffles
from tilewright.tiles import Face, read_face, read_faces, write_row

OWN = "'"
UNROLLED = "?"


def round_at(
    rules: TurboRules, grid: str, hands: Sequence[str], *, rolled: bool = True, failed: int = 0, turns: int = 2
) -> Round:
    """Return a round in which seat 0 is in turn; a hand of `?` marks are dice that were not rolled yet."""
    bag = list(BAG)
    showing: dict[DieId, Face] = {}

    def taken(words: Sequence[str]) -> DieIds:
        dice = tuple(bag.pop(0) for _ in words)
        rolled_words = [] if UNROLLED in words else words
        showing.update(zip(dice, read_faces(rolled_words), strict=False))
        return dice

    cells = read_grid(grid)
    lying = taken(write_row(cells.values()).split())
    held = tuple(taken(hand.split()) for hand in hands)
    return Round(
        rules=rules,
        number=1,
        starter=Seat(0),
        seat=Seat(0),
        hands=held,
        showing=tuple(showing.get(die) for die in BAG),
        grid=tidy(Placed(*cell, die) for cell, die in zip(cells, lying, strict=True)),
        chance=Chance(b"positions"),
        rolled=rolled,
        turns=turns,
        failed=failed,
    )


def match_of(now: Round) -> Match:
    """Return a match whose first round this is."""
    secrets = tuple(b"secret %d" % number for number in range(rounds_in(now.rules)))
    return Match(shuffles=Shuffles(secrets, (b"", b"")), round=now)


def laid(now: Round, text: str) -> Grid:
    """Return a proposed grid: each die is the grid's while one shows the face, then the hand's, then any other's.

    A piece with a tick, `K9'`, is the hand's.
    """
    hand = now.hands[now.seat]
    free = [*(placed.die for placed in now.grid), *hand, *(die for die in BAG if die not in hand)]
    placed: list[Placed] = []
    own = {(x, y) for y, row in enumerate(text.split("/")) for x, word in enumerate(row.split()) if word.endswith(OWN)}
    for cell, face in read_grid(text.replace(OWN, "")).items():
        wanted = hand if cell in own else free
        die = next(die for die in wanted if die in free and now.showing[die - 1] == face)
        free = [other for other in free if other != die]
        placed.append(Placed(*cell, die))
    return tuple(placed)


def held(now: Round, seat: Seat, text: str) -> DieIds:
    """Return dice of the seat's hand by what they show; `all` are all of them."""
    if text == "all":
        return now.hands[seat]
    free = list(now.hands[seat])
    for word in text.split():
        free.remove(next(die for die in free if now.showing[die - 1] == read_face(word)))
    return tuple(die for die in now.hands[seat] if die not in free)


def described(fault: Fault) -> str:
    """Return a fault as the tables write it: its kind, its cells, the faces, and what there is of what."""
    cells = "".join(f" {cell.x},{cell.y}" for cell in fault.cells)
    faces = f" {write_row(fault.faces)}" if fault.faces else ""
    found = f" {fault.found}/{fault.needed}" if fault.found or fault.needed else ""
    return f"{fault.kind.value}{cells}{faces}{found}"
