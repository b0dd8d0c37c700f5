"""The options that name a server's database."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

DatabaseOption = Annotated[str | None, typer.Option(metavar="URL", help="postgresql://..., instead of a file.")]
DataOption = Annotated[Path | None, typer.Option(metavar="FOLDER", help="The folder of the database file.")]


def database_url(database: str | None, data: Path | None) -> str:
    """Return the URL of the database that the options name; the default is a file in the data folder."""
    return database or f"sqlite:///{(data_folder() if data is None else data) / 'tilewright.db'}"


def data_folder() -> Path:
    """Return the folder for user data on this system."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "tilewright"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "tilewright"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "tilewright"
