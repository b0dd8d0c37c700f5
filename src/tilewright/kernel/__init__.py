"""The ground floor: all C of the package as one extension module, and the one place that chooses a form.

The forms are C and plain Python; both return the same. A room names both with `either`; nobody else chooses.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Literal, TypeVar, TypeVarTuple

try:
    import tilewright.kernel._kernel as native
except ImportError:
    native = None  # type: ignore[assignment]

__all__ = ["FORMS", "IS_BUILT", "Form", "either", "form", "is_compiled", "native", "using"]

Given = TypeVarTuple("Given")
Result = TypeVar("Result")
Form = Literal["compiled", "plain"]

IS_BUILT = bool(native)
FORMS: tuple[Form, ...] = ("compiled", "plain") if IS_BUILT else ("plain",)
"""The forms that are available here, the preferred one first."""

_in_use: list[Form] = [FORMS[0]]


def form() -> Form:
    """Return the form in use."""
    return _in_use[0]


def is_compiled() -> bool:
    """Return whether the compiled form is in use; only then may `native` be asked."""
    return _in_use[0] == "compiled"


@contextmanager
def using(wanted: Form) -> Iterator[None]:
    """Use one form for a while, in the whole process: to compare both."""
    assert wanted in FORMS, f"the {wanted} form is not available"
    before, _in_use[0] = _in_use[0], wanted
    try:
        yield
    finally:
        _in_use[0] = before


def either(
    plain: Callable[[*Given], Result], compiled: Callable[[], Callable[[*Given], Result]]
) -> Callable[[*Given], Result]:
    """Return a function that calls the form in use; `compiled` returns the other form, and is asked only if it exists.

    >>> shown = either(lambda: "plain", lambda: lambda: "compiled")
    >>> with using("plain"):
    ...     shown()
    'plain'
    """
    if not IS_BUILT:
        return plain
    fast = compiled()

    @wraps(plain)
    def chosen(*given: *Given) -> Result:
        return (fast if _in_use[0] == "compiled" else plain)(*given)

    return chosen
