"""The search of a best response: the better half stays, runs continue, and the page says what was found."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bench.bots.best_response import FAMILY, Responses, Run, confirm, page_of, rounds
from tilewright.bots.specs import bot
from tilewright.tiles import BadInput

RUN = Run(
    bot="beginner",
    fingerprint="0",
    rules="classic-nl",
    family=("random", "casual", "greedy", "beginner"),
    first_deals=2,
    seed=3,
)


def always() -> bool:
    """Return that there is time left."""
    return True


def test_every_responder_of_the_family_is_a_bot() -> None:
    for spec in FAMILY:
        bot(spec)


def test_the_better_half_stays_and_the_last_is_measured_on_fresh_deals(tmp_path: Path) -> None:
    results = Responses(tmp_path / "file", RUN)
    played = rounds(results, always)
    assert [len(left) for left in played] == [4, 2, 1]
    shares = {one: results.mean(one, deals=2).mean for one in RUN.family}
    assert min(shares[one] for one in played[1]) >= max(shares[one] for one in {*RUN.family} - {*played[1]})
    (last,) = played[-1]
    confirm(results, last, 4, always)
    assert results.mean(last, fresh=True).count == 4
    page = page_of(results, played)
    assert f"The last one left is `{last}`. On 4 fresh deals it won" in page
    assert all(f"| `{one}` |" in page for one in RUN.family)


def test_a_run_in_pieces_has_the_results_of_one_run(tmp_path: Path) -> None:
    whole = rounds(Responses(tmp_path / "whole", RUN), always)
    left = 5

    def for_a_while() -> bool:
        nonlocal left
        left -= 1
        return left > 0

    results = Responses(tmp_path / "pieces", RUN)
    assert rounds(results, for_a_while) == [RUN.family]
    assert "The rounds are not over" in page_of(results, [RUN.family])
    with (tmp_path / "pieces").open("ab") as file:
        file.write(b'{"responder":"gre')
    assert rounds(Responses(tmp_path / "pieces", RUN), always) == whole


def test_another_run_or_file_is_refused(tmp_path: Path) -> None:
    Responses(tmp_path / "file", RUN)
    with pytest.raises(BadInput, match="belongs to another run"):
        Responses(tmp_path / "file", replace(RUN, seed=4))
    with (tmp_path / "file").open("ab") as file:
        file.write(b"[]\n")
    with pytest.raises(BadInput, match="line 2: this is not a checkpoint file"):
        Responses(tmp_path / "file", RUN)
