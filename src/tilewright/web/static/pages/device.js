// One device, passed around: who plays what, and then the match.

import { currentPlayer } from "../api.js";
import { beginMatch, device, forget, keepOwn, LIKE_THE_TABLE, playedHere } from "../device/people.js";
import { navigate, to } from "../navigate.js";
import { checkboxField, inputValue, languageField, Page, selectField } from "../parts/page.js";
import { booklets, botLine, choiceInWords, ruleOf, turnTime } from "../parts/rules/booklets.js";
import "../parts/rules/rules_chooser.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

const CLOCK = "time.limit";
const CLOCKS = [60, 120, 300];
const HOUSE = ["opening", "jokers", "turn", "deal", "match", "time"];

/** The match screens, loaded on demand. @type {Record<string, () => Promise<unknown>>} */
const SCREENS = { tiles: () => import("../tiles/match.js"), dice: () => import("../dice/match.js") };

/** @import { RulesShown } from "../messages/http.d.ts" */
/** @typedef {import("../parts/rules/booklets.js").House} House */
/** Somebody who plays. @typedef {{name: string, handicap: import("../messages/socket.d.ts").SeatHandicap}} Player */

export default class DevicePage extends Page {
  match = "";
  /** @type {Player[]} */
  players = [];
  /** The menus of a handicap, loaded on demand. @type {typeof import("../parts/people/handicap.js") | null} */
  menus = null;
  /** @type {string[]} */
  bots = [];
  #rules = "";
  /** @type {House} */
  #house = {};
  /** @type {RulesShown | null} */
  found = null;
  /** The kind of game of the match, once its screen is loaded. */
  #game = "";
  #missing = false;

  get heading() {
    return t("device-title");
  }

  get full() {
    return Boolean(this.match && this.#game);
  }

  async load() {
    if (this.match) return this.#loadMatch();
    // People who share another device of the player come with the profile.
    void currentPlayer().catch(() => null);
    const { people, matches } = device();
    if (this.players.length) return;
    const last = matches[0];
    this.players = (last?.persons ?? []).flatMap((person, seat) => {
      const known = people.find((each) => each.person === person);
      return known ? [{ name: known.name, handicap: last.handicaps?.[seat] ?? LIKE_THE_TABLE }] : [];
    });
    while (this.players.length < 2) this.players.push(somebody());
    this.bots = last?.bots ?? [];
    this.#rules = last?.rules ?? "";
    this.#house = last?.house ?? {};
    // Last: the page is shown meanwhile, with what was chosen above.
    this.menus ??= await import("../parts/people/handicap.js");
    this.requestUpdate();
  }

  async #loadMatch() {
    const played = playedHere(this.match);
    this.#missing = !played;
    if (!played) return;
    const game = (await booklets()).find(({ rules }) => rules === played.rules)?.game ?? "tiles";
    await Promise.all([SCREENS[game](), import("../device/table.js")]);
    this.#game = game;
    this.requestUpdate();
    dispatchEvent(new Event("page"));
  }

  /** @param {{rules: string, house: House, found: RulesShown}} choice */
  #choose({ rules, house, found }) {
    const [least, most] = found.players;
    const names = new Set(found.bots.map(({ bot }) => bot));
    [this.#rules, this.#house, this.found] = [rules, house, found];
    const has = partsOf(found);
    this.players = this.players.slice(0, most).map(({ name, handicap }) => ({ name, handicap: fitting(handicap, has) }));
    this.bots = this.bots.filter((bot) => names.has(bot)).slice(0, most - this.players.length);
    while (this.players.length + this.bots.length < least) this.players.push(somebody());
    this.requestUpdate();
  }

