"""What was seen before the deal, compared with records that agree with themselves."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tilewright.cli.verify import verify
from tilewright.records.lines import Shuffle
from tilewright.records.read import recorded_games
from tilewright.records.verify import Seen, read_seen, verify_record
from tilewright.tiles import BadInput

RECORD = Path(__file__).parents[1] / "transcripts" / "classic-nl.jsonl"
LINES = RECORD.read_text("utf-8").splitlines()


def honest() -> Seen:
    """Return what the player of seat 1 saw of the transcript before its deal, without the nonce of the last seat."""
    heads = [game.head for game in recorded_games(LINES)]
    shuffles = [head.shuffle for head in heads if isinstance(head.shuffle, Shuffle)]
    commitments, nonces = tuple(shuffle.commitment for shuffle in shuffles), shuffles[0].nonces
    return Seen(match=heads[0].match, seat=1, nonces=(*nonces[:-1], None), commitments=commitments)


def faults(seen: Seen) -> set[str]:
    """Return what is wrong with the transcript for somebody who saw this."""
    return {fault.fault for fault in verify_record(LINES, {seen.match: seen}).faults}


def test_a_record_with_what_was_seen_is_verified() -> None:
    assert faults(honest()) == set()


def test_every_swap_is_named() -> None:
    seen = honest()
    other = "00" * 32
    promised = "the commitment is not the one that the server showed before the deal"
    assert faults(replace(seen, commitments=(other,) * len(seen.commitments))) == {promised}
    assert faults(replace(seen, commitments=())) == {promised}
    assert faults(replace(seen, nonces=(None, other))) == {"your nonce is not the one from before the deal"}
    assert faults(replace(seen, nonces=(other,))) == {"the nonce of seat 0 is not the one from before the deal"}
    assert faults(replace(seen, nonces=(None,) * 5 + (other,))) == {
        "the nonce of seat 5 is not the one from before the deal"
    }
    assert faults(replace(seen, match="another")) == {"nothing was seen of this match before its deal"}


def test_a_game_of_which_nothing_was_seen_is_not_called_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = tmp_path / "seen.jsonl"
    seen.write_text("")
    assert verify(RECORD, seen) == 1
    assert "nothing was seen of this match" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["{", '{"match": 1}', '{"match": "m", "seat": 0, "nonces": [1], "commitments": []}'])
def test_a_file_that_is_not_what_was_seen_is_refused_with_its_line(tmp_path: Path, text: str) -> None:
    seen = tmp_path / "seen.jsonl"
    seen.write_text(f"\n{text}\n")
    with pytest.raises(BadInput, match="line 2 is not what was seen of a match"):
        verify(RECORD, seen)


def test_the_first_thing_that_was_seen_counts() -> None:
    lines = [b'{"match":"m","seat":0,"nonces":["%s"],"commitments":[]}' % nonce for nonce in (b"aa", b"bb")]
    assert read_seen(lines)["m"].nonces == ("aa",)
