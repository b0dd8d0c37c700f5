// Tips for a player who has never finished a game: each once, at the moment it helps, beside what it speaks of.

import { request } from "../api.js";
import { BaseElement } from "../base_element.js";
import { changeSettings, settings } from "../settings.js";
import { html } from "../vendor/lit.js";
import { language, t } from "../words.js";

/** The screen of a match. @typedef {import("./match_screen.js").MatchScreen} Screen */
/** @import { Tip } from "../messages/http.d.ts" */
/**
 * What a screen shows: whether the game is over, the player's turn or null, and the draft as text, which is empty while nothing is moved.
 * @typedef {{over: boolean, turn: string | null, laid: string}} Now
 */

/** The tips of each kind of game, and what they are shown beside if they name no piece. @type {Record<string, Record<string, string>>} */
const TIPS = {
  "TW-MATCH": {
    opening: "tw-board .rack",
    draw: ".turn-buttons .draw",
    joker: "",
    rearrange: "",
    more: ".row.begun:has(.tile + .tile)",
  },
  "TW-DICE": {
    "dice-keep": "",
    "dice-lay": "",
    "dice-cross": "",
    "dice-fit": ".dice-tray",
    "dice-blocked": "",
    "dice-pass": ".turn-buttons button",
  },
};
const GAP = 8;
const RETRY_MS = 8000;

/** `<tw-tip>`: one tip, over the screen, so that nothing moves for it. */
class TipElement extends BaseElement {
  static properties = { sentence: {} };

  constructor() {
    super();
    this.sentence = "";
  }

  render() {
    return html`<p>${this.sentence}</p>
      <p class="cluster">
        <button class="primary" @click=${() => this.remove()}>${t("game-tip-ok")}</button>
        <button class="quiet" @click=${() => [this.remove(), changeSettings({ coach: false })]}>${t("game-tip-off")}</button>
      </p>`;
  }

  /** Show the tip above an element, or below it where there is no room. @param {Element} anchor */
  async showBeside(anchor) {
    await this.updateComplete;
    this.showPopover();
    const place = anchor.getBoundingClientRect();
    const above = place.top - this.offsetHeight - GAP;
    const left = Math.min(place.left, innerWidth - this.offsetWidth - GAP);
    this.style.left = `${Math.max(GAP, left)}px`;
    this.style.top = `${above > GAP ? above : Math.min(place.bottom + GAP, innerHeight - this.offsetHeight - GAP)}px`;
  }
}

customElements.define("tw-tip", TipElement);

/** What is known of the turn of a screen. */
class Coach {
  /** The turn that the server was asked about. */
  #asked = "";
  /** Whether the server coaches this player. */
  #coaches = false;
  /** The tips that hold in this turn while nothing is moved. @type {Tip[]} */
  #tips = [];
  /** The turn and the draft for which the tip is shown. */
  #shownAt = "";
  /** @type {TipElement | null} */
  #shown = null;
  /** What the screen shows now. @type {Now} */
  #now = { over: false, turn: null, laid: "" };

  /** Look whether a tip helps now. @param {Screen} host @param {Now} now */
  look(host, now) {
    this.#now = now;
    const { seating } = host;
    if (now.over && seating?.seat !== null) this.#end(host);
    if (!settings.coach || !seating || seating.seat === null || seating.terms.rated || now.turn === null)
      return this.#close();
    if (this.#shown && this.#shownAt !== now.turn + now.laid) this.#close();
    this.#ask(host, `${host.match} ${now.turn}`);
    if (this.#shown?.isConnected) return;
    const tip = now.laid
      ? this.#begun(host)
      : this.#tips.find(({ tip: name }) => !settings.tips.includes(name));
    if (tip) this.#show(host, tip);
  }

  /** All tips of this kind of game count as given. @param {Screen} host */
  #end(host) {
    const left = Object.keys(TIPS[host.tagName] ?? {}).filter((tip) => !settings.tips.includes(tip));
    if (left.length) changeSettings({ tips: [...settings.tips, ...left] });
  }

  /** Ask the server once a turn, while there is something left to say. @param {Screen} host @param {string} turn */
  #ask(host, turn) {
    if (
      turn === this.#asked ||
      Object.keys(TIPS[host.tagName] ?? {}).every((tip) => settings.tips.includes(tip))
    )
      return;
    this.#asked = turn;
    this.#tips = [];
    void request(`/api/matches/${host.match}/tips?language=${language()}`, { method: "POST" }).then(
      ({ tips, coach: coaches }) => {
        if (!coaches) return this.#end(host);
        this.#coaches = true;
        if (turn !== this.#asked) return;
        this.#tips = tips;
        this.look(host, this.#now);
      },
      // A busy server is asked again; the turn may be over by then.
      () => setTimeout(() => this.#askAgain(host, turn), RETRY_MS),
    );
  }

  /** @param {Screen} host @param {string} turn */
  #askAgain(host, turn) {
    if (turn !== this.#asked || !host.isConnected) return;
    this.#asked = "";
    this.look(host, this.#now);
  }

  /** The tip about a row that was begun, if there is one. @param {Screen} host @returns {Tip | null} */
  #begun(host) {
    const told = settings.tips.includes("more");
    return this.#coaches && !told && host.querySelector(".row.begun .tile + .tile")
      ? { tip: "more", sentence: t("game-tip-more"), tile: null }
      : null;
  }

  /** @param {Screen} host @param {Tip} tip */
  #show(host, { tip, sentence, tile }) {
    const anchor = host.querySelector(
      tile === null
        ? TIPS[host.tagName]?.[tip] || ".felt-place"
        : `[data-piece="${tile}"], [data-die="${tile}"]`,
    );
    if (!anchor) return;
    this.#close();
    this.#shownAt = this.#now.turn + this.#now.laid;
    this.#shown = Object.assign(/** @type {TipElement} */ (document.createElement("tw-tip")), {
      sentence,
      popover: "manual",
    });
    host.append(this.#shown);
    void this.#shown.showBeside(anchor);
    host.announce(sentence);
    // One tip of the server a turn is enough.
    if (tip !== "more") this.#tips = [];
    changeSettings({ tips: [...settings.tips, tip] });
  }

  #close() {
    this.#shown?.remove();
    this.#shown = null;
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
