"""The dice: faces as ruled, and uniform rolls."""

from collections import Counter
from itertools import combinations

from tilewright.chance import Chance
from tilewright.dice.placed import BAG, FAMILY, DieId, sides, thrown
from tilewright.tiles import COLORS, FACES, HIGH, LOW, Joker, JokerKind, Number, write_row

CLASSIC = Joker(JokerKind.CLASSIC)


def test_two_families_of_nine_dice_show_every_number_twice_and_four_jokers() -> None:
    # A-T1
    assert tuple(range(1, 19)) == BAG
    shown = Counter(face for die in BAG for face in sides(die))
    assert shown == {face: 2 for face in FACES if isinstance(face, Number)} | {CLASSIC: 4}
    assert all(len(sides(die)) == 6 for die in BAG)
    assert all(sides(DieId(die)) == sides(DieId(die + 9)) for die in range(1, 10))


def test_a_die_has_the_faces_of_its_row() -> None:
    # A-T1: the face of color c and number n is on die ((n + s) mod 9) + 1, with s 8, 3, 7 and 2.
    places = dict(zip(COLORS, (8, 3, 7, 2), strict=True))
    for number in (face for face in FACES if isinstance(face, Number)):
        assert number in sides(DieId((number.value + places[number.color]) % 9 + 1))
    assert write_row(sides(DieId(1))) == "K1 B2 R6 O7 K10 B11"
    assert write_row(sides(DieId(18))) == "B1 R5 O6 K9 B10 J"


def test_every_group_and_every_run_of_nine_can_show_on_one_family() -> None:
    # A-T1
    home = {face: place for place, row in enumerate(FAMILY) for face in row}
    for value in range(LOW, HIGH + 1):
        assert len({home[Number(color, value)] for color in COLORS}) == 4
    for color in COLORS:
        for low in range(LOW, HIGH - 8 + 1):
            assert len({home[Number(color, value)] for value in range(low, low + 9)}) == 9


def test_every_side_of_a_die_is_equally_likely() -> None:
    # TB-06. With 1/6 of 3,000 rolls the deviation of a side is 20.4, and six of those are never reached by chance.
    chance, counts = Chance(b"rolls"), Counter[tuple[DieId, object]]()
    for _ in range(3_000 // 6):
        faces, chance = thrown(BAG * 6, chance)
        counts.update(zip(BAG * 6, faces, strict=True))
    assert {die for die, _ in counts} == set(BAG)
    assert all(face in sides(die) for die, face in counts)
    assert all(abs(count - 500) < 6 * 20.4 for count in counts.values())
    assert len(counts) == 6 * len(BAG)


def test_dice_roll_independently_and_repeat_with_their_chance() -> None:
    # TB-05, TB-06
    faces, left = thrown(BAG, Chance(b"rolls"))
    assert thrown(BAG, Chance(b"rolls")) == (faces, left)
    first, middle = thrown(BAG[:5], Chance(b"rolls"))
    second, last = thrown(BAG[5:], middle)
    assert (first + second, last) == (faces, left)
    rolls = [thrown(BAG, Chance(b"%d" % number))[0] for number in range(60)]
    assert all(one != other for one, other in combinations(rolls, 2))
