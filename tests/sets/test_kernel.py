"""The kernel reads rows as the definitions in Python do, and puts them into the same order."""

import random
from collections.abc import Iterator
from itertools import product

import pytest

from tests.sets import definitions
from tests.solver.test_kernel import run_sanitized
from tilewright.rules.booklets import booklet
from tilewright.sets.kernel import judge_of_texts, judged, read, reader_of_texts
from tilewright.sets.rules import ChangeRules, GroupLimit, MirrorRules, SetRules
from tilewright.tiles import CODES, FACES, Face, Joker, Row, beyond_the_box, read_row, write_row

JOKERS = tuple(face for face in FACES if isinstance(face, Joker))

# All shapes of few pieces: numbers that touch and that leave a gap, at both ends, in two colors and in all.
BAGS = ("R1 R2 R3 B2 B3 K3 J D C M", "B11 B13 R13 K13 O13 O12 J D C M", "K5 R5 B5 O5 R6 R7 J D M")

RULES = (
    SetRules(),
    SetRules(min_natural=0),
    SetRules(max_jokers=2, adjacent_jokers=False),
    SetRules(min_natural=0, change=ChangeRules(at_start=False, max_per_run=1, max_colors=2)),
    SetRules(min_natural=0, mirror=MirrorRules(min_side=2, group_limit=GroupLimit.TOTAL)),
)


def random_rules(luck: random.Random) -> SetRules:
    """Return rules with values that rulebooks have and others that only a program can give."""
    return SetRules(
        min_natural=luck.choice([0, 0, 1, 2]),
        max_jokers=luck.choice([None, None, -1, 0, 1, 3, 300]),
        adjacent_jokers=luck.random() < 0.8,
        change=ChangeRules(luck.random() < 0.7, luck.choice([1, 2, 2, 9]), luck.choice([0, 2, 3, 3, 4])),
        mirror=MirrorRules(luck.choice([0, 1, 1, 2, 3]), luck.choice([*GroupLimit])),
    )


def random_row(luck: random.Random) -> Row:
    """Return a run, a group or two sides of one around a mirror, with jokers for some numbers and perhaps one fault."""
    color, size = luck.randrange(4), min(luck.randint(1, 13), luck.randint(1, 13))
    start = luck.randint(1, 14 - size)
    same = [FACES[13 * (color + place) % 52 + start - 1] for place in range(min(size, 4))]
    rising = list(FACES[13 * color + start - 1 : 13 * color + start - 1 + size])
    side = luck.choice([same, rising, rising, rising[::-1]])
    rate = luck.choice([0.0, 0.1, 0.3, 1.0])
    if changes := luck.randrange(3) * (side is rising):
        places = luck.sample(range(size), min(changes, size))
        side = [JOKERS[2] if place in places else face for place, face in enumerate(side)]
        rate /= 2
    row = _with_jokers(side, rate, luck)
    if luck.random() < 0.6:
        row += [JOKERS[3], *_with_jokers(side[::-1], rate, luck)]
    if luck.random() < 0.2:
        row[luck.randrange(len(row))] = luck.choice(FACES)
    return tuple(row)


def _with_jokers(side: list[Face], rate: float, luck: random.Random) -> list[Face]:
    """Return pieces with classic jokers for some, and doubles for some pairs."""
    found: list[Face] = []
    for face in side:
        if face in JOKERS or luck.random() >= rate:
            found.append(face)
        elif found and found[-1] == JOKERS[0] and luck.random() < 0.5:
            found[-1] = JOKERS[1]
        else:
            found.append(JOKERS[0])
    return found


def short_rows() -> Iterator[Row]:
    """Yield every row of up to five pieces of each bag."""
    for bag in BAGS:
        yield from (row for size in range(6) for row in product(read_row(bag), repeat=size))


@pytest.mark.slow(reason="reads many rows in Python")
def test_all_short_rows_of_small_bags_are_read_as_defined(deep: bool) -> None:
    for number, row in enumerate(short_rows()):
        # A slice that is prime to the number of pieces has every piece at every place.
        for rules in RULES if deep else RULES[number % 5 : number % 5 + 1] if number % 23 == 0 else ():
            assert read(row, rules) == definitions.read(row, rules), (row, rules)


