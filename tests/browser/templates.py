"""The markup of the `html` and `svg` templates in a script, without the values filled in."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser

# Attributes that people read or hear.
_READ = {
    *(
        "alt",
        "aria-description",
        "aria-label",
        "aria-roledescription",
        "aria-valuetext",
        "label",
        "placeholder",
        "title",
    )
}
_LETTER = re.compile(r"[^\W\d_]")
_FILLED = "\0"
# A slash after one of these starts a regular expression, elsewhere it is a division.
_BEFORE_REGEX = set("(,=:[!&|?{};\n")
_REGEX = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n])+/")


def templates(script: str) -> list[str]:
    """Return the markup of every template of a script.

    >>> templates('html`<p>${t("a")}</p>` + html`<b>${x ? html`in` : ""}</b>`')
    ['<p>\\x00</p>', 'in', '<b>\\x00</b>']
    """
    found: list[str] = []
    _code(script, 0, found)
    return found


def letters(markup: str) -> list[str]:
    """Return the literal texts of a template that people would read.

    >>> letters('<p title="Hi" class="x">one \\0<b aria-label=\\0>&middot;</b></p>')
    ['Hi', 'one']
    """
    reader = _Texts()
    reader.feed(markup)
    reader.close()
    return [text.strip() for text in reader.texts for text in text.split(_FILLED) if _LETTER.search(text)]


class _Texts(HTMLParser):
    """Collects the texts of some markup."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.texts += [value for name, value in attrs if name in _READ and value]

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def _code(script: str, at: int, found: list[str]) -> int:
    """Read code up to its closing brace, and return the place after it."""
    depth = 0
    before = "\n"
    while at < len(script):
        sign = script[at]
        if script.startswith("//", at):
            at = _after(script, at, "\n")
        elif script.startswith("/*", at):
            at = _after(script, at, "*/")
        elif sign in "\"'":
            at = _quoted(script, at)
        elif sign == "`":
            at = _template(script, at + 1, found, wanted=bool(re.search(r"\b(html|svg)$", script[max(0, at - 5) : at])))
        elif sign == "/" and before in _BEFORE_REGEX and (regex := _REGEX.match(script, at)):
            at = regex.end()
        else:
            depth += (sign == "{") - (sign == "}")
            if depth < 0:
                return at + 1
            at += 1
        before = before if sign == " " else sign
    return at


def _template(script: str, at: int, found: list[str], *, wanted: bool) -> int:
    """Read a template, add its markup to `found` if wanted, and return the place after it."""
    parts: list[str] = []
    while script[at] != "`":
        if script.startswith("${", at):
            at = _code(script, at + 2, found)
            parts.append(_FILLED)
        else:
            width = 1 + (script[at] == "\\")
            parts.append(script[at : at + width])
            at += width
    if wanted:
        found.append("".join(parts))
    return at + 1


def _after(script: str, at: int, end: str) -> int:
    place = script.find(end, at)
    return len(script) if place < 0 else place + len(end)


def _quoted(script: str, at: int) -> int:
    mark, at = script[at], at + 1
    while script[at] != mark:
        at += 1 + (script[at] == "\\")
    return at + 1


def named_words(script: str) -> Iterator[str]:
    """Yield the text ids that a script uses: in t(), and in comments that start with `words:`."""
    yield from re.findall(r"\bt\(\s*\"([\w-]+)\"", script)
    for listed in re.findall(r"//\s*words:(.*)", script):
        yield from listed.split()
