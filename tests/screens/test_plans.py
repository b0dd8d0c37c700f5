"""Plans: what is kept is what was laid or is said to be changed, and no plan leads to an illegal turn."""

from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from tests.daily import daily
from tests.dice import play as dice_play
from tests.tables import cases, rulebook_named
from tilewright.arena.timeouts import unfinished
from tilewright.bots.protocol import position_of
from tilewright.chance import Chance, branch, draw
from tilewright.dice import view as dice_view
from tilewright.dice.commands import RollDice
from tilewright.dice.match import Match as DiceMatch
from tilewright.dice.placed import DieId, Placed, grid_of
from tilewright.engine import Seat, Shuffles, play, replay
from tilewright.game.view import View
from tilewright.games import DICE_GAME, TILE_GAME, AnyView
from tilewright.messages.decoding import BadMessage
from tilewright.messages.fields import Rows
from tilewright.messages.wire import AskPlan, PlanAnswer, PlanFate
from tilewright.screens.drafts import judged_draft
from tilewright.screens.kinds import HOSTED_GAMES
from tilewright.screens.plans import PlanTerms, make_plan, unhelped_plan
from tilewright.solver.solve import best_table
from tilewright.tiles import Row, TileId, assign, faces_of, read_faces, read_row, tiles_of, write_row

ME = Seat(0)
HELPED, RATED = PlanTerms("en", helped=True), PlanTerms("en", helped=False)


class Game(Struct, frozen=True):
    """A game to plan in: its rulebook, how many sit there, the bot of the others, and whether it is rated."""

    rules: str
    seats: int
    bot: str
    rated: bool


GAMES = (
    Game("classic-nl match.games=1", 3, "greedy", False),
    Game("classic-fr match.games=1", 2, "greedy", False),
    Game("twist match.games=1", 4, "casual", False),
    Game("six match.games=1", 6, "greedy", False),
    Game("classic-de match.games=1", 4, "casual", True),
    Game("turbo match.rounds=1", 2, "turbo-greedy", False),
    Game("turbo match.rounds=1", 2, "turbo-greedy", True),
)


def first(game: Game, seed: int) -> Any:
    """Return the start of a match."""
    if game.rules.startswith("turbo"):
        return replay(DICE_GAME, dice_play.first_events(game.rules.partition(" ")[2], seed))
    rules = rulebook_named(game.rules)
    return replay(TILE_GAME, TILE_GAME.start(rules, game.seats, Shuffles((b"%d" % seed,), (b"nonce",) * game.seats)))


def table_of(view: AnyView) -> Rows:
    """Return the table or the grid of a view as a plan has it."""
    return view.table if isinstance(view, View) else tuple((die.x, die.y, die.die) for die in view.grid)


def laid(state: Any, view: AnyView, chance: Chance) -> Rows:
    """Return a plan: a good turn for the table as it is now, often left unfinished or spoilt."""
    if isinstance(view, View):
        position = position_of(view)
        return unfinished(position, best_table(position) or view.table, chance)
    assert isinstance(state, DiceMatch)
    own = view.hands[ME]
    if any(view.showing[die - 1] is None for die in own):
        return table_of(view)
    lot, chance = draw(chance, 4)
    kept = own[: max(3, len(own) - lot)]
    hands = (kept, view.hands[1])
    imagined = replace(state, round=replace(state.round, seat=ME, rolled=True, hands=hands))
    grid = dice_play.busy_grid(imagined, ME, chance)
    stray = (Placed(40 + lot, 40, own[-1]),) if lot == 0 and own[-1] not in {die.die for die in grid} else ()
    return tuple((die.x, die.y, die.die) for die in (*grid, *stray))


def check_kept(view: AnyView, plan: AskPlan, answer: PlanAnswer) -> None:
    """Check that a plan is a table the seat could arrange, and that it is as it was laid or said to be changed."""
    planner = HOSTED_GAMES.of(view.rules).planner
    before, now, over = planner.lying(plan.rows), planner.lying(answer.rows), planner.lying(plan.over)
    table = planner.lying(table_of(view))
    own = set(view.rack if isinstance(view, View) else view.hands[ME])
    on_both = table.keys() & over.keys()
    # Every piece of the table is there, but for dice that the player lifted, and everything else is the player's own.
    assert table.keys() - now.keys() <= on_both - before.keys()
    assert now.keys() - table.keys() <= own
    planned = before.keys() - over.keys()
    assert now.keys() - table.keys() <= planned
    for piece in planned & own:
        same = piece in now and now[piece] == before[piece]
        assert same == (piece not in {*answer.moved, *answer.returned})
        assert (piece in answer.returned) == (piece not in now)
    # A part that was dropped with no piece of the player in it is said as well.
    unchanged = all(now.get(piece) == lies for piece, lies in before.items() if lies != over.get(piece))
    assert (answer.fate is PlanFate.KEPT) == unchanged


