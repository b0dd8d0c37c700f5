"""Each kind of game as a host serves it: its engine, codec, bots, records, sentences, screen, story and plans."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from tilewright.bots.kinds import LADDERS
from tilewright.bots.protocol import AnyBot
from tilewright.bots.registry import Ladder
from tilewright.dice.view import View as DiceView
from tilewright.engine import Seat
from tilewright.game.view import View
from tilewright.games import KINDS, AnyKind, AnyView, GameRules, PerKind, edition
from tilewright.messages.boards import Hint, HintRequest, Phrase, Tip
from tilewright.messages.kinds import CODECS, Codec
from tilewright.records.kinds import RECORDS, RecordKind
from tilewright.rules.house import with_house
from tilewright.screens import dice, dice_plans, tile_plans, tiles
from tilewright.screens.dice_tips import dice_tips
from tilewright.screens.planner import Planner
from tilewright.screens.screen import Screen
from tilewright.screens.story import dice_story, tile_story
from tilewright.screens.tips import tile_tips
from tilewright.words.kinds import SENTENCES, Sentences


class HostedGame(Struct, frozen=True, kw_only=True, eq=False):
    """One kind of game with all that a host needs of it, found by the type of its rules."""

    kind: AnyKind
    codec: Codec
    ladder: Ladder[AnyBot]
    records: RecordKind
    words: Sentences
    screen: Screen
    story: Callable[[Any, Sequence[Any], Seat | None], tuple[Phrase, ...]]
    planner: Planner


HOSTED_GAMES = PerKind(
    tiles=HostedGame(
        kind=KINDS.tiles,
        codec=CODECS.tiles,
        ladder=LADDERS.tiles,
        records=RECORDS.tiles,
        words=SENTENCES.tiles,
        screen=tiles,
        story=tile_story,
        planner=tile_plans,
    ),
    dice=HostedGame(
        kind=KINDS.dice,
        codec=CODECS.dice,
        ladder=LADDERS.dice,
        records=RECORDS.dice,
        words=SENTENCES.dice,
        screen=dice,
        story=dice_story,
        planner=dice_plans,
    ),
)


def hosted_game(rules: str) -> HostedGame:
    """Return the kind of game of a rulebook, or raise NoSuchRulebook that lists them."""
    return HOSTED_GAMES.of(edition(rules).rulebook)


def rulebook_with(rules: str, house: Mapping[str, int | str]) -> GameRules:
    """Return the rulebook of that name with house rules, or raise BadHouseRule."""
    return with_house(edition(rules).rulebook, house)


def make_hint(view: AnyView, wanted: HintRequest) -> Hint:
    """Return a hint for a seat, made from its view."""
    return HOSTED_GAMES.of(view.rules).screen.hint(view, wanted)


def make_tips(view: AnyView, language: str) -> tuple[Tip, ...]:
    """Return the tips for a seat, made from its view."""
    match view:
        case View():
            return tuple(tile_tips(view, language))
        case DiceView():
            return tuple(dice_tips(view, language))
