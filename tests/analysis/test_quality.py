"""The figure of a review: what raises and lowers it."""

import pytest

from tilewright.analysis.quality import Choice, quality

# laid of most, whether that was the whole rack, the chance given away; and the figure
CASES = (
    ("nothing could be laid", (), None),
    ("the best turns", ((3, 3, False, 0.0), (5, 5, True, 0.0)), 100),
    ("only waiting", ((0, 4, False, 0.3),), None),
    ("waiting, which nobody is blamed for", ((0, 4, False, 0.36), (9, 9, True, 0.0)), 100),
    ("laying that costs chances", ((4, 4, False, 0.36), (9, 9, True, 0.0)), 91),
    ("half of what lay there", ((2, 4, False, 0.0),), 71),
    ("going out was missed", ((0, 6, True, 0.0), (6, 6, True, 0.0)), 71),
    ("noise in favor of the turn", ((3, 3, False, -0.2),), 100),
    ("everything was missed", ((0, 6, True, 1.0),), 0),
)


@pytest.mark.parametrize(("choices", "figure"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_the_figure_of_some_choices(choices: tuple[tuple[int, int, bool, float], ...], figure: int | None) -> None:
    assert quality(Choice(*choice) for choice in choices) == figure
