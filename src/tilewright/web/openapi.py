"""The OpenAPI description of all endpoints, with the JSON schemas that msgspec makes of their types."""

from collections.abc import Iterable, Mapping
from http import HTTPStatus
from inspect import getdoc
from typing import Any

import msgspec
from msgspec import Struct

from tilewright.version import VERSION
from tilewright.web.authentication import ACCEPT_A_TOKEN
from tilewright.web.endpoints import HEADERS, Endpoint

_REASONS = {
    400: "The request asks for something impossible; `detail` says why",
    401: "No login",
    403: "A page of another site, a wrong password, or no seat",
    404: "There is nothing with this id",
    409: "Not possible at the moment; `detail` says why",
    413: "Too many bytes",
    422: "A part of the request is malformed; `detail` names it",
    429: "Too often",
    503: "The server is busy, or its database does not answer; try again",
}
_TOKEN = {"type": "http", "scheme": "bearer", "description": "A token of POST /api/tokens, in place of a login"}


def description(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """Return the description of all endpoints."""
    endpoints = tuple(endpoints)
    kinds = dict.fromkeys(kind for endpoint in endpoints for kind in _kinds(endpoint))
    made, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    schemas = dict(zip(kinds, made, strict=True))
    for endpoint in endpoints:
        if isinstance(endpoint.body, type) and issubclass(endpoint.body, Struct):
            _free_of_tag(components[endpoint.body.__name__], endpoint.body)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tilewright", "version": VERSION},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"token": _TOKEN}},
    }


def _kinds(endpoint: Endpoint) -> list[Any]:
    """Return every type of which an endpoint needs the schema."""
    kinds = [kind for refused in endpoint.refusals.values() for kind in refused]
    kinds += [] if endpoint.body in (None, bytes) else [endpoint.body]
    is_plain = endpoint.answer is type(None) or isinstance(endpoint.answer, str)
    return kinds + ([] if is_plain else [endpoint.answer])


def _free_of_tag(schema: dict[str, Any], body: type[Struct]) -> None:
    """Make the tag optional, as it is where only one kind of message can come."""
    schema["required"] = [name for name in schema["required"] if name != body.__struct_config__.tag_field]


def _operation(endpoint: Endpoint, schemas: Mapping[Any, Any]) -> dict[str, Any]:
    refused = {
        str(status): {
            "description": _REASONS[status],
            **_content("application/json", _either([schemas[kind] for kind in kinds])),
        }
        for status, kinds in endpoint.refusals.items()
    }
    operation: dict[str, Any] = {
        "operationId": endpoint.function.__name__.strip("_"),
        "summary": (getdoc(endpoint.function) or "").partition("\n")[0],
        "parameters": list(_parameters(endpoint)),
        "responses": {str(endpoint.status): _success(endpoint, schemas)} | refused,
    }
    if endpoint.body is bytes:
        operation["requestBody"] = _content("application/x-ndjson", {"type": "string"}) | {"required": True}
    elif endpoint.body is not None:
        operation["requestBody"] = _content("application/json", schemas[endpoint.body]) | {"required": True}
    if ACCEPT_A_TOKEN & {*endpoint.provided.values()}:
        operation["security"] = [{}, {"token": []}]
    return operation


def _either(schemas: list[Any]) -> Any:
    return schemas[0] if len(schemas) == 1 else {"anyOf": schemas}


def _success(endpoint: Endpoint, schemas: Mapping[Any, Any]) -> dict[str, Any]:
    said = {"description": HTTPStatus(endpoint.status).phrase}
    if endpoint.answer is type(None):
        return said
    if isinstance(endpoint.answer, str):
        return said | _content(endpoint.answer, {"type": "string"})
    return said | _content("application/json", schemas[endpoint.answer])


def _content(media_type: str, schema: Mapping[str, Any]) -> dict[str, Any]:
    return {"content": {media_type: {"schema": schema}}}


def _parameters(endpoint: Endpoint) -> Iterable[dict[str, Any]]:
    ((_, described),) = msgspec.json.schema(endpoint.parameters)["$defs"].items()
    for name, schema in described["properties"].items():
        within = "header" if name in HEADERS else "path" if f"{{{name}}}" in endpoint.path else "query"
        yield {
            "name": HEADERS.get(name, name),
            "in": within,
            "required": name in described["required"],
            "schema": schema,
        }
