"""Who may do what at a club night, and what it makes happen: a table of acts, each after the ones before."""

import pytest

from tilewright.messages.fields import Millis, PlayerId
from tilewright.tournaments.acts import (
    Act,
    Actor,
    AddPeople,
    Enter,
    Join,
    NotAllowed,
    card_of,
    decided,
    drawn,
    finished,
    may_see,
    refuse_new_round,
    seated,
)
from tilewright.tournaments.club import (
    MOST_PEOPLE,
    MOST_SAID,
    Club,
    Confirm,
    Doors,
    Entry,
    Move,
    Opened,
    Setup,
    Stay,
    Undo,
    Where,
    applied,
    card_key,
    started,
    tournament_of,
)
from tilewright.tournaments.pairing import next_round
from tilewright.tournaments.tournament import Kind, standings

ORGANISER, ANN, BEN, EVE = (Actor(PlayerId(name)) for name in ("olga", "ann", "ben", "eve"))


def opened(**setup: object) -> Club:
    """Return an evening of tables of two with Ann and Ben, who have devices, and Cas and Dirk, who have none."""
    secret = "secret"
    chosen = Setup(**{"title": "Friday", "seats": 2, **setup})  # type: ignore[arg-type]
    club = started(Opened(setup=chosen, organiser=ORGANISER.player, secret=secret, seed=1))
    club = after(club, Actor(ANN.player, club.link), Join())
    club = after(club, Actor(BEN.player, club.link), Join())
    return after(club, ORGANISER, AddPeople(names=("Cas", "Dirk", "Cas")))


def after(club: Club, actor: Actor, act: Act) -> Club:
    """Return a tournament after an act."""
    for event in decided(club, actor, act):
        club = applied(club, event, Millis(1))
    return club


def begun(club: Club) -> Club:
    """Return a tournament with one more round."""
    refuse_new_round(club, ORGANISER)
    return applied(club, drawn(club, next_round(tournament_of(club))), Millis(1))


def at_table(club: Club, person: int) -> int:
    """Return the table of a person in the last round."""
    return next(number for number, each in enumerate(club.rounds[-1].tables, start=1) if person in each.people)


def with_result(club: Club, person: int, *points: int) -> Club:
    """Return a tournament in which the organiser has entered the result of a person's table."""
    act = Enter(round=len(club.rounds), table=at_table(club, person), points=points)
    return after(club, ORGANISER, act)


def test_an_act_that_has_happened_changes_nothing_more() -> None:
    club = opened()
    assert [person.name for person in club.people] == ["", "", "Cas", "Dirk"]
    for actor, act in ((ANN, Join()), (ORGANISER, AddPeople(names=("Dirk",))), (ORGANISER, Undo(round=1))):
        assert decided(club, actor, act) == ()
    away = after(club, ANN, Stay(person=1, away=True))
    assert decided(away, ANN, Stay(person=1, away=True)) == ()
    assert not after(away, Actor(ANN.player), Join()).people[0].away


@pytest.mark.parametrize(
    "act",
    [
        AddPeople(names=("Eve",)),
        Stay(person=2, away=True),
        Undo(round=1),
        Enter(round=1, table=1, points=(1, -1)),
        Doors(joining=False, over=True),
    ],
)
def test_only_the_organiser_changes_the_evening(act: Act) -> None:
    club = begun(opened())
    with pytest.raises(NotAllowed, match="organiser"):
        decided(club, ANN, act)
    assert decided(club, ORGANISER, act)


