"""The parsed word files: every message, its variables, and values to format it with."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tilewright.words.locales import LOCALES
from tilewright.words.say import say, texts

OTHERS = LOCALES[1:]
# Zero, and counts of different plural categories in some of the languages.
COUNTS = (0, 1, 2, 5, 21, 1_000_000)
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

Values = dict[str, str | int]


class _Reader(Visitor):
    """Collects the variables a message shows, those it selects by, and the keys of these selections."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.looked_at: dict[str, set[str | int]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (named by the parser)
        """Note the selector and its keys, and visit every variant."""
        assert isinstance(node.selector, ast.VariableReference)
        keys = self.looked_at.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            keys.add(int(variant.key.value) if isinstance(variant.key, ast.NumberLiteral) else variant.key.name)
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named by the parser)
        """Note a variable that is shown."""
        self.shown.add(node.id.name)


class Message:
    """One message: its file, its id, the variables it shows and those it selects by."""

    def __init__(self, file: str, entry: ast.Message) -> None:
        reader = _Reader()
        assert entry.value is not None
        reader.visit(entry.value)
        self.file, self.id = file, entry.id.name
        self.shown, self.looked_at = reader.shown, reader.looked_at

    @property
    def variables(self) -> set[str]:
        """Every variable of the message."""
        return self.shown | set(self.looked_at)


@cache
def messages(locale: str) -> dict[str, Message]:
    """Return all messages of a language by their ids, in the order of the files."""
    found: dict[str, Message] = {}
    for file, text in texts(locale).items():
        for entry in FluentParser(with_spans=False).parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{locale}/{file}.ftl: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {locale}"
                found[entry.id.name] = Message(file, entry)
    return found


def trials(key: str, locale: str) -> Iterator[Values]:
    """Yield values to format a message with: every variant that the language has, and several counts.

    What it only shows has one value, the same in every language.
    """
    choices: dict[str, list[str | int]] = {}
    forms = [messages(each)[key] for each in LOCALES if key in messages(each)]
    selected = messages(locale)[key].looked_at
    for name in sorted(messages("en")[key].variables):
        keys = set().union(*(form.looked_at.get(name, set()) for form in forms))
        words = [key for key in keys if isinstance(key, str) and key not in CATEGORIES]
        numbers = list(COUNTS) if keys - set(words) else []
        # A variable that is only shown is a name, a number or tiles; one with plural forms is a number.
        every: list[str | int] = [*sorted(words), *numbers] or ["Ann"]
        choices[name] = every if name in selected else every[:1]
    for values in product(*choices.values()):
        yield dict(zip(choices, values, strict=True))


@cache
def said_every_way(key: str, locale: str) -> frozenset[str]:
    """Return every text that a message can become."""
    return frozenset(say(key, locale, **values) for values in trials(key, locale))


@cache
def _texts_by_key(locale: str) -> dict[str, str]:
    """Return every text that each message can become, one a line."""
    return {key: "\n".join(said_every_way(key, locale)) for key in messages("en")}


@cache
def keys_that_say(pattern: str, locale: str) -> frozenset[str]:
    """Return the messages of which some text matches a pattern, in which `^` and `$` are the ends of a text."""
    wanted = re.compile(pattern, re.IGNORECASE | re.MULTILINE)
    return frozenset(key for key, lines in _texts_by_key(locale).items() if wanted.search(lines))


def is_printable(text: str) -> bool:
    """Return whether every character of a text is printable; no-break spaces are."""
    plain = text.replace("\u00a0", " ").replace("\u202f", " ")
    return bool(plain) and plain.isprintable() and not set("{}$") & set(plain)


def is_clean(text: str) -> bool:
    """Return whether a text is printable and has no misplaced spaces or punctuation."""
    plain = text.replace("\u00a0", " ")
    return (
        is_printable(text)
        and plain == plain.strip()
        and not any(slip in plain for slip in ("  ", " ,", " .", ",,", "..", "( "))
    )