class Planning:
    """One game in which the first seat plans while the others play, and plays its plan if it is judged to be legal."""

    def __init__(self, game: Game, seed: int) -> None:
        self.terms = RATED if game.rated else HELPED
        self.state = first(game, seed)
        hosted = HOSTED_GAMES.of(self.state.rules)
        self.engine, self.hosted = hosted.kind.engine, hosted
        self.bot = hosted.ladder.bot(game.bot)
        self.chance = Chance(b"planning %d" % seed)
        self.fates: list[PlanFate] = []
        self.played = 0

    def luck(self) -> Chance:
        """Return a chance of its own for the next thing."""
        self.chance = branch(self.chance, "on")
        return self.chance

    def over(self) -> bool:
        """Return whether the game has ended."""
        return len(self.state.results) > 0

    def view(self) -> AnyView:
        """Return what the planning seat sees."""
        view: AnyView = self.engine.view(self.state, ME)
        return view

    def asked(self, rows: Rows, over: Rows) -> PlanAnswer:
        """Return the checked answer to a plan."""
        view, plan = self.view(), AskPlan(rows=rows, over=over, after=7)
        answer = make_plan(view, plan, self.terms)
        check_kept(view, plan, answer)
        busy = unhelped_plan(view, plan)
        assert busy.judgement is None
        assert busy.fate in {PlanFate.KEPT, PlanFate.BUSY}
        self.fates.append(answer.fate)
        return answer

    def do(self, seat: Seat, command: Any) -> None:
        """Play a command, which must be legal."""
        self.state = play(self.engine, self.state, seat, command).state

    def run(self) -> None:
        """Play to the end of the game."""
        rows: Rows = ()
        over: Rows = ()
        while not self.over():
            seat = self.engine.to_move(self.state)[0]
            if seat == ME:
                self.take_turn(rows or table_of(self.view()))
                rows = ()
                continue
            if not rows or draw(self.luck(), 3)[0] == 0:
                rows, over = laid(self.state, self.view(), self.luck()), table_of(self.view())
            self.do(seat, self.bot.choose(self.engine.view(self.state, seat), (), self.luck()))
            if not self.over():
                rows, over = self.asked(rows, over).rows, table_of(self.view())

    def take_turn(self, rows: Rows) -> None:
        """Play the plan if it is judged to be legal; a judgement in the turn must say the same."""
        if isinstance(self.state, DiceMatch):
            self.roll({die for *_, die in rows})
        answer = self.asked(rows, table_of(self.view()))
        judgement = answer.judgement
        assert answer.fate is PlanFate.KEPT
        assert judgement is not None
        drafted, possible = judged_draft(self.hosted, self.state, ME, rows, "en")
        assert possible
        assert replace(judgement, seq=0) == drafted
        self.played += not judgement.faults
        self.do(ME, self.engine.fallback(self.state) if judgement.faults else self.hosted.kind.proposal(rows))

    def roll(self, planned: set[int]) -> None:
        """Roll the dice that are not planned; at least one must be rolled."""
        hand = self.state.round.hands[ME]
        first_roll = any(self.state.round.showing[die - 1] is None for die in hand)
        self.do(ME, RollDice(hand if first_roll else tuple(die for die in hand if die not in planned) or hand[-1:]))


@pytest.mark.slow(reason="plays whole games with plans in them")
@pytest.mark.parametrize(
    "game", daily(GAMES, *GAMES[1:6]), ids=lambda game: f"{game.rules.split()[0]}{'-rated' if game.rated else ''}"
)
def test_a_planning_player_never_sends_an_illegal_turn(game: Game, deep: bool) -> None:
    fates: list[PlanFate] = []
    played = 0
    for seed in range(30 if deep else 1):
        planning = Planning(game, seed)
        planning.run()
        fates += planning.fates
        played += planning.played
    assert played or not deep
    helped, unhelped = {PlanFate.REFITTED, PlanFate.NO_PLACE}, {PlanFate.UNHELPED}
    assert (unhelped if game.rated else helped).isdisjoint(fates) <= (not deep)
    assert (helped if game.rated else unhelped).isdisjoint(fates)


def rows_of(text: str) -> tuple[Row, ...]:
    """Return the rows of a column."""
    return tuple(read_row(row) for row in text.split(",") if row.strip())


