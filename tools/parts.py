"""The programs outside Python that tests use: found, or installed in CI, or reported as missing."""

import os
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.environment import run, say


@dataclass(frozen=True)
class Part:
    """A program that some tests need, and the Debian packages it comes in."""

    name: str
    commands: tuple[str, ...]
    packages: tuple[str, ...]
    folders: str = ""

    def path(self) -> str | None:
        """Return the program's path, or None if it is not installed."""
        # Debian installs several versions of a server side by side, off PATH; the newest is used.
        folders = sorted(Path("/").glob(self.folders), key=_version) if self.folders else []
        places = os.pathsep.join([*map(str, reversed(folders)), os.environ.get("PATH", os.defpath)])
        return next(filter(None, (shutil.which(name, path=places) for name in self.commands)), None)

    def advice(self) -> str:
        """Return a hint for a user whose machine lacks this program."""
        return f"not on this machine (Debian: apt install {' '.join(self.packages)})"


PARTS = (
    # Debian's gcc does not install the C library's headers by itself.
    Part("C compiler", ("cc", "gcc", "clang"), ("gcc", "libc6-dev")),
    Part("Node", ("node",), ("nodejs",)),
    Part("npm", ("npm",), ("npm",)),
    # The shell draws the same pages without a window, for less processor time.
    Part(
        "Chromium",
        ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome"),
        ("chromium-headless-shell",),
    ),
    Part("PostgreSQL", ("initdb",), ("postgresql",), "usr/lib/postgresql/*/bin"),
    Part("Redis", ("redis-server",), ("redis-server",)),
    Part("nginx", ("nginx",), ("nginx-light",), "usr/sbin"),
    Part("faketime", ("faketime",), ("faketime",)),
)


def in_ci() -> bool:
    """Return whether this run installs missing programs, and fails if it cannot."""
    return os.environ.get("CI") == "true"


def install_missing(parts: Sequence[Part] = PARTS) -> None:
    """Install the missing programs from Debian's packages, if this user may."""
    packages = [package for part in parts if part.path() is None for package in part.packages]
    if not packages or shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    say(f"installing {', '.join(packages)} from Debian's packages")
    for words in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        done = run(["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", *words])
        if done.returncode:
            say(done.stdout)


def _version(folder: Path) -> tuple[int, ...]:
    """Return the version in a path such as usr/lib/postgresql/15/bin, to sort by."""
    return tuple(int(part) for part in folder.parts if part.isdigit())
