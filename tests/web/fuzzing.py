"""Requests that schemathesis generates from the OpenAPI description; its import takes most of a second."""

import json
from collections.abc import Mapping
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@schemathesis.serializer("application/x-ndjson")
def written_lines(context: schemathesis.SerializationContext, value: object) -> bytes:
    """Return a generated body as JSON Lines."""
    return value.encode("utf-8", "replace") if isinstance(value, str) else json.dumps(value).encode()


def operations(description: dict[str, Any]) -> list[Any]:
    """Return the operations of a description."""
    found = list(schemathesis.openapi.from_dict(description).get_all_operations())
    good = [each.ok() for each in found if isinstance(each, Ok)]
    assert len(good) == len(found)
    return good


def fuzz(operation: Any, server: str, headers: Mapping[str, str], examples: int) -> int:
    """Send generated requests to an operation, fail if an answer is not as described, and return their number."""
    count = 0

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def tried(case: Any) -> None:
        nonlocal count
        count += 1
        case.call_and_validate(base_url=server, headers=dict(headers), checks=CHECKS, timeout=20)

    tried()
    return count