  #start = this.submits(async () => {
    await this.chooser?.settled();
    const names = this.players.map(({ name }, place) => name.trim() || t("device-player", { number: place + 1 }));
    const handicaps = this.players.map(({ handicap }) => handicap);
    const wanted = { rules: this.#rules, house: this.#house, names: distinct(names), bots: this.bots, handicaps };
    navigate(`/device/${await beginMatch(wanted)}`);
  }, "start");

  /** @returns {import("../parts/rules/rules_chooser.js").RulesChooser | null} */
  get chooser() {
    return this.querySelector("tw-rules-chooser");
  }

  render() {
    if (this.match && this.#missing) return notHere();
    if (this.match)
      return this.#game
        ? html`<tw-device-table .played=${playedHere(this.match)} .game=${this.#game}></tw-device-table>`
        : this.refusalView();
    return html`<h1>${t("device-title")}</h1>
      <p class="lead">${t("device-why")}</p>
      ${continueView()}
      <form class="stack device-setup" @submit=${this.#start}>
        <div class="card">${peopleView(this)}</div>
        <div class="card">
          <tw-rules-chooser .rules=${this.#rules} .house=${this.#house} .keys=${HOUSE}
            @choose=${(/** @type {CustomEvent} */ event) => this.#choose(event.detail)}></tw-rules-chooser>
          ${this.found ? clockField(this, this.found) : nothing}
        </div>
        ${this.refusalView("start")}
        <div class="cluster footer">
          <p class="summary">${this.found ? choiceInWords(this.found, this.players.length + this.bots.length) : nothing}</p>
          <button class="primary large" ?disabled=${this.busy || !this.found}>${t("device-start")}</button>
        </div>
      </form>
      ${knownView(this)}
      <p class="soft small">${t("device-storage")}</p>`;
  }

  /** @param {string | null} bot */
  add(bot) {
    if (bot) this.bots = [...this.bots, bot];
    else this.players = [...this.players, somebody()];
    this.requestUpdate();
    const place = this.players.length - 1;
    if (!bot) void this.updateComplete.then(() => this.querySelectorAll("input")[place]?.focus());
  }
}

/** @returns {Player} */
const somebody = () => ({ name: "", handicap: LIKE_THE_TABLE });

/** Which parts of a handicap a rulebook has. @param {RulesShown} found */
function partsOf(found) {
  return { tiles: found.game === "tiles", clock: Boolean(Number(ruleOf(found, CLOCK)?.value)), hints: true };
}

/** A handicap without what the rules do not have. @param {Player["handicap"]} handicap @param {{tiles: boolean, clock: boolean}} has */
const fitting = (handicap, { tiles, clock }) => ({
  ...handicap,
  ...(tiles ? {} : { "opening.min": null, "deal.rack": null }),
  ...(clock ? {} : { "time.limit": null }),
});

function notHere() {
  return html`<section class="card narrow center">
    <h1>${t("device-elsewhere")}</h1>
    <a class="button primary" href=${to("/device")}>${t("device-title")}</a>
  </section>`;
}

function continueView() {
  const { matches, people } = device();
  const open = matches.filter(({ over }) => !over).slice(0, 3);
  const names = (/** @type {number[]} */ persons) => people.filter(({ person }) => persons.includes(person)).map(({ name }) => name);
  return open.length
    ? html`<ul class="plain stack">${open.map(
        ({ match, persons }) =>
          html`<li><a class="button" href=${to(`/device/${match}`)}>${t("device-continue", { names: names(persons).join(", ") })}</a></li>`,
      )}</ul>`
    : nothing;
}

/** @param {DevicePage} page */
function peopleView(page) {
  const [least, most] = page.found?.players ?? [2, 4];
  const count = page.players.length + page.bots.length;
  const known = device().people.map(({ name }) => name);
  return html`<fieldset>
    <legend>${t("device-who")}</legend>
    <datalist id="device-names">${known.map((name) => html`<option value=${name}></option>`)}</datalist>
    ${page.players.map((player, place) => playerFields(page, player, place, count > least))}
    ${page.bots.map((bot, place) => botField(page, bot, place, count > least))}
    <div class="cluster">
      <button type="button" class="add-person" ?disabled=${count >= most} @click=${() => page.add(null)}>${t("device-add")}</button>
      <button type="button" class="add-bot" ?disabled=${count >= most || !page.found}
        @click=${() => page.add(page.found?.bots[1].bot ?? null)}>${t("device-add-bot")}</button>
    </div>
  </fieldset>`;
}