def seen(rules: str, table: str, rack: str) -> View:
    """Return what a seat sees while another seat plays; `new` is one that has not opened."""
    name, *how = rules.split()
    book = rulebook_named(name)
    *rows, own = assign((*rows_of(table), read_row(rack)), tiles_of(book.box.contents))
    view = TILE_GAME.view(first(Game(f"{name} match.games=1", 2, "greedy", False), 1), ME)
    return replace(view, table=tuple(rows), rack=own, opened=("new" not in how, True), to_move=(Seat(1),))


@pytest.mark.parametrize("case", cases("plans.txt"), ids=" | ".join)
def test_a_plan_is_kept_refitted_or_goes_back(case: tuple[str, ...]) -> None:
    rules, over, plan, table, rack, left, fate, back = case
    view = seen(rules, table, rack)
    old = assign(rows_of(over), [tile for row in view.table for tile in row])
    lost = tiles_of(view.rules.box.contents)
    rows = assign(rows_of(plan), [*(tile for row in old for tile in row), *view.rack, *reversed(lost)])
    asked = AskPlan(rows=rows, over=old, after=3)
    answer = make_plan(view, asked, RATED if "rated" in rules else HELPED)
    check_kept(view, asked, answer)
    faces = [sorted(map(str, faces_of(map(TileId, row)))) for row in answer.rows]
    assert faces == [sorted(map(str, row)) for row in rows_of(left)]
    assert (answer.fate.value, write_row(faces_of(map(TileId, answer.returned)))) == (fate, back)
    assert answer.judgement is not None
    assert (answer.seq, answer.judgement.seq) == (3, 3)


@pytest.mark.parametrize(
    ("rows", "over"), [(((1, 1),), ()), (((1, 2),), ((1, 3),)), (((1, 2, 3),), ((1,), (1,))), ((), ((1, 2),))]
)
def test_a_plan_that_is_none_of_its_own_table_is_refused(rows: Rows, over: Rows) -> None:
    with pytest.raises(BadMessage):
        make_plan(seen("classic-nl", "R1 R2 R3", "R4"), AskPlan(rows=rows, over=over, after=1), HELPED)


# Dice as x,y,die. Of the faces they show only their lines matter here: dice 1 to 9 are the first hand.
GRID = ((0, 0, 10), (1, 0, 11), (2, 0, 12))


def dice_seen(grid: Rows, shown: str = "K3 B3 R3 K5 K6 K7 O9 O1 O2 K1 K2 K3 K4 B5 B6 B7 O11 O12") -> dice_view.View:
    """Return what the first seat sees of a grid while the other seat plays."""
    view = DICE_GAME.view(first(GAMES[-1], 1), ME)
    hands = (tuple(map(DieId, range(1, 10))), ())
    return replace(view, grid=grid_of(grid), showing=read_faces(shown.split()), hands=hands, to_move=(Seat(1),))


@pytest.mark.parametrize(
    ("plan", "now", "left", "fate", "back"),
    [
        # Beside the grid, and in line with a die of it that stays as it was.
        (((9, 5, 4), (10, 5, 5), (11, 5, 6)), (), ((9, 5, 4), (10, 5, 5), (11, 5, 6)), "kept", ()),
        (((2, 1, 2), (2, 2, 3)), ((0, 5, 14), (1, 5, 15)), ((2, 1, 2), (2, 2, 3)), "kept", ()),
        # Their cell is taken, or their line has become another.
        (((2, 1, 2), (2, 2, 3)), ((2, 1, 13),), (), "unhelped", (2, 3)),
        (((2, 1, 2), (2, 2, 3), (9, 5, 4)), ((2, 3, 13),), ((9, 5, 4),), "unhelped", (2, 3)),
        (((3, 0, 4),), ((3, 0, 13),), (), "unhelped", (4,)),
    ],
)
def test_planned_dice_stay_where_their_lines_are_the_same(
    plan: Rows, now: Rows, left: Rows, fate: str, back: tuple[int, ...]
) -> None:
    view = dice_seen((*GRID, *now))
    asked = AskPlan(rows=(*GRID, *plan), over=GRID, after=3)
    answer = make_plan(view, asked, RATED)
    check_kept(view, asked, answer)
    assert {*answer.rows} == {*GRID, *now, *left}
    assert (answer.fate.value, answer.returned) == (fate, back)


def test_the_solver_lays_planned_dice_in_another_place() -> None:
    view = dice_seen((*GRID, (3, 0, 13)))
    asked = AskPlan(rows=(*GRID, (2, 1, 2), (2, 2, 3), (3, 0, 4)), over=GRID, after=3)
    answer = make_plan(view, asked, HELPED)
    check_kept(view, asked, answer)
    assert (answer.fate, answer.moved, answer.returned) == (PlanFate.REFITTED, (4,), ())
    assert answer.judgement is not None
    assert not answer.judgement.faults
