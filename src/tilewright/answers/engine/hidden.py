"""A game that one seat has followed, completed with pieces that the others may have held."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from tilewright.rules.rulebook import Rulebook
from tilewright.tiles import BadInput, faces_of, read_faces, tiles_of, write_face

Fields = dict[str, Any]
_DRAWS = ("draw", "penalty")


class HiddenTimeOut(BadInput):
    """A time-out of another seat: what it kept of its draft cannot be known."""


def completed(lines: Sequence[Fields], rules: Rulebook) -> list[Fields]:
    """Return the lines from the last deal on, with pieces that fit where nobody saw them, or raise BadInput.

    A hidden rack is empty and counted in `counts` of its deal, a hidden draw in its `count`.
    """
    first = max((place for place, line in enumerate(lines) if line.get("event") == "deal"), default=None)
    if first is None:
        raise BadInput("game: there is no deal")
    whole = [dict(line) for line in lines[first:]]
    deal = whole[0]
    racks = [[*rack] for rack in _lists(deal, "racks")]
    counts = deal.get("counts", [len(rack) for rack in racks])
    if not (isinstance(counts, list) and len(counts) == len(racks) and all(isinstance(one, int) for one in counts)):
        raise BadInput("game: counts of the deal does not have a number for each seat")
    hidden = {seat for seat, rack in enumerate(racks) if not rack and counts[seat]}
    spaces = {seat: [racks[seat]] * min(counts[seat], rules.deal.rack) for seat in hidden}
    deal["racks"] = racks
    unseen = Counter(map(write_face, faces_of(tiles_of(rules.box.contents))))
    unseen.subtract(_piece(word) for rack in racks for word in rack)
    unfilled: list[list[str]] = [space for seat in hidden for space in spaces[seat]]
    for number, line in enumerate(whole[1:], start=first + 2):
        seat = line.get("seat")
        if line.get("event") in _DRAWS:
            drawn = line["pieces"] = [*_list(line, "pieces")]
            unseen.subtract(map(_piece, drawn))
            if not drawn and isinstance(seat, int) and seat in hidden:
                for _ in range(min(int(line.get("count", 1)), rules.box.pieces)):
                    spaces[seat].append(drawn)
                    unfilled.append(drawn)
        elif line.get("event") == "timeout" and seat in hidden:
            raise HiddenTimeOut(f"game: line {number} is a time-out of a seat whose pieces are hidden")
        elif line.get("event") == "play" and isinstance(seat, int) and seat in hidden:
            _played(line, number, spaces[seat], unfilled, unseen)
    _fill(unfilled, unseen)
    return whole


def _played(
    line: Fields, number: int, spaces: list[list[str]], unfilled: list[list[str]], unseen: Counter[str]
) -> None:
    """Put the pieces that a hidden seat has played where it got pieces before."""
    for word in map(_piece, _list(line, "played")):
        if not spaces:
            raise BadInput(f"game: line {number} plays more pieces than seat {line['seat']} has got")
        space = spaces.pop()
        space.append(word)
        # Equal lists are not the same place.
        del unfilled[next(place for place, one in enumerate(unfilled) if one is space)]
        unseen[word] -= 1


def _fill(unfilled: Sequence[list[str]], unseen: Counter[str]) -> None:
    rest: Iterator[str] = unseen.elements()
    for space in unfilled:
        word = next(rest, None)
        if word is None:
            raise BadInput("game: more pieces are held than the box has")
        space.append(word)


def _piece(word: object) -> str:
    if not isinstance(word, str):
        raise BadInput("game: a piece is a text, as in B4")
    return write_face(read_faces((word,))[0])


def _list(line: Fields, field: str) -> list[Any]:
    found = line.get(field)
    if not isinstance(found, list):
        raise BadInput(f"game: {field} of a {line.get('event')} line is not a list")
    return found


def _lists(line: Fields, field: str) -> list[list[Any]]:
    found = _list(line, field)
    if not all(isinstance(one, list) for one in found):
        raise BadInput(f"game: {field} of a {line.get('event')} line is not a list of lists")
    return found
