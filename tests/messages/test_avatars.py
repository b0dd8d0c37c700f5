"""Avatars: no two at a table look alike unless both players have chosen that."""

from tilewright.messages.avatars import AVATARS, ShownPlayer, avatar_of, shown_together
from tilewright.messages.fields import PlayerId

ANN, BEN, EVE, BOT = PlayerId("ann"), PlayerId("ben"), PlayerId("eve"), (None, "greedy")
FOX = ShownPlayer("a guest", "fox")
CHOSEN = ShownPlayer("with an own choice", "fox", chosen=True)


def test_a_guest_gets_another_avatar_where_theirs_is_taken() -> None:
    together = shown_together([(ANN, None), (BEN, None), (EVE, None)], {ANN: FOX, BEN: FOX, EVE: CHOSEN})
    assert [person.name for person in together] == [FOX.name, FOX.name, CHOSEN.name]
    # The one who has chosen keeps the fox, wherever they sit; the guests take the next ones.
    assert [person.avatar for person in together] == ["bear", "panda", "fox"]


def test_players_who_have_chosen_alike_are_shown_alike() -> None:
    together = shown_together([(ANN, None), (BEN, None)], {ANN: CHOSEN, BEN: CHOSEN})
    assert [person.avatar for person in together] == ["fox", "fox"]


def test_a_bot_gives_way_to_a_player_after_it() -> None:
    like_the_bot = ShownPlayer("a guest", avatar_of("greedy"))
    bot, guest, other = shown_together([BOT, (ANN, None), BOT], {ANN: like_the_bot})
    assert guest == like_the_bot
    assert len({bot.avatar, guest.avatar, other.avatar}) == 3


def test_a_full_table_of_guests_who_look_alike_has_as_many_avatars() -> None:
    guests = {PlayerId(str(number)): FOX for number in range(len(AVATARS))}
    together = shown_together([(guest, None) for guest in guests], guests)
    assert {person.avatar for person in together} == set(AVATARS)
