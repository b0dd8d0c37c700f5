"""Jokers that the network does not know: shown once, known again by how they look."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from tilewright.camera.photo import JOKERS, FoundTile, Photo
from tilewright.kernel import native
from tilewright.tiles import HIGH, Joker

# As in known_jokers.js. Chosen on rendered pictures: hardly a number is taken for a joker; card.md has the rates.
ALIKE = 0.86
_SURE = 0.95


class KnownJoker(Struct, frozen=True):
    """A joker that was shown, and how it looks."""

    face: Joker
    look: bytes


def jokers_shown(photo: Photo) -> tuple[KnownJoker, ...]:
    """Return the jokers of a photo, as it was corrected, that are large enough to be known again."""
    return tuple(
        KnownJoker(tile.face, tile.look) for tile in photo.tiles if isinstance(tile.face, Joker) and any(tile.look)
    )


def with_jokers(photo: Photo, known: Sequence[KnownJoker]) -> Photo:
    """Return the photo with the tiles that look like one of these jokers read as it; what was corrected stays."""
    return replace(photo, tiles=tuple(_known(tile, known) for tile in photo.tiles))


def _known(tile: FoundTile, known: Sequence[KnownJoker]) -> FoundTile:
    likeness, best = max(((native.likeness(one.look, tile.look), i) for i, one in enumerate(known)), default=(0.0, 0))
    if likeness < ALIKE or tile.sure == 1:
        return tile
    face = known[best].face
    numbers = [(1 - _SURE) * chance for chance in tile.numbers]
    numbers[HIGH + JOKERS.index(face.kind)] += _SURE
    return replace(tile, face=face, sure=max(numbers), numbers=tuple(numbers))
