"""Score cards as players meet them: counted by the rules of a booklet, with its clock, or drawn as a picture."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Annotated

from msgspec import Meta, Struct

from tilewright.answers.addresses import SVG, Cost, House, at
from tilewright.answers.requests import Language
from tilewright.drawing.score_card import CardPicture, card_svg
from tilewright.games import GameRules
from tilewright.messages.fields import HouseRules, RulesId
from tilewright.records.lines import Score, write_score
from tilewright.rules.booklets import DEFAULT
from tilewright.rules.house import read_house
from tilewright.rules.rulebook import Rulebook
from tilewright.screens.kinds import rulebook_with
from tilewright.tabletop.score_card import BadCard, Card, Line, Points, count_card, read_games
from tilewright.words.booklets import time_out_in_words, title_of
from tilewright.words.say import listed, say, sentence


class CountedGame(Struct, frozen=True, kw_only=True):
    """A game of a score card, each with a value for every seat.

    `written` is the game as text, `held` the value of each rack and `pieces` its number of pieces, where it is known.
    """

    written: str
    held: tuple[int, ...]
    pieces: tuple[int | None, ...]
    winners: tuple[int, ...]
    points: tuple[Score, ...]
    totals: tuple[Score, ...]


class TurnClock(Struct, frozen=True):
    """The seconds of a turn, and what happens when they are over."""

    seconds: int
    time_out: str


class CardShown(Struct, frozen=True, kw_only=True):
    """A score card: its games, the points of each finished round, the games won, and who leads or has won.

    `unclear` are the seats with equal racks of a game that is not counted: the number of their pieces decides it.
    """

    lines: tuple[CountedGame, ...]
    rounds: tuple[tuple[Score, ...], ...]
    won: tuple[int, ...]
    leaders: tuple[int, ...]
    games: int
    over: bool
    unclear: tuple[int, ...]
    clock: TurnClock | None


Games = Annotated[str, Meta(max_length=4_000, examples=["*_24_12.3_K7J-5_*_9_30"])]
Seats = Annotated[int, Meta(ge=2, le=6)]
Names = Annotated[
    tuple[Annotated[str, Meta(min_length=1, max_length=24, pattern="^[^\\x00-\\x1f]*$")], ...],
    Meta(max_length=6, examples=[["Ann", "Ben"]]),
]
_NOBODY = ("1", "2")


@at("GET /api/score", Cost.SHORT, refused=(400,))
def count_score_card(
    language: Language, seats: Seats = 2, rules: RulesId = DEFAULT, house: House = (), games: Games = ""
) -> CardShown:
    """Count a score card: games separated by `-`, and the racks of a game, one for each seat, by `_`.

    A rack is `*` for the player who went out, a sum, a sum and the number of pieces (`24.5`), or pieces (`K7R13J`).
    """
    rulebook = rulebook_with(rules, read_house(house))
    card = _counted(games, seats, rulebook)
    return CardShown(
        lines=tuple(map(_shown, card.lines)),
        rounds=tuple(map(_scores, card.rounds)),
        won=card.won,
        leaders=card.leaders,
        games=card.games,
        over=card.is_over,
        unclear=card.unclear,
        clock=_clock(rulebook, language),
    )


@at("GET /api/score/card.svg", Cost.SHORT, answer=SVG, refused=(400,))
def draw_score_card(
    language: Language, player: Names = (), rules: RulesId = DEFAULT, house: House = (), games: Games = ""
) -> str:
    """Draw a score card as a picture; `player` is repeated for each name, and without names there are two players."""
    names = player or _NOBODY
    card = _counted(games, len(names), rulebook_with(rules, read_house(house)))
    return card_svg(
        CardPicture(
            title=title_of(rules, language),
            names=names,
            lines=tuple(_texts(line.points) for line in card.lines),
            totals=_texts(card.lines[-1].totals) if card.lines else ("0",) * len(names),
            total=say("score-total", language),
            leaders=card.leaders,
            sentence=_standing(card, names, language),
        )
    )


def _counted(games: str, seats: int, rules: GameRules) -> Card:
    return count_card(read_games(games, seats, rules), seats, rules)


def count_points(games: str, seats: int, rules: RulesId, house: HouseRules) -> tuple[Score, ...]:
    """Return the totals of a score card with a game or more, or raise BadInput."""
    card = _counted(games, seats, rulebook_with(rules, house))
    if card.unclear or not card.lines:
        raise BadCard(sentence("refused-unclear-game"))
    return _scores(card.lines[-1].totals)


def _clock(rules: GameRules, language: str) -> TurnClock | None:
    # TB-34: the dice game has no clock.
    if not isinstance(rules, Rulebook):
        return None
    return TurnClock(rules.time.limit or rules.time.usual, time_out_in_words(rules.time, language))


def _shown(line: Line) -> CountedGame:
    return CountedGame(
        written=line.written,
        held=tuple(held.value for held in line.held),
        pieces=tuple(held.pieces for held in line.held),
        winners=line.winners,
        points=_scores(line.points),
        totals=_scores(line.totals),
    )


def _standing(card: Card, names: Sequence[str], language: str) -> str:
    """Return who leads or has won, in words; nothing before the first game."""
    if not card.leaders:
        return ""
    names_said = listed([names[seat] for seat in card.leaders], language)
    key = "score-won" if card.is_over else "score-leads"
    return say(key, language, names=names_said, count=len(card.leaders))


def _scores(points: Points) -> tuple[Score, ...]:
    return tuple(map(write_score, points))


def _texts(points: Points) -> tuple[str, ...]:
    return tuple(map(_text, points))


def _text(points: Fraction) -> str:
    """Return points as text, a fraction as `10 1/3`."""
    whole, part = divmod(abs(points), 1)
    parts = [f"{each}" for each in (whole, part) if each] or ["0"]
    return ("\N{MINUS SIGN}" if points < 0 else "") + " ".join(parts)
