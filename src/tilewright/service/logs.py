"""Logs as lines of JSON on stderr: what happened to which match, and never what anybody holds."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.typing import Processor

_SHARED: tuple[Processor, ...] = (
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
)


def set_up_logs(level: int = logging.INFO) -> None:
    """Write every log line, our own and the libraries', as one JSON object on stderr.

    Libraries only warn, whatever the level: their chatter quotes headers, and so tokens.
    """
    structlog.configure(
        processors=[*_SHARED, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    # A traceback names lines of code and no values; what an exception says may quote them, so it is left out.
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *_SHARED,
                _frames_only,
                structlog.processors.JSONRenderer(),
            ]
        )
    )
    logging.basicConfig(level=max(level, logging.WARNING), handlers=[handler], force=True)


def outlined(error: BaseException) -> dict[str, object]:
    """Return the kind of an exception and where it passed; its text may quote what nobody may see, and is left out."""
    places = []
    trace = error.__traceback__
    while trace is not None:
        places.append(f"{trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}")
        trace = trace.tb_next
    return {"why": type(error).__name__, "where": places[-8:]}


def _frames_only(_logger: object, _method: str, entry: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Put the kind of an exception and the places it passed in the stead of its text."""
    wrong = entry.pop("exc_info", None)
    error = wrong[1] if isinstance(wrong, tuple) else sys.exc_info()[1] if wrong else None
    if error is not None:
        entry.update(outlined(error))
    return entry
