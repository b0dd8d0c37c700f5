"""All C of the package as one extension module, and the one place that knows whether it was built."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


def _built() -> ModuleType | None:
    """Return the extension module, or None where it was not built: then every room uses its plain form."""
    try:
        return import_module("tilewright.kernel._kernel")
    except ImportError:
        return None


COMPILED = _built()
