"""The option `--bots` of simulate, league, data and play."""

import sys
from pathlib import Path


def read_bots(text: str) -> tuple[str, ...]:
    """Return the specs between the commas, and let modules of the current folder be imported.

    Commas in quotation marks belong to a command. The folder comes last on the path, so that no file in it hides an
    installed module. Worker processes get the same path.
    """
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    specs, mark = [""], ""
    for letter in text:
        if letter == "," and not mark:
            specs.append("")
            continue
        if letter in "'\"":
            mark = letter if not mark else mark if letter != mark else ""
        specs[-1] += letter
    return tuple(map(str.strip, specs))
