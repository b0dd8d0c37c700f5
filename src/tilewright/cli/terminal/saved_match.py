"""A match in a file, from which it is resumed: its rules, players and chance, and every command so far."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import DecodeError, Raw, Struct, ValidationError, json

from tilewright.arena.kinds import CONTESTS
from tilewright.bots.kinds import LADDERS
from tilewright.bots.specs import read_spec, resolve
from tilewright.chance import Chance
from tilewright.cli.terminal.kinds import TERMINAL_GAMES
from tilewright.cli.terminal.terminal_match import Players, TerminalMatch
from tilewright.engine import Refused, Seat
from tilewright.games import GameRules, edition
from tilewright.records.lines import write_line
from tilewright.rules.house import house_of, with_house
from tilewright.tiles import BadInput

_FORMAT = 1
AnyMatch = TerminalMatch[Any, Any, Any, Any]


class Saved(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a file holds; `match` is the id that its record will have, and `bots` are specs."""

    format: int
    match: str
    rules: str
    house: dict[str, int | str]
    names: tuple[str, ...]
    bots: tuple[str, ...]
    key: str
    commands: tuple[tuple[int, Raw], ...]


def state_file(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the file for an unfinished match in the folder for the state of programs."""
    state = environment.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "tilewright" / "match.json"


def read_saved(path: Path) -> Saved:
    """Return the match of a file, or raise BadInput."""
    try:
        saved = json.decode(path.read_bytes(), type=Saved)
        bytes.fromhex(saved.key)
    except OSError as wrong:
        raise BadInput(f"cannot read {path}: {wrong.strerror}") from None
    except (DecodeError, ValidationError, ValueError) as wrong:
        raise BadInput(f"{path} is not a saved match: {wrong}") from None
    if saved.format != _FORMAT:
        raise BadInput(f"{path} was saved by another version: its format is {saved.format}, ours {_FORMAT}")
    return saved


def resumed(saved: Saved, path: Path, bots: Sequence[str]) -> AnyMatch:
    """Return the match as it was, or raise BadInput.

    A spec can run any code, so bots that are not ours must also be in `bots`, those of the command line.
    """
    rules = with_house(edition(saved.rules).rulebook, saved.house)
    ladder = LADDERS.of(rules)
    for spec in saved.bots:
        named = read_spec(spec)
        if (named.member is not None or named.name not in ladder.bots) and spec not in bots:
            raise BadInput(f"{path} needs the bot {spec}: name it again with --bots")
    game = TERMINAL_GAMES.of(rules)
    players = Players(saved.names, [resolve(spec, ladder) for spec in saved.bots], Chance(bytes.fromhex(saved.key)))
    if len(saved.names) != len(saved.bots) + 1:
        raise BadInput(f"{path} is not a saved match: it has {len(saved.names)} names for {len(saved.bots)} bots")
    command_type: json.Decoder[Any] = json.Decoder(game.commands)
    try:
        commands = [(Seat(seat), command_type.decode(command)) for seat, command in saved.commands]
        return TerminalMatch(game, rules, players, commands, is_saved=True)
    except (DecodeError, ValidationError, Refused) as wrong:
        raise BadInput(f"{path} is not a saved match: {wrong}") from None


class Keeper:
    """Saves a match before every turn, and appends it to a record when it is over."""

    def __init__(self, save: Path | None, record: Path | None, bots: Sequence[str], chance: Chance) -> None:
        self._save, self._record = save, record
        self._bots, self._key = tuple(bots), chance.key.hex()
        self._match = secrets.token_hex(8)

    @classmethod
    def of(cls, saved: Saved, save: Path, record: Path | None) -> Keeper:
        """Return what keeps a resumed match."""
        keeper = cls(save, record, saved.bots, Chance(bytes.fromhex(saved.key)))
        keeper._match = saved.match
        return keeper

    def keep(self, match: AnyMatch) -> None:
        """Save the match; one that is over is recorded and needs no file. The referee takes whole matches only."""
        is_over = match.view.outcome is not None
        if is_over and self._record is not None:
            self._append(match, self._record)
        if self._save is None:
            return
        if is_over:
            self._save.unlink(missing_ok=True)
            return
        rules: GameRules = match.view.rules
        whole = Saved(
            format=_FORMAT,
            match=self._match,
            rules=rules.id,
            house=house_of(rules, edition(rules.id).rulebook),
            names=match.names,
            bots=self._bots,
            key=self._key,
            commands=tuple((seat, Raw(json.encode(command))) for seat, command in match.commands),
        )
        # The old file stays until the new one is complete. It holds the racks of all, so only its owner may read it.
        new = self._save.with_name(f"{self._save.name}.new")
        new.unlink(missing_ok=True)
        new.touch(mode=0o600)
        new.write_bytes(json.encode(whole))
        new.replace(self._save)

    def _append(self, match: AnyMatch, record: Path) -> None:
        lines = CONTESTS.of(match.view.rules).recorded(match.events, match.names, self._match)
        with record.open("a", encoding="utf-8") as file:
            file.writelines(write_line(line) + "\n" for line in lines)
