"""Plans: drafts for a later turn, judged and fitted to the table from what their seat sees."""

from msgspec import Struct
from msgspec.structs import replace

from tilewright.games import AnyView
from tilewright.messages.fields import Rows
from tilewright.messages.wire import AskPlan, PlanAnswer, PlanFate
from tilewright.screens.drafts import told_draft
from tilewright.screens.kinds import HOSTED_GAMES
from tilewright.screens.planner import Fit, Planner


class PlanTerms(Struct, frozen=True):
    """The language of the judgement, and whether the solver may help: not in a rated match."""

    language: str
    helped: bool


def make_plan(view: AnyView, plan: AskPlan, terms: PlanTerms) -> PlanAnswer:
    """Return a plan as it fits the table of the view, judged as a turn, or raise BadMessage.

    What fits unchanged is kept. The solver lays the other pieces again, or they go back to the player.
    """
    answer = fit_plan(view, plan, terms)
    return refit_plan(view, plan, terms) if answer.returned and terms.helped else answer


def fit_plan(view: AnyView, plan: AskPlan, terms: PlanTerms) -> PlanAnswer:
    """Return what of a plan fits unchanged, judged as a turn, or raise BadMessage; it takes under 50 ms."""
    fit = HOSTED_GAMES.of(view.rules).planner.fitted(view, plan)
    return _judged(view, plan, terms, fit, fit.rows)


def refit_plan(view: AnyView, plan: AskPlan, terms: PlanTerms) -> PlanAnswer:
    """Return a plan with the pieces that do not fit laid by the solver, which may take longer, or raise BadMessage."""
    planner = HOSTED_GAMES.of(view.rules).planner
    fit = planner.fitted(view, plan)
    return _judged(view, plan, terms, fit, planner.refitted(view, fit))


def unhelped_plan(view: AnyView, plan: AskPlan) -> PlanAnswer:
    """Return what fits unchanged, without a judgement, for a host that is too busy for more, or raise BadMessage."""
    planner = HOSTED_GAMES.of(view.rules).planner
    fit = planner.fitted(view, plan)
    return _answered(planner, plan, fit, fit.rows, PlanFate.BUSY)


def _judged(view: AnyView, plan: AskPlan, terms: PlanTerms, fit: Fit, rows: Rows) -> PlanAnswer:
    """Return the answer about rows with their judgement."""
    hosted = HOSTED_GAMES.of(view.rules)
    planner = hosted.planner
    answer = _answered(planner, plan, fit, rows, PlanFate.NO_PLACE if terms.helped else PlanFate.UNHELPED)
    assert view.seat is not None
    state = planner.imagined(view, rows)
    judgement, _ = told_draft(hosted, state, view.seat, rows, terms.language)
    return replace(answer, judgement=replace(judgement, seq=plan.after))


def _answered(planner: Planner, plan: AskPlan, fit: Fit, rows: Rows, otherwise: PlanFate) -> PlanAnswer:
    """Return the answer about rows; `otherwise` says why pieces went back or a part no longer applies."""
    before, over, now = planner.lying(plan.rows), planner.lying(plan.over), planner.lying(rows)
    moved = tuple(piece for piece in before if piece not in over and piece in now and now[piece] != before[piece])
    returned = tuple(piece for piece in fit.loose if piece not in now)
    touched = [piece for piece in {**over, **before} if before.get(piece) != over.get(piece)]
    fate = PlanFate.REFITTED if moved and not returned else otherwise
    if all(now.get(piece) == before.get(piece) for piece in touched):
        fate = PlanFate.KEPT
    return PlanAnswer(seq=plan.after, rows=rows, fate=fate, moved=moved, returned=returned)
