// Our elements by their names, so that the type checker knows what a selector finds.

import type { EmoteElement } from "./match/emotes.js";
import type { StripElement } from "./match/strip.js";
import type { MatchScreen } from "./match/match_screen.js";
import type { TurnBoard } from "./parts/boards/turn_board.js";
import type { JokerCard } from "./parts/rules/joker_card.js";
import type { RulesChooser } from "./parts/rules/rules_chooser.js";
import type { RecordLoader } from "./study/record_loader.js";
import type { Board } from "./tiles/board/board.js";
import type { HintElement } from "./tiles/hint.js";

declare global {
  interface HTMLElementTagNameMap {
    "tw-board": Board;
    "tw-dice": MatchScreen;
    "tw-emote": EmoteElement;
    "tw-hint": HintElement;
    "tw-joker-card": JokerCard;
    "tw-match": MatchScreen;
    "tw-record-loader": RecordLoader;
    "tw-rules-chooser": RulesChooser;
    "tw-strip": StripElement;
    "tw-turn-board": TurnBoard;
  }

  // What our windows tell themselves, and the events of the service worker.
  interface WindowEventMap {
    banned: CustomEvent<string>;
    line: CustomEvent<"open" | "slow" | "down">;
    trouble: CustomEvent<{ sentence: string; reload: boolean }>;
    turn: CustomEvent<{ title: string; mine: boolean; match: string; names: string[] }>;
    install: Lasting;
    activate: Lasting;
    fetch: Lasting & { request: Request; respondWith(answer: Promise<Response>): void };
    push: Lasting & { data: { json(): { match?: string; table?: string; title: string; body: string } } };
    notificationclick: Lasting & { notification: Notification };
  }
}

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
