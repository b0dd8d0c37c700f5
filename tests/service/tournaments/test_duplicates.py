"""Duplicates on a store: one deal for all tables of a round, told when the last is done; and what takes long."""

import threading
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import select

from tests.cli.runs import Tilewright
from tests.service.match_setup import guests, matches_on, record_of
from tests.service.people.given import play_to_the_end
from tests.service.tournaments.test_service import SETUP, club, is_empty, pair
from tests.waiting import until
from tilewright.hosting.refusals import NotNow
from tilewright.messages.fields import MatchId, PlayerId
from tilewright.messages.terms import terms_of
from tilewright.service.matches.create import readable_match
from tilewright.service.storage.store import Store
from tilewright.service.storage.tournament_schema import TOURNAMENT_MATCHES
from tilewright.service.tournaments import service
from tilewright.service.tournaments import shown as shown_module
from tilewright.service.tournaments.service import Tournaments
from tilewright.service.tournaments.shown import TournamentShown, exported, shown
from tilewright.tournaments.acts import Actor, Join
from tilewright.tournaments.club import (
    Club,
    PlayedRound,
    Undo,
    promise_of,
    tournament_of,
)
from tilewright.tournaments.tournament import Standing, Tournament, standings

NONCES = {f"{number + 1}": bytes.fromhex(f"{number}" * 64) for number in range(4)}


async def duplicate(tournaments: Tournaments) -> tuple[str, tuple[PlayerId, ...], tuple[str, ...]]:
    """Return a duplicate of four players with nonces after its first round was drawn, and its matches by table."""
    players = await guests(tournaments.store, 4)
    opened = await tournaments.open(replace(SETUP, duplicate=True), players[0])
    for number, player in enumerate(players):
        join = Join(nonce=f"{number}" * 64)
        await tournaments.act(opened.id, Actor(player, opened.club.link), join)
    drawn = await tournaments.draw(opened.id, Actor(players[0]), 1, pair)
    return opened.id, players, await matches_of(tournaments, drawn.club, opened.id)


async def matches_of(tournaments: Tournaments, club_now: Club, tournament: str) -> tuple[str, ...]:
    """Return the matches of the tables of the last round, made by one of their people each."""
    tables = enumerate(club_now.rounds[-1].tables, start=1)
    seated = [(number, club_now.people[table.people[0] - 1].player) for number, table in tables]
    rooms = [await tournaments.play(tournament, Actor(player or PlayerId("")), number) for number, player in seated]
    return tuple(room.match or "" for room in rooms)


