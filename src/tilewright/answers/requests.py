"""Requests as every host reads them: what the function behind an address takes, checked before it is called.

The parameters of a function say what it needs: types that the host provides, `body` for the body of the request, and
every other one is part of the path, a header, or part of the query.
"""

import re
from collections.abc import Callable, Collection, Mapping
from inspect import Parameter, signature
from typing import Annotated, Any, NewType, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct

from tilewright.messages.fields import LanguageName

Language = NewType("Language", str)
"""The language of an answer; an address that needs one also takes `language=`."""

LISTS = ("house", "player")
"""Parameters that may be repeated in the query."""
# msgspec names unknown fields, which may be of any length.
_LONGEST_REASON = 200
_LANGUAGE = Annotated[LanguageName, Meta(description="As in Accept-Language, which is used without it")] | None
# msgspec quotes the value where it expected one of a few.
_QUOTED_VALUE = re.compile(r"^Invalid (?:enum )?value .*?(?= - at `[^`]*`$|$)", re.DOTALL)


class MostBytes(Struct, frozen=True):
    """Says in an annotation how large a body may be, where it needs more than usual."""

    count: int


_USUAL_BODY = MostBytes(4_096)


class Malformed(Exception):
    """A part of a request that its address does not take; the text names the part, but never its value."""


class Wrong(Struct, frozen=True):
    """Why a request was refused."""

    detail: str


class Form(Struct, frozen=True, kw_only=True, eq=False):
    """One method of one address: its function, and what it takes; `most_bytes` is the largest body.

    `provided` are the parameters whose values come from the host, with their types.
    """

    method: str
    path: str
    function: Callable[..., Any]
    returned: Any
    provided: Mapping[str, Any]
    parameters: type[Struct]
    body: Any
    most_bytes: int
    decoder: msgspec.json.Decoder[Any]

    @property
    def address(self) -> str:
        """The method and the path, such as `GET /api/me`."""
        return f"{self.method} {self.path}"

    def read_parameters(self, sent: Mapping[str, Any]) -> dict[str, Any]:
        """Return the parameters in what was sent with the path, the headers and the query, or raise Malformed."""
        read = checked(lambda: msgspec.convert(sent, self.parameters, strict=False))
        return {name: value for name, value in msgspec.structs.asdict(read).items() if name not in self.provided}

    def read_body(self, data: bytes) -> Any:
        """Return the body of a request, or raise Malformed."""
        return data if self.body is bytes else checked(lambda: self.decoder.decode(data))


def form_of(address: str, function: Callable[..., Any], kinds: Collection[Any]) -> Form:
    """Return what a function takes at an address; the host provides the parameters of some kinds."""
    method, path = address.split()
    hints = get_type_hints(function, include_extras=True)
    returned, (body, most_bytes) = hints.pop("return"), _body(hints.pop("body", None))
    provided = {name: kind for name, kind in hints.items() if kind in kinds}
    fields = [_field(function, name, kind) for name, kind in hints.items() if name not in provided]
    if Language in provided.values():
        fields.append(("language", _LANGUAGE, None))
    return Form(
        method=method,
        path=path,
        function=function,
        returned=returned,
        provided=provided,
        parameters=msgspec.defstruct(f"{function.__name__}_parameters", fields, kw_only=True),
        body=body,
        most_bytes=most_bytes,
        decoder=msgspec.json.Decoder(body),
    )


def checked(read: Callable[[], Any]) -> Any:
    """Return what is read, or raise Malformed."""
    try:
        return read()
    except msgspec.MsgspecError as wrong:
        reason = _QUOTED_VALUE.sub("Not one of the allowed values", str(wrong))
        raise Malformed(reason[:_LONGEST_REASON]) from None
    except UnicodeError:
        raise Malformed("the body must be UTF-8") from None
    except RecursionError:
        raise Malformed("the body is nested too deeply") from None


def _body(kind: Any) -> tuple[Any, int]:
    """Return the type of a body without its annotations, and the most bytes it may have."""
    notes = [note for note in getattr(kind, "__metadata__", ()) if isinstance(note, MostBytes)]
    return (get_args(kind)[0], notes[0].count) if notes else (kind, _USUAL_BODY.count)


def _field(function: Callable[..., Any], name: str, kind: Any) -> tuple[str, Any] | tuple[str, Any, Any]:
    default = signature(function).parameters[name].default
    return (name, kind) if default is Parameter.empty else (name, kind, default)
