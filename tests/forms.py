"""Both forms of what the kernel does, to compare them."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

import pytest

from tilewright.kernel import FORMS, Form, using

Given = ParamSpec("Given")
Result = TypeVar("Result")

needs_kernel = pytest.mark.skipif("compiled" not in FORMS, reason="the kernel was not built")


def in_form(form: Form, function: Callable[Given, Result], *arguments: Given.args, **options: Given.kwargs) -> Result:
    """Return what a function returns in one form."""
    with using(form):
        return function(*arguments, **options)


def in_each_form(function: Callable[Given, Result], *arguments: Given.args, **options: Given.kwargs) -> list[Result]:
    """Return what a function returns in each form that is available."""
    return [in_form(form, function, *arguments, **options) for form in FORMS]
