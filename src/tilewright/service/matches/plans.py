"""Plans of players who wait for their turn: answered to their owner alone, never stored and never shown."""

from __future__ import annotations

from collections.abc import Callable

from tilewright.engine import Refused
from tilewright.messages.decoding import BadMessage
from tilewright.messages.wire import AskPlan, PlanAnswer, Trouble
from tilewright.screens.plans import PlanTerms, make_plan, unhelped_plan
from tilewright.service.errors import Busy, StoreUnavailable, TooMuch, refusal_in_words
from tilewright.service.limits.askers import Asker
from tilewright.service.matches.drafts import DraftSource
from tilewright.service.matches.latest import Latest
from tilewright.service.matches.service import Matches
from tilewright.service.workbench.bench import Workbench


class PlanDesk:
    """Answers the plans of one seat; of plans that come too fast only the last one counts.

    Fitting and judging are done in another process, paid for by the asker, from the view of the seat alone.
    """

    def __init__(
        self,
        matches: Matches,
        bench: Workbench,
        place: DraftSource,
        asker: Asker,
        reply: Callable[[PlanAnswer | Trouble], None],
    ) -> None:
        self._matches, self._bench, self._place, self._asker, self._reply = matches, bench, place, asker, reply
        self._latest = Latest(self._carry_out, f"plans of {place.match}")

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
        try:
            return await self._bench.run(
                self._asker, make_plan, view, plan, PlanTerms(place.language, helped=not loaded.terms.rated)
            )
        except (TooMuch, Busy):
            return unhelped_plan(view, plan)
