"""A plan while another plays: laid by mouse, touch and keys, kept over a reload, and played when the turn comes."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards import rack_of
from tests.browser.conftest import Visit
from tests.browser.dealt import ZEROS_AS_NONCE, deal_from
from tests.browser.dice_player import by_taps, dice_on_grid, state, wait_for
from tests.browser.hands import HANDS, Hand, lay, rows_of
from tests.browser.site import Site
from tests.browser.test_match import api
from tests.daily import daily
from tests.waiting import wait_until
from tilewright.engine import Seat, Shuffles, replay
from tilewright.game.game import position_of
from tilewright.game.match import Match
from tilewright.games import TILE_GAME
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house
from tilewright.solver.solve import best_table
from tilewright.tiles import faces_of, write_row

pytestmark = pytest.mark.slow(reason="plays in a real browser")

HOUSE: dict[str, int | str] = {
    "deal.rack": 10,
    "deal.starter": "host",
    "match.games": 1,
    "opening.min": 0,
    "time.limit": "none",
}
# With this deal both players can lay a set of their own in the first turn: Ben orange 9 to 13, Ann three twos. Ann
# also has the orange 8.
SECRET = 454
ORANGE_8 = "O8"
BEN, ANN = Seat(0), Seat(1)


def dealt() -> Match:
    """Return the match as it is dealt."""
    shuffles = Shuffles((SECRET.to_bytes(32),), (bytes(32), bytes(32)))
    return replay(TILE_GAME, TILE_GAME.start(with_house(booklet("classic-nl"), HOUSE), 2, shuffles))


def best(match: Match, seat: Seat) -> list[list[int]]:
    """Return the best turn of a seat as the table it leaves."""
    table = best_table(position_of(match.game, seat))
    assert table is not None
    return [list(row) for row in table]


def begun(ann: Page, ben: Page, site: Site, rules: str = "classic-nl", house: dict[str, int | str] = HOUSE) -> str:
    """Begin a match against a player who acts by program, and return its id."""
    api(ben, site, "guests", {"name": "Ben"})
    api(ann, site, "guests", {"name": "Ann"})
    table = api(ben, site, "tables", {"rules": rules, "house": house, "bots": [None]})
    api(ann, site, f"tables/{table['table']}/join", {"invite": table["invite"]})
    match: str = api(ben, site, f"tables/{table['table']}/start")["match"]
    deal_from(site, match, SECRET)
    assert ben.request.post(f"{site.url}/api/bot/matches/{match}/nonce", data={"nonce": "00" * 32}).ok
    ann.add_init_script(ZEROS_AS_NONCE)
    ann.goto(f"{site.url}/match/{match}")
    return match


def act(ben: Page, site: Site, match: str, name: str, command: dict[str, Any]) -> None:
    """Let the other player end a turn."""
    api(ben, site, f"bot/matches/{match}/commands", {"id": name, "command": command})


def expect_rows(page: Page, rows: list[list[int]]) -> None:
    """Expect rows on the screen, in any order."""
    wanted = sorted(map(sorted, rows))
    wait_until(lambda: sorted(map(sorted, rows_of(page))) == wanted)


@pytest.mark.parametrize("by", daily(HANDS, "mouse"))
def test_a_plan_is_laid_while_another_plays_and_played_with_one_tap(visit: Visit, site: Site, by: str) -> None:
    hand_of, screen = HANDS[by]
    ann, ben = visit(**screen), visit()
    match = begun(ann, ben, site)
    hand: Hand = hand_of(ann)
    now = dealt()
    strip = ann.locator("tw-strip .voice")
    expect(strip).to_contain_text("Plan while you wait")
    before = rack_of(ann)
    # A first thought is undone as a whole.
    hand.to_felt(now.game.racks[ANN][0])
    expect(ann.locator(".felt.planning .tile.fresh")).to_have_count(1)
    hand.press(ann.get_by_role("button", name="Reset"))
    expect(ann.locator(".felt .tile")).to_have_count(0)
    assert rack_of(ann) == before
    plan = best(now, ANN)
    lay(ann, hand, plan)
    expect(strip).to_have_text("Your plan works. Only you see it.")
    expect(ann.get_by_role("button", name="Play", exact=True)).to_have_attribute("aria-disabled", "true")
    ann.reload()
    expect_rows(ann, plan)
    expect(strip).to_have_text("Your plan works. Only you see it.")
    # Ben keeps the last tile of the run back.
    (run,) = best(now, BEN)
    turn = [run[:-1]]
    act(ben, site, match, "first", {"type": "PlayTiles", "table": turn})
    expect(ann.locator(".match.mine")).to_be_visible()
    expect_rows(ann, [*turn, *plan])
    expect(ann.locator(".felt.planning")).to_have_count(0)
    button = ann.get_by_role("button", name="Play", exact=True)
    expect(button).not_to_have_attribute("aria-disabled", "true")
    hand.press(button)
    expect(ann.locator(".match.mine")).to_have_count(0)
    expect_rows(ann, [*turn, *plan])
    # A tile is planned for a row that then changes: the solver lays it again where it fits, and the strip says so.
    (eight,) = (tile for tile in now.game.racks[ANN] if write_row(faces_of((tile,))) == ORANGE_8)
    hand.to_row(eight, run[0])
    expect_rows(ann, [[eight, *run[:-1]], *plan])
    expect(strip).to_have_text("Your plan works. Only you see it.")
    act(ben, site, match, "second", {"type": "PlayTiles", "table": [run, *plan]})
    expect_rows(ann, [[eight, *run], *plan])
    expect(strip).to_contain_text("The table has changed. In your plan,")
    expect(ann.locator(".match.mine")).to_be_visible()
    expect(button).not_to_have_attribute("aria-disabled", "true")


@pytest.mark.deep
def test_dice_are_planned_kept_and_laid_after_the_roll(visit: Visit, site: Site) -> None:
    ann, ben = visit(), visit()
    house: dict[str, int | str] = {"dice.must_lay": "no", "dice.block_after": 10, "match.rounds": 1}
    match = begun(ann, ben, site, "turbo", house)
    numbers = iter(range(99))

    def pass_of_ben() -> None:
        for command in ({"type": "RollDice", "dice": state(ann)["view"]["hands"][0]}, {"type": "Pass"}):
            act(ben, site, match, str(next(numbers)), command)

    ann.wait_for_function("() => document.querySelector('tw-dice')?.state.view")
    if state(ann)["view"]["to_move"] == [BEN]:
        pass_of_ben()
    wait_for(ann, "RollDice")
    ann.get_by_role("button", name="Roll 9 dice").click()
    wait_for(ann, "PlaceDice")
    ann.get_by_role("button", name="Pass").click()
    ann.wait_for_function("() => document.querySelector('tw-dice .dice-felt.planning')")
    before = state(ann)["view"]
    laid, kept, *_ = before["hands"][1]
    expect(ann.locator("tw-strip .voice")).to_contain_text("Plan while you wait")
    by_taps(ann, laid, (0, 0))
    wait_until(lambda: dice_on_grid(ann) == {laid: (0, 0)})
    expect(ann.locator("tw-strip .voice")).to_contain_text("Only you see it.")
    ann.locator(f'[data-die="{kept}"]').click()
    ann.get_by_role("button", name="Keep").click()
    expect(ann.locator(f'[data-die="{kept}"].kept')).to_be_visible()
    ann.get_by_role("button", name="Undo").click()
    wait_until(lambda: not dice_on_grid(ann))
    ann.get_by_role("button", name="Redo").click()
    wait_until(lambda: dice_on_grid(ann) == {laid: (0, 0)})
    pass_of_ben()
    wait_for(ann, "RollDice")
    assert dice_on_grid(ann) == {laid: (0, 0)}
    ann.get_by_role("button", name="Roll 7 dice").click()
    after = wait_for(ann, "PlaceDice")["view"]
    assert [after["showing"][die - 1] for die in (laid, kept)] == [before["showing"][die - 1] for die in (laid, kept)]
    # The plan is the draft, and judged at once.
    wait_until(lambda: dice_on_grid(ann) == {laid: (0, 0)})
    expect(ann.locator(".dice-line.bad")).to_be_visible()
    expect(ann.locator("tw-dice .dice-felt.planning")).to_have_count(0)
