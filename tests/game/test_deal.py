"""Deals: the starter, the racks, and reshuffle claims."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tests.judges.naive_fields import Wrong
from tests.judges.naive_game import highest
from tests.judges.naive_twist import JOKERS
from tests.tables import cases, rulebook_named
from tilewright.chance import Chance, draw, game_key, shuffled
from tilewright.engine import BadMatch, IllegalTurn, NotYourTurn, Seat, Shuffles, play
from tilewright.game.commands import ClaimReshuffle, DealNext, DrawTile, Fault, PlayTiles, TimeOut
from tilewright.game.events import Dealt, EndReason, GameDealt, GameEnded, MatchStarted, Reshuffled
from tilewright.game.game import pairs_in
from tilewright.game.match import Match, apply, decide, games_in, start
from tilewright.game.view import DealSeen, seen
from tilewright.games import TILE_GAME
from tilewright.rules.booklets import EDITIONS
from tilewright.tiles import TileRow, assign, faces_of, read_faces, tiles_of, write_face, write_row

FIRST = Seat(0)


def first_deal(rules: str, seats: int, seed: int = 0, host: int = 0) -> Dealt:
    """Return the first deal of the match with this seed."""
    return begun(rules, seats, seed, host)[0].deal


def begun(rules: str, seats: int, seed: int = 0, host: int = 0) -> tuple[MatchStarted, Match]:
    """Return the first event of the match with this seed, and the match."""
    book = rulebook_named(rules)
    secrets = tuple(b"%d/%d" % (seed, game) for game in range(games_in(book, seats)))
    (event,) = start(book, seats, Shuffles(secrets, (b"nonce",) * seats), Seat(host))
    assert isinstance(event, MatchStarted)
    return event, apply(None, event)


def next_deal(match: Match, *winners: int) -> GameDealt:
    """Return the deal that follows when these seats have won the game on the table."""
    over = GameEnded(reason=EndReason.OUT, winners=tuple(map(Seat, winners)), racks=match.game.racks, secret=b"any")
    (event,) = decide(apply(match, over), FIRST, DealNext())
    assert isinstance(event, GameDealt)
    return event


def words(tiles: TileRow) -> tuple[str, ...]:
    """Return tiles as plain words."""
    return tuple(map(write_face, faces_of(tiles)))


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_gets_fourteen_pieces_and_the_rest_is_the_pool(name: str, seats: int) -> None:
    """FR-06, FR-07, DE-06, NL-06, NL-07, TW-10, TW-12, TW-13: the drawn pieces are back in the box before the deal."""
    deal = first_deal(name, seats)
    box = tiles_of(EDITIONS[name].rulebook.box.contents)
    assert [len(rack) for rack in deal.racks] == [14] * seats
    assert sorted(tile for tiles in (*deal.racks, deal.pool) for tile in tiles) == sorted(box)
    assert all(list(rack) == sorted(rack) for rack in deal.racks)


@pytest.mark.parametrize(("text", "starter", "clauses"), cases("game_draws.txt"))
def test_a_starting_draw_names_the_starter(text: str, starter: str, clauses: str) -> None:
    draws = tuple(tuple(part.split()) for part in text.split("/"))
    try:
        found = str(highest(draws))
    except Wrong:
        found = "-"
    assert found == starter


@pytest.mark.parametrize("rules", ["classic-fr", "classic-nl", "six", "six box.pieces=108", "twist"])
def test_the_highest_piece_starts_with_ties_drawn_again_and_jokers_worth_nothing(rules: str) -> None:
    """FR-04, NL-05, TW-09, A-03: many draws, ties and jokers among them, held against the second judge."""
    ties = jokers = 0
    for seed in range(120):
        deal = first_deal(rules, 4, seed)
        draws = tuple(map(words, deal.draws))
        drawn = [tile for row in deal.draws for tile in row]
        assert deal.starter == highest(draws)
        # Tiles already drawn stay out until the starter is known.
        assert len(set(drawn)) == len(drawn)
        ties += any(len(row) > 1 for row in draws)
        jokers += any(not set(JOKERS).isdisjoint(row) for row in draws)
    assert ties > 5
    assert jokers > 5


def test_the_drawn_pieces_and_the_deal_are_two_shuffles_of_the_whole_box() -> None:
    """FR-06: mixed again, so a draw tells nothing about the deal."""
    event, match = begun("classic-nl", 3, seed=5)
    box = tiles_of(match.rules.box.contents)
    chance = Chance(game_key(match.shuffles.secrets[0], match.shuffles.nonces))
    drawing, chance = shuffled(box, chance)
    order, chance = shuffled(box, chance)
    assert [row[0] for row in event.deal.draws] == list(drawing[:3])
    assert sorted(order[:14]) == list(event.deal.racks[0])
    assert event.deal.pool == order[42:]
    assert event.deal.chance == chance


def test_the_german_starter_is_drawn_by_lot() -> None:
    """DE-04, A-04: every seat starts some matches, and nobody draws."""
    deals = [first_deal("classic-de", 4, seed) for seed in range(60)]
    assert {deal.starter for deal in deals} == {0, 1, 2, 3}
    assert all(deal.draws == () for deal in deals)
    event, match = begun("classic-de", 4, seed=3)
    lot, _ = draw(Chance(game_key(match.shuffles.secrets[0], match.shuffles.nonces)), 4)
    assert event.deal.starter == lot


def test_a_host_who_picks_the_starter_starts() -> None:
    """A-04: as the host pleases."""
    for host in range(3):
        event, match = begun("classic-de deal.starter=host", 3, host=host)
        assert event.deal.starter == match.game.seat == host
        assert next_deal(match, (host + 1) % 3).deal.starter == host


@pytest.mark.parametrize("name", ["classic-nl", "twist"])
def test_later_games_begin_with_the_full_set_up(name: str) -> None:
    """TW-69, A-35: the starter is chosen again."""
    for seed in range(10):
        deal = next_deal(begun(name, 3, seed)[1], 1).deal
        assert deal.starter == highest(tuple(map(words, deal.draws)))


def test_the_next_seat_may_start_the_next_game() -> None:
    """A-35: rotate."""
    for seed in range(10):
        _, match = begun("classic-nl deal.next_starter=rotate", 3, seed)
        deal = next_deal(match, 1).deal
        assert deal.starter == (match.game.starter + 1) % 3
        assert deal.draws == ()


def test_the_last_winner_may_start_the_next_game_and_of_several_the_first_after_the_last_starter() -> None:
    """A-35: winner."""
    for seed in range(10):
        _, match = begun("classic-nl deal.next_starter=winner", 3, seed)
        starter = match.game.starter
        assert next_deal(match, 2).deal.starter == 2
        assert next_deal(match, starter).deal.starter == starter
        assert next_deal(match, *sorted({starter, (starter + 2) % 3})).deal.starter == (starter + 2) % 3


def test_every_game_has_its_own_secret() -> None:
    _, match = begun("classic-nl", 2, seed=1)
    deal = next_deal(match, 0)
    assert deal.game == 2
    assert deal.deal.pool != match.game.pool
    chance = Chance(game_key(match.shuffles.secrets[1], match.shuffles.nonces))
    assert [row[0] for row in deal.deal.draws] == list(shuffled(tiles_of(match.rules.box.contents), chance)[0][:2])


@pytest.mark.parametrize(
    ("name", "seats"), [("classic-nl", 1), ("classic-nl", 5), ("six", 7), ("six box.pieces=108", 5), ("twist", 5)]
)
def test_a_match_with_too_few_or_too_many_seats_is_refused(name: str, seats: int) -> None:
    """FR-01, DE-01, NL-02, NL-39, TW-04, A-36: two to four, and with all 160 pieces up to six."""
    with pytest.raises(BadMatch, match=f"not {seats}"):
        begun(name, seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_or_fewer_may_play_with_all_160_pieces(seats: int) -> None:
    """NL-41: that is a longer game."""
    game = begun("six", seats)[1].game
    assert len(game.pool) + sum(map(len, game.racks)) == 160


def test_a_match_without_a_secret_for_each_game_is_refused() -> None:
    with pytest.raises(BadMatch, match="2 secrets and 2 nonces"):
        start(EDITIONS["classic-nl"].rulebook, 2, Shuffles((b"one",), (b"", b"")))


@pytest.mark.parametrize(("rack", "pairs", "clauses"), cases("game_pairs.txt"))
def test_pairs_are_equal_numbers_of_equal_color(rack: str, pairs: str, clauses: str) -> None:
    (tiles,) = assign((read_faces(rack.split()),), tiles_of(EDITIONS["six"].rulebook.box.contents))
    assert write_row(faces_of(pairs_in(tiles))) == pairs


def with_rack(match: Match, seat: int, rack: str) -> Match:
    """Return the match with another first rack for a seat; what the others hold does not matter."""
    (tiles,) = assign((read_faces(rack.split()),), tiles_of(match.rules.box.contents))
    racks = tuple(tiles if other == seat else held for other, held in enumerate(match.game.racks))
    return replace(match, game=replace(match.game, racks=racks))


PAIRS = "K1 K1 R5 R5 B9 B9 O1 O2 O3 O4 O5 O6 O7 O8"
TWO_PAIRS = "K1 K1 R5 R5 J J O1 O2 O3 O4 O5 O6 O7 O8"


def refusal(match: Match, seat: int) -> str:
    """Return the kind of fault for which a claim is refused."""
    with pytest.raises(IllegalTurn) as refused:
        decide(match, Seat(seat), ClaimReshuffle())
    (fault,) = refused.value.faults
    assert isinstance(fault, Fault)
    return fault.kind.value


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_three_pairs_allow_a_reshuffle_claim_in_turn_or_not(seat: int) -> None:
    """DE-10, A-06: the pairs are shown, everything is dealt again, and the starter stays."""
    match = with_rack(begun("classic-de", 3)[1], seat, PAIRS)
    (event,) = decide(match, Seat(seat), ClaimReshuffle())
    assert isinstance(event, Reshuffled)
    assert (event.seat, words(event.pairs)) == (seat, ("K1", "R5", "B9"))
    after = apply(match, event)
    assert after.game.starter == after.game.seat == match.game.starter
    assert after.game.racks != match.game.racks
    assert after.game.turns == 0
    told = seen(event, Seat((seat + 1) % 3))
    assert isinstance(told.deal, DealSeen)  # type: ignore[union-attr]
    assert told.pairs == event.pairs  # type: ignore[union-attr]


def test_a_claim_may_follow_a_reshuffle() -> None:
    """A-06: as often as three pairs come."""
    match = with_rack(begun("classic-de", 2)[1], 0, PAIRS)
    first = play(TILE_GAME, match, FIRST, ClaimReshuffle())
    again = play(TILE_GAME, with_rack(first.state, 0, PAIRS), FIRST, ClaimReshuffle())
    assert again.state.game.racks != first.state.game.racks
    assert again.state.game.starter == match.game.starter


def test_too_few_pairs_claims_out_of_time_and_claims_without_the_rule_are_refused() -> None:
    """DE-10, A-06: jokers are not a pair, and the claim ends with the first turn, however that ends."""
    match = begun("classic-de", 2)[1]
    assert refusal(with_rack(match, 0, TWO_PAIRS), 0) == "too-few-pairs"
    other = with_rack(match, 1 - match.game.seat, PAIRS)
    for command in (DrawTile(), TimeOut(())):
        later = play(TILE_GAME, other, match.game.seat, command).state
        assert refusal(later, 1 - match.game.seat) == "too-late-to-claim"
    assert refusal(with_rack(begun("classic-nl", 2)[1], 0, PAIRS), 0) == "no-claim"
    house = begun("classic-nl deal.reshuffle_pairs=2", 2)[1]
    assert decide(with_rack(house, 0, TWO_PAIRS), FIRST, ClaimReshuffle())


def test_a_claim_comes_too_late_after_a_first_turn_that_was_played() -> None:
    """DE-10, A-06: the claim ends with the first turn of the game, played or not, for every seat."""
    match = begun("classic-de", 2)[1]
    starter = match.game.seat
    opening = "K11 R11 B11 K1 K1 R5 R5 B9 B9 O1 O2 O3 O4 O5"
    ready = with_rack(with_rack(match, starter, opening), 1 - starter, PAIRS)
    assert decide(ready, starter, ClaimReshuffle())
    rack = ready.game.racks[starter]
    row = tuple(tile for tile in rack if words((tile,))[0] in {"K11", "R11", "B11"})
    later = play(TILE_GAME, ready, starter, PlayTiles((row,))).state
    assert [refusal(later, seat) for seat in (0, 1)] == ["too-late-to-claim"] * 2


def test_a_redeal_keeps_the_draws_that_found_the_starter() -> None:
    """A-06: the starter stays, and with it the tiles that were drawn for the start."""
    match = with_rack(begun("classic-nl deal.reshuffle_pairs=3", 3)[1], 1, PAIRS)
    (event,) = decide(match, Seat(1), ClaimReshuffle())
    assert isinstance(event, Reshuffled)
    assert all(match.game.draws)
    assert event.deal.draws == match.game.draws
    assert apply(match, event).game.draws == match.game.draws


def test_a_claim_is_open_again_in_the_next_game_but_not_between_games() -> None:
    """A-06: from the deal on."""
    match = begun("classic-de", 2)[1]
    over = GameEnded(reason=EndReason.OUT, winners=(FIRST,), racks=match.game.racks, secret=b"any")
    between = with_rack(apply(match, over), 0, PAIRS)
    assert refusal(between, 0) == "too-late-to-claim"
    assert decide(with_rack(play(TILE_GAME, between, FIRST, DealNext()).state, 0, PAIRS), FIRST, ClaimReshuffle())


def claimable() -> Iterator[tuple[Match, Seat]]:
    """Yield honest German deals in which somebody holds three pairs."""
    for seed in range(60):
        match = begun("classic-de", 4, seed)[1]
        for seat, rack in enumerate(match.game.racks):
            if len(pairs_in(rack)) >= 3:
                yield match, Seat(seat)


def test_three_pairs_occur_in_random_deals() -> None:
    """DE-10: one rack in twenty."""
    found = list(claimable())
    assert 3 < len(found) < 40
    for match, seat in found:
        (event,) = decide(match, seat, ClaimReshuffle())
        assert isinstance(event, Reshuffled)
        assert len(event.pairs) >= 3


def test_nobody_deals_during_a_game() -> None:
    match = begun("classic-nl", 2)[1]
    with pytest.raises(NotYourTurn):
        decide(match, Seat(1 - match.game.seat), DealNext())
    with pytest.raises(IllegalTurn):
        decide(match, match.game.seat, DealNext())