def test_one_person_of_a_table_enters_and_another_one_confirms() -> None:
    club = begun(opened(where=Where.TABLES))
    table = at_table(club, 1)
    other = next(each for each in club.rounds[0].tables[table - 1].people if each != 1)
    entered = after(club, ANN, Enter(round=1, table=table, by=1, points=(5, -5)))
    assert entered.rounds[0].tables[table - 1].entry == Entry((5, -5), by=1)
    with pytest.raises(NotAllowed, match="no confirmed result"):
        begun(entered)
    second = BEN if other == 2 else Actor(EVE.player, card_key(club.secret, table))
    with pytest.raises(NotAllowed, match="someone else"):
        decided(club, ANN, Confirm(round=1, table=table, by=1, agrees=True))
    with pytest.raises(NotAllowed, match="someone else"):
        decided(entered, ANN, Confirm(round=1, table=table, by=1, agrees=True))
    agreed = after(entered, second, Confirm(round=1, table=table, by=other, agrees=True))
    assert agreed.rounds[0].tables[table - 1].stands
    with pytest.raises(NotAllowed, match="already stands"):
        decided(agreed, ANN, Enter(round=1, table=table, by=1, points=(9, -9)))
    assert decided(entered, ANN, Enter(round=1, table=table, by=1, points=(5, -5))) == ()
    disputed = after(entered, second, Confirm(round=1, table=table, by=other, agrees=False))
    assert decided(disputed, second, Confirm(round=1, table=table, by=other, agrees=False)) == ()
    settled = after(disputed, ORGANISER, Enter(round=1, table=table, points=(4, -4)))
    assert not disputed.rounds[0].tables[table - 1].stands
    assert settled.rounds[0].tables[table - 1].entry == Entry((4, -4), by=None)


def test_the_card_of_a_table_acts_there_and_for_people_without_a_device_alone() -> None:
    club = begun(opened(where=Where.TABLES))
    for person in (1, 2, 3, 4):
        table = at_table(club, person)
        act = Enter(round=1, table=table, by=person, points=(1, -1))
        for card in range(3):
            actor = Actor(EVE.player, card_key(club.secret, card))
            if card == table and person > 2:
                assert decided(club, actor, act)
            else:
                with pytest.raises(NotAllowed, match="not at this table"):
                    decided(club, actor, act)


def test_strangers_see_nothing_and_cards_and_links_are_told_apart() -> None:
    club = opened()
    assert [may_see(club, actor) for actor in (ORGANISER, ANN, EVE)] == [True, True, False]
    assert [card_of(club, card_key(club.secret, table)) for table in (0, 1, 2)] == [0, 1, 2]
    for key in (None, "", club.secret, card_key("other", 0)):
        assert not may_see(club, Actor(EVE.player, key))


def test_a_table_plays_on_screens_where_all_have_a_device() -> None:
    club = begun(opened())
    for number, table in enumerate(club.rounds[0].tables, start=1):
        assert table.screen == (set(table.people) <= {1, 2})
        if 3 in table.people:
            with pytest.raises(NotAllowed, match="no device"):
                decided(club, ORGANISER, Move(table=number, screen=True))
            with pytest.raises(NotAllowed):
                seated(club, ANN, number, "room")


def test_the_organiser_moves_a_table_with_devices_between_screens_and_a_real_table() -> None:
    club = opened()
    for person in (3, 4):
        club = after(club, ORGANISER, Stay(person=person, away=True))
    club = begun(club)
    assert seated(club, ANN, 1, "room")
    with pytest.raises(NotAllowed, match="already has its result"):
        seated(with_result(club, 1, 1, -1), ANN, 1, "room")
    with pytest.raises(NotAllowed, match="organiser"):
        decided(club, ANN, Move(table=1, screen=False))
    moved = after(club, ORGANISER, Move(table=1, screen=False))
    with pytest.raises(NotAllowed):
        seated(moved, ANN, 1, "room")
    assert after(moved, ORGANISER, Move(table=1, screen=True)) == club


def test_an_organiser_who_has_laid_out_the_deal_of_a_duplicate_does_not_play_it_on_screens() -> None:
    for duplicate in (False, True):
        club = started(
            Opened(setup=Setup(title="Friday", seats=2, duplicate=duplicate), organiser=ANN.player, secret="s", seed=1)
        )
        for player in (ANN, BEN):
            club = after(club, Actor(player.player, club.link), Join(nonce="ab" * 32))
        refuse_new_round(club, ANN)
        club = applied(club, drawn(club, next_round(tournament_of(club))), Millis(1))
        club = after(club, ANN, Move(table=1, screen=False))
        if duplicate:
            with pytest.raises(NotAllowed, match="deal"):
                decided(club, ANN, Move(table=1, screen=True))
        else:
            assert decided(club, ANN, Move(table=1, screen=True))


