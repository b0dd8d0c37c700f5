"""The option `--bots` of simulate, league and play."""

from __future__ import annotations

import sys
from pathlib import Path


def read_bots(text: str) -> tuple[str, ...]:
    """Return the specs between the commas, and let modules of the current folder be imported.

    The folder comes last on the path, so that no file in it hides an installed module. Worker processes get the same
    path.
    """
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    return tuple(spec.strip() for spec in text.split(","))
