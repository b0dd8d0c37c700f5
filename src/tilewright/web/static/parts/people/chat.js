// The chat of a table: emotes, presets in each reader's language, and texts; players can be muted, blocked or reported.

import { login, request } from "../../api.js";
import { BaseElement } from "../../base_element.js";
import { need } from "../../dom.js";
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../words.js";
import { drawnText } from "../boards/drawn_text.js";
import { inLocalTime } from "../dates.js";
import { avatar } from "./avatar.js";
import { emotePicture, isEmote } from "./emotes.js";

/** @import { Said as ChatMessage, Say } from "../../messages/socket.d.ts" */

const MOST_LETTERS = 200;
const MOST_SHOWN = 100;
const MOST_UNHEARD = 5;
const AGAIN_MS = 2000;

/**
 * The chat of the table that `connection` follows; fires `message` with each new message of another player, and `emote` with each new
 * emote.
 */
export class ChatElement extends BaseElement {
  static properties = {
    connection: {},
    table: {},
    drawing: {},
    quiet: {},
    messages: {},
    presets: {},
    emotes: {},
    about: {},
    done: {},
    unheard: {},
  };
  /** @type {import("../../match/session.js").Carrier | null} */
  connection = null;
  table = "";
  /** @type {import("../boards/drawn_text.js").Drawing | null} */
  drawing = null;
  /** Whether nobody writes here: emotes and set phrases alone. */
  quiet = false;
  /** @type {ChatMessage[]} */
  messages = [];
  /** @type {string[]} */
  presets = [];
  /** @type {string[]} */
  emotes = [];
  /** The message whose author can be muted, blocked or reported now. @type {ChatMessage | null} */
  about = null;
  done = "";
  own = "";
  opened = Date.now();
  /** What was said here and not heard back yet. @type {Say[]} */
  unheard = [];

