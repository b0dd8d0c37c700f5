"""Addresses and the networks that they stand for."""

import pytest

from tilewright.service.limits.networks import networks_of


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", ("192.0.2.7",)),
        ("::ffff:192.0.2.7", ("192.0.2.7",)),
        ("::FFFF:C000:207", ("192.0.2.7",)),
        ("2001:db8:7:1::9", ("2001:db8:7:1::/64", "2001:db8:7::/48")),
        ("2001:0DB8:0007:0001:ffff:ffff:ffff:ffff", ("2001:db8:7:1::/64", "2001:db8:7::/48")),
        ("fe80::1%eth0", ("fe80::/64", "fe80::/48")),
        ("", ("",)),
    ],
)
def test_limits_count_ipv6_by_its_networks(address: str, counted: tuple[str, ...]) -> None:
    assert networks_of(address) == counted
