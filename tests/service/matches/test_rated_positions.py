"""Positions of rated matches that are being played cannot be analysed, on any node."""

from tests.service.match_setup import guests, matches_on, to_move
from tilewright.bots.tiles.greedy import Greedy
from tilewright.chance import Chance
from tilewright.engine import Seat
from tilewright.game.table import faces_on
from tilewright.hosting.loaded import CommandRequest
from tilewright.hosting.new_match import new_match
from tilewright.hosting.refusals import NotNow
from tilewright.hosting.rows import SeatHolder
from tilewright.messages.fields import MatchId, PlayerId
from tilewright.messages.terms import Terms
from tilewright.service.accounts.players import mark_present
from tilewright.service.matches.create import take_nonce
from tilewright.service.matches.rated_positions import refuse_rated_position
from tilewright.service.matches.service import Matches
from tilewright.service.settings import now
from tilewright.service.storage.store import Store
from tilewright.tiles import Row, faces_of

Position = tuple[tuple[Row, ...], Row]


async def in_play(matches: Matches, *, rated: bool, rows: int = 1) -> tuple[MatchId, tuple[PlayerId, ...]]:
    """Return a match with some rows on its table, and its players."""
    players = await guests(matches.store, 2)
    holders = tuple(SeatHolder(player=player) for player in players)
    match = new_match("classic-nl", {"opening.min": 0}, holders, Terms(rated=rated), now())
    await matches.store.create(match)
    await mark_present(matches.store, match.id, [Seat(0), Seat(1)], now())
    for seat in range(2):
        await take_nonce(matches, match.id, Seat(seat), b"nonce of seat %d....." % seat)
    while len((loaded := await matches.latest(match.id)).state.game.table) < rows:
        seat = to_move(loaded)
        view = loaded.hosted.kind.engine.view(loaded.state, seat)
        chosen = Greedy().choose(view, (), Chance(b"%d" % loaded.seq))
        await matches.accept(CommandRequest(match=match.id, seat=seat, command=chosen, id=None))
    return match.id, players


async def is_refused(matches: Matches, player: PlayerId, position: Position) -> bool:
    """Return whether a position is refused to a player."""
    try:
        await refuse_rated_position(matches, player, *position)
    except NotNow:
        return True
    return False


async def test_table_and_own_rack_of_a_rated_match_are_refused(store: Store) -> None:
    matches, elsewhere = matches_on(store), matches_on(store)
    match, (ann, ben) = await in_play(matches, rated=True)
    (eve,) = await guests(store, 1)
    game = (await matches.latest(match)).state.game
    table, rack = faces_on(game.table), faces_of(game.racks[0])
    shuffled = tuple(row[::-1] for row in table[::-1])
    for player in (ann, ben, eve):
        assert await is_refused(matches, player, (shuffled, rack[:1]))
    # What another seat holds decides nothing, or asking would tell it.
    half = rack[: len(rack) // 2]
    asked = [(ann, ((), rack[::-1])), (ben, ((), rack)), (eve, ((), rack)), (ann, ((), half)), (ann, ((), ()))]
    assert [await is_refused(matches, *each) for each in asked] == [True, False, False, False, False]
    # Another node knows the matches of the player, and no others.
    assert [await is_refused(elsewhere, player, (table, ())) for player in (eve, ann)] == [False, True]


async def test_a_position_with_a_tile_more_or_less_is_refused(store: Store) -> None:
    matches = matches_on(store)
    match, players = await in_play(matches, rated=True, rows=4)
    (eve,) = await guests(store, 1)
    game = (await matches.latest(match)).state.game
    # A rack without one of its tiles is alike if it had at least four; the larger rack always has.
    most = max(range(2), key=lambda seat: len(game.racks[seat]))
    ann, table, rack = players[most], faces_on(game.table), faces_of(game.racks[most])
    spare = faces_of(game.pool[:3])
    longer, shorter = (*table[:-1], (*table[-1], spare[0])), table[:-1]
    for player in (ann, eve):
        assert await is_refused(matches, player, (longer, ()))
        assert await is_refused(matches, player, (shorter, ()))
    # More rows than half of the table are others: nobody can tell where it comes from, except in one's own match.
    padded = (*table, *(spare[:1] for _ in range(len(table) + 1)))
    assert [await is_refused(matches, player, (padded, ())) for player in (ann, eve)] == [True, False]
    for own in ((*rack, *spare[:1]), rack[1:], (*rack[1:], *spare[:1])):
        assert [await is_refused(matches, player, ((), own)) for player in (ann, eve)] == [True, False]
    # A rack of nearly all tiles tells nothing.
    assert not await is_refused(matches, ann, ((), rack * 2))


async def test_a_match_that_is_not_rated_can_be_analysed(store: Store) -> None:
    matches = matches_on(store)
    match, (ann, _) = await in_play(matches, rated=False)
    game = (await matches.latest(match)).state.game
    assert not await is_refused(matches, ann, (faces_on(game.table), faces_of(game.racks[0])))
