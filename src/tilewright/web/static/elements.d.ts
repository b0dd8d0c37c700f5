// Our elements by their names, so that the type checker knows what a selector finds.

import type { EmoteElement } from "./match/emotes.js";
import type { StripElement } from "./match/strip.js";
import type { JokerCard } from "./parts/rules/joker_card.js";
import type { RulesChooser } from "./parts/rules/rules_chooser.js";
import type { Board } from "./tiles/board/board.js";
import type { HintElement } from "./tiles/hint.js";

declare global {
  interface HTMLElementTagNameMap {
    "tw-board": Board;
    "tw-emote": EmoteElement;
    "tw-hint": HintElement;
    "tw-joker-card": JokerCard;
    "tw-rules-chooser": RulesChooser;
    "tw-strip": StripElement;
  }
}
