"""The options that name a server's database."""

import asyncio
import os
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, TypeVar
from urllib.parse import parse_qsl, urlsplit

import typer

from tilewright.service.errors import StoreDefect, StoreUnavailable
from tilewright.tiles import BadInput

T = TypeVar("T")

DatabaseOption = Annotated[
    str | None, typer.Option(metavar="URL", help="postgresql://..., instead of a file; @FILE holds the URL.")
]
BusOption = Annotated[
    str | None, typer.Option(metavar="URL", help="redis://..., for several servers; @FILE holds the URL.")
]
DataOption = Annotated[Path | None, typer.Option(metavar="FOLDER", help="The folder of the database file.")]


_MOST_BYTES = 4_096


def database_url(database: str | None, data: Path | None) -> str:
    """Return the URL of the database that the options name; the default is a file in the data folder."""
    named = given_url("database", database)
    return named or f"sqlite:///{(data_folder() if data is None else data) / 'tilewright.db'}"


def given_url(option: str, value: str | None) -> str | None:
    """Return the URL that an option gives, or the environment: TILEWRIGHT_DATABASE for `database`.

    A password must not be an argument, because everyone on a machine can list the arguments of all programs: a URL
    with one comes from the environment, or from the file that `@FILE` names.
    """
    variable = f"TILEWRIGHT_{option.upper()}"
    if value is not None and _has_password(value):
        raise BadInput(
            f"everyone on this machine could read the password in --{option}: put the URL into {variable}, "
            f"or into a file, and write --{option} @FILE"
        )
    url = value or os.environ.get(variable)
    if url is None or not url.startswith("@"):
        return url
    try:
        with open(url[1:], encoding="utf-8") as file:
            return file.read(_MOST_BYTES).strip()
    except (OSError, UnicodeError) as wrong:
        raise BadInput(f"cannot read {url[1:]}: {getattr(wrong, 'strerror', 'it is not text')}") from None


def _has_password(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return bool(parts.password) or any("pass" in name.lower() for name, _ in parse_qsl(parts.query))
    except ValueError:
        # Not a URL, which is refused later without quoting it.
        return False


def on_database(work: Coroutine[Any, Any, T]) -> T:
    """Return the result of work on a database, or raise BadInput if that cannot be used."""
    try:
        return asyncio.run(work)
    except (StoreUnavailable, StoreDefect) as wrong:
        raise BadInput(str(wrong)) from None


def data_folder() -> Path:
    """Return the folder for user data on this system."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "tilewright"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "tilewright"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "tilewright"
