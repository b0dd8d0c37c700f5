"""Plans of players who wait for their turn: answered to their owner alone, never stored and never shown."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from tilewright.engine import Refused
from tilewright.hosting.hints import helped
from tilewright.messages.decoding import BadMessage
from tilewright.messages.wire import AskPlan, PlanAnswer, PlanFate, Trouble
from tilewright.screens.plans import PlanTerms, fit_plan, refit_plan, unhelped_plan
from tilewright.service.errors import Busy, StoreUnavailable, TooMuch, refusal_in_words
from tilewright.service.limits.networks import Asker
from tilewright.service.matches.drafts import DraftSource, Latest
from tilewright.service.matches.service import Matches
from tilewright.service.workbench.bench import Workbench


class PlanBenches(Struct, frozen=True):
    """Where plans are answered."""

    short: Workbench
    long: Workbench


class PlanDesk:
    """Answers the plans of one seat; of plans that come too fast only the last one counts.

    Fitting and judging are done in other processes, paid for by the asker, from the view of the seat alone: what the
    solver must lay again is a long question, everything else a short one.
    """

    def __init__(
        self,
        matches: Matches,
        benches: PlanBenches,
        place: DraftSource,
        asker: Asker,
        reply: Callable[[PlanAnswer | Trouble], None],
    ) -> None:
        self._matches, self._benches, self._place, self._asker, self._reply = matches, benches, place, asker, reply
        self._latest = Latest(self._carry_out, "plans", matches.store.tasks)

    def put(self, plan: AskPlan) -> None:
        """Take a plan; it replaces one that still waits."""
        self._latest.put(plan)

    async def close(self) -> None:
        """Stop."""
        await self._latest.close()

    async def _carry_out(self, plan: AskPlan) -> float:
        try:
            if (answer := await self._answer(plan)) is not None:
                self._reply(answer)
        except (BadMessage, Refused) as bad:
            self._reply(Trouble(refusal_in_words(bad, self._place.language)))
        except StoreUnavailable:
            # The page asks again after the next event.
            pass
        return self._matches.pace.draft_shown / 1_000

    async def _answer(self, plan: AskPlan) -> PlanAnswer | None:
        """Return the answer to a plan; one for another event than the last gets none."""
        place = self._place
        loaded = await self._matches.load(place.match, at_least=plan.after)
        if plan.after != loaded.seq:
            return None
        view = loaded.hosted.kind.engine.view(loaded.state, place.seat)
        terms = PlanTerms(place.language, helped=helped(loaded, place.seat))
        try:
            answer = await self._benches.short.run(self._asker, fit_plan, view, plan, terms)
        except (TooMuch, Busy):
            return unhelped_plan(view, plan)
        if not (answer.returned and terms.helped):
            return answer
        try:
            return await self._benches.long.run(self._asker, refit_plan, view, plan, terms)
        except (TooMuch, Busy):
            return replace(answer, fate=PlanFate.BUSY)
