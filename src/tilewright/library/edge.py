"""The edge of the library: arguments of the wrong type are refused by name, before anything inside meets them."""

import difflib
from collections.abc import Iterable, Mapping
from typing import Any

from tilewright.arguments import described, expect, wrong_type
from tilewright.errors import BadInput, WrongType
from tilewright.tiles import CODES, Face, Joker, Number, quoted, shortened, write_face
from tilewright.words.locales import LOCALES

_MOST_WEIGHT = 2**32 - 1


def face_of(name: str, piece: object) -> Face:
    """Return a piece that must be a face, or raise BadInput."""
    if not isinstance(piece, Number | Joker):
        raise wrong_type(name, piece, "faces, as read_row returns them")
    if piece not in CODES:
        raise BadInput(f"{name} has {shortened(str(piece))}, which no tile shows")
    return piece


def goal_of(objective: object, choices: type[Any]) -> Any:
    """Return an objective by its name, or the weights of faces, or raise BadInput that names the part."""
    if isinstance(objective, choices):
        return objective
    if isinstance(objective, str):
        names = [one.value for one in choices]
        if objective in names:
            return choices(objective)
        raise BadInput(f"objective is one of {', '.join(names)}, not {quoted(objective)}{near(objective, names)}")
    if not isinstance(objective, Mapping):
        raise wrong_type("objective", objective, "one of Objective, its name, or a weight for each face")
    for face, weight in objective.items():
        if not isinstance(face, Number | Joker):
            raise WrongType(f"weights have faces as keys, as read_row returns them, not {described(face)}")
        face_of("objective", face)
        if not isinstance(weight, int) or isinstance(weight, bool) or not 0 <= weight <= _MOST_WEIGHT:
            shown = f"the weight of {write_face(face)} is {described(weight)}"
            raise WrongType(f"{shown}: weights are whole numbers from 0 to {_MOST_WEIGHT}")
    return objective


def language_of(language: object) -> str:
    """Return a language that there is, or raise BadInput."""
    expect("language", language, str, f"one of {', '.join(LOCALES)}")
    if language not in LOCALES:
        raise BadInput(f"language is one of {', '.join(LOCALES)}, not {quoted(str(language))}")
    return str(language)


def near(word: str, words: Iterable[str]) -> str:
    """Return which of some words was perhaps meant."""
    found = difflib.get_close_matches(word, words, n=1)
    return f"; did you mean {found[0]}?" if found else ""
