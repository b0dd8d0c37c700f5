"""The short text of a game and of a position: what is written reads back the same, for every rulebook."""

import contextlib
import random
from itertools import islice
from pathlib import Path

import pytest

import tilewright as tw
from tests.daily import daily
from tests.library.test_state import EDITIONS, random_match
from tilewright.game.table import faces_on
from tilewright.tiles import faces_of

TRANSCRIPTS = sorted((Path(__file__).parent.parent / "transcripts").glob("*.jsonl"))
NAMES = ['Ann "A" = 3; 1 -', "Бен / ä"]


@pytest.mark.parametrize("seed", daily(range(12), 0))
@pytest.mark.parametrize("rules", EDITIONS)
def test_a_game_reads_back_as_it_was_written(rules: str, seed: int) -> None:
    record = random_match(rules, seed, most=60).record()
    assert tw.read_record(record.text) == record
    assert tw.read_record(f"  {record.text} ; ") == record
    assert tw.read_record(record.text).text == record.text
    assert "\n" not in record.text


@pytest.mark.parametrize("file", TRANSCRIPTS, ids=lambda file: file.stem)
def test_transcripts_of_every_kind_of_event_read_back(file: Path) -> None:
    for record in tw.read_records(file):
        assert tw.read_record(record.text) == record


@pytest.mark.parametrize("rules", ["classic-nl", "classic-de", "turbo"])
def test_time_outs_read_back(rules: str, tmp_path: Path) -> None:
    names = ("turbo-greedy", "turbo-random") if rules == "turbo" else ("greedy", "beginner")
    late = tw.Simulation(rules=tw.booklet(rules), bots=names, deals=1, seed=5, mishaps=0.5, record=True)
    lines: list[str] = []
    tw.simulate(late, each=lambda deal: lines.extend(deal.lines))
    file = tmp_path / "late.jsonl"
    file.write_text("\n".join(lines) + "\n", "utf-8")
    records = list(tw.read_records(file))
    assert any(isinstance(line, tw.TimeOutLine | tw.turbo.TimeOutLine) for record in records for line in record.events)
    for record in records:
        assert tw.read_record(record.text) == record
        assert len(list(record)) == len(record)


def test_names_and_handicaps_of_any_kind_read_back() -> None:
    record = tw.Match("classic-nl", NAMES, seed=1).record()
    assert tw.read_record(record.text).names == tuple(NAMES)
    first = tw.GameLine(
        format=1,
        rules="twist",
        house={"opening.min": 40, "jokers.reuse": "new_set"},
        seats=tuple(NAMES),
        game=3,
        match='a "b" 4 c=5; d',
        handicaps=({}, {"opening.min": 0, "deal.rack": 10}),
    )
    lines = (first, tw.EndLine(reason="out", winners=(), scores=(10.5, "31/3"), racks=((), ("K9", "J"))))
    assert tw.read_record(tw.Record(lines).text).events == lines


def test_a_game_fits_in_a_message() -> None:
    record = tw.play_game(["greedy", "greedy"], "classic-nl", seed=7)
    assert len(record.text) < len(str(record)) / 4


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the record is empty"),
        ("bridge", 'entry 1 is not part of a record: "bridge"'),
        ('twits "a" "b" 1 "m"', 'entry 1: there is no rulebook "twits"'),
        ('classic-nl "a" "b" 1 "m"; deal 0', 'entry 2 is not part of a record: "deal 0"'),
        ('classic-nl "a" "b" 1 "m"; 0 > 3', "entry 2: there is no row 3: the table before has 0"),
        ('classic-nl "a" "b" 1 "m"; 0 + B14', 'entry 2: "B14" is not a tile: numbers run from 1 to 13'),
        ('classic-nl "a" "b" 1 "m"; 0 * 1:K3', 'entry 2 is not part of a record: "0 * 1:K3"'),
        ('turbo "a" "b" 1 "m"; 0 > 0,0', 'entry 2 is not part of a record: "0 > 0,0"'),
        ('classic-nl "a" "b" 1 "m" *; 0 -', "the commitment of a game follows from its secret, which is missing"),
        ("x" * 1_000_001, "the text of a record has at most 1000000 characters"),
    ],
)
def test_a_wrong_entry_is_named(text: str, said: str) -> None:
    with pytest.raises(tw.BadRecord) as raised:
        tw.read_record(text)
    assert str(raised.value).startswith(said)


def test_random_texts_are_read_or_refused_by_name() -> None:
    """A fuzz of 3,000 texts: parts of a real one, cut and exchanged."""
    whole = (
        tw.play_game(["greedy", "beginner"], "twist", seed=2).text
        + tw.play_game(["turbo-greedy", "turbo-random"], "turbo", seed=2).text
    )
    chance = random.Random(1)
    for _ in range(3_000):
        at = sorted(chance.randrange(len(whole)) for _ in range(4))
        text = (
            whole[: at[0] % 300] + whole[at[1] : at[1] + 60] + chance.choice(';"|/:-=<> 0') + whole[at[2] : at[2] + 40]
        )
        with contextlib.suppress(tw.TilewrightError):
            tw.read_record(text)


@pytest.mark.parametrize("seed", daily(range(12), 0))
@pytest.mark.parametrize("rules", EDITIONS)
def test_positions_read_back_and_mean_the_same(rules: str, seed: int) -> None:
    house: dict[str, int | str] = {"jokers.penalty": 17} if seed % 2 else {}
    chance, book = random.Random(seed), tw.with_house(tw.booklet(rules), house)
    state = tw.State.start(book, 2, seed)
    for _ in range(40):
        if not state.to_move:
            break
        if not (rules == "turbo" and not state.view().rolled):
            position = state.position()
            again = tw.read_position(position.text)
            assert again.text == position.text
            assert tw.read_position(again.text) == again
            assert repr(again) == f"<Position {position.text}>"
            if isinstance(again, tw.Position) and isinstance(position, tw.Position):
                assert (again.rules, again.opened) == (book, position.opened)
                assert faces_on(again.table) == faces_on(position.table)
                assert sorted(map(str, faces_of(again.rack))) == sorted(map(str, faces_of(position.rack)))
            else:
                assert again == position
            best, same = tw.solve(position), tw.solve(position.text)
            assert (best.tiles, best.points) == (same.tiles, same.points)
        state = state.apply(chance.choice(list(islice(state.legal, 6))))


def test_text_is_taken_wherever_a_position_is() -> None:
    text = "classic-nl: B4 B5 B6 | K8 R8 O8 / B3 B8 K9"
    position = tw.read_position(text)
    answer = tw.solve(position)
    assert tw.solve(text) == tw.solve_many([text])[0] == answer
    assert list(tw.legal_plays(text)) == list(tw.legal_plays(position))
    assert tw.mask(text) == tw.mask(position)
    assert tw.rebuilt(text, answer) == tw.rebuilt(position, answer)
    assert tw.faults(text, "B4 B5 B6 B8 | K8 R8 O8") == tw.faults(position, "B4 B5 B6 B8 | K8 R8 O8")
    assert tw.svg(text) == tw.svg(position)