  async connectedCallback() {
    super.connectedCallback();
    const { signal } = this;
    this.connection?.on("said", (message) => this.#receive(message), { signal });
    this.connection?.on("error", ({ reason }) => this.#refused(reason), { signal });
    // What was lost with a connection is said again, once the earlier messages had time to come; a slow one loses nothing.
    let lost = this.connection?.state !== "open";
    this.connection?.onLine?.((line) => {
      if (line === "down") lost = true;
      if (line !== "open" || !lost) return;
      lost = false;
      setTimeout(() => this.#sayAgain(), AGAIN_MS);
      void this.#load();
    }, signal);
    // The server sends earlier messages again.
    if (this.connection && this.table) this.connection.followTable(this.table);
    await this.#load();
  }

  /** Learn who the player is and what can be said by a tap; where that fails, the next connection tries again. */
  async #load() {
    try {
      this.own = (await login()).player;
      if (!this.presets.length) Object.assign(this, await request("/api/chat/presets"));
    } catch (refusal) {
      this.done = /** @type {Error} */ (refusal).message;
    }
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    const list = need(this, ".chat-messages");
    if (changed.has("messages")) list.scrollTop = list.scrollHeight;
  }

  render() {
    return html`<section class="chat" aria-label=${t("game-chat")}>
      <ol class="chat-messages" role="log" tabindex="0" aria-label=${t("game-chat")}>${this.#all()}</ol>
      ${this.about ? this.#menu(this.about) : nothing}
      ${this.done ? html`<p role="status">${this.done}</p>` : nothing}
      <div class="emotes" role="group" aria-label=${t("game-emotes")}>
        ${this.emotes.map(
          (emote) =>
            html`<button class="quiet" aria-label=${inWords(emote)} title=${inWords(emote)}
              @click=${() => this.#say({ preset: emote })}>${emotePicture(emote)}</button>`,
        )}
      </div>
      <div class="presets">
        ${this.presets.map((preset) => html`<button class="quiet" @click=${() => this.#say({ preset })}>${inWords(preset)}</button>`)}
      </div>
      ${
        this.quiet
          ? nothing
          : html`<form class="cluster" @submit=${this.#submit}>
              <input name="text" maxlength=${MOST_LETTERS} autocomplete="off" aria-label=${t("game-chat-text")}
                placeholder=${t("game-chat-text")} />
              <button>${t("game-chat-send")}</button>
            </form>`
      }
    </section>`;
  }

  /** What was said, and what waits to be heard. */
  #all() {
    const waits = this.unheard.map(({ text, preset }) => html`<li class="soft" aria-busy="true">${text ?? inWords(preset ?? "")}</li>`);
    return [...this.messages.map((message) => this.#message(message)), ...waits];
  }

  /** @param {ChatMessage} message */
  #message(message) {
    const words = message.preset === null ? message.text : inWords(message.preset);
    const name =
      message.player === this.own
        ? html`<b>${message.name}</b>`
        : html`<button class="quiet who" aria-label=${t("game-chat-about", { name: message.name })}
          @click=${() => (this.about = message)}>${message.name}</button>`;
    const said = this.drawing ? drawnText(words ?? "", this.drawing) : words;
    return html`<li>${avatar(message.avatar)} ${name} ${
      message.preset && isEmote(message.preset) ? html`${emotePicture(message.preset)}<span class="visually-hidden">${words}</span>` : said
    }</li>`;
  }

  /** @param {ChatMessage} message */
  #menu({ player, name }) {
    const done = async (/** @type {Promise<unknown>} */ asked, /** @type {string} */ words) => {
      this.done = await asked.then(
        () => words,
        (refusal) => refusal.message,
      );
      this.about = null;
    };
    const shun = (/** @type {string} */ how, /** @type {string} */ words) => () =>
      done(request(`/api/me/shunned/${player}`, { method: "PUT", body: { how } }), words);
    const report = () =>
      done(request("/api/reports", { body: { player, table: this.table, reason: t("game-chat-reason") } }), t("game-chat-reported"));
    return html`<div class="cluster card" role="group" aria-label=${name}>
      <button @click=${shun("mute", t("game-chat-muted", { name }))}>${t("game-chat-mute", { name })}</button>
      <button @click=${shun("block", t("game-chat-blocked", { name }))}>${t("game-chat-block", { name })}</button>
      <button @click=${report}>${t("game-chat-report", { name })}</button>
      <button class="quiet" @click=${() => (this.about = null)}>${t("game-close")}</button>
    </div>`;
  }

  /** @param {ChatMessage} message */
  #receive(message) {
    const known = this.unheard.findIndex(({ text, preset }) => said(text) === message.text && said(preset) === message.preset);
    if (message.player === this.own && known >= 0) this.unheard = this.unheard.toSpliced(known, 1);
    if (this.messages.some(({ number }) => number === message.number)) return;
    this.messages = [...this.messages, message].slice(-MOST_SHOWN);
    const words = message.preset === null ? message.text : inWords(message.preset);
    if (message.at <= this.opened) return;
    if (isEmote(message.preset)) this.dispatchEvent(new CustomEvent("emote", { detail: message }));
    else if (message.player !== this.own) this.dispatchEvent(new CustomEvent("message", { detail: { name: message.name, words } }));
  }

  /** What waits was not said, and would be refused again: the sentence takes its place. @param {string} reason */
  #refused(reason) {
    if (this.unheard.length) Object.assign(this, { unheard: [], done: inLocalTime(reason) });
  }

  /** @param {{preset?: string, text?: string}} words */
  #say(words) {
    this.done = "";
    /** @type {Say} */
    const message = { type: "say", ...words };
    this.unheard = [...this.unheard, message].slice(-MOST_UNHEARD);
    this.connection?.send(message);
  }

  #sayAgain() {
    if (this.isConnected) for (const message of this.unheard) this.connection?.send(message);
  }

  /** @param {SubmitEvent} event */
  #submit(event) {
    event.preventDefault();
    const field = this.querySelector("input");
    if (!field) return;
    if (field.value.trim()) this.#say({ text: field.value.trim() });
    field.value = "";
  }
}

/** @param {string | null | undefined} words */
const said = (words) => words ?? null;

/** A preset in the reader's language. @param {string} preset */
function inWords(preset) {
  // words: chat-emote-laugh chat-emote-wow chat-emote-think chat-emote-aw chat-emote-phew chat-emote-heart chat-emote-star chat-emote-party
  // words: chat-hello chat-good-luck chat-well-played chat-thanks chat-sorry chat-one-moment chat-oops chat-good-game chat-again
  return t(`chat-${preset}`);
}

customElements.define("tw-chat", ChatElement);
