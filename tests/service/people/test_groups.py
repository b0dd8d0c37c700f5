"""Totals of the same people: each match counts once, on whatever node, and nobody else is told."""

import asyncio

from sqlalchemy import func, select, update

from tests.service.match_setup import begun, guests, matches_on
from tests.service.people.given import played
from tilewright.messages.fields import MatchId, PlayerId
from tilewright.messages.over_http import Shunning
from tilewright.messages.people import GroupsShown
from tilewright.service.matches.service import Matches
from tilewright.service.people.groups import company_of, group_of, groups_of
from tilewright.service.rooms.chat import shun
from tilewright.service.storage.people_schema import GROUP_TOTALS, GROUPED
from tilewright.service.storage.schema import MATCHES
from tilewright.service.storage.store import Store
from tilewright.service.upkeep.personal_data import delete_player


def test_a_company_is_the_same_in_any_order_and_differs_with_its_people() -> None:
    ann, ben, cas = PlayerId("ann"), PlayerId("ben"), PlayerId("cas")
    assert company_of([ann, ben]) == company_of([ben, ann]) != company_of([ann, ben, cas])
    assert company_of([PlayerId("a b"), PlayerId("c")]) != company_of([PlayerId("a"), PlayerId("b")])


async def winner(matches: Matches, match: MatchId) -> PlayerId:
    """Return the only winner of a match."""
    loaded = await matches.latest(match)
    outcome = loaded.hosted.kind.engine.outcome(loaded.state)
    assert outcome is not None
    (seat,) = outcome.winners
    player = loaded.holders[seat].player
    assert player is not None
    return player


def won(shown: GroupsShown) -> list[dict[PlayerId, float]]:
    """Return the matches that each of each group has won."""
    return [{each.player: each.won for total in group.totals for each in total.standings} for group in shown.groups]


async def test_matches_of_the_same_people_add_up_and_each_counts_once(store: Store) -> None:
    matches = matches_on(store)
    ann, ben, cas = await guests(store, 3)
    # The group is the same for each host.
    ended = [await played(matches, people) for people in ((ann, ben), (ben, ann), (ann, ben))]
    three = await played(matches, (ann, ben, cas))
    tally = dict.fromkeys((ann, ben), 0.0)
    for match in ended:
        tally[await winner(matches, match)] += 1
    all_three = dict.fromkeys((ann, ben, cas), 0.0) | {await winner(matches, three): 1.0}
    for player in (ann, ben, ann):
        shown = await groups_of(matches, player)
        assert (won(shown), shown.more) == ([all_three, tally], False)
    (total,) = shown.groups[1].totals
    assert (total.rules, total.matches, total.lead) == ("classic-fr", 3, max(tally.values()) - min(tally.values()))
    assert total.standings[0].won == max(tally.values())
    assert sum(each.games_won for each in total.standings) == 3
    assert won(await groups_of(matches, cas)) == [all_three]
    row = await store.match(ended[0])
    assert won(await group_of(matches, row, ann)) == [tally]
    assert await group_of(matches, row, cas) == GroupsShown(())


async def test_two_nodes_that_count_at_once_count_once(store: Store) -> None:
    nodes = [matches_on(store) for _ in range(2)]
    ann, ben = await guests(store, 2)
    match = await played(nodes[0], (ann, ben))
    first, second = await asyncio.gather(
        *(groups_of(node, player) for node, player in zip(nodes, (ann, ben), strict=True))
    )
    assert won(first) == won(second) or not (first.groups and second.groups)
    (group,) = won(await groups_of(nodes[1], ann))
    assert sum(group.values()) == 1.0
    assert await store.read(select(GROUPED.c.match)) == [(match,)]


async def test_a_match_that_ended_without_a_winner_adds_nothing_and_is_not_read_again(store: Store) -> None:
    matches = matches_on(store)
    match = await begun(matches)
    player = (await store.match(match)).holders[0].player
    assert player is not None
    await store.execute(update(MATCHES).where(MATCHES.c.id == match).values(over=True))
    assert await groups_of(matches, player) == GroupsShown(())
    assert (await store.read(select(func.count()).select_from(GROUPED)))[0][0] == 1


async def test_a_block_and_a_deletion_end_the_totals(store: Store) -> None:
    matches = matches_on(store)
    ann, ben = await guests(store, 2)
    await played(matches, (ann, ben))
    assert len((await groups_of(matches, ann)).groups) == 1
    await shun(store, ann, ben, Shunning.BLOCK)
    assert await groups_of(matches, ann) == await groups_of(matches, ben) == GroupsShown(())
    await shun(store, ann, ben, None)
    assert len((await groups_of(matches, ben)).groups) == 1
    await delete_player(store, ben)
    assert await groups_of(matches, ann) == GroupsShown(())
    assert (await store.read(select(func.count()).select_from(GROUP_TOTALS)))[0][0] == 0
