"""The language of an answer: the one that is asked for, or the browser's, or English."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query
from starlette.requests import HTTPConnection

from tilewright.words.say import LOCALES


def language_asked(connection: HTTPConnection) -> str | None:
    """Return the language that the address asks for by `language=`, if there are words for it."""
    return _known(connection.query_params.get("language", ""))


def language_accepted(connection: HTTPConnection) -> str | None:
    """Return the first language of Accept-Language, by its weights, that there are words for."""
    weighted = [part.partition(";") for part in connection.headers.get("accept-language", "").split(",")]
    # sorted() keeps the order of equal weights, which is the reader's own.
    for name, _, weight in sorted(weighted, key=lambda part: -_weight(part[2])):
        if _weight(weight) > 0 and (known := _known(name)):
            return known
    return None


def language_of(connection: HTTPConnection) -> str:
    """Return the language of the answer to a request."""
    return language_asked(connection) or language_accepted(connection) or LOCALES[0]


def _asked_or_accepted(
    connection: HTTPConnection,
    language: Annotated[
        str | None, Query(max_length=8, description="As in Accept-Language, which is used without it")
    ] = None,
) -> str:
    return _known(language or "") or language_accepted(connection) or LOCALES[0]


Language = Annotated[str, Depends(_asked_or_accepted)]


def _known(name: str) -> str | None:
    code = name.strip().partition("-")[0].lower()
    return code if code in LOCALES else None


def _weight(given: str) -> float:
    name, _, value = given.strip().partition("=")
    try:
        return float(value) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0
