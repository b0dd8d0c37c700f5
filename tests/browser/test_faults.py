"""The session of a page on bad connections, without a browser, against a real server."""

import subprocess
from pathlib import Path

import pytest

from tests.browser.site import Site
from tests.daily import daily
from tests.service.servers import part
from tools.node import package

PROGRAM = Path(__file__).with_name("faults.js")
# A deep run plays 1,000 schedules in portions, so that one that is stopped does not begin again.
PORTION, DAILY = 50, 4
SEEDS = range(1, 1_001, PORTION)


@pytest.mark.slow(reason="plays matches over connections that fail")
@pytest.mark.parametrize("seed", daily(SEEDS, 1))
def test_a_session_ends_with_what_a_fresh_connection_is_told(site: Site, deep: bool, seed: int) -> None:
    """Messages are lost, doubled, late and out of order, connections stall and break: nothing is lost or done twice."""
    node = part("Node")
    part("npm")
    count, together = (PORTION, 8) if deep else (DAILY, 2)
    library = str(package("ws") / "wrapper.mjs")
    words = [node, str(PROGRAM), site.url, library, str(seed), str(count), str(together)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[-4_000:]
    assert done.stdout.splitlines()[-1] == f"{count} schedules"
