"""A client of a server, for bots and tools: docs/programs.md says what each name is for.

Each name is imported when it is first used. The packages are those of the extra `client`.
"""

from tilewright.lazy import lazy_names

_NAMES, __getattr__ = lazy_names(__name__, __file__, "client")
__all__ = list(_NAMES)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
