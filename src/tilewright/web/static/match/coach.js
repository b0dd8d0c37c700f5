// Tips for a player who has never finished a game: each once, at the moment it helps, in the strip.

import { request } from "../api.js";
import { drawnText } from "../parts/boards/drawn_text.js";
import { changeSettings, settings } from "../settings.js";
import { html } from "../vendor/lit.js";
import { language, t } from "../words.js";
import { isHelped } from "./handicap.js";

/** The screen of a match. @typedef {import("./match_screen.js").MatchScreen} Screen */
/** @import { Tip } from "../messages/http.d.ts" */
/**
 * What a screen shows: whether the game is over, the player's turn or null, and the draft as text, which is empty while nothing is moved.
 * @typedef {{over: boolean, turn: string | null, laid: string}} Now
 */

const RETRY_MS = 8000;
const REFUSED = 409;

/** What is known of the turn of a screen. */
class Coach {
  /** The turn that the server was asked about. */
  #asked = "";
  /** The tips that hold in this turn while nothing is moved. @type {Tip[]} */
  #tips = [];
  /** The turn for which a tip is shown, or null. @type {string | null} */
  #shownAt = null;
  /** What the screen shows now. @type {Now} */
  #now = { over: false, turn: null, laid: "" };

  /** Look whether a tip helps now. @param {Screen} host @param {Now} now */
  look(host, now) {
    this.#now = now;
    const { seating } = host;
    if (now.over && seating?.seat !== null) this.#end(host);
    const seat = seating?.seat ?? null;
    const isAway = seat !== null && Boolean(host.state.clock?.away.includes(seat));
    if (!settings.coach || seat === null || isAway || !isHelped(host.state) || now.turn === null) return this.#close(host);
    if (now.laid || this.#shownAt !== now.turn) this.#close(host);
    this.#ask(host, `${host.match} ${now.turn}`);
    if (now.laid || this.#shownAt !== null) return;
    const tip = this.#tips.find(({ tip: name }) => !settings.tips.includes(name));
    if (tip) this.#show(host, tip);
  }

  /** All tips of this kind of game count as given. @param {Screen} host */
  #end(host) {
    const left = host.kind.tips.filter((tip) => !settings.tips.includes(tip));
    if (left.length) changeSettings({ tips: left });
  }

  /** Ask the server once a turn, while there is something left to say. @param {Screen} host @param {string} turn */
  #ask(host, turn) {
    if (turn === this.#asked || host.kind.tips.every((tip) => settings.tips.includes(tip))) return;
    this.#asked = turn;
    this.#tips = [];
    void request(`/api/matches/${host.match}/tips?language=${language()}`, { method: "POST" }).then(
      ({ tips, coach: coaches }) => {
        if (!coaches) return this.#end(host);
        if (turn !== this.#asked) return;
        this.#tips = tips;
        this.look(host, this.#now);
      },
      // A busy server is asked again; one that refuses, because somebody else plays this turn, is not.
      (refusal) => refusal.status !== REFUSED && setTimeout(() => this.#askAgain(host, turn), RETRY_MS),
    );
  }

  /** @param {Screen} host @param {string} turn */
  #askAgain(host, turn) {
    if (turn !== this.#asked || !host.isConnected) return;
    this.#asked = "";
    this.look(host, this.#now);
  }

  /** @param {Screen} host @param {Tip} tip */
  #show(host, { tip, sentence, tiles }) {
    this.#shownAt = this.#now.turn;
    const places = tip === "draw" ? ["button.draw"] : tiles.map((tile) => `[data-piece="${tile}"], [data-die="${tile}"]`);
    const lit = places.flatMap((place) => host.querySelector(place) ?? []);
    for (const each of lit) each.setAttribute("data-lit", "");
    if (tip === "lay" && lit.length) void import("../learn/ghost_hand.js").then(({ showMove }) => showMove(host, lit[0])).catch(() => null);
    const end = () => this.#close(host);
    host.strip.say(
      "tip",
      drawnText(sentence, host.kind.drawing()),
      html`<div class="strip-buttons">
        <button class="primary" @click=${end}>${t("game-tip-ok")}</button>
        <button class="quiet" @click=${() => [end(), changeSettings({ coach: false })]}>${t("game-tip-off")}</button>
      </div>`,
    );
    // One tip a turn is enough.
    this.#tips = [];
    changeSettings({ tips: [tip] });
  }

  /** @param {Screen} host */
  #close(host) {
    if (this.#shownAt === null) return;
    this.#shownAt = null;
    for (const each of host.querySelectorAll("[data-lit]")) each.removeAttribute("data-lit");
    host.strip.say("tip", null);
  }
}

/** @type {WeakMap<Screen, Coach>} */
const coaches = new WeakMap();

/** Give a tip on a screen if one helps now. @param {Screen} host @param {Now} now */
export function coach(host, now) {
  const known = coaches.get(host) ?? new Coach();
  coaches.set(host, known);
  known.look(host, now);
}
