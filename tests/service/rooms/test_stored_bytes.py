"""What a player and a network store in a day has a limit, and the operator hears when somebody is near it."""

import pytest

from tilewright.service.errors import TooMuch, refusal_in_words
from tilewright.service.metrics import Metrics
from tilewright.service.rooms.stored_bytes import StoredBytes
from tilewright.service.settings import Allowed, Retention

ALLOWED = Allowed(stored_bytes=1_000, address_stored_bytes=2_500, per_ipv6_site=2)
HOME, WORK = "192.0.2.1", "192.0.2.2"


def test_a_player_and_a_network_store_so_much_in_a_day() -> None:
    stored = StoredBytes(ALLOWED, Metrics())
    stored.count("ann", HOME, 700)
    assert stored.warning() is None
    stored.count("ann", WORK, 300)
    assert stored.warning() == "1 players and 0 networks have stored 80% or more of what is allowed in 86400 seconds"
    with pytest.raises(TooMuch) as refused:
        stored.count("ann", WORK, 1)
    assert "daily limit for one player" in refusal_in_words(refused.value, "en")
    assert "Tageslimit" in refusal_in_words(refused.value, "de")
    stored.count("ben", HOME, 1_000)
    with pytest.raises(TooMuch) as refused:
        stored.count("cas", HOME, 900)
    assert "Your network" in refusal_in_words(refused.value, "en")
    # Nothing was counted for the player.
    stored.count("cas", WORK, 1_000)


def test_many_networks_of_one_site_have_a_limit_together_and_metrics_tell() -> None:
    metrics = Metrics()
    stored = StoredBytes(ALLOWED, metrics)
    for number in range(5):
        stored.count(f"guest {number}", f"2001:db8:7:{number}::1", 1_000)
    with pytest.raises(TooMuch):
        stored.count("guest 5", "2001:db8:7:5::1", 1)
    assert stored.warning() is not None


def test_what_grows_without_end_is_deleted_by_default() -> None:
    assert all((Retention().chat, Retention().tables, Retention().abandoned))
