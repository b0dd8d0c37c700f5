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
_UNKNOWN = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)

_BEFORE = """\
const made={},need=(path)=>made[path]??=makers[path]();
const later=async(from,path)=>need(new URL(path,`file:///${from}`).pathname.slice(1));
"""


class Unjoinable(Exception):
    """A script with a form of import or export that is not understood."""


def joined(scripts: Mapping[str, str], first: str) -> str:
    """Return one script that does what `first` does with all the others at hand.

    >>> print(joined({"a.js": 'import { b } from "./x/b.js";\\nb();', "x/b.js": "export const b = () => 1;"}, "a.js"))
    const made={},need=(path)=>made[path]??=makers[path]();
    const later=async(from,path)=>need(new URL(path,`file:///${from}`).pathname.slice(1));
    const makers={
    "x/b.js"(){const b=()=>1;return{b};},
    };
    const{b}=need("x/b.js");b();
    """
    bodies = {path: _body(path, text) for path, text in scripts.items() if path != first}
    # Those of others are made small already.
    small = {path: body if path.startswith("vendor/") else lean(body) for path, body in bodies.items()}
    makers = [f'"{path}"(){{{body}}},' for path, body in small.items()]
    return "\n".join([_BEFORE + "const makers={", *makers, "};", lean(_rewritten(first, scripts[first]))])


def needed(path: str, text: str) -> list[str]:
    """Return the scripts that must have run before one does."""
    return [_resolved(path, found["path"]) for found in _IMPORT.finditer(text)]


def _body(path: str, text: str) -> str:
    """Return a script as the body of a function that returns what it exports."""
    given = [f"default: {found['name']}" if found["default"] else found["name"] for found in _EXPORT.finditer(text)]
    for found in _LISTED.finditer(text):
        pairs = (part.partition(" as ") for part in found["names"].split(","))
        given += [f"{name}: {own}" if name else own for own, _, name in pairs]
    return f"{_rewritten(path, text)}\nreturn {{ {', '.join(given)} }};"


def _rewritten(path: str, text: str) -> str:
    def taken(found: re.Match[str]) -> str:
        call = f'need("{_resolved(path, found["path"])}");'
        names = found["names"]
        if names is None:
            return call
        return f"const {names.removeprefix('* as ').replace(' as ', ': ')} = {call}"

    text = _LATER.sub(f'later("{path}", ', _LISTED.sub("", _EXPORT.sub("", _IMPORT.sub(taken, text))))
    if left := _UNKNOWN.search(text):
        raise Unjoinable(f"{path}: {left[0]}")
    if "import.meta" in text and "/" in path:
        raise Unjoinable(f"{path}: import.meta means another place once the scripts are joined")
    return text.strip("\n")


def _resolved(path: str, name: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
