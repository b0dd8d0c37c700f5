"""`tilewright read`: tiles from photos."""

import json
from pathlib import Path
from typing import Annotated

import typer

from tilewright import camera
from tilewright.cli.shared.exit_codes import DONE
from tilewright.cli.shared.output_files import writing
from tilewright.cli.shared.verb import JsonOption
from tilewright.cli.terminal.language import listed, message_in_words, say
from tilewright.errors import BadInput
from tilewright.tiles import write_face

PhotosArgument = Annotated[list[str], typer.Argument(metavar="PHOTO...", help="JPEG, PNG or WebP files.")]
PictureOption = Annotated[
    Path | None, typer.Option(metavar="OUT.png", help="Also write the photo with what was found; of one photo only.")
]


def read(photos: PhotosArgument, as_json: JsonOption = False, picture: PictureOption = None) -> int:
    """Read tiles from photos, row by row as they lie; nothing is sent anywhere.

    Each row is printed from left to right as its digits stand upright; a loose tile is a row of its own. A file that is
    not a picture, has over 40 MB or over 60 megapixels does not stop the others; the exit code is then 2.

    Example: tilewright read table.jpg --picture found.png
    """
    if picture and len(photos) > 1:
        raise BadInput("--picture takes one photo")
    unread = list[str]()
    for name in photos:
        try:
            found = camera.read(name)
        except camera.BadPicture as bad:
            # JSON is for programs, and its sentences are English in every language.
            why = str(bad) if as_json else message_in_words(bad)
            unread.append(f"{name}: {why}")
            if as_json:
                print(json.dumps({"photo": name, "error": why}, ensure_ascii=False))
            continue
        print(_json(name, found) if as_json else _text(name, found))
        if picture:
            with writing(picture):
                picture.write_bytes(camera.marked(name, found))
    if unread:
        others = f" (and {len(unread) - 1} more)" if len(unread) > 1 else ""
        raise BadInput(unread[0] + others)
    return DONE


def _json(name: str, found: camera.Photo) -> str:
    tiles = [
        {"face": write_face(tile.face), "x": round(tile.x, 4), "y": round(tile.y, 4), "sure": round(tile.sure, 4)}
        for tile in found.tiles
    ]
    line = {"photo": name, "width": found.width, "height": found.height, "tiles": tiles, "rows": found.rows}
    return json.dumps(line, ensure_ascii=False)


def _text(name: str, found: camera.Photo) -> str:
    lines = [say("read-found", photo=name, count=len(found.tiles)), *(" ".join(row) for row in found.rows)]
    unsure = [write_face(tile.face) for tile in found.tiles if tile.sure < camera.UNSURE]
    return "\n".join([*lines, *([say("read-unsure", tiles=listed(unsure))] if unsure else [])])
