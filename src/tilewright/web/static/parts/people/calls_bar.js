// `<tw-calls>`: who calls the player to a table, above every page. One page of a browser is connected, and tells the others.

import { currentPlayer, Refusal, request } from "../../api.js";
import { BaseElement } from "../../base_element.js";
import { playSound } from "../../match/sounds.js";
import { navigate } from "../../navigate.js";
import { showTableCall } from "../../notifications.js";
import { Connection } from "../../socket.js";
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../words.js";
import { titles } from "../rules/booklets.js";
import { avatar } from "./avatar.js";

/** @import { CallShown as Call } from "../../messages/socket.d.ts" */

const LOCK = "tilewright-here";
const CHANNEL = "tilewright-calls";

class CallsBar extends BaseElement {
  /** @type {Call[]} */
  #calls = [];
  /** @type {Map<string, string>} */
  #titles = new Map();
  #refusal = "";
  /** @type {Connection | null} */
  #connection = null;
  /** @type {BroadcastChannel | null} */
  #channel = null;

  connectedCallback() {
    super.connectedCallback();
    this.#channel = new BroadcastChannel(CHANNEL);
    this.#channel.onmessage = ({ data }) => {
      if (data !== "ask") void this.#show(data);
      else if (this.#connection) this.#channel?.postMessage(this.#calls);
    };
    this.#channel.postMessage("ask");
    void this.#stay(this.signal);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#close();
    this.#channel?.close();
    this.#channel = null;
  }

  /** Be connected while no other page of this browser is: a player may have few connections. @param {AbortSignal} signal */
  async #stay(signal) {
    if (!(await currentPlayer().catch(() => null)) || signal.aborted) return;
    if (!navigator.locks) {
      // Without https there are no locks: the page that is seen is connected.
      document.addEventListener("visibilitychange", () => this.#whileSeen(), { signal });
      return this.#whileSeen();
    }
    const held = () =>
      new Promise((done) => {
        this.#open();
        signal.addEventListener("abort", done);
      });
    await navigator.locks.request(LOCK, { signal }, held).catch(() => null);
  }

  #whileSeen() {
    if (document.hidden) this.#close();
    else this.#open();
  }

  #open() {
    if (this.#connection) return;
    const connection = new Connection();
    this.#connection = connection;
    connection.on("calls", ({ calls }) => {
      const fresh = calls.filter(({ table }) => !this.#calls.some((call) => call.table === table));
      this.#channel?.postMessage(calls);
      void this.#show(calls).then(() => {
        if (fresh.length) playSound("turn");
        for (const call of fresh) void showTableCall(call, this.#titles.get(call.rules) ?? "");
      });
    });
    connection.stayHere();
  }

  #close() {
    this.#connection?.close();
    this.#connection = null;
  }

  /** @param {Call[]} calls */
  async #show(calls) {
    if (calls.length) this.#titles = await titles();
    this.#calls = calls;
    this.#refusal = "";
    this.requestUpdate();
  }

  /** Sit down where the player is called, or say no.
   * @param {Call} call @param {boolean} comes */
  async #answer({ table }, comes) {
    try {
      if (comes) await request(`/api/tables/${table}/join`, { body: {} });
      else await request(`/api/me/calls/${table}`, { method: "DELETE" });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#refusal = error.message;
      this.requestUpdate();
      return;
    }
    const left = this.#calls.filter((call) => call.table !== table);
    this.#channel?.postMessage(left);
    await this.#show(left);
    if (comes) navigate(`/table/${table}`);
  }

  render() {
    return html`<div role="status" class="calls">
      ${this.#calls.map(
        (call) => html`<section class="card cluster between call">
          <p>${avatar(call.avatar)} ${t("page-people-calls", { name: call.name, book: this.#titles.get(call.rules) ?? call.rules })}</p>
          <span class="cluster">
            <button class="primary" @click=${() => this.#answer(call, true)}>${t("page-join-sit")}</button>
            <button class="quiet" @click=${() => this.#answer(call, false)}>${t("page-people-later")}</button>
          </span>
        </section>`,
      )}
      ${this.#refusal ? html`<p class="refusal">${this.#refusal}</p>` : nothing}
    </div>`;
  }
}

customElements.define("tw-calls", CallsBar);
