// A page of one tournament: it is asked for over HTTP, and again whenever the socket says that there is something new.

import { login, Refusal, request } from "../api.js";
import { playerName } from "../match/names.js";
import { here } from "../navigate.js";
import { Page } from "../parts/page.js";
import { Connection } from "../socket.js";

/** @import { TournamentShown as Shown } from "../messages/http.d.ts" */

/** How often a page looks although it heard of nothing, in case news was lost. */
const LOOK_MS = 20_000;

export class TournamentPage extends Page {
  tournament = "";
  /** @type {Shown | null} */
  shown = null;
  /** The round that is looked at, or null for the last one. @type {number | null} */
  number = null;
  /** @type {Connection | null} */
  #connection = null;
  /** Whether it is being asked for, and whether there was news meanwhile. */
  #asking = { now: false, again: false };

  /** The secret of the link or of a card. */
  get key() {
    return new URLSearchParams(here().search).get("key");
  }

  /** What is shown, for the parts that are drawn once there is something. */
  get now() {
    return /** @type {Shown} */ (this.shown);
  }

  /** What its addresses begin with. */
  get address() {
    return /** @type {const} */ (`/api/tournaments/${this.tournament}`);
  }

  connectedCallback() {
    super.connectedCallback();
    this.every(LOOK_MS, () => document.visibilityState === "visible" && this.shown && this.#look());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#connection?.close();
    this.#connection = null;
  }

  async load() {
    if (!this.tournament) return;
    await login();
    await this.ask();
    if (this.#connection || !this.isConnected) return;
    this.#connection = new Connection();
    this.#connection.on("tournament", ({ version }) => (!version || version > (this.shown?.version ?? 0)) && this.#look());
    this.#connection.on("gone", () => this.reload());
    this.#connection.followTournament(this.tournament, this.key);
  }

  /** Ask for the tournament as it is now. */
  async ask() {
    const query = new URLSearchParams({
      ...(this.key ? { key: this.key } : {}),
      ...(this.number ? { number: `${this.number}` } : {}),
    });
    this.show(await request(`${this.address}?${query}`));
  }

  /** Ask again, once for all news that comes meanwhile; a server that is away says so itself when it is back. */
  async #look() {
    this.#asking.again = true;
    if (this.#asking.now) return;
    this.#asking.now = true;
    try {
      while (this.#asking.again) {
        this.#asking.again = false;
        await this.ask();
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    } finally {
      this.#asking.now = false;
    }
  }

  /** Show an answer, unless a newer one is shown. @param {Shown} shown */
  show(shown) {
    if (this.shown && shown.version < this.shown.version) return;
    this.shown = shown;
    this.requestUpdate();
    dispatchEvent(new Event("page"));
  }

  /** Carry an act out. @param {Record<string, unknown>} act @param {string} [place] where a refusal is shown */
  act(act, place = "") {
    const query = this.key ? `?key=${this.key}` : "";
    return this.attemptNext(async () => {
      this.show(await request(`${this.address}/acts${query}`, { body: act }));
      // The answer has the last round.
      if (this.number) await this.ask();
    }, place);
  }

  /** The name of a person. @param {number} person */
  nameOf = (person) => playerName(this.shown?.people[person - 1]?.name ?? "");
}
