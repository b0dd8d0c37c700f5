"""JSON logs on stderr, without any hidden game state."""

import logging
import sys
from collections import deque
from contextlib import suppress

import structlog
from structlog.typing import FilteringBoundLogger, Processor

# The last errors of this process, for the operator's desk; they have what the log has.
LAST_ERRORS: deque[dict[str, str]] = deque(maxlen=50)


def _remember(_logger: object, _method: str, entry: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Keep an entry if it is an error."""
    if entry.get("level") in {"error", "critical"}:
        LAST_ERRORS.append({name: str(value)[:_LONGEST_VALUE] for name, value in entry.items()})
    return entry


_LONGEST_VALUE = 500
_SHARED: tuple[Processor, ...] = (
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
)


def set_up_logs(level: int = logging.INFO) -> FilteringBoundLogger:
    """Send all logs, also those of libraries, to stderr as JSON lines, and return a logger.

    Libraries log warnings at most, because their debug output quotes headers and thus tokens.
    """
    structlog.configure(
        processors=[*_SHARED, _remember, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *_: _Lines(),
    )
    handler = logging.StreamHandler(sys.stderr)
    # The message of an exception may quote hidden values, so only its type and frames are logged.
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *_SHARED,
                _frames_only,
                _remember,
                structlog.processors.JSONRenderer(),
            ]
        )
    )
    logging.basicConfig(level=max(level, logging.WARNING), handlers=[handler], force=True)
    log: FilteringBoundLogger = structlog.get_logger()
    return log


class _Lines:
    """Writes lines to stderr. A line that cannot be written, as on a full disk, must not stop what logged it."""

    def msg(self, message: str) -> None:
        """Write a line."""
        with suppress(OSError):
            print(message, file=sys.stderr, flush=True)

    log = debug = info = warning = error = critical = msg


def error_summary(error: BaseException) -> dict[str, object]:
    """Return the type and the frames of an exception, without its message."""
    places = []
    trace = error.__traceback__
    while trace is not None:
        places.append(f"{trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}")
        trace = trace.tb_next
    return {"why": type(error).__name__, "where": places[-8:]}


def _frames_only(_logger: object, _method: str, entry: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Replace the traceback of an entry by the type and frames of the exception."""
    wrong = entry.pop("exc_info", None)
    error = wrong[1] if isinstance(wrong, tuple) else sys.exc_info()[1] if wrong else None
    if error is not None:
        entry.update(error_summary(error))
    return entry
