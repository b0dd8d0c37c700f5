"""Generates the types of all messages for the browser scripts, static/messages/*.d.ts; `--check` only compares."""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from tilewright.messages.schema import schema
from tilewright.web.app import ENDPOINTS
from tilewright.web.openapi import description
from tools.bundle import STATIC
from tools.environment import ROOT

FOLDER = STATIC / "messages"
_WORDS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def files() -> dict[str, str]:
    """Return the generated files by their names."""
    return {"http.d.ts": _http(description(ENDPOINTS)), "socket.d.ts": _socket(schema())}


def _http(described: Mapping[str, Any]) -> str:
    """Return the types of the HTTP API, with the answer to every method and path."""
    schemas = described["components"]["schemas"]
    operations = [
        (method.upper(), path, operation)
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    ]
    answers = {(method, path): _answer(operation) for method, path, operation in operations}
    names = names_of(schemas)
    lines = ["export interface Answers {"]
    for method in dict.fromkeys(method for method, _ in answers):
        lines.append(f"  {method}: {{")
        lines += [
            f'    "{path}": {_type(answer, names)};' for (each, path), answer in answers.items() if each == method
        ]
        lines.append("  };")
    described_types = _types(schemas, names, received=_reached(answers.values(), schemas))
    return _file("the HTTP API", [*described_types, "\n".join([*lines, "}", ""])])


def _answer(operation: Mapping[str, Any]) -> Any:
    """Return the schema of a successful answer."""
    success = next(answer for status, answer in operation["responses"].items() if status.startswith("2"))
    contents = success.get("content", {"application/json": {"schema": {"type": "null"}}})
    return next(iter(contents.values()))["schema"]


def _socket(whole: dict[str, Any]) -> str:
    """Return the types of the socket's messages, and of what each kind of game puts into them."""
    schemas = whole.pop("$defs")
    names = names_of(schemas)
    sent = {"incoming", *(part for part in whole if part.endswith(".command"))}
    received = _reached((part for name, part in whole.items() if name not in sent), schemas)
    unions = [f"export type {_camel(name)} = {_type(part, names)};\n" for name, part in whole.items()]
    return _file("the socket", [*_types(schemas, names, received=received), *unions])


def _file(subject: str, parts: Iterable[str]) -> str:
    head = f"// The messages of {subject}. Generated: python -m tools.message_types renews this file.\n"
    return "\n".join([head, *parts])


def _types(schemas: Mapping[str, Any], names: Mapping[str, str], *, received: set[str]) -> Iterator[str]:
    """Yield the declaration of every type; a field that has a default is always present in what is received."""
    for key, shape in schemas.items():
        said = " ".join(shape.get("description", "").partition("\n\n")[0].split())
        comment = f"/** {said} */\n" if said else ""
        if "properties" not in shape:
            yield f"{comment}export type {names[key]} = {_type(shape, names)};\n"
            continue
        fields = []
        for name, field in shape["properties"].items():
            present = name in shape["required"] or ("default" in field and key in received)
            quoted = name if name.isidentifier() else f'"{name}"'
            fields.append(f"  {quoted}{'' if present else '?'}: {_type(field, names)};\n")
        yield f"{comment}export interface {names[key]} {{\n{''.join(fields)}}}\n"


def _type(shape: Mapping[str, Any], names: Mapping[str, str]) -> str:
    """Return a schema as a TypeScript type."""
    match shape:
        case {"$ref": str(path)}:
            return names[path.rpartition("/")[2]]
        case {"enum": list(values)}:
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)
        case {"anyOf": list(choices)}:
            return " | ".join(dict.fromkeys(_type(choice, names) for choice in choices))
        case {"type": list(choices)}:
            return " | ".join(_WORDS[choice] for choice in choices)
        case {"type": "array", "prefixItems": list(items)}:
            return f"[{', '.join(_type(item, names) for item in items)}]"
        case {"type": "array"}:
            item = _type(shape.get("items", {}), names)
            return f"({item})[]" if " " in item else f"{item}[]"
        case {"type": "object"}:
            return f"Record<string, {_type(shape.get('additionalProperties', {}), names)}>"
        case {"type": str(word)}:
            return _WORDS[word]
        case _:
            # What a kind of game puts into a message.
            return "any"


def _reached(shapes: Iterable[Any], schemas: Mapping[str, Any]) -> set[str]:
    """Return the names of all schemas that some schemas refer to, directly or not."""
    found: set[str] = set()
    waiting = list(shapes)
    while waiting:
        match waiting.pop():
            case {"$ref": str(path)} if (name := path.rpartition("/")[2]) not in found:
                found.add(name)
                waiting.append(schemas[name])
            case dict() as shape:
                waiting += shape.values()
            case list() as several:
                waiting += several
            case _:
                pass
    return found


def names_of(schemas: Iterable[str]) -> dict[str, str]:
    """Return the name of each schema in TypeScript; classes of one name get as much of their module as it takes."""
    # Of a generic class msgspec adds the parameters: BestTurn_tuple_str__...__
    parts = {key: re.findall(r"^[\w.]*?[A-Z][A-Za-z]*", key)[0].split(".") for key in schemas}
    endings = Counter(tuple(part[-size:]) for part in parts.values() for size in range(1, len(part) + 1))
    shortest = {
        key: next(part[-size:] for size in range(1, len(part) + 1) if endings[tuple(part[-size:])] == 1)
        for key, part in parts.items()
    }
    return {key: _camel(".".join(part)) for key, part in shortest.items()}


def _camel(name: str) -> str:
    return "".join(word[:1].upper() + word[1:] for word in re.split(r"[._]", name))


def main(arguments: Sequence[str]) -> int:
    """Write the files, or compare them."""
    parser = argparse.ArgumentParser(description=__doc__, epilog="Example: python -m tools.message_types --check")
    parser.add_argument("--check", action="store_true", help="only say whether the files are fresh")
    check = parser.parse_args(arguments).check
    stale = 0
    for name, text in files().items():
        path = FOLDER / name
        if not check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{path.relative_to(ROOT)} is stale: python -m tools.message_types renews it", file=sys.stderr)
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
