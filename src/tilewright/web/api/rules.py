"""The rules over HTTP, in words: the booklets with their bots, and each rule of one with its choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, HTTPException, Path, Query

from tilewright.games import EDITIONS, GameRules
from tilewright.rules.booklets import DEFAULT
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.service.games import SERVED
from tilewright.tiles.notation import BadInput, quoted
from tilewright.web.api.matches import REFUSALS, Body
from tilewright.web.language import Language
from tilewright.words.booklets import bot_in_words, chapters_in_words, joker_kinds, rare_rules, special_of, title_of

rules = APIRouter(prefix="/api")

_LEVELS = 5

RulesId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,40}$")]
House = Annotated[list[str], Query(max_length=60, examples=[["opening.min=50"]])]


class BotTold(Body):
    """A bot: what it is called, what it is like, and how strong it is, from 1 to 5."""

    bot: str
    title: str
    manner: str
    level: int


class BookletTold(Body):
    """A booklet: what is special about it, how many pieces and players it has, and its jokers in the notation.

    `game` is tiles or dice, `limit` the seconds of a turn, if it has a clock; `rare` are the keys of rules that few
    other booklets have so, the rarest first.
    """

    rules: str
    title: str
    special: str
    game: str
    pieces: int
    players: list[int]
    jokers: list[str]
    limit: int | None
    rare: list[str]
    bots: list[BotTold]


class BookletsTold(Body):
    """All booklets."""

    booklets: list[BookletTold]


class ChoiceTold(Body):
    """A value that a rule may have, and how that is said."""

    value: int | str
    sentence: str


class ElsewhereTold(Body):
    """What a rule is in some other booklets, which are named by their titles."""

    sentence: str
    booklets: list[str]


class RuleTold(Body):
    """A rule in words; numbers from `low` to `high` are its values besides the choices, if there are any.

    `house` says whether a table may change it, `changed` whether this one has, `only` that no other booklet knows it.
    """

    key: str
    title: str
    sentence: str
    value: int | str
    choices: list[ChoiceTold]
    low: int | None
    high: int | None
    house: bool
    changed: bool
    only: bool
    elsewhere: list[ElsewhereTold]


class ChapterTold(Body):
    """Rules that belong together."""

    chapter: str
    title: str
    rules: list[RuleTold]


class RulesTold(BookletTold):
    """A booklet with every rule, chapter by chapter."""

    chapters: list[ChapterTold]


@rules.get("/rules")
async def list_booklets(language: Language) -> BookletsTold:
    """List the booklets in words, the usual one first, each with its bots from the weakest up."""
    names = sorted(SERVED, key=lambda name: name != DEFAULT)
    return BookletsTold(booklets=[BookletTold(**_booklet(name, EDITIONS[name].rulebook, language)) for name in names])


@rules.get("/rules/{rules}", responses={code: REFUSALS[code] for code in (400, 404)})
async def show_rules(rules: RulesId, language: Language, house: House = []) -> RulesTold:  # noqa: B006 (kept)
    """Show all rules of a booklet in words, house rules given as `house=KEY=VALUE`, and what others say instead."""
    if rules not in SERVED:
        raise HTTPException(404, f"there is no rulebook {quoted(rules)}: choose from {', '.join(SERVED)}")
    changes = house_rules(house)
    chapters = msgspec.to_builtins(chapters_in_words(rules, changes, language))
    booklet = _booklet(rules, with_house(EDITIONS[rules].rulebook, changes), language)
    return RulesTold.model_validate({**booklet, "chapters": chapters})


def house_rules(given: Sequence[str]) -> dict[str, int | str]:
    """Return house rules that are given as KEY=VALUE each, or raise BadInput."""
    pairs = [rule.partition("=") for rule in given]
    for key, sign, _ in pairs:
        if not sign:
            raise BadInput(f"a house rule is KEY=VALUE, and {quoted(key)} is not")
    return {key: value for key, _, value in pairs}


def _booklet(name: str, rulebook: GameRules, locale: str) -> dict[str, Any]:
    served = SERVED[name]
    return {
        "rules": name,
        "title": title_of(name, locale),
        "special": special_of(name, locale),
        "game": served.game,
        "pieces": rulebook.pieces,
        "players": list(rulebook.players),
        "jokers": list(joker_kinds(rulebook)),
        "limit": _limit(rulebook),
        "rare": list(rare_rules(name)),
        "bots": [_bot(bot, place / max(1, len(served.bots) - 1), locale) for place, bot in enumerate(served.bots)],
    }


def _limit(rulebook: GameRules) -> int | None:
    return rulebook.time.limit if isinstance(rulebook, Rulebook) else None


def _bot(bot: str, place: float, locale: str) -> BotTold:
    title, manner = bot_in_words(bot, locale)
    return BotTold(bot=bot, title=title, manner=manner, level=1 + round(place * (_LEVELS - 1)))
