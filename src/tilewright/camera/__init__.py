"""Tiles read from a photo: `read` takes a file or its bytes; docs/study.md says what the other names are for.

Each name is imported when it is first used. Pictures are decoded by the package of the extra `camera`.
"""

from tilewright.lazy import lazy_names

_NAMES, __getattr__ = lazy_names(__name__, __file__, "camera")
__all__ = list(_NAMES)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
