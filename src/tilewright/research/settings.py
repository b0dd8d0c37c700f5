"""What an environment plays: tiles or dice, by which rules, with its vectors, actions and pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from msgspec import Struct

from tilewright.dice.turbo_rules import SEATS, TurboRules
from tilewright.dice.view import view
from tilewright.drawing.pictures import svg, tiles_svg
from tilewright.game.table import faces_on
from tilewright.games import GameRules
from tilewright.research.candidates import form_of
from tilewright.research.compiled import Kernel, dealt, dice_kernel, tile_kernel
from tilewright.research.dice import ACTIONS as DICE_ACTIONS
from tilewright.research.dice import SLICES, EngineDice
from tilewright.research.episode import Episode, Playing
from tilewright.research.observing import Slices, Vector, observed_slices, state_slices, whole_state
from tilewright.research.options import one_round, refuse_reward, rulebook_of, tile_rules
from tilewright.research.tiles import EngineTiles, Seating, text_of
from tilewright.tiles.notation import BadInput
from tilewright.tiles.tile import faces_of


class Setting(Struct, frozen=True, kw_only=True):
    """The rules and rewards of episodes, and all that differs between tiles and dice.

    `shapes` are the arrays of an observation besides its vector; `state`, `text` and `picture` show the engine's game.
    """

    rules: GameRules
    seats: int
    reward: str
    slices: Slices
    state_slices: Slices
    shapes: Mapping[str, tuple[int, ...]]
    in_engine: Callable[[int, int], Playing]
    kernel: Kernel | None
    state: Callable[[Any], Vector]
    text: Callable[[Any], str]
    picture: Callable[[Any], str]

    @property
    def actions(self) -> int:
        """The number of actions."""
        return self.shapes["action_mask"][0]

    def deal(self, seed: int, number: int) -> Episode[Any]:
        """Return a deal of a seed."""
        in_kernel = None if self.kernel is None else partial(dealt, self.kernel, seed, number)
        return Episode(partial(self.in_engine, seed, number), in_kernel)


def setting_of(rules: str | GameRules, seats: int, form: str, options: dict[str, Any]) -> Setting:
    """Return what these arguments ask for, or raise BadInput; takes what belongs to the form out of `options`."""
    book, reward = rulebook_of(rules), refuse_reward(options.get("reward", "wins"))
    if isinstance(book, TurboRules):
        if form != "commit":
            raise BadInput(f"{book.id} has the form commit only, not {form}")
        return _dice_setting(one_round(book, seats, options.get("house")), reward)
    most = form_of(form, options)
    seating = Seating(tile_rules(book, seats, options.get("house")), seats, most)
    return _tile_setting(seating, reward, options.get("lazy", False))


def _tile_setting(seating: Seating, reward: str, lazy: bool) -> Setting:
    return Setting(
        rules=seating.rules,
        seats=seating.seats,
        reward=reward,
        slices=observed_slices(seating.seats),
        state_slices=state_slices(seating.seats),
        shapes=seating.shapes,
        in_engine=partial(EngineTiles, seating),
        kernel=tile_kernel(seating, reward, lazy),
        state=_state_of_tiles,
        text=text_of,
        picture=_picture_of_tiles,
    )


def _state_of_tiles(tiles: EngineTiles) -> Vector:
    return whole_state(tiles.game, tiles.committed)


def _picture_of_tiles(tiles: EngineTiles) -> str:
    game = tiles.game
    racks = [(f"seat_{seat}", faces_of(rack)) for seat, rack in enumerate(game.racks)]
    return tiles_svg(faces_on(game.table), [*racks, (f"pool: {len(game.pool)}", ())])


def _dice_setting(rules: TurboRules, reward: str) -> Setting:
    """Return a round of Turbo; its state is what seat 0 observes, because all dice are open."""
    return Setting(
        rules=rules,
        seats=SEATS,
        reward=reward,
        slices=SLICES,
        state_slices=SLICES,
        shapes={"action_mask": (DICE_ACTIONS,)},
        in_engine=partial(EngineDice, rules),
        kernel=dice_kernel(rules, reward),
        state=_state_of_dice,
        text=_text_of_dice,
        picture=_picture_of_dice,
    )


# Functions with names, because environments are pickled.
def _state_of_dice(dice: EngineDice) -> Vector:
    return dice.observed(0)


def _text_of_dice(dice: EngineDice) -> str:
    return str(view(dice.match, None))


def _picture_of_dice(dice: EngineDice) -> str:
    return svg(view(dice.match, None))
