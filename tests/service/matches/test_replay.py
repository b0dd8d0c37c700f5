"""The names of seats in replays and reviews."""

from tilewright.hosting.replay import names_in_words
from tilewright.hosting.rows import SeatHolder
from tilewright.messages.fields import PlayerId
from tilewright.service.accounts.players import DELETED


def test_a_deleted_player_is_named_in_the_language_of_the_reader() -> None:
    holders = (SeatHolder(player=PlayerId("ann")), SeatHolder(player=PlayerId("ben")))
    named = {language: names_in_words((DELETED, "Ben"), holders, language)[0] for language in ("en", "nl", "pt")}
    assert named == {"en": "deleted player", "nl": "verwijderde speler", "pt": "jogador excluído"}
