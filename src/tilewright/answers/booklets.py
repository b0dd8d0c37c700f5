"""The booklets as people choose among them, and each of them whole: its bots, pages, rules and presets in words."""

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from tilewright.answers.addresses import Cost, House, at
from tilewright.answers.errors import NoSuchRulebook
from tilewright.answers.requests import Language
from tilewright.answers.rule_pages import CardShown, PageShown, booklet_in_words
from tilewright.games import EDITIONS, GameRules, joker_kinds
from tilewright.messages.fields import Id
from tilewright.rules.booklets import DEFAULT
from tilewright.rules.house import read_house, with_house
from tilewright.rules.presets import presets_of
from tilewright.rules.rulebook import Rulebook
from tilewright.screens.kinds import hosted_game
from tilewright.tiles import FACES, copies_in, write_face
from tilewright.words import booklets as words

_LEVELS = 5


class BotShown(Struct, frozen=True):
    """A bot: its title, its manner of play, and its strength from 1 to 5."""

    bot: str
    title: str
    manner: str
    level: int


class BookletShown(Struct, frozen=True, kw_only=True):
    """A booklet: what is special about it, how many pieces and players it has, and its jokers in the notation.

    `game` is tiles or dice, `limit` the seconds of a turn, if it has a clock; `rare` are the keys of rules that it
    shares with few other booklets, the rarest first.
    """

    rules: str
    title: str
    special: str
    game: str
    pieces: int
    players: tuple[int, ...]
    jokers: tuple[str, ...]
    limit: int | None
    rare: tuple[str, ...]
    bots: tuple[BotShown, ...]


class Offers(Struct, frozen=True):
    """The rulebooks: the bots that play each of them, and whether it is played with tiles or dice."""

    rules: dict[str, tuple[str, ...]]
    games: dict[str, str]


class BookletsShown(Struct, frozen=True):
    """All booklets."""

    booklets: tuple[BookletShown, ...]


class PresetShown(Struct, frozen=True):
    """House rules that go together: a title, what they are for, and the rules that they change."""

    preset: str
    title: str
    sentence: str
    house: dict[str, int | str]


class RulesShown(BookletShown, frozen=True, kw_only=True):
    """A booklet with pages to read, a card about each joker, every rule, chapter by chapter, and its presets.

    `box` has how many tiles of each face there are, by the notation; the dice game has none.
    """

    box: dict[str, int]
    pages: tuple[PageShown, ...]
    cards: tuple[CardShown, ...]
    chapters: tuple[words.Chapter, ...]
    presets: tuple[PresetShown, ...]


@at("GET /api/rules", Cost.LIGHT, packed=True)
def list_booklets(language: Language) -> BookletsShown:
    """Return all booklets in words, the default first, each with its bots from the weakest up."""
    names = sorted(EDITIONS, key=lambda name: name != DEFAULT)
    return BookletsShown(tuple(_booklet(name, EDITIONS[name].rulebook, language) for name in names))


@at("GET /api/offers", Cost.LIGHT)
def show_offers() -> Offers:
    """List the rulebooks by their ids, each with the names of its bots and what it is played with."""
    return Offers(
        {rules: (*hosted_game(rules).ladder.bots, *hosted_game(rules).ladder.programs) for rules in EDITIONS},
        {rules: hosted_game(rules).kind.name for rules in EDITIONS},
    )


@at("GET /api/rules/{rules}", Cost.SHORT, refused=(400, 404), packed=True)
def show_rules(rules: Id, language: Language, house: House = ()) -> RulesShown:
    """Show all rules of a booklet in words, with house rules given as `house=KEY=VALUE`, and those of others."""
    if rules not in EDITIONS:
        raise NoSuchRulebook(rules)
    return show_booklet(rules, read_house(house), language)


def show_booklet(rules: str, house: Mapping[str, int | str], language: str) -> RulesShown:
    """Return all rules of a booklet in words, with house rules, or raise BadHouseRule."""
    booklet = _booklet(rules, with_house(EDITIONS[rules].rulebook, house), language)
    told = booklet_in_words(rules, house, language)
    presets = presets_of(EDITIONS[rules].rulebook)
    return RulesShown(
        **msgspec.structs.asdict(booklet),
        box=_box(with_house(EDITIONS[rules].rulebook, house)),
        pages=told.pages,
        cards=told.cards,
        chapters=words.chapters_in_words(rules, house, language),
        presets=tuple(
            PresetShown(name, *words.preset_in_words(name, booklet.game, language), house)
            for name, house in presets.items()
        ),
    )


def show_printed(rules: str, language: str) -> RulesShown:
    """Return all rules of a booklet in words, as they are printed."""
    return show_booklet(rules, {}, language)


def _booklet(name: str, rulebook: GameRules, locale: str) -> BookletShown:
    hosted = hosted_game(name)
    bots = tuple(hosted.ladder.bots)
    return BookletShown(
        rules=name,
        title=words.title_of(name, locale),
        special=words.special_of(name, locale),
        game=hosted.kind.name,
        pieces=rulebook.pieces,
        players=tuple(rulebook.players),
        jokers=tuple(kind.value for kind in joker_kinds(rulebook)),
        limit=rulebook.time.limit if isinstance(rulebook, Rulebook) else None,
        rare=words.rare_rules(name),
        bots=tuple(_bot(bot, place / max(1, len(bots) - 1), locale) for place, bot in enumerate(bots)),
    )


def _box(rulebook: GameRules) -> dict[str, int]:
    if not isinstance(rulebook, Rulebook):
        return {}
    held = {face: copies_in(rulebook.box.contents, face) for face in FACES}
    return {write_face(face): count for face, count in held.items() if count}


def _bot(bot: str, place: float, locale: str) -> BotShown:
    title, manner = words.bot_in_words(bot, locale)
    return BotShown(bot, title, manner, level=1 + round(place * (_LEVELS - 1)))