@pytest.mark.slow(reason="reads many rows in Python")
def test_long_rows_are_read_as_defined_under_any_rules(deep: bool) -> None:
    luck, sets = random.Random(31), 0
    rows = 300_000 if deep else 6_000
    for _ in range(rows):
        row, rules = random_row(luck), random_rules(luck)
        defined = definitions.read(row, rules)
        assert read(row, rules) == defined, (row, rules)
        sets += bool(defined)
    assert sets > rows / 6


@pytest.mark.slow(reason="reads many rows in Python")
def test_short_rows_are_put_into_the_order_that_is_defined(deep: bool) -> None:
    for number, row in enumerate(short_rows()):
        rules = RULES[number % len(RULES)]
        if deep or number % 97 == 0:
            assert judged(row, rules) == definitions.judged(row, rules), (row, rules)


@pytest.mark.slow(reason="reads many rows in Python")
def test_long_rows_are_put_into_the_order_that_is_defined_under_any_rules(deep: bool) -> None:
    luck, sets = random.Random(33), 0
    rows = 20_000 if deep else 1_000
    for _ in range(rows):
        mixed, rules = [*random_row(luck)], random_rules(luck)
        luck.shuffle(mixed)
        row = tuple(mixed)
        defined = definitions.judged(row, rules)
        assert judged(row, rules) == defined, (row, rules)
        sets += defined is not None
    assert sets > rows / 6


def test_equal_readings_are_the_same_objects() -> None:
    read_text = reader_of_texts(SetRules())
    assert read_text("R3 R4 R5") is read_text("R3 J R5")


def test_texts_are_read_as_the_notation_does_or_left_to_it() -> None:
    read_text, words = reader_of_texts(SetRules()), [str(face) for face in FACES]
    for word in [*words, *map(str.lower, words)]:
        assert read_text(f" {word}  J\nj ") == definitions.read(read_row(f"{word} J J"), SetRules()), word
    assert read_text("") == read_text("R1 " * 28) == ()
    wrong = [
        "R",
        "R0",
        "R01",
        "R14",
        "R20",
        "R131",
        "R1x",
        "1",
        "JJ",
        "X1",
        "R3|",
        "-",
        "R\x00",
        "\u212a3",
        "\ud800",
        "é",
    ]
    assert [read_text(f"R2 {word} R4") for word in wrong] == [None] * len(wrong)
    # The notation also splits at these.
    assert [read_text(f"R2{space}R3 R4") for space in "\t\x1f\u2003"] == [None] * 3


def test_a_text_is_judged_as_its_row_is_unless_the_box_lacks_a_piece() -> None:
    box, luck = booklet("twist").box.contents, random.Random(34)
    judge = judge_of_texts(SetRules(), box)
    for _ in range(2_000):
        row = random_row(luck)
        order, found = definitions.judged(row, SetRules()) or ((), ())
        wanted = None if beyond_the_box(row, box) else (bytes([CODES[face] for face in order]), found)
        assert judge(write_row(row)) == wanted, row
    assert judge("") is judge(" ") is judge("R14 R2 R3") is None


@pytest.mark.slow(reason="a build and thousands of rows in another process")
@pytest.mark.deep
def test_readings_are_clean_under_the_sanitizers(tmp_path_factory: pytest.TempPathFactory) -> None:
    run_sanitized(
        tmp_path_factory,
        "from tests.sets.test_kernel import *\n"
        "luck = random.Random(32)\n"
        "for _ in range(100_000): judged(random_row(luck), random_rules(luck))\n"
        "judge = judge_of_texts(SetRules(), booklet('twist').box.contents)\n"
        "for _ in range(100_000): judge(' '.join(map(str, random_row(luck))))\n"
        "for _ in range(100_000): judge(''.join(luck.choices('KRBOJDCMk0123 \\n\\t|é', k=luck.randint(0, 99))))\n",
    )
