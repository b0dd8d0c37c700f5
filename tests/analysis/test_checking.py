"""Verdicts on rows, shaped once for the command line and the HTTP API."""

from tilewright.analysis.checking import RowReading, RowVerdict, check_row
from tilewright.games import edition
from tilewright.tiles import read_row


def test_a_row_of_tiles_is_legal_in_any_order_and_a_line_of_dice_only_as_given() -> None:
    """A-T8."""
    row = read_row("R5 R4 R3")
    run = RowReading("run", 12, ("R3", "R4", "R5"))
    assert check_row(row, edition("twist").rulebook) == RowVerdict(
        row=("R3", "R4", "R5"), legal=True, readings=(run,), opening=12
    )
    assert not check_row(row, edition("turbo").rulebook).legal


def test_the_reason_is_given_in_the_language_asked_for() -> None:
    for name in ("classic-nl", "turbo"):
        reasons = {check_row(read_row("R3 R4"), edition(name).rulebook, locale).why for locale in ("en", "nl", "de")}
        assert len(reasons) == 3
        assert None not in reasons
