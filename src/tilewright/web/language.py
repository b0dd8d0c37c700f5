"""The language of an answer: the one the address asks for, else one the browser accepts, else English."""

from starlette.requests import HTTPConnection

from tilewright.words.locales import LOCALES, known_locale


def language_asked(connection: HTTPConnection) -> str | None:
    """Return the language that the address asks for by `language=`, if we have words for it."""
    return known_locale(connection.query_params.get("language", ""))


def language_accepted(connection: HTTPConnection) -> str | None:
    """Return the first language of Accept-Language, by weight, that we have words for."""
    weighted = [part.partition(";") for part in connection.headers.get("accept-language", "").split(",")]
    # sorted() is stable: among equal weights the first stays first.
    for name, _, weight in sorted(weighted, key=lambda part: -_weight(part[2])):
        if _weight(weight) > 0 and (known := known_locale(name)):
            return known
    return None


def language_of(connection: HTTPConnection) -> str:
    """Return the language of the answer to a request."""
    return language_asked(connection) or language_accepted(connection) or LOCALES[0]


def _weight(given: str) -> float:
    name, _, value = given.strip().partition("=")
    try:
        return float(value) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0
