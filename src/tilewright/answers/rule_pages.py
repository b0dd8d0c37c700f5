"""The rules as a booklet in words: pages of paragraphs and pictures, and a card about each kind of joker."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import chain
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tilewright.analysis.checking import RowVerdict, check_row
from tilewright.dice.notation import Listed, read_grid
from tilewright.dice.turbo_rules import TurboRules
from tilewright.games import EDITIONS, GameRules, joker_kinds
from tilewright.lessons.claims import holds, turn_faults
from tilewright.lessons.pages import Page, Picture, Text, applies, facts, pages
from tilewright.rules.house import plain_value, with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.screens.kinds import HOSTED_GAMES
from tilewright.tiles import Face, Joker, Row, read_table, write_face, write_faces
from tilewright.words.booklets import Elsewhere, Rule, chapters_in_words, parameter_in_words, time_out_in_words
from tilewright.words.say import say

Texts = tuple[str, ...]
Values = dict[str, str | int]


class RowShown(Struct, frozen=True):
    """A row in the notation, and what each joker of it stands for."""

    faces: Texts
    stands: Texts


class PictureShown(Struct, frozen=True, kw_only=True, tag_field="kind", tag="picture"):
    """A picture of what is right or wrong, with its caption: a row, a turn, or the racks at the end of a game.

    A turn has the table before it, the pieces played and the table after it; the tables of dice are grids.
    """

    right: bool
    caption: str
    row: RowShown | None = None
    before: tuple[RowShown, ...] = ()
    played: Texts = ()
    after: tuple[RowShown, ...] = ()
    grid_before: tuple[Listed, ...] = ()
    grid_after: tuple[Listed, ...] = ()
    racks: tuple[Texts, ...] = ()
    points: tuple[int, ...] = ()


class TextShown(Struct, frozen=True, kw_only=True, tag_field="kind", tag="text"):
    """A paragraph, and the clauses that it tells.

    `changed` if a house rule of the table is in it, `only` if no other booklet has such a rule.
    """

    sentence: str
    clauses: tuple[str, ...]
    changed: bool
    only: bool
    elsewhere: tuple[Elsewhere, ...]


class PageShown(Struct, frozen=True):
    """A page of the rules; `joker` is the letter of the joker that it is about, if it is about one."""

    page: str
    title: str
    joker: str | None
    parts: tuple[TextShown | PictureShown, ...]


class CardShown(Struct, frozen=True, kw_only=True):
    """What a kind of joker does: its letter, its name, a sentence, the rules that apply to it, and an example."""

    joker: str
    title: str
    sentence: str
    rules: Texts
    example: RowShown | None


class Booklet(Struct, frozen=True):
    """The pages and cards of a rulebook."""

    pages: tuple[PageShown, ...]
    cards: tuple[CardShown, ...]


# The parameters that the card of a joker tells, as far as a sentence of the pages is about them.
_CARDS = {
    "J": ("jokers.release", "jokers.reuse", "grid.crossing_joker", "jokers.penalty"),
    "D": ("jokers.penalty",),
    "C": ("change.at_start", "change.max_per_run", "jokers.penalty"),
    "M": ("mirror.min_side", "mirror.group_limit", "jokers.penalty"),
}


def booklet_in_words(rules: str, house: Mapping[str, int | str], locale: str = "en") -> Booklet:
    """Return the pages and cards of a rulebook with house rules, or raise BadHouseRule."""
    return _booklet(rules, tuple(house.items()), locale)


# House rules make any number of booklets; each takes some milliseconds.
@lru_cache(maxsize=1 << 8)
def _booklet(name: str, house: tuple[tuple[str, int | str], ...], locale: str) -> Booklet:
    rules = with_house(EDITIONS[name].rulebook, dict(house))
    told = {rule.key: rule for chapter in chapters_in_words(name, dict(house), locale) for rule in chapter.rules}
    maker = _Maker(rules, told, locale)
    made = tuple(maker.page(page) for page in pages(rules))
    return Booklet(
        pages=tuple(page for page in made if page.parts),
        cards=tuple(maker.card(kind.value) for kind in joker_kinds(rules)),
    )


class _Maker:
    """Puts the parts of pages into the words of a language, by the values of a rulebook."""

    def __init__(self, rules: GameRules, told: Mapping[str, Rule], locale: str) -> None:
        self.rules, self.told, self.locale = rules, told, locale
        self.facts = facts(rules)
        # Rulings of ours begin with A.
        self.letters = {self.facts["booklet"], "A"}
        self.common = _common_values(rules)
        # Sets of dice are worth nothing, and a joker among them stands for a die: both have sentences of their own.
        self.prefix = "dice-" if isinstance(rules, TurboRules) else ""

    def page(self, page: Page) -> PageShown:
        """Return a page; it has no parts if nothing of it applies."""
        title = say(f"book-page-{page.id}", self.locale)
        jokers = [each.fact.removeprefix("joker.") for each in page.parts[0].when if each.fact.startswith("joker.")]
        return PageShown(page.id, title, next(iter(jokers), None), tuple(self._parts(page)))

    def _parts(self, page: Page) -> Iterator[TextShown | PictureShown]:
        shown = set()
        for part in page.parts:
            if not applies(part, self.facts):
                continue
            if isinstance(part, Text):
                yield self._text(part)
            elif part.id not in shown and holds(part, self.rules):
                shown.add(part.id)
                yield self._picture(part)

    def _text(self, text: Text) -> TextShown:
        about = [self.told[key] for key in text.about]
        values = {key.replace(".", "-"): plain_value(self.rules, key) for key in text.about}
        made = _COMPOSED.get(text.id)
        clauses = (*text.clauses, *chain.from_iterable(rule.clauses for rule in about))
        return TextShown(
            sentence=made(self.rules, self.locale) if made else self._say(f"book-{text.id}", self.common | values),
            clauses=tuple(clause for clause in dict.fromkeys(clauses) if clause.partition("-")[0] in self.letters),
            changed=any(rule.changed for rule in about),
            only=any(rule.only for rule in about),
            elsewhere=tuple(other for rule in about for other in rule.elsewhere),
        )

    def _say(self, key: str, values: Values) -> str:
        return say(key, self.locale, **values)

    def _picture(self, picture: Picture) -> PictureShown:
        if picture.row:
            return self._row_picture(picture)
        if picture.racks:
            points = tuple(map(int, picture.claim.split()[1:]))
            racks = tuple(map(write_faces, picture.racks))
            caption = say(f"picture-{picture.id}", self.locale)
            return PictureShown(right=True, caption=caption, racks=racks, points=points)
        kind, _, worth = picture.claim.partition(" ")
        right = kind in ("turn", "opening")
        if right:
            caption = self._say(f"picture-{picture.id}", {"points": int(worth)} if worth else {})
        else:
            caption = HOSTED_GAMES.of(self.rules).words.fault(turn_faults(picture, self.rules)[0], self.locale)
        shown = PictureShown(right=right, caption=caption)
        match self.rules:
            case Rulebook() as rules:
                return _tile_turn(picture, rules, shown)
            case TurboRules():
                return _dice_turn(picture, shown)

    def _row_picture(self, picture: Picture) -> PictureShown:
        verdict = check_row(picture.row, self.rules, self.locale)
        row = _row(verdict)
        if not verdict.legal:
            return PictureShown(right=False, caption=verdict.why or "", row=row)
        reading = verdict.readings[0]
        caption = self._say(f"picture-{self.prefix}{reading.shape}", {"points": reading.points})
        return PictureShown(right=True, caption=caption, row=row)

    def card(self, kind: str) -> CardShown:
        """Return the card of a kind of joker."""
        shown = [part for page in pages(self.rules) for part in page.parts if applies(part, self.facts)]
        known = {key for part in shown if isinstance(part, Text) for key in part.about}
        told = [parameter_in_words(self.rules, key, self.locale) for key in _CARDS[kind] if key in known]
        return CardShown(
            joker=kind,
            title=say(f"face-{kind}", self.locale),
            sentence=say(f"card-{self.prefix}{kind}", self.locale),
            rules=tuple(told),
            example=next(self._examples(kind), None),
        )

    def _examples(self, kind: str) -> Iterator[RowShown]:
        """Yield the rows in pictures of what is right with such a joker."""
        for page in pages(self.rules):
            for part in page.parts:
                if isinstance(part, Picture) and _has_joker(part.row, kind) and holds(part, self.rules):
                    shown = self._row_picture(part)
                    if shown.right and shown.row:
                        yield shown.row


def _has_joker(row: Row, kind: str) -> bool:
    return any(isinstance(face, Joker) and face.kind.value == kind for face in row)


def _row(verdict: RowVerdict) -> RowShown:
    """Return a row in the order in which it was judged, with what its jokers stand for."""
    if not verdict.legal:
        return RowShown(verdict.row, ("",) * len(verdict.row))
    read = zip(verdict.row, verdict.readings[0].stands, strict=True)
    return RowShown(verdict.row, tuple("" if stand == face else stand for face, stand in read))


def _tile_turn(picture: Picture, rules: Rulebook, shown: PictureShown) -> PictureShown:
    before, after = read_table(picture.table), read_table(picture.after)
    return replace(
        shown,
        before=tuple(_row(check_row(row, rules)) for row in before),
        played=_played(chain(*before), chain(*after)),
        after=tuple(_row(check_row(row, rules)) for row in after),
    )


def _dice_turn(picture: Picture, shown: PictureShown) -> PictureShown:
    before, after = read_grid(picture.table), read_grid(picture.after)
    return replace(
        shown,
        grid_before=tuple((x, y, write_face(face)) for (x, y), face in before.items()),
        played=_played(before.values(), after.values()),
        grid_after=tuple((x, y, write_face(face)) for (x, y), face in after.items()),
    )


def _played(before: Iterable[Face], after: Iterable[Face]) -> Texts:
    return write_faces((Counter(after) - Counter(before)).elements())


def _common_values(rules: GameRules) -> Values:
    if not isinstance(rules, Rulebook):
        return {}
    box = rules.box.contents
    jokers = sum(count for _, count in box.jokers)
    least, most = rules.players
    return {"least": least, "most": most, "pieces": rules.pieces, "copies": box.copies, "jokers": jokers}


# Paragraphs that other parts of the program say in the same words.
_COMPOSED: dict[str, Callable[[Any, str], str]] = {
    "time-out": lambda rules, locale: time_out_in_words(rules.time, locale),
}
