"""A record walked: the match before and after each of its turns, as far as the record shows it."""

from collections.abc import Generator, Iterator, Sequence
from itertools import count

from msgspec import UNSET, Struct

from tilewright.chance import Chance, branch, game_key
from tilewright.engine import Shuffles
from tilewright.games import AnyMatch
from tilewright.records import lines as record
from tilewright.records.judge import GameJudge
from tilewright.records.kinds import RECORDS
from tilewright.records.read import Numbered, RecordedGame, games_in
from tilewright.records.referee import SoFar, judge_line, match_before

Acted = record.TurnLine | record.DiceTurnLine | record.RollLine | record.ReshuffleLine
"""The lines of what a seat did in its turn."""

Secrets = dict[tuple[str, int], bytes]


class Walked(Struct, frozen=True):
    """A line of what a seat did, with the match before and after it; or the first line of a game, and its deal."""

    line: Acted | record.GameLine
    before: AnyMatch | None
    after: AnyMatch


def walked(lines: Sequence[record.Line]) -> Iterator[Walked]:
    """Yield each deal and each turn of a record, or raise BadRecord at the first line that is illegal.

    The record may stop at any line. A game whose match lacks its first games is walked as the first one.
    """
    secrets = _secrets(lines)
    so_far: SoFar | None = None
    numbered = map(Numbered, count(1), lines)
    for game in games_in(numbered, whole=False):
        try:
            so_far = match_before(game, so_far, game.head.match)
            so_far = yield from _game(game, so_far, secrets)
        except record.IllegalLine as illegal:
            raise record.BadRecord(f"line {illegal.line}: {illegal.reason}") from None


def after_turns(lines: Sequence[record.Line], turns: int | None) -> AnyMatch | None:
    """Return the match after the given number of turns, or after all of them; None if the record has fewer."""
    last: AnyMatch | None = None
    done = -1
    for step in walked(lines):
        done += step.before is not None
        if done == turns:
            return step.before
        last = step.after
    if last is None:
        raise record.BadRecord("the record has no deal")
    return last if turns in {None, done + 1} else None


def _game(game: RecordedGame, so_far: SoFar, secrets: Secrets) -> Generator[Walked, None, SoFar]:
    kind, number = RECORDS.of(so_far.rules), len(so_far.results) + 1
    judge = GameJudge(kind.judging, so_far)
    shuffles = _shuffles(so_far, kind.judging.most_games(so_far.rules, so_far.seats), secrets)
    chance = kind.chance(so_far.rules, game.head, game_key(shuffles.secrets[number - 1], shuffles.nonces))
    line: Acted | record.GameLine = game.head
    before: AnyMatch | None = None
    now: AnyMatch | None = None
    for one in game.lines:
        # Dice that are rolled only for the count belong to the turn that ended the round (A-T2).
        if isinstance(one.line, Acted) and now is not None and not judge.is_decided:
            yield Walked(line, before, now)
            line, before = one.line, now
        judge_line(judge, one)
        if isinstance(one.line, record.DealLine | record.DiceDealLine):
            judge.state = chance.dealt(judge.state, one.line)
        now = kind.match(judge.state, number, judge.results, shuffles)
    if now is not None:
        yield Walked(line, before, now)
    return judge.match_after(game.lines[-1].number) if len(judge.results) == number else so_far


def _secrets(lines: Sequence[record.Line]) -> Secrets:
    """Return the secrets that a record reveals, by match and game."""
    found: Secrets = {}
    head: record.GameLine | None = None
    for line in lines:
        if isinstance(line, record.GameLine):
            head = line
        elif isinstance(line, record.EndLine) and line.secret is not UNSET and head is not None:
            found[head.match, head.game] = _bytes(line.secret)
    return found


def _shuffles(so_far: SoFar, games: int, secrets: Secrets) -> Shuffles:
    """Return the shuffles of a match; secrets that the record does not reveal are made from the id of the match."""
    head = so_far.head
    nonces = () if head.shuffle is UNSET else tuple(map(_bytes, head.shuffle.nonces))
    made = Chance(f"{head.match} {nonces}".encode())
    return Shuffles(
        tuple(secrets.get((head.match, head.game + game)) or branch(made, "secret", game).key for game in range(games)),
        nonces if len(nonces) == so_far.seats else (b"",) * so_far.seats,
    )


def _bytes(text: str) -> bytes:
    """Return what hexadecimal digits stand for; other text reveals nothing."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""
