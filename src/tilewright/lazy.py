"""Names that a package imports when they are first used: its stub is the one list of them."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable
from pathlib import Path

_LINE = re.compile(r"^from (\S+) import (\w+) as (\w+)$", re.MULTILINE)


def lazy_names(package: str, file: str) -> tuple[list[str], Callable[[str], object]]:
    """Return the names that the stub beside a package's file lists, and the package's `__getattr__`."""
    stub = Path(file).with_suffix(".pyi").read_text(encoding="utf-8")
    homes = {name: (module, there) for module, there, name in _LINE.findall(stub)}

    def get(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        module, there = homes[name]
        # A stub may offer a module of the package too.
        if module == package:
            return importlib.import_module(f"{package}.{there}")
        return getattr(importlib.import_module(module), there)

    return sorted(homes), get
