"""Practice games from a position, against bots. Nothing is stored: each request has the game as everybody has seen it.

What the bots hold and the pool follow from a secret key, the nonce in the seal, and who drew: they are dealt again for
each turn. The seal also says that this host has made the game as it is sent, so nobody can change what was drawn.
"""

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections.abc import Sequence
from itertools import chain
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from tilewright.answers.addresses import Cost, PracticeKey, at
from tilewright.answers.errors import Impossible
from tilewright.answers.judge.tiles import Studied, refuse_impossible
from tilewright.answers.positions import faces_of_position
from tilewright.answers.requests import Language, MostBytes
from tilewright.chance import Chance, branch, shuffled
from tilewright.engine import IllegalTurn, NotYourTurn, Seat, play
from tilewright.game.commands import PlayTiles
from tilewright.game.events import Event, MatchEnded
from tilewright.game.game import may_draw
from tilewright.game.match import Match, fallback, refuse_seats
from tilewright.game.table import table_of, tiles_on
from tilewright.game.view import view
from tilewright.messages.boards import Ending, RowReading, listed_faults
from tilewright.messages.fields import BotName, Rows
from tilewright.messages.keys import new_keys
from tilewright.messages.wire import Judgement
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house
from tilewright.screens.drafts import told_draft
from tilewright.screens.kinds import HOSTED_GAMES
from tilewright.solver.position import read_position
from tilewright.tabletop.positions import PLAYER, Others, match_from, tiles_elsewhere
from tilewright.tiles import MOST_PIECES, BadInput
from tilewright.words.events import EventContext, event_in_words
from tilewright.words.say import say, sentence

MOST_BOTS = 3

_NONCE_BYTES, _TAG_BYTES = 12, 24
_SEAL_LENGTH = 4 * (_NONCE_BYTES + _TAG_BYTES) // 3

_SeatNumber = Annotated[int, Meta(ge=0, le=MOST_BOTS)]
_TurnCount = Annotated[int, Meta(ge=0, le=MOST_BOTS + 1)]


