"""All scripts of the browser part as one, made when the server starts: one request in place of sixty.

Small files compress badly one by one; joined they take a quarter less. The scripts stay plain modules, which Node,
editors and tests read as they are. Only the forms of import and export that stand here are understood; any other
is refused at the start.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Mapping

from tilewright.web.leaning import lean

_IMPORT = re.compile(r'^import (?:(?P<names>\{[^}]*\}|\* as \w+) from )?"(?P<path>[^"]+)";$', re.MULTILINE)
_EXPORT = re.compile(
    r"^export (?P<default>default )?(?=(?:async function|function|class|const) (?P<name>\w+))", re.MULTILINE
)
# As the vendored files end.
_LISTED = re.compile(r"\bexport\{(?P<names>[^}]*)\};$", re.MULTILINE)
_LATER = re.compile(r"\bimport\(")
# The place of a script, which is written for nothing but to import it, at once or later.
_SCRIPT = re.compile(r'"(\.{1,2}/[^"\s]+\.js)"')
_UNKNOWN = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)

_BEFORE = """\
const made=[],need=(number)=>made[number]??=makers[number](),later=async(number)=>need(number);
const makers=[
"""


class Unjoinable(Exception):
    """A script with a form of import or export that is not understood."""


def joined(scripts: Mapping[str, str], first: str) -> str:
    """Return one script that does what `first` does with all the others at hand, which it knows by numbers.

    >>> print(joined({"a.js": 'import { b } from "./x/b.js";\\nb();', "x/b.js": "export const b = () => 1;"}, "a.js"))
    const made=[],need=(number)=>made[number]??=makers[number](),later=async(number)=>need(number);
    const makers=[
    ()=>{const b=()=>1;return{b}},
    ];
    const{b}=need(0);b();
    """
    others = [path for path in scripts if path != first]
    numbers = {path: number for number, path in enumerate(others)}
    bodies = {path: _body(path, scripts[path], numbers) for path in others}
    # Those of others are made small already.
    makers = [f"()=>{{{body if path.startswith('vendor/') else lean(body)}}}," for path, body in bodies.items()]
    return "\n".join([_BEFORE.rstrip(), *makers, "];", lean(_rewritten(first, scripts[first], numbers))])


def needed(path: str, text: str) -> list[str]:
    """Return the scripts that must have run before one does."""
    return [_resolved(path, found["path"]) for found in _IMPORT.finditer(text)]


def _body(path: str, text: str, numbers: Mapping[str, int]) -> str:
    """Return a script as the body of a function that returns what it exports."""
    given = [f"default: {found['name']}" if found["default"] else found["name"] for found in _EXPORT.finditer(text)]
    for found in _LISTED.finditer(text):
        pairs = (part.partition(" as ") for part in found["names"].split(","))
        given += [f"{name}: {own}" if name else own for own, _, name in pairs]
    return f"{_rewritten(path, text, numbers)}\nreturn {{ {', '.join(given)} }}"


def _rewritten(path: str, text: str, numbers: Mapping[str, int]) -> str:
    def taken(found: re.Match[str]) -> str:
        names = found["names"]
        call = f'need("{found["path"]}");'
        return call if names is None else f"const {names.removeprefix('* as ').replace(' as ', ': ')} = {call}"

    def numbered(found: re.Match[str]) -> str:
        number = numbers.get(_resolved(path, found[1]))
        if number is None:
            raise Unjoinable(f"{path}: there is no {found[1]}")
        return str(number)

    text = _LATER.sub("later(", _LISTED.sub("", _EXPORT.sub("", _IMPORT.sub(taken, text))))
    if left := _UNKNOWN.search(text):
        raise Unjoinable(f"{path}: {left[0]}")
    if "import.meta" in text and "/" in path:
        raise Unjoinable(f"{path}: import.meta means another place once the scripts are joined")
    return _SCRIPT.sub(numbered, text).strip("\n")


def _resolved(path: str, name: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
