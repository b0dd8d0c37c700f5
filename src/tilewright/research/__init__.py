"""Tilewright as an environment for research: docs/research.md says what each name is for.

Each name is imported when it is first used. The packages are those of the extra `research`.
"""

from tilewright.lazy import lazy_names

_NAMES, __getattr__ = lazy_names(__name__, __file__, "research")
__all__ = list(_NAMES)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