class Progress(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How far a game is, as everybody has seen it: `drawn` has the seat that drew, for each tile; the player is seat 0.

    `passes` counts consecutive passes with an empty pool, and `lap` the turns left in the last lap.
    """

    seat: _SeatNumber
    table: Rows
    drawn: Annotated[tuple[_SeatNumber, ...], Meta(max_length=MOST_PIECES)]
    opened: Annotated[tuple[bool, ...], Meta(max_length=MOST_BOTS + 1)]
    passes: _TurnCount = 0
    lap: _TurnCount | None = None


class Practice(Studied, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game from a position against bots; `now` and its `seal` are the last answer's, if any."""

    bots: Annotated[tuple[BotName, ...], Meta(min_length=1, max_length=MOST_BOTS, examples=[["beginner"]])]
    now: Progress | None = None
    seal: Annotated[str, Meta(max_length=_SEAL_LENGTH)] = ""


class PracticeTurn(Practice, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game and its next turn: `lay` is the table after the player's turn; without it the player draws or passes.

    A bot in turn chooses by itself. Without `now` the game begins, and nobody has a turn yet.
    """

    lay: Rows | None = None


class PracticeDraft(Practice, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game in which the player is in turn, and the table as it is being arranged."""

    rows: Rows


class PracticeShown(Struct, frozen=True, kw_only=True):
    """A game as the player sees it, and what the last turn did in sentences.

    `counts` are the tiles of each seat, `may_draw` says whether a turn without tiles draws or passes. `faults` say why
    a turn was refused, which changes nothing. `ending` says how turns end. At the end `racks` are those of all seats.
    """

    now: Progress | None = None
    seal: str = ""
    rack: tuple[int, ...] = ()
    readings: tuple[RowReading, ...] = ()
    names: tuple[str, ...] = ()
    counts: tuple[int, ...] = ()
    pool: int = 0
    may_draw: bool = False
    ending: Ending = Ending()
    said: tuple[str, ...] = ()
    faults: tuple[str, ...] = ()
    over: bool = False
    racks: tuple[tuple[int, ...], ...] = ()


@at("POST /api/study/game", Cost.LONG, refused=(400, 409), counted="analyses")
def play_position_out(
    body: Annotated[PracticeTurn, MostBytes(16_384)], key: PracticeKey, language: Language
) -> PracticeShown:
    """Play one turn of a practice game from a position, the player's or that of the bot in turn.

    Nothing is stored: each request sends the position, and `now` and `seal` of the last answer. Refused as
    `/api/study/turn` is.
    """
    # The key tells what the bots hold, so only the host has it.
    deal = _deal(body, key)
    start = _begun(body, deal)
    if body.now is None:
        return _shown(body, start, (), deal, language)
    before = _continued(start, body.now)
    seat = before.game.seat
    if seat == PLAYER:
        command = fallback(before) if body.lay is None else PlayTiles(table_of(body.lay))
    elif body.lay is None:
        bot = HOSTED_GAMES.tiles.ladder.bot(body.bots[seat - 1])
        laid = len(list(chain(*body.now.table)))
        luck = branch(deal.luck, "bot", seat, len(body.now.drawn), laid, body.now.passes)
        command = bot.choose(view(before, seat), (), luck)
    else:
        raise NotYourTurn(PLAYER)
    try:
        step = play(HOSTED_GAMES.tiles.kind.engine, before, seat, command)
    except IllegalTurn as illegal:
        describe = HOSTED_GAMES.tiles.words.fault
        faults = tuple(describe(fault, language) for fault in listed_faults(illegal.faults))
        return replace(_shown(body, before, body.now.drawn, deal, language), faults=faults)
    drew = len(before.game.pool) - len(step.state.game.pool)
    shown = _shown(body, step.state, body.now.drawn + (seat,) * drew, deal, language)
    return replace(shown, said=_said(step.events, before, shown.names, language))


@at("POST /api/study/game/draft", Cost.LONG, refused=(400, 409), counted="commands")
def judge_practice_draft(
    body: Annotated[PracticeDraft, MostBytes(16_384)], key: PracticeKey, language: Language
) -> Judgement:
    """Tell what would be wrong with a draft of the player's turn in a practice game."""
    start = _begun(body, _deal(body, key))
    match = start if body.now is None else _continued(start, body.now)
    judgement, _ = told_draft(HOSTED_GAMES.tiles, match, PLAYER, body.rows, language)
    return judgement


class _Deal(Struct, frozen=True):
    """What decides a game besides its turns: the key of this host, and a nonce for each game."""

    key: bytes
    nonce: bytes

    @property
    def luck(self) -> Chance:
        """The chance by which everything in the game happens."""
        return Chance(hmac.digest(self.key, b"deal:" + self.nonce, "sha256"))

    def seal(self, asked: Practice, now: Progress) -> str:
        """Return what proves that this host has made a game from a position."""
        made = msgspec.json.encode([asked.rules, asked.house, asked.table, asked.rack, asked.opened, asked.bots, now])
        tag = hmac.digest(self.key, b"seal:" + self.nonce + made, "sha256")[:_TAG_BYTES]
        return urlsafe_b64encode(self.nonce + tag).decode()


def _deal(asked: Practice, key: bytes) -> _Deal:
    """Return the deal of a game, a new one if it begins, or raise BadInput if this host has not made it."""
    if asked.now is None:
        return _Deal(key, new_keys(1)[0][:_NONCE_BYTES])
    try:
        deal = _Deal(key, urlsafe_b64decode(asked.seal.encode())[:_NONCE_BYTES])
    except NotBase64:
        raise BadInput(sentence("refused-no-such-game")) from None
    if not hmac.compare_digest(deal.seal(asked, asked.now).encode(), asked.seal.encode()):
        raise BadInput(sentence("refused-no-such-game"))
    return deal


def _begun(asked: Practice, deal: _Deal) -> Match:
    """Return the game at the player's first turn, or raise BadInput."""
    rules = with_house(booklet(asked.rules), asked.house)
    refuse_seats(rules, 1 + len(asked.bots))
    for bot in asked.bots:
        if bot not in HOSTED_GAMES.tiles.ladder.bots:
            raise HOSTED_GAMES.tiles.ladder.no_such_bot(bot)
    faces = faces_of_position(asked)
    refuse_impossible(*faces, rules)
    position = read_position(*faces, rules, opened=asked.opened)
    if not position.rack:
        raise Impossible(sentence("refused-empty-rack"))
    rest, chance = shuffled(tiles_elsewhere(position), deal.luck)
    bots = len(asked.bots)
    size = min(rules.deal.rack, len(rest) // bots)
    if not size:
        raise Impossible(sentence("refused-too-few-tiles"))
    dealt = tuple(tuple(sorted(rest[bot * size : (bot + 1) * size])) for bot in range(bots))
    position = replace(position, rack=tuple(sorted(position.rack)))
    # Somebody has laid what is on the table.
    return match_from(
        position, Others(racks=dealt, opened=bool(position.table), pool=rest[bots * size :], chance=chance)
    )


def _continued(start: Match, now: Progress) -> Match:
    """Return the game as far as it is; its seal says that it can be so."""
    game, table = start.game, table_of(now.table)
    from_pool = game.pool[::-1][: len(now.drawn)]
    laid = tiles_on(table)
    held = [
        (*rack, *(tile for tile, drawer in zip(from_pool, now.drawn, strict=True) if drawer == seat))
        for seat, rack in enumerate(game.racks)
    ]
    return replace(
        start,
        game=replace(
            game,
            seat=Seat(now.seat),
            racks=tuple(tuple(sorted({*rack} - laid)) for rack in held),
            opened=now.opened,
            table=table,
            pool=game.pool[: len(game.pool) - len(now.drawn)],
            passes=now.passes,
            lap=now.lap,
        ),
    )


def _shown(asked: Practice, match: Match, drawn: Sequence[int], deal: _Deal, language: str) -> PracticeShown:
    seen, game = view(match, PLAYER), match.game
    now = Progress(
        seat=game.seat,
        table=game.table,
        drawn=tuple(drawn),
        opened=game.opened,
        passes=game.passes,
        lap=game.lap,
    )
    return PracticeShown(
        now=now,
        seal=deal.seal(asked, now),
        rack=seen.rack,
        readings=HOSTED_GAMES.tiles.screen.readings(match, game.table),
        names=_names(asked.bots, language),
        counts=seen.counts,
        pool=seen.pool,
        may_draw=may_draw(game),
        ending=HOSTED_GAMES.tiles.screen.ending(match),
        over=bool(match.results),
        racks=seen.shown,
    )


def _said(events: Sequence[Event], before: Match, names: tuple[str, ...], language: str) -> tuple[str, ...]:
    """Return what a turn did in sentences; a match has further games, a practice game has not."""
    context = EventContext(names=names, in_words=True, seat=PLAYER, table=before.game.table, opened=before.game.opened)
    seen = (HOSTED_GAMES.tiles.kind.engine.seen(event, PLAYER) for event in events)
    return tuple(event_in_words(event, context, language) for event in seen if not isinstance(event, MatchEnded))


def _names(bots: Sequence[str], language: str) -> tuple[str, ...]:
    """Return the names of all seats; bots of one kind have numbers."""
    named = [say("you", language)]
    for place, bot in enumerate(bots):
        title, number = say(f"bot-{bot}", language), 1 + bots[:place].count(bot)
        named.append(say("bot-numbered", language, bot=title, number=number) if bots.count(bot) > 1 else title)
    return tuple(named)
