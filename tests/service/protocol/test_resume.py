"""What a client that connects is sent: enough, and no more."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilewright.service.protocol.resume import Resume, resume


@pytest.mark.parametrize(
    ("head", "after", "wanted"),
    [
        (7, 7, Resume.NOTHING),
        (7, 6, Resume.TAIL),
        (7, 0, Resume.TAIL),
        (7, None, Resume.ALL),
        (7, 8, Resume.ALL),
        (1, 1, Resume.NOTHING),
    ],
)
def test_the_decision(head: int, after: int | None, wanted: Resume) -> None:
    assert resume(head, after) is wanted


@given(head=st.integers(1, 50), after=st.none() | st.integers(0, 60))
def test_a_client_that_resumes_knows_every_event_once(head: int, after: int | None) -> None:
    log = list(range(1, head + 1))
    known = [] if after is None else log[:after]
    match resume(head, after):
        case Resume.NOTHING:
            assert known == log
        case Resume.TAIL:
            assert after is not None
            assert known + log[after:] == log
        case Resume.ALL:
            # The client drops what it had, as from another log.
            assert after is None or after > head
