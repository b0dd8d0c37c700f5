"""The addresses that this device answers from what it stores; those that need people are refused with one sentence.

The same requests get the same answers from a server.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, NewType, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from tilewright.answers.errors import NoSuchRush
from tilewright.answers.requests import Form, Language, MostBytes, form_of
from tilewright.answers.reviews import Review, ReviewPart, TurnShown, make_part, whole_review
from tilewright.answers.rushes import NewRush, Rush, RushAnswer, RushShown, answered, new_rush, run_id, rush_shown
from tilewright.engine import Refused, Seat
from tilewright.games import EDITIONS, KINDS
from tilewright.hosting.hints import refuse_hints
from tilewright.hosting.loaded import LoadedMatch
from tilewright.hosting.match_rows import house_rules
from tilewright.hosting.portions import Portion, lines_in, moments_in
from tilewright.hosting.refusals import NotBegun, NotNow
from tilewright.hosting.replay import MOMENTS_PER_PAGE, ReplayPage, names_in_words
from tilewright.hosting.shown import seating
from tilewright.local.kept import KeptMatch, KeptMatches
from tilewright.local.profile import (
    PLAYER,
    PREFERENCES,
    Solved,
    named,
    names,
    people,
    player,
    prefer,
    preferences,
    shown,
)
from tilewright.local.values import Values
from tilewright.messages.boards import HintRequest
from tilewright.messages.bounds import Id
from tilewright.messages.ids import MatchId, Millis
from tilewright.messages.over_http import (
    Created,
    GameNumber,
    HintShown,
    HintWanted,
    Login,
    MatchesPlayed,
    MatchShown,
    MatchWanted,
    MomentNumber,
    NameSent,
    Played,
    PlayerShown,
    Preferences,
    PushKey,
    ShunnedPlayers,
    TablesShown,
    Tips,
    match_shown,
)
from tilewright.screens.kinds import make_hint, make_tips
from tilewright.tiles.notation import BadInput
from tilewright.words.say import supported_locale
from tilewright.words.sentence import sentence

ME = Seat(0)
Now = NewType("Now", int)
"""The time of a request, in milliseconds."""
_MOST_PLAYED = 20
# The page waits for an answer, and the bots for the page: it asks again for the rest.
_SECONDS_OF_A_REVIEW = 0.5
_SOLVED, _RUSH, _RECORD, _JSON = "solved", "rush", "application/x-ndjson", None

Function = TypeVar("Function", bound=Callable[..., Any])
PageNumber = Annotated[int, Meta(ge=0, le=1_000)]


class Address(Struct, frozen=True, eq=False):
    """What is answered at an address, with which status, and its media type, None for JSON."""

    form: Form
    status: int
    media: str | None


class Export(Struct, frozen=True):
    """Everything that this device stores; `tilewright` is the number of this format."""

    tilewright: int
    values: dict[str, str]


class NeedsServer(Refused):
    """A request about people, accounts or other devices, which only a server can answer."""

    def __init__(self) -> None:
        super().__init__(sentence("refused-needs-server"))


class Here:
    """What this device has: its values, its matches, and the reviews that are being made."""

    def __init__(self, values: Values) -> None:
        self.values, self.matches = values, KeptMatches(values)
        self.reviewed: dict[tuple[str, int], list[TurnShown]] = {}

    def record(self, kept: KeptMatch, at: Millis) -> bytes:
        """Return the record of the games of a match that are over."""
        return lines_in(self.portion(kept, at), kept.row.id, names(self.values, kept.row), b"").finished

    def portion(self, kept: KeptMatch, at: Millis) -> Portion:
        """Return the whole log of a match."""
        log = self.matches.open(kept.row.id, at).log
        return Portion(kept.row.rules, b"", b"\n".join(entry.event for entry in log))

    def games_over(self, kept: KeptMatch, at: Millis) -> int:
        """Return how many games of a match are over."""
        match = self.matches.open(kept.row.id, at)
        return len(match.loaded.hosted.kind.engine.view(match.loaded.state, None).results) if match.log else 0

    def in_turn(self, match: str, at: Millis) -> LoadedMatch:
        """Return a match in which the player is in turn, or raise Refused."""
        found = self.matches.open(match, at)
        if not found.log:
            raise NotBegun
        refuse_hints(found.loaded, ME)
        return found.loaded


ADDRESSES: list[Address] = []
"""All addresses of this device."""


def _at(address: str, status: int = 200, media: str | None = _JSON) -> Callable[[Function], Function]:
    """Return a decorator that serves a function at an address."""

    def added(function: Function) -> Function:
        ADDRESSES.append(Address(form_of(address, function, {Language, Here, Now}), status, media))
        return function

    return added


@_at("POST /api/guests", 201)
def become_player(body: NameSent, here: Here) -> Login:
    """Play under a name."""
    return named(here.values, body.name)


@_at("GET /api/me")
def show_player_here(here: Here) -> Login:
    """Return the player of this device."""
    return player(here.values)


@_at("PUT /api/me/name")
def change_name(body: NameSent, here: Here) -> Login:
    """Change the name of the player."""
    player(here.values)
    return named(here.values, body.name)


@_at("GET /api/me/preferences")
def show_preferences(here: Here) -> Preferences:
    """Return what the player has chosen."""
    return preferences(here.values)


@_at("PATCH /api/me/preferences")
def set_preferences(body: Preferences, here: Here) -> Preferences:
    """Change some preferences."""
    return prefer(here.values, body)


@_at("GET /api/me/solved")
def show_solved(here: Here) -> Solved:
    """Return the puzzles that were solved; a server has a rating instead."""
    return here.values.read(_SOLVED, Solved) or Solved()


@_at("PUT /api/me/solved", 204)
def store_solved(body: Annotated[Solved, MostBytes(1_000_000)], here: Here) -> None:
    """Store the puzzles that were solved."""
    here.values.write(_SOLVED, body)


@_at("GET /api/me/rushes")
def show_my_rushes(here: Here) -> dict[str, int]:
    """Show the best score in a rush by rulebook."""
    return {rush.rules: rush.best for rush in _rushes(here.values)}


@_at("POST /api/rush", 201)
def start_rush(body: NewRush, here: Here, now: Now, language: Language) -> RushShown:
    """Begin a rush of three minutes; the last one under the rulebook ends."""
    at = Millis(now)
    rush = replace(new_rush(body.rules, at), best=show_my_rushes(here).get(body.rules, 0))
    here.values.write(f"{_RUSH}/{body.rules}", rush)
    return rush_shown(rush, at, language)


@_at("POST /api/rush/{run}/answer")
def answer_in_rush(run: Id, body: RushAnswer, here: Here, now: Now, language: Language) -> RushShown:
    """Judge the answer to the puzzle of a rush, and show the next one; a wrong or missing answer is a miss."""
    rush = next((rush for rush in _rushes(here.values) if run_id(rush.run) == run), None)
    if rush is None:
        raise NoSuchRush
    after, right = answered(rush, body, Millis(now), language)
    here.values.write(f"{_RUSH}/{after.rules}", after)
    return rush_shown(after, Millis(now), language, right)


@_at("GET /api/players/{other}")
def show_player(other: Id, here: Here) -> PlayerShown:
    """Return the name and the avatar of the player; there is nobody else here, and nobody is rated."""
    if player(here.values).player != other:
        raise NeedsServer
    found = shown(here.values)
    return PlayerShown(player(here.values).player, found.name, found.avatar, {})


@_at("GET /api/me/tables")
def list_own_tables(page: PageNumber = 0) -> TablesShown:  # noqa: ARG001, part of the address
    """List no tables: there are none without a server."""
    return TablesShown(())


@_at("GET /api/tables")
def list_tables(playing: bool = False, page: PageNumber = 0) -> TablesShown:  # noqa: ARG001, parts of the address
    """List no tables."""
    return TablesShown(())


@_at("GET /api/me/shunned")
def list_shunned() -> ShunnedPlayers:
    """List nobody: there is nobody else here."""
    return ShunnedPlayers(())


@_at("GET /api/push")
def show_key() -> PushKey:
    """Say that nobody is called when the page is closed."""
    return PushKey(None)


@_at("GET /api/me/history")
def show_history(here: Here, before: Annotated[int, Meta(ge=0, le=2**53)] | None = None) -> MatchesPlayed:
    """List the matches of this device, the latest first."""
    found = [kept for kept in here.matches.all() if before is None or kept.row.created_at < before]
    return MatchesPlayed(tuple(_played(here, kept) for kept in found[:_MOST_PLAYED]))


@_at("GET /api/me/export")
def export_everything(here: Here) -> Export:
    """Return everything that this device stores."""
    return Export(1, here.values.all())


@_at("POST /api/me/restore", 204)
def restore_everything(body: Annotated[Export, MostBytes(64 * 1024 * 1024)], here: Here) -> None:
    """Replace everything that this device stores by what an export has."""
    taken = Values(body.values)
    try:
        taken.read(PLAYER, Login)
        taken.read(PREFERENCES, Preferences)
        taken.read(_SOLVED, Solved)
        _rushes(taken)
    except msgspec.MsgspecError:
        raise BadInput(sentence("refused-not-an-export")) from None
    here.values.replace(body.values)
    here.matches.close_all()


@_at("POST /api/me/delete", 204)
def delete_everything(here: Here) -> None:
    """Delete everything that this device stores."""
    here.values.replace({})
    here.matches.close_all()


@_at("POST /api/matches", 201)
def create(body: MatchWanted, here: Here, now: Now) -> Created:
    """Create a match against bots; it begins when it is followed."""
    return Created(here.matches.create(player(here.values).player, body, Millis(now)))


@_at("GET /api/matches/{match}")
def show_match(match: Id, here: Here, now: Now) -> MatchShown:
    """Show who plays what."""
    kept, log = here.matches.find(match), here.matches.open(match, Millis(now)).log
    seats = seating(kept.row, people(here.values, kept.row), ME)
    return match_shown(seats, begun=bool(log), over=kept.over)


@_at("GET /api/matches/{match}/record", media=_RECORD)
def download_record(match: Id, here: Here, now: Now) -> bytes:
    """Return the record of the games that are over."""
    if record := here.record(here.matches.find(match), Millis(now)):
        return record
    raise NotNow(sentence("refused-no-game-over"))


@_at("GET /api/matches/{match}/replay")
def show_replay(  # noqa: PLR0913, each is part of the address
    match: Id, language: Language, here: Here, now: Now, *, game: GameNumber = 1, after: MomentNumber = 0
) -> ReplayPage:
    """Show a page of a finished game moment by moment, from moment `after` on, with all racks."""
    kept, at = here.matches.find(match), Millis(now)
    games = here.games_over(kept, at)
    if game > games:
        raise NotNow(sentence("refused-game-not-over"))
    named_seats = names_in_words(names(here.values, kept.row), kept.row.holders, language)
    moments = moments_in(here.portion(kept, at), game, named_seats, language).moments
    return ReplayPage(
        match=kept.row.id,
        rules=kept.row.rules,
        house=house_rules(kept.row),
        names=named_seats,
        game=game,
        games=games,
        first=after,
        total=len(moments),
        moments=tuple(map(Raw, moments[after : after + MOMENTS_PER_PAGE])),
    )


@_at("GET /api/matches/{match}/review")
def review_game(  # noqa: PLR0913, each is part of the address
    match: Id, language: Language, here: Here, now: Now, *, game: GameNumber = 1, after: MomentNumber = 0
) -> Review:
    """Review a game of a finished match, some turns at a time: each against the best one, and the chances to win."""
    kept, at = here.matches.find(match), Millis(now)
    if not kept.over:
        raise NotNow(sentence("refused-match-going-on"))
    games = here.games_over(kept, at)
    if game > games:
        raise NotNow(sentence("refused-game-not-over"))
    part, turns = _reviewed(here, kept, game, at)
    return Review(
        match=kept.row.id,
        rules=kept.row.rules,
        house=house_rules(kept.row),
        names=names_in_words(names(here.values, kept.row), kept.row.holders, language),
        game=game,
        games=games,
        done=len(turns),
        turns=part.all,
        first=after,
        review=whole_review(part, turns, after),
    )


@_at("POST /api/matches/{match}/hint")
def give_hint(match: Id, body: HintWanted, here: Here, now: Now, language: Language) -> HintShown:
    """Give a hint to the player in turn, made only of what the seat sees."""
    loaded = here.in_turn(match, Millis(now))
    wanted = HintRequest(body.step, language if body.language is None else supported_locale(body.language))
    hint = make_hint(loaded.hosted.kind.engine.view(loaded.state, ME), wanted)
    return HintShown(**msgspec.structs.asdict(hint), seq=loaded.seq)


@_at("POST /api/matches/{match}/tips")
def give_tips(match: Id, here: Here, now: Now, language: Language) -> Tips:
    """Give the player in turn tips that hold now; none after a first match of this kind of game."""
    loaded = here.in_turn(match, Millis(now))
    kind = loaded.hosted.kind
    alike = {name for name, booklet in EDITIONS.items() if KINDS.of(booklet.rulebook) is kind}
    if any(kept.over and kept.row.rules in alike for kept in here.matches.all()):
        return Tips(loaded.seq, coach=False)
    return Tips(loaded.seq, coach=True, tips=make_tips(kind.engine.view(loaded.state, ME), language))


def _rushes(values: Values) -> list[Rush]:
    return [msgspec.json.decode(text, type=Rush) for _, text in values.under(_RUSH)]


def _played(here: Here, kept: KeptMatch) -> Played:
    return Played(
        match=MatchId(kept.row.id),
        rules=kept.row.rules,
        created_at=kept.row.created_at,
        seat=ME,
        names=names(here.values, kept.row),
        bots=tuple(holder.bot for holder in kept.row.holders),
        over=kept.over,
        winners=kept.winners,
        totals=kept.totals,
    )


def _reviewed(here: Here, kept: KeptMatch, game: int, at: Millis) -> tuple[ReviewPart, list[TurnShown]]:
    """Review some more turns, and return the last part and all turns so far."""
    turns = here.reviewed.setdefault((kept.row.id, game), [])
    part = make_part(here.record(kept, at), game, len(turns), _SECONDS_OF_A_REVIEW)
    turns += part.turns
    return part, turns