/** @param {DevicePage} page @param {Player} player @param {number} place @param {boolean} removable */
function playerFields(page, player, place, removable) {
  const label = t("device-player", { number: place + 1 });
  const name = player.name;
  const changed = (/** @type {Event} */ event) => {
    player.name = inputValue(event);
  };
  const remove = () => {
    page.players = page.players.filter((other) => other !== player);
    page.requestUpdate();
  };
  return html`<div class="device-seat">
    <label class="field">${label} <input name="person" maxlength="24" autocomplete="off" list="device-names" .value=${name}
      placeholder=${label} @input=${changed} /></label>
    ${removable && page.players.length > 1 ? removeButton(name || label, remove) : nothing}
    ${handicapFields(page, player)}
  </div>`;
}

/** What makes it easier or harder for somebody, behind one line, which is there before its menus are.
 * @param {DevicePage} page @param {Player} player */
function handicapFields(page, player) {
  const { found, menus } = page;
  const change = (/** @type {Partial<Player["handicap"]>} */ part) => {
    player.handicap = { ...player.handicap, ...part };
    page.requestUpdate();
  };
  return html`<details class="handicap">
    <summary>${menus?.handicapInWords(player.handicap) || t("page-handicap-title")}</summary>
    ${found && menus ? html`<div class="fields">${menus.handicapMenus(player.handicap, partsOf(found), change)}</div>` : nothing}
  </details>`;
}

/** @param {DevicePage} page @param {string} bot @param {number} place @param {boolean} removable */
function botField(page, bot, place, removable) {
  const bots = page.found?.bots ?? [];
  const remove = () => {
    page.bots = page.bots.filter((_, other) => other !== place);
    page.requestUpdate();
  };
  return html`<div class="device-seat">
    ${selectField(
      t("device-player", { number: page.players.length + place + 1 }),
      bot,
      bots.map((each) => [each.bot, botLine(each)]),
      (chosen) => {
        page.bots[place] = chosen;
      },
    )}
    ${removable ? removeButton(bots.find((each) => each.bot === bot)?.title ?? bot, remove) : nothing}
  </div>`;
}

/** @param {DevicePage} page @param {RulesShown} found */
function clockField(page, found) {
  const clock = ruleOf(found, CLOCK);
  if (!clock) return nothing;
  const offered = [...new Set([...clock.choices.map(({ value }) => value), ...CLOCKS, clock.value])];
  return selectField(
    t("page-new-clock"),
    clock.value,
    offered.map((each) => [each, turnTime(each)]),
    (value) => void page.chooser?.change(CLOCK, value),
  );
}

/** Those who have played here, and what each has chosen. @param {DevicePage} page */
function knownView(page) {
  const { people } = device();
  if (!people.length) return nothing;
  return html`<details class="fold card">
    <summary>${t("device-people")}</summary>
    ${people.map((each) => personView(page, each))}
  </details>`;
}

/** @param {DevicePage} page @param {import("../device/people.js").Person} each */
function personView(page, each) {
  const { person, name, own } = each;
  const change = (/** @type {import("../settings.js").Personal} */ part) => {
    keepOwn(person, part);
    page.requestUpdate();
  };
  return html`<fieldset class="device-person">
    <legend>${name}</legend>
    ${languageField(t("shell-language"), own.language ?? "", (code) => change({ language: code || undefined }), t("device-language-same"))}
    ${checkboxField(t("game-large"), own.large ?? false, (large) => change({ large }))}
    <button type="button" class="quiet"
      @click=${() => void page.attempt(() => forget(each), "start")}>${t("device-forget", { name })}</button>
  </fieldset>`;
}

/** @param {string} name @param {() => void} remove */
const removeButton = (name, remove) =>
  html`<button type="button" class="quiet remove" aria-label=${t("device-remove", { name })} title=${t("device-remove", { name })}
    @click=${remove}><span aria-hidden="true">✕</span></button>`;

/** Names of which no two are the same: the second Ann is "Ann 2". @param {string[]} names */
function distinct(names) {
  return names.map((name, place) => {
    const before = names.slice(0, place).filter((other) => other.toLowerCase() === name.toLowerCase()).length;
    return before ? `${name} ${before + 1}` : name;
  });
}

customElements.define("tw-device", DevicePage);
