"""Scripts without what is only for their readers: comments, and space that means nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from string import ascii_lowercase

_LITERAL = re.compile(
    r"""
    (?P<comment> //[^\n]* | /\*.*?\*/ )
    | (?P<kept> "(?:\\.|[^"\\])*" | '(?:\\.|[^'\\])*' )
    # A slash begins a regular expression where a value is wanted, and divides where one has just ended.
    | (?<=[(,=:\[!&|?{};\n]) (?P<space>[ ]*) (?P<regex> /(?![/*]) (?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n])+ / )
    | (?P<sign> [`{}] )
    """,
    re.VERBOSE | re.DOTALL,
)
_TEMPLATE = re.compile(r"(?P<text>(?:\\.|[^`\\$]|\$(?!\{))*)(?P<end>`|\$\{)", re.DOTALL)
# `a - -b` must not become `a--b`, and a slash could become a comment's.
_AROUND = re.compile(r"[ \t]*([{}()\[\];,:?=<>!&|*%])[ \t]*|(?<![+-]) ([+-]) (?![+-])")
_LINES = re.compile(r"\s*\n\s*")
# Where a line cannot end a statement, its end means nothing.
_LAST = re.compile(r"(?<=[\w\]}]);(?=\})")
_PRIVATE = re.compile(r"#(\w+)")
_JOINED = re.compile(r"(?<=[(\[{,;=?:&|])\n|\n(?=[)\]}.,;?:&|=])")


class _Script:
    """A script that is read from its start: code in pieces, and between them what stays to the letter."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._depth = 0
        # Of each template whose code is read: the depth of braces at which that code ends, and whether it is markup.
        self._inside: list[tuple[int, bool]] = []
        # What only a class itself can name gets a short name.
        self._private: dict[str, str] = {}

    def parts(self) -> Iterator[str]:
        """Yield the script piece by piece, each in as few letters as it needs."""
        code = ""
        while found := _LITERAL.search(self._text, self._at):
            code += self._text[self._at : found.start()]
            self._at = found.end()
            sign = found["sign"]
            if sign is None:
                if found["comment"] is None:
                    yield self._shorter(code + (found["space"] or ""))
                    yield found["kept"] or found["regex"]
                    code = ""
                continue
            self._depth += (sign == "{") - (sign == "}")
            if sign == "`" or (sign == "}" and self._ends_code()):
                yield self._shorter(code)
                markup = self._inside.pop()[1] if sign == "}" else code.endswith(("html", "svg"))
                yield sign + self._template(markup=markup)
                code = ""
            else:
                code += sign
        yield self._shorter(code + self._text[self._at :])

    def _shorter(self, code: str) -> str:
        code = _AROUND.sub(lambda found: found[1] or found[2], code)
        code = _LAST.sub("", _JOINED.sub("", _LINES.sub("\n", code)))
        return _PRIVATE.sub(lambda found: self._private.setdefault(found[1], f"#{_short(len(self._private))}"), code)

    def _ends_code(self) -> bool:
        return bool(self._inside) and self._depth == self._inside[-1][0]

    def _template(self, *, markup: bool) -> str:
        """Return the text of a template up to its end, or to the code it holds; in markup lines need no indentation."""
        found = _TEMPLATE.match(self._text, self._at)
        assert found is not None, "a template has an end"
        self._at = found.end()
        if found["end"] == "${":
            self._inside.append((self._depth, markup))
            self._depth += 1
        return (_LINES.sub("\n", found["text"]) if markup else found["text"]) + found["end"]


def lean(text: str) -> str:
    """Return a script that does the same in fewer letters.

    >>> lean('const a = (b) => {\\n  // Why.\\n  return `x  ${ b + 1 }` + "a , b"; /* so */\\n};\\n')
    'const a=(b)=>{return `x  ${ b+1 }`+"a , b";};'
    """
    return "".join(_Script(text).parts())


def _short(number: int) -> str:
    """Return a name of few letters for each number.

    >>> _short(0), _short(25), _short(26)
    ('a', 'z', 'a1')
    """
    turn, letter = divmod(number, len(ascii_lowercase))
    return ascii_lowercase[letter] + (str(turn) if turn else "")
