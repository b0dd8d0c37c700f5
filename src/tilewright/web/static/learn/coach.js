// Tips for a player who has never finished a game: each once, at the moment it helps, beside what it speaks of.

import { request } from "../api.js";
import { BaseElement } from "../base_element.js";
import { changeSettings, settings } from "../settings.js";
import { sameRows } from "../tiles/board/draft.js";
import { isGameOver, isMyTurn } from "../tiles/state.js";
import { html } from "../vendor/lit.js";
import { language, t } from "../words.js";

/** @typedef {import("../tiles/match.js").TilesMatch} TilesMatch */
/** A tip; `tile` lies on the table. @typedef {{tip: string, sentence: string, tile: number | null}} Tip */

// The tips that the server decides on.
const ASKED = ["opening", "draw", "joker", "rearrange"];
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
  /** The rows for which the tip is shown. @type {number[][]} */
  #rows = [];
  /** @type {TipElement | null} */
  #shown = null;

  /** Look whether a tip helps now. @param {TilesMatch} host */
  look(host) {
    const { state } = host;
    const { seating, view, draft } = state;
    if (isGameOver(state) && seating?.seat !== null) changeSettings({ coach: false });
    if (!settings.coach || !view || seating?.seat === null || seating?.terms.rated || !isMyTurn(state)) return this.#close();
    if (this.#shown && !sameRows(this.#rows, draft ?? view.table)) this.#close();
    this.#ask(host);
    if (this.#shown?.isConnected) return;
    const untouched = !draft || sameRows(draft, view.table);
    const tip = untouched ? this.#tips.find(({ tip: name }) => !settings.tips.includes(name)) : this.#begun(host);
    if (tip) this.#show(host, tip);
  }

  /** Ask the server once a turn, while there is something left to say. @param {TilesMatch} host */
  #ask(host) {
    const turn = `${host.match} ${host.state.seq}`;
    if (turn === this.#asked || ASKED.every((tip) => settings.tips.includes(tip))) return;
    this.#asked = turn;
    this.#tips = [];
    void request(`/api/matches/${host.match}/tips?language=${language()}`, { method: "POST" }).then(
      ({ tips, coach: coaches }) => {
        if (!coaches) return changeSettings({ coach: false });
        this.#coaches = true;
        if (turn !== this.#asked) return;
        this.#tips = tips;
        this.look(host);
      },
      // A busy server is asked again; the turn may be over by then.
      () => setTimeout(() => this.#askAgain(host, turn), RETRY_MS),
    );
  }

  /** @param {TilesMatch} host @param {string} turn */
  #askAgain(host, turn) {
    if (turn !== this.#asked || !host.isConnected) return;
    this.#asked = "";
    this.look(host);
  }

  /** The tip about a row that was begun, if there is one. @param {TilesMatch} host @returns {Tip | null} */
  #begun(host) {
    const told = settings.tips.includes("more");
    return this.#coaches && !told && host.querySelector(".row.begun .tile + .tile") ? { tip: "more", sentence: t("game-tip-more"), tile: null } : null;
  }

  /** @param {TilesMatch} host @param {Tip} tip */
  #show(host, { tip, sentence, tile }) {
    /** @type {Record<string, string>} */
    const places = { opening: "tw-board .rack", draw: ".turn-buttons .draw", more: ".row.begun:has(.tile + .tile)" };
    const anchor = host.querySelector(tile === null ? places[tip] : `[data-piece="${tile}"]`);
    if (!anchor) return;
    this.#close();
    this.#rows = host.state.draft ?? host.state.view?.table ?? [];
    this.#shown = Object.assign(/** @type {TipElement} */ (document.createElement("tw-tip")), { sentence, popover: "manual" });
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

/** @type {WeakMap<TilesMatch, Coach>} */
const coaches = new WeakMap();

/** Give a tip on a screen if one helps now. @param {TilesMatch} host */
export function coach(host) {
  const known = coaches.get(host) ?? new Coach();
  coaches.set(host, known);
  known.look(host);
}