def test_late_comers_leavers_corrections_and_undone_rounds() -> None:
    club = opened()
    club = begun(club)
    for table in club.rounds[0].tables:
        club = with_result(club, table.people[0], 10, -10)
    late = after(club, ORGANISER, AddPeople(names=("Late",)))
    late = after(late, ORGANISER, Stay(person=1, away=True))
    second = begun(late)
    assert sorted(each for table in second.rounds[1].tables for each in table.people) == [2, 3, 4, 5]
    assert after(second, ORGANISER, Undo(round=2)).rounds == late.rounds
    loser = club.rounds[0].tables[0].people[1]
    corrected = after(second, ORGANISER, Enter(round=1, table=1, points=(-99, 99)))
    assert standings(tournament_of(corrected))[0].name == str(loser)
    # The result of a match of an undone round, of a table that has one, or of other people counts for nothing.
    assert (
        finished(club, 2, 1, (1, -1)) == finished(club, 1, 1, (1, -1)) == finished(begun(club), 2, 1, (1, 0, -1)) == ()
    )


def test_an_evening_has_its_bounds() -> None:
    club = opened()
    many = tuple(f"n{each}" for each in range(MOST_PEOPLE - 3))
    assert len(decided(club, ORGANISER, AddPeople(names=many[1:]))) == MOST_PEOPLE - 4
    with pytest.raises(NotAllowed, match=f"{MOST_PEOPLE}"):
        decided(club, ORGANISER, AddPeople(names=many))
    closed = after(club, ORGANISER, Doors(joining=False, over=False))
    with pytest.raises(NotAllowed, match="join"):
        decided(closed, EVE, Join())
    alone = started(Opened(setup=club.setup, organiser=ORGANISER.player, secret="secret", seed=1))
    with pytest.raises(NotAllowed, match="at least two"):
        begun(alone)
    with pytest.raises(NotAllowed, match="over"):
        refuse_new_round(after(club, ORGANISER, Doors(joining=True, over=True)), ORGANISER)


def test_nobody_fills_the_log() -> None:
    club = opened()
    for number in range(MOST_SAID):
        club = after(club, ANN, Stay(person=1, away=number % 2 == 0))
    with pytest.raises(NotAllowed, match="too many changes"):
        decided(club, ANN, Stay(person=1, away=True))
    assert decided(club, ANN, Stay(person=1, away=False)) == ()
    assert decided(club, ORGANISER, Stay(person=1, away=True))
    assert decided(club, BEN, Stay(person=2, away=True))


def test_after_the_groups_of_a_knockout_the_best_go_on() -> None:
    club = opened(kind=Kind.KNOCKOUT, groups=1)
    club = after(club, ORGANISER, AddPeople(names=tuple(f"n{each}" for each in range(5))))
    club = begun(club)
    assert (len(club.rounds[0].tables), len(club.rounds[0].byes)) == (4, 1)
    for number, table in enumerate(club.rounds[0].tables, start=1):
        club = with_result(club, table.people[0], 10 * number, -10 * number)
    best = [int(each.name) for each in standings(tournament_of(club))[:4]]
    club = begun(club)
    assert [set(table.people) for table in club.rounds[1].tables] == [{best[0], best[3]}, {best[1], best[2]}]
    for table in club.rounds[1].tables:
        club = with_result(club, table.people[0], 1, 0)
    winners = [table.people[0] for table in club.rounds[1].tables]
    final = begun(club)
    assert set(final.rounds[2].tables[0].people) == set(winners)
    assert {int(each.name) for each in standings(tournament_of(final))[:2]} == set(winners)
