"""Score cards over HTTP, for games with a physical set: counted, or drawn as a picture."""

from __future__ import annotations

from tilewright.answers import questions
from tilewright.web.costs import Cost
from tilewright.web.endpoints import Endpoints

score_cards = Endpoints()

score_cards.serve(questions.count_card, cost=Cost.SHORT, refused=(400,))
score_cards.serve(questions.draw_score_card, cost=Cost.SHORT, refused=(400,))
