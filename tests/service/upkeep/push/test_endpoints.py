"""Only the push services that the operator allows are ever called."""

import pytest

from tilewright.service.settings import PUSH_HOSTS
from tilewright.service.upkeep.push.endpoints import read_endpoint


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc:def-_", "fcm.googleapis.com"),
        ("https://updates.push.services.mozilla.com/wpush/v2/gAAA", "updates.push.services.mozilla.com"),
        ("https://web.push.apple.com/QGuq", "web.push.apple.com"),
        ("https://wns2-par02p.notify.windows.com/w/?token=BQYA%2bx%3d", "wns2-par02p.notify.windows.com"),
        ("https://fcm.googleapis.com:443/x", "fcm.googleapis.com"),
    ],
)
def test_the_push_services_of_browsers_are_allowed(address: str, place: str) -> None:
    endpoint = read_endpoint(address, PUSH_HOSTS)
    assert endpoint is not None
    assert (endpoint.place, endpoint.origin) == (place, f"https://{place}")
    assert repr(endpoint) == f"<Endpoint at {place}>"


@pytest.mark.parametrize(
    "address",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://fcm.googleapis.com@10.0.0.1/x",
        "https://user:word@fcm.googleapis.com/x",
        "https://10.0.0.1\\@fcm.googleapis.com/x",
        "https://10.0.0.1#fcm.googleapis.com/x",
        "https://evilpush.apple.com/x",
        "https://push.apple.com/x",
        "https://.push.apple.com/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://2130706433/x",
        "https://FCM.googleapis.com/x",
        "https://fcm.googleapis.com/x y",
        "https://fcm.googleapis.com/x\r\nHost: y",
        "https://fcm.googleapis.com/\N{LATIN SMALL LETTER E WITH ACUTE}",
    ],
)
def test_every_other_address_is_refused(address: str) -> None:
    assert read_endpoint(address, PUSH_HOSTS) is None
