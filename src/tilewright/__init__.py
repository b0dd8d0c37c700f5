"""Tilewright: exact rulebooks, sets and games for a family of tile games.

The names in `__all__` are the library, and docs/library.md says what each is for. Each is imported when it is first
used, so that importing the package is quick; `__init__.pyi` lists where they are defined.
"""

from tilewright.lazy import lazy_names

_NAMES, __getattr__ = lazy_names(__name__, __file__, "png")
__all__ = list(_NAMES)


def __dir__() -> list[str]:
    return __all__
