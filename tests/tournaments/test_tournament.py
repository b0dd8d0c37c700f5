"""A tournament from outside: what does not fit together is refused with the part that is wrong."""

import json

import pytest

from tilewright.errors import BadInput
from tilewright.tournaments.tournament import read_tournament, standings

GOOD = {
    "kind": "swiss",
    "seats": 2,
    "players": ["a", "b", "c"],
    "rounds": [[["a", "b"]]],
    "results": [[{"a": 1, "b": -1}]],
    "byes": [["c"]],
    "absent": [],
    "seed": 1,
}


def test_a_tournament_is_read() -> None:
    assert read_tournament(json.dumps(GOOD).encode()).players == ("a", "b", "c")


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"players": ["a", "b", "c", "a"]}, 'players has "a" twice'),
        ({"kind": "bridge"}, "kind"),
        ({"seats": 7}, "seats"),
        ({"seats": "2"}, "seats"),
        ({"absent": ["z"]}, 'absent has "z"'),
        ({"rounds": [[["a", "z"]]]}, 'rounds[0][0] has "z"'),
        ({"rounds": [[["a", "b"], ["a", "c"]]], "byes": []}, 'rounds[0] and byes[0] has "a" twice'),
        ({"byes": [["a"]]}, 'rounds[0] and byes[0] has "a" twice'),
        ({"rounds": [[["a"]]], "results": [[{"a": 1}]]}, "rounds[0][0] has fewer than two"),
        ({"results": []}, "results[0][0] is missing"),
        ({"results": [[{"a": 1, "b": 2, "c": 3}]]}, 'results[0][0] has points for "c"'),
        ({"results": [[{"a": 1}]]}, 'results[0][0] has no points for "b"'),
        ({"results": [[{"a": 1, "b": 2}], []]}, "results[1] belongs to a round"),
        ({"results": [[{"a": 1, "b": 2}, {}]]}, "results[0][1] belongs to a table"),
        ({"winner": "a"}, "winner"),
    ],
)
def test_what_is_wrong_is_refused_by_its_part(change: dict[str, object], named: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_tournament(json.dumps(GOOD | change).encode())
    assert named in str(refused.value)


@pytest.mark.parametrize("text", [b"", b"[]", b"\xff", b"[" * 100_000, b'{"kind": "swiss"}'])
def test_what_is_not_a_tournament_is_refused(text: bytes) -> None:
    with pytest.raises(BadInput, match="not a tournament"):
        read_tournament(text)


def test_a_bye_is_worth_the_mean_of_its_round_and_a_missed_round_its_lowest_result() -> None:
    tournament = read_tournament(json.dumps(GOOD | {"players": ["a", "b", "c", "late"]}).encode())
    assert [(each.name, each.points) for each in standings(tournament)][:2] == [("a", 1), ("c", 0)]
    assert {each.name: each.points for each in standings(tournament)}["late"] == -1
