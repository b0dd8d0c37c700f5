"""What another process does for replays and records: it folds a portion of a log and passes the state on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from tilewright.hosting.match_rows import game_events
from tilewright.hosting.replay import moment
from tilewright.messages.kinds import ENCODER
from tilewright.records.lines import EndLine, MatchEndLine, write_line
from tilewright.screens.kinds import HostedGame, hosted_game


class Portion(Struct, frozen=True):
    """Some events of a match as the log has them, one a line, and the state before them, empty before the first."""

    rules: str
    state: bytes
    log: bytes

    def __repr__(self) -> str:
        return f"<Portion of {self.rules}>"


class Moments(Struct, frozen=True):
    """The moments of a game in a portion, each as JSON, the state after it, and whether the game is behind."""

    state: bytes
    moments: tuple[bytes, ...]
    past: bool


class Lines(Struct, frozen=True):
    """The record up to the last game that ended in a portion, the lines after it, and the state after the portion."""

    state: bytes
    finished: bytes
    unfinished: bytes


def moments_in(portion: Portion, game: int, names: tuple[str, ...], locale: str) -> Moments:
    """Return the moments of a game, counted from 1; other games are only folded."""
    kind = hosted_game(portion.rules)
    state = _state(kind, portion)
    found: list[bytes] = []
    for event in game_events(kind.codec, portion.log.splitlines()):
        before, state = state, kind.kind.engine.apply(state, event)
        number = kind.kind.game_number(state)
        if number == game:
            found.append(ENCODER.encode(moment(kind, event, (before, state), names, locale)))
        if number > game:
            return Moments(b"", tuple(found), past=True)
    return Moments(ENCODER.encode(state), tuple(found), past=False)


def lines_in(portion: Portion, match: str, names: Sequence[str], unfinished: bytes) -> Lines:
    """Return the lines of a record; `unfinished` are those of the portion before that followed its last end."""
    kind = hosted_game(portion.rules)
    state = _state(kind, portion)
    lines, finished = [unfinished], 0
    for event in game_events(kind.codec, portion.log.splitlines()):
        state = kind.kind.engine.apply(state, event)
        for line in kind.records.event_lines(event, state, names, match):
            lines.append(write_line(line).encode() + b"\n")
            if isinstance(line, EndLine | MatchEndLine):
                finished = len(lines)
    return Lines(ENCODER.encode(state), b"".join(lines[:finished]), b"".join(lines[finished:]))


def _state(kind: HostedGame, portion: Portion) -> Any:
    return kind.codec.state.decode(portion.state) if portion.state else None