@pytest.fixture
def tilewright(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Tilewright:
    """Return what calls the program in this process."""
    return Tilewright(monkeypatch, capsys)


async def looked(tournaments: Tournaments, tournament: str, actor: Actor) -> TournamentShown:
    """Return a tournament with its first round as somebody is shown it."""
    loaded = await tournaments.latest(tournament)
    return await shown(tournaments.store, loaded, standings(tournament_of(loaded.club)), actor, 1)


async def test_all_tables_of_a_duplicate_have_one_deal_which_is_told_when_the_last_is_done(
    store: Store, tmp_path: Path, tilewright: Tilewright
) -> None:
    matches = matches_on(store)
    async with club(matches) as tournaments:
        tournament, players, (first, second) = await duplicate(tournaments)
        rows = [await store.match(MatchId(match)) for match in (first, second)]
        assert rows[0].secrets == rows[1].secrets
        assert [holder.nonce for holder in rows[0].holders] == [holder.nonce for holder in rows[1].holders]
        assert {terms_of(row.terms).common for row in rows} == {True}
        asker = rows[0].holders[0].player
        assert asker is not None
        await play_to_the_end(matches, MatchId(first), 2)
        club_now = (await tournaments.latest(tournament)).club
        before = await looked(tournaments, tournament, Actor(players[0]))
        await until(lambda: has_entered(store, 1))
        # Who has played the deal sees how it went there; the others, the wall, and the organiser who plays do not.
        tables = [table.people for table in club_now.rounds[0].tables]
        for number, player in enumerate(players, start=1):
            seen = (await looked(tournaments, tournament, Actor(player))).round
            assert seen is not None
            assert [table.points is not None for table in seen.tables] == [number in tables[0], False]
        wall = (await looked(tournaments, tournament, Actor(PlayerId("wall"), club_now.link))).round
        assert wall is not None
        assert [(table.points, table.stands) for table in wall.tables] == [(None, True), (None, False)]
        with pytest.raises(NotNow, match="every table"):
            await readable_match(store, MatchId(first), asker)
        await play_to_the_end(matches, MatchId(second), 2)
        await until(lambda: is_empty(store))
        assert (await readable_match(store, MatchId(first), asker)).id == first
        club_now = (await tournaments.latest(tournament)).club
        after = await looked(tournaments, tournament, Actor(players[0]))
        assert before.promise == after.promise == promise_of(club_now)
        assert before.round is not None
        assert before.round.dealt is None
        assert after.round is not None
        assert after.round.dealt is not None
        assert after.round.dealt.nonces == {name: nonce.hex() for name, nonce in NONCES.items()}
        record, round_saved = tmp_path / "match.jsonl", tmp_path / "round.json"
        record.write_text(await record_of(store, await store.match(MatchId(first))), encoding="utf-8")
        for promise, said in ((before.promise, "1 of 1 games verified"), ("00", "not the one that was promised")):
            round_saved.write_bytes(msgspec.json.encode(replace(after, promise=promise)))
            assert said in tilewright("verify", str(record), "--round", str(round_saved)).out
        assert {each.points for each in after.places} in ({0, 100}, {50})
        assert {each.points for each in before.places} == {None}
        results = tournament_of(club_now).results[0]
        assert sorted(each for result in results for each in result.values()) in ([0, 0, 100, 100], [50, 50, 50, 50])


async def test_what_grows_with_people_and_rounds_is_not_done_in_the_event_loop(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club(matches_on(store)) as tournaments:
        tournament, players, _ = await duplicate(tournaments)
        folded, looked_at = list[threading.Thread](), list[PlayedRound]()

        def fold(club_now: Club) -> Tournament:
            folded.append(threading.current_thread())
            return tournament_of(club_now)

        def stands(played: PlayedRound) -> bool:
            looked_at.append(played)
            return False

        for module in (service, shown_module):
            monkeypatch.setattr(module, "tournament_of", fold)
        loaded = await tournaments.latest(tournament)
        places = await tournaments.ranked(loaded, ranked)
        await exported(store, loaded)
        await tournaments.act(tournament, Actor(players[0]), Undo(round=1))
        await tournaments.draw(tournament, Actor(players[0]), 1, pair)
        assert len(folded) == 3
        assert threading.current_thread() not in folded
        monkeypatch.setattr(PlayedRound, "stands", property(stands))
        await shown(store, loaded, [*places] * 50, Actor(players[0]), None)
        assert len(looked_at) < 5


async def ranked(tournament: Tournament) -> list[Standing]:
    """Return the places, as a bench does."""
    return standings(tournament)


async def test_a_round_that_was_undone_has_another_deal_when_it_is_drawn_again(store: Store) -> None:
    async with club(matches_on(store)) as tournaments:
        tournament, players, (first, _) = await duplicate(tournaments)
        await tournaments.act(tournament, Actor(players[0]), Undo(round=1))
        drawn = await tournaments.draw(tournament, Actor(players[0]), 1, pair)
        (again, _) = await matches_of(tournaments, drawn.club, tournament)
        assert (await store.match(MatchId(first))).secrets != (await store.match(MatchId(again))).secrets


async def has_entered(store: Store, count_entered: int) -> bool:
    """Return whether this number of results are in the log while others are waited for."""
    rows = await store.read(select(TOURNAMENT_MATCHES.c.entered).where(TOURNAMENT_MATCHES.c.entered.is_(True)))
    return len(rows) == count_entered
