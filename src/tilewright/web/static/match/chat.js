// What people say at a table: presets in each reader's language, and texts; whoever is unwelcome is muted, blocked or reported.

import { ask, login } from "../api.js";
import { Part } from "../part.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

/** @typedef {{number: number, player: string, name: string, at: number, preset: string | null, text: string | null}} Said */

const MOST_SIGNS = 200;
const MOST_SHOWN = 100;

/** The talk at the table that `line` follows; fires `heard` with each line that somebody else says. */
export class ChatPart extends Part {
  static properties = { line: {}, table: {}, lines: { state: true }, presets: { state: true }, about: { state: true }, done: { state: true } };

  constructor() {
    super();
    /** @type {import("../socket.js").Line | null} */
    this.line = null;
    this.table = "";
    /** @type {Said[]} */
    this.lines = [];
    /** @type {string[]} */
    this.presets = [];
    /** Whom the reader may mute, block or report. @type {Said | null} */
    this.about = null;
    this.done = "";
    this.own = "";
    this.opened = Date.now();
    /** @param {Event} event */
    this.heard = (event) => this.#hear(/** @type {CustomEvent<Said>} */ (event).detail);
  }

  async connectedCallback() {
    super.connectedCallback();
    this.line?.addEventListener("said", this.heard);
    // What was said before this part was there is told again.
    if (this.line && this.table) this.line.attend(this.table);
    const [{ player }, { presets }] = await Promise.all([login(), ask("/api/chat/presets")]);
    [this.own, this.presets] = [player, presets];
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.line?.removeEventListener("said", this.heard);
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    const said = /** @type {Element} */ (this.querySelector(".said"));
    if (changed.has("lines")) said.scrollTop = said.scrollHeight;
  }

  render() {
    return html`<section class="chat" aria-label=${t("game-chat")}>
      <ol class="said" role="log" tabindex="0" aria-label=${t("game-chat")}>${this.lines.map((said) => this.#line(said))}</ol>
      ${this.about ? this.#menu(this.about) : nothing}
      ${this.done ? html`<p role="status">${this.done}</p>` : nothing}
      <div class="presets">
        ${this.presets.map((preset) => html`<button class="quiet" @click=${() => this.#say({ preset })}>${inWords(preset)}</button>`)}
      </div>
      <form class="cluster" @submit=${this.#submit}>
        <input name="text" maxlength=${MOST_SIGNS} autocomplete="off" aria-label=${t("game-chat-text")} placeholder=${t("game-chat-text")} />
        <button>${t("game-chat-send")}</button>
      </form>
    </section>`;
  }

  /** @param {Said} said */
  #line(said) {
    const words = said.preset === null ? said.text : inWords(said.preset);
    const name =
      said.player === this.own
        ? html`<b>${said.name}</b>`
        : html`<button class="quiet who" aria-label=${t("game-chat-about", { name: said.name })} @click=${() => (this.about = said)}>${said.name}</button>`;
    return html`<li>${name} ${words}</li>`;
  }

  /** @param {Said} said */
  #menu({ player, name }) {
    const done = async (/** @type {Promise<unknown>} */ asked, /** @type {string} */ words) => {
      this.done = await asked.then(() => words, (refusal) => refusal.message);
      this.about = null;
    };
    const shun = (/** @type {string} */ how, /** @type {string} */ words) => () =>
      done(ask(`/api/me/shunned/${player}`, { method: "PUT", body: { how } }), words);
    const report = () => done(ask("/api/reports", { body: { player, table: this.table, reason: t("game-chat-reason") } }), t("game-chat-reported"));
    return html`<div class="cluster card" role="group" aria-label=${name}>
      <button @click=${shun("mute", t("game-chat-muted", { name }))}>${t("game-chat-mute", { name })}</button>
      <button @click=${shun("block", t("game-chat-blocked", { name }))}>${t("game-chat-block", { name })}</button>
      <button @click=${report}>${t("game-chat-report", { name })}</button>
      <button class="quiet" @click=${() => (this.about = null)}>${t("game-close")}</button>
    </div>`;
  }

  /** @param {Said} said */
  #hear(said) {
    if (this.lines.some(({ number }) => number === said.number)) return;
    this.lines = [...this.lines, said].slice(-MOST_SHOWN);
    const words = said.preset === null ? said.text : inWords(said.preset);
    if (said.player !== this.own && said.at > this.opened) this.dispatchEvent(new CustomEvent("heard", { detail: { name: said.name, words } }));
  }

  /** @param {{preset?: string, text?: string}} words */
  #say(words) {
    this.done = "";
    this.line?.send({ type: "say", ...words });
  }

  /** @param {SubmitEvent} event */
  #submit(event) {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (this.querySelector("input"));
    if (field.value.trim()) this.#say({ text: field.value });
    field.value = "";
  }
}

/** A preset in the reader's language. @param {string} preset */
function inWords(preset) {
  // words: chat-hello chat-good-luck chat-well-played chat-thanks chat-sorry chat-one-moment chat-oops chat-good-game chat-again
  return t(`chat-${preset}`);
}

customElements.define("tw-chat", ChatPart);
