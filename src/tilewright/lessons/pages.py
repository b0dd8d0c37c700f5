"""The rules as a booklet: pages of texts and pictures, read from the files beside this module.

A file is a page, in blocks with an empty line between them. A block is a text or a picture:

    text: opening-need            its sentence is named by this id
    about: opening.min            the parameters it speaks of; a rulebook without them leaves it out
    clauses: TW-19                what it teaches besides the clauses of those parameters
    when: opening.min!=0          it is left out unless all of these hold; `joker.D=yes` asks for a kind of joker,
                                  `booklet=DE` for the printed booklet whose clauses begin so

    picture: table-adding         its caption is named by this id; of several with one id the first that holds is shown
    clauses: NL-18 W-01
    claim: turn                   what the engine must say of it, else the picture is left out (see claims.py)
    row: R5 R6 R7                 a row alone, or a turn: `table`, `rack` and `opened` as in a lesson, and
    after: B3 B4 B5 B6            the table after it; or `game`, the racks of all seats at the end of a game
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import chain, combinations, groupby

from msgspec import Struct

from tilewright.games import EDITIONS, KINDS, GameRules, joker_kinds
from tilewright.lessons.fields import Fields, read_fields, yes_or_no
from tilewright.lessons.lesson import read_racks
from tilewright.rules.house import keys_of, text_of
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.readings import arranged
from tilewright.sets.rules import SHORTEST
from tilewright.tiles import BadInput, Joker, JokerKind, Row, read_faces


class BadPage(BadInput):
    """A page that cannot be used; the message names the file and the bad part."""


class Condition(Struct, frozen=True):
    """A fact of the rulebook that a part of a page needs, or that it does not go with."""

    fact: str
    value: str
    wanted: bool


class Text(Struct, frozen=True, kw_only=True):
    """A paragraph: the id of its sentence, and the parameters that it speaks of."""

    id: str
    about: tuple[str, ...]
    clauses: tuple[str, ...]
    when: tuple[Condition, ...]


class Picture(Struct, frozen=True, kw_only=True):
    """A row, a turn or the end of a game, with what the engine must say of it."""

    id: str
    clauses: tuple[str, ...]
    when: tuple[Condition, ...]
    claim: str
    row: Row
    table: str
    rack: Row
    opened: bool
    after: str
    racks: tuple[Row, ...]


class Page(Struct, frozen=True):
    """A page of the rules."""

    id: str
    parts: tuple[Text | Picture, ...]


_KEYS = frozenset(
    {"text", "about", "clauses", "when", "picture", "claim", "row", "table", "rack", "opened", "after", "game"}
)


def pages(rules: GameRules) -> tuple[Page, ...]:
    """Return all pages of a rulebook's kind of game, or raise BadPage."""
    return _pages(KINDS.of(rules).name)


def facts(rules: GameRules) -> dict[str, str]:
    """Return what conditions can ask about: parameters, kinds of jokers, the most players, and the printed booklet.

    `single-game` is yes if the match is one game, `only-jokers` if jokers alone can be a set.
    """
    kinds = joker_kinds(rules)
    jokers = {f"joker.{kind.value}": "yes" if kind in kinds else "no" for kind in JokerKind}
    known = {key: text_of(rules, key) for key in keys_of(rules)}
    single = all(known.get(key, "1") == "1" for key in ("match.games", "match.rounds"))
    others = {
        "most": str(rules.players[1]),
        "booklet": _booklet(rules),
        "single-game": _yes_no(single),
        "only-jokers": _yes_no(isinstance(rules, Rulebook) and _only_jokers(rules)),
    }
    return known | jokers | others


def _yes_no(fact: bool) -> str:
    return "yes" if fact else "no"


def _only_jokers(rules: Rulebook) -> bool:
    """Return whether three jokers of the box are a set (A-24): limits on jokers in a set or a small box exclude it."""
    box = [Joker(kind) for kind, copies in rules.box.contents.jokers for _ in range(copies)]
    return any(arranged(row, set_rules(rules)) is not None for row in set(combinations(box, SHORTEST)))


def _booklet(rules: GameRules) -> str:
    """Return the letters that begin the clauses of the rules' booklet; rulings begin with A."""
    clauses = chain.from_iterable(EDITIONS[rules.id].clauses.values())
    (letters,) = {clause.partition("-")[0] for clause in clauses} - {"A"}
    return letters


def applies(part: Text | Picture, known: dict[str, str]) -> bool:
    """Return whether a part of a page goes with a rulebook of these facts."""
    has_keys = isinstance(part, Picture) or all(key in known for key in part.about)
    return has_keys and all((known.get(each.fact) == each.value) == each.wanted for each in part.when)


@cache
def _pages(folder: str) -> tuple[Page, ...]:
    texts = sorted((files(__package__) / "pages" / folder).iterdir(), key=lambda file: file.name)
    return tuple(read_page(file.name, file.read_text(encoding="utf-8")) for file in texts)


def read_page(file: str, text: str) -> Page:
    """Return the page of a text, named by its file without the number, or raise BadPage."""
    name = file.removesuffix(".txt").partition("-")[2]
    try:
        return Page(name, tuple(_part(read_fields(block, _KEYS, repeated="")) for block in _blocks(text)))
    except BadInput as bad:
        raise BadPage(f"page {name}: {bad}") from bad


def _blocks(text: str) -> Iterator[list[tuple[int, str]]]:
    lines = [(number, line) for number, line in enumerate(text.splitlines(), start=1) if not line.startswith("#")]
    for is_empty, block in groupby(lines, key=lambda line: not line[1].strip()):
        if not is_empty:
            yield list(block)


def _part(fields: Fields) -> Text | Picture:
    def one(key: str) -> str:
        return fields.get(key, [""])[0]

    clauses, when = tuple(one("clauses").split()), tuple(map(_condition, one("when").split()))
    if "text" in fields:
        return Text(id=one("text"), about=tuple(one("about").split()), clauses=clauses, when=when)
    if "picture" not in fields or "claim" not in fields:
        raise BadInput("a block needs a text, or a picture with its claim")
    return Picture(
        id=one("picture"),
        clauses=clauses,
        when=when,
        claim=one("claim"),
        row=read_faces(one("row").split()),
        table=one("table"),
        rack=read_faces(one("rack").split()),
        opened=yes_or_no(fields, "opened", "yes"),
        after=one("after"),
        racks=read_racks(one("game")) if "game" in fields else (),
    )


def _condition(text: str) -> Condition:
    fact, equals, value = text.partition("=")
    if not equals or not value:
        raise BadInput(f"a condition is FACT=VALUE or FACT!=VALUE, not {text}")
    return Condition(fact.removesuffix("!"), value, wanted=not fact.endswith("!"))
