"""The addresses about matches that this device answers from what it stores, as a server would."""

import msgspec
from msgspec import Raw

from tilewright.answers.addresses import Cost
from tilewright.answers.requests import Language
from tilewright.answers.reviews import Review, ReviewPart, TurnShown, make_part, whole_review
from tilewright.games import EDITIONS, KINDS
from tilewright.hosting.refusals import NotNow
from tilewright.hosting.replay import MOMENTS_PER_PAGE, Replay, ReplayPage, finished_game, moments_in, names_in_words
from tilewright.hosting.shown import seating
from tilewright.local.here import Here, Now, PersonHere, at
from tilewright.local.kept import KeptMatch
from tilewright.local.profile import names, people, player
from tilewright.messages import over_http
from tilewright.messages.boards import HintRequest
from tilewright.messages.fields import Id, Millis
from tilewright.messages.over_http import GameNumber, MomentNumber
from tilewright.screens.kinds import make_hint, make_tips
from tilewright.words.locales import supported_locale
from tilewright.words.say import sentence

# The page waits for an answer, and the bots for the page: it asks again for the rest.
_SECONDS_OF_A_REVIEW = 0.5
_RECORD = "application/x-ndjson"


@at("POST /api/matches", Cost.LIGHT, status=201, refused=(400,), counted="matches")
def create(body: over_http.MatchWanted, here: Here, now: Now) -> over_http.Created:
    """Create a match against bots, or of those who share this device; it begins when it is followed."""
    players = [player(here.values, person).player for person in body.persons or (0,)]
    return over_http.Created(here.matches.create(players, body, Millis(now)))


@at("GET /api/matches/{match}", Cost.LIGHT, refused=(404,))
def show_match(match: Id, here: Here, now: Now, person: PersonHere) -> over_http.MatchShown:
    """Show who plays what."""
    kept, log = here.matches.find(match), here.matches.open(match, Millis(now)).log
    seats = seating(kept.row, people(here.values, kept.row), here.seat(kept.row, person))
    return over_http.match_shown(seats, begun=bool(log), over=kept.over)


@at("GET /api/matches/{match}/record", Cost.LONG, answer=_RECORD, refused=(404, 409), counted="replays")
def download_record(match: Id, here: Here, now: Now) -> bytes:
    """Return the record of the games that are over."""
    if record := here.record(here.matches.find(match), Millis(now)):
        return record
    raise NotNow(sentence("refused-no-game-over"))


@at("GET /api/matches/{match}/replay", Cost.LONG, answer=Replay, refused=(404, 409), counted="replays")
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
        **finished_game(kept.row, named_seats, game, games),
        first=after,
        total=len(moments),
        moments=tuple(map(Raw, moments[after : after + MOMENTS_PER_PAGE])),
    )


@at("GET /api/matches/{match}/review", Cost.LONG, refused=(404, 409), counted="analyses", packed=True)
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
    named_seats = names_in_words(names(here.values, kept.row), kept.row.holders, language)
    return Review(
        **finished_game(kept.row, named_seats, game, games),
        done=len(turns),
        turns=part.all,
        first=after,
        review=whole_review(part, turns, after),
    )


@at("POST /api/matches/{match}/hint", Cost.LONG, refused=(404, 409), counted="analyses")
def give_hint(  # noqa: PLR0913, each is part of a request
    match: Id, body: over_http.HintWanted, here: Here, person: PersonHere, *, now: Now, language: Language
) -> over_http.HintShown:
    """Give a hint to the player in turn, made only of what the seat sees."""
    loaded, seat = here.in_turn(match, person, Millis(now))
    wanted = HintRequest(body.step, language if body.language is None else supported_locale(body.language))
    hint = make_hint(loaded.hosted.kind.engine.view(loaded.state, seat), wanted)
    return over_http.HintShown(**msgspec.structs.asdict(hint), seq=loaded.seq)


@at("POST /api/matches/{match}/tips", Cost.LONG, refused=(404, 409), counted="analyses")
def give_tips(match: Id, here: Here, person: PersonHere, now: Now, language: Language) -> over_http.Tips:
    """Give the player in turn tips that hold now; none after a first match of this kind of game."""
    loaded, seat = here.in_turn(match, person, Millis(now))
    kind = loaded.hosted.kind
    alike = {name for name, booklet in EDITIONS.items() if KINDS.of(booklet.rulebook) is kind}
    if any(kept.over and kept.row.rules in alike for kept in here.matches.all()):
        return over_http.Tips(loaded.seq, coach=False)
    return over_http.Tips(loaded.seq, coach=True, tips=make_tips(kind.engine.view(loaded.state, seat), language))


def _reviewed(here: Here, kept: KeptMatch, game: int, at: Millis) -> tuple[ReviewPart, list[TurnShown]]:
    """Review some more turns, and return the last part and all turns so far."""
    turns = here.reviewed.setdefault((kept.row.id, game), [])
    part = make_part(here.record(kept, at), game, len(turns), _SECONDS_OF_A_REVIEW)
    turns += part.turns
    return part, turns
