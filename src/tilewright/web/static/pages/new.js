// A new table: booklet, players, time limit, and house rules.

import { currentPlayer, guestName, isNameless, loginAs, request } from "../api.js";
import { here, navigate } from "../navigate.js";
import { countedResults } from "../parts/counted_results.js";
import { ladder } from "../parts/people/ladder.js";
import { showHere } from "../parts/phones.js";
import { booklets, botLine, choiceInWords, emblem, ruleOf, rulesOf, turnTime, usualBooklet } from "../parts/rules/booklets.js";
import { readStored, store } from "../settings.js";
import { hasServer } from "../transport.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import "../parts/rules/differences.js";
import { checkboxField, nameField, Page, radioField, selectField } from "../parts/page.js";
import "../parts/rules/house_rules.js";

/** @import { Rule } from "../messages/http.d.ts" */

const LAST = "tilewright.booklet";
const CLOCK = "time.limit";
const CLOCKS = [30, 60, 90, 120, 300, 86400];
const USUAL_SEATS = 4;
const NARROW = matchMedia("(width < 40rem)");

export default class NewTable extends Page {
  /** @type {import("../messages/http.d.ts").BookletShown[]} */
  #booklets = [];
  /** @type {import("../messages/http.d.ts").RulesShown | null} */
  rules = null;
  /** @type {import("../parts/rules/booklets.js").House} */
  house = {};
  /** The other seats: a bot, or null for a person to invite.
   * @type {(string | null)[]} */
  chairs = [null];
  terms = { rated: false, watched: true, quiet: false };
  /** Whether strangers may join: the page of tables asks for that, where others look. */
  listed = new URLSearchParams(here().search).has("listed");
  /** The name that the others see. */
  name = "";
  /** Whether the name is asked for first: an invitation by "Guest" tells nobody who invites. */
  asksName = false;
  /** The bots that the player has beaten. @type {Set<string>} */
  #beaten = new Set();

  get heading() {
    return hasServer ? t("page-new-title") : t("offline-own-rules");
  }

  async load() {
    const player = await currentPlayer();
    this.asksName = hasServer && isNameless(player);
    if (player && !isNameless(player)) this.name ||= player.name;
    this.#booklets = await booklets();
    const last = usualBooklet(this.#booklets, readStored(LAST));
    await this.choose(this.rules?.rules ?? last.rules, this.house);
    if (player) void this.#countBeaten();
  }

  /** Count the ticks of the ladder; without an answer it has none. */
  async #countBeaten() {
    try {
      for await (const { beaten } of countedResults()) {
        this.#beaten = new Set(beaten);
        this.requestUpdate();
      }
    } catch {
      // The table can be opened without them.
    }
  }

  /** Give a bot the first seat that waits for somebody, or the last one. @param {string} bot */
  #seat(bot) {
    const free = this.chairs.indexOf(null);
    this.chairs[free < 0 ? this.chairs.length - 1 : free] = bot;
    this.requestUpdate();
  }

  /** Choose a booklet and house rules, if the server accepts them.
   * @param {string} rules
   * @param {import("../parts/rules/booklets.js").House} house */
  async choose(rules, house) {
    const found = await rulesOf(rules, house);
    const [least, most] = found.players;
    const bots = found.bots.map(({ bot }) => bot);
    const seats = this.rules ? this.chairs.length + 1 : USUAL_SEATS;
    this.resize(Math.max(least, Math.min(seats, most)));
    // Without a server nobody can be invited.
    const usual = hasServer ? null : bots[Math.min(1, bots.length - 1)];
    this.chairs = this.chairs.map((bot) => (bot && bots.includes(bot) ? bot : usual));
    this.rules = found;
    this.house = house;
  }

  /** @param {number} seats */
  resize(seats) {
    const more = hasServer ? null : (this.chairs.at(-1) ?? null);
    this.chairs = Array.from({ length: seats - 1 }, (_, place) => this.chairs[place] ?? more);
    this.requestUpdate();
  }

  /** Change a house rule; after a refusal the field shows the old value again.
   * @param {import("../parts/rules/house_rules.js").Change} change */
  async rule({ key, value, restore }) {
    // One after the other: each change is checked together with those before it.
    const change = () => this.choose(this.rules?.rules ?? "", { ...this.house, [key]: value });
    if (!(await this.attemptNext(change))) restore();
  }

  /** @param {SubmitEvent} event */
  #open(event) {
    event.preventDefault();
    const onScreen = event.submitter?.getAttribute("name") === "screen";
    void this.attempt(async () => {
      // A rule that was changed just before the button was pressed counts.
      await this.settled();
      const rated = this.terms.rated && !this.terms.quiet && !this.chairs.some(Boolean);
      // A seat that is left is played on by a bot, but in a rated match it only draws.
      const terms = { ...this.terms, rated, stand_in: rated ? "auto" : this.rules?.bots[1].bot };
      await loginAs(this.name.trim() || guestName());
      store(LAST, this.rules?.rules);
      if (!hasServer) {
        const body = { rules: this.rules?.rules, house: this.house, bots: this.chairs };
        return navigate(`/match/${(await request("/api/matches", { body })).match}`);
      }
      const body = {
        rules: this.rules?.rules,
        house: this.house,
        bots: this.chairs,
        listed: this.listed,
        terms,
      };
      const { table } = await request("/api/tables", { body });
      if (onScreen) await showHere(table);
      navigate(`/${onScreen ? "screen" : "table"}/${table}`);
    });
  }

  render() {
    const chosen = this.rules;
    if (!chosen) return html`<h1>${this.heading}</h1>${this.waitingView("board-skeleton")}`;
    return html`<h1>${this.heading}</h1>
      <form class="stack" @submit=${this.#open}>
        ${this.asksName ? ownName(this) : nothing}
        <fieldset>
          <legend>${t("page-new-booklet")}</legend>
          <div class="tiles">${this.#booklets.map((booklet) => bookletCard(this, booklet))}</div>
          ${special(this.#booklets.find(({ rules }) => rules === chosen.rules))}
        </fieldset>
        <div class="halves">
          <div class="card">${peopleField(this, chosen)}</div>
          <div class="card">${termFields(this, chosen)}</div>
        </div>
        ${fold(
          t("page-ladder-title"),
          ladder(chosen.bots, this.#beaten, (bot) => this.#seat(bot)),
        )}
        ${fold(t("page-new-house"), houseRules(this, chosen), chosen.presets.find(({ house }) => sameHouse(house, this.house))?.title)}
        ${this.refusalView()}
        <div class="cluster footer">
          <p class="summary">${choiceInWords(chosen, this.chairs.length + 1)}</p>
          <button class="primary large" ?disabled=${this.busy}>${hasServer ? t("page-new-open") : t("shell-play")}</button>
          ${hasServer ? html`<button name="screen" ?disabled=${this.busy} title=${t("screen-why")}>${t("screen-title")}</button>` : nothing}
        </div>
      </form>`;
  }
}

/** A part of the page that few need: on a phone behind its title, with what is chosen there.
 * @param {string} title @param {unknown} part @param {string} [chosen] */
const fold = (title, part, chosen) => html`<details class="part" ?open=${!NARROW.matches}>
  <summary>${title} ${chosen ? html`<span class="badge">${chosen}</span>` : nothing}</summary>${part}</details>`;

/** @param {NewTable} page @param {import("../messages/http.d.ts").BookletShown} booklet */
function bookletCard(page, booklet) {
  const chosen = booklet.rules === page.rules?.rules;
  const choose = () => void page.attemptNext(() => page.choose(booklet.rules, {}));
  return html`<label class="card booklet">
    ${emblem(booklet)}
    <span class="booklet-title"><input type="radio" name="rules" .checked=${chosen} @change=${choose} />${booklet.title}</span>
  </label>`;
}

/** What is special about a booklet. @param {import("../messages/http.d.ts").BookletShown} [booklet] */
const special = (booklet) =>
  booklet ? html`<div class="booklet-special soft">${emblem(booklet)} <span>${booklet.special}</span></div>` : nothing;

/** @param {NewTable} page */
const ownName = (page) => nameField(page.name, (name) => (page.name = name));

/** @param {NewTable} page @param {import("../messages/http.d.ts").RulesShown} rules */
function peopleField(page, { players: [least, most], bots }) {
  const sizes = Array.from({ length: most - least + 1 }, /** @returns {[number, number]} */ (_, more) => [least + more, least + more]);
  /** @type {[string, string][]} */
  const sitters = [
    .../** @type {[string, string][]} */ (hasServer ? [["", t("page-new-friend")]] : []),
    ...bots.map(/** @returns {[string, string]} */ (bot) => [bot.bot, botLine(bot)]),
  ];
  return html`${page.asksName ? nothing : ownName(page)}
    ${radioField(t("page-new-seats"), "seats", page.chairs.length + 1, sizes, (size) => page.resize(size))}
    ${page.chairs.map((chair, place) =>
      selectField(t("page-new-chair", { number: place + 2 }), chair ?? "", sitters, (bot) => {
        page.chairs[place] = bot || null;
        page.requestUpdate();
      }),
    )}`;
}

/** @param {NewTable} page @param {import("../messages/http.d.ts").RulesShown} rules */
function termFields(page, rules) {
  const clock = ruleOf(rules, CLOCK);
  const bots = page.chairs.some(Boolean);
  if (!hasServer) return clock ? clockField(page, clock) : nothing;
  const { quiet } = page.terms;
  const hush = (/** @type {boolean} */ chosen) => {
    page.terms.quiet = chosen;
    page.requestUpdate();
  };
  return html`${clock ? clockField(page, clock) : nothing}
    ${checkboxField(t("page-new-quiet"), quiet, hush)}
    <p class="soft small">${t("page-new-quiet-means")}</p>
    <details class="part" ?open=${!NARROW.matches || page.listed}><summary>${t("game-more")}</summary>
    ${checkboxField(t("page-new-listed"), page.listed && !quiet, (listed) => (page.listed = listed), quiet)}
    ${checkboxField(t("page-new-watched"), page.terms.watched && !quiet, (watched) => (page.terms.watched = watched), quiet)}
    ${checkboxField(t("page-new-rated"), page.terms.rated && !bots && !quiet, (rated) => (page.terms.rated = rated), bots || quiet)}
    <p class="soft small">${bots ? t("page-new-rated-people") : t("page-new-rated-means")}</p></details>`;
}

/** @param {NewTable} page @param {Rule} clock */
function clockField(page, clock) {
  const { value, choices } = clock;
  const known = [...choices.map((choice) => choice.value), ...CLOCKS];
  const offered = known.includes(value) ? known : [...known, value];
  return selectField(
    t("page-new-clock"),
    value,
    offered.map((each) => [each, turnTime(each)]),
    (chosen, { target }) =>
      void page.rule({
        key: CLOCK,
        value: chosen,
        restore: () => {
          /** @type {HTMLSelectElement} */ (target).value = `${value}`;
        },
      }),
  );
}

/** @param {NewTable} page @param {import("../messages/http.d.ts").RulesShown} chosen */
function houseRules(page, chosen) {
  const { rules, chapters, presets } = chosen;
  const changed = chapters.flatMap((chapter) => chapter.rules).filter((rule) => rule.changed).length;
  return html`<section class="card">
    <fieldset>
      <legend>${t("page-new-house")}</legend>
      <div class="presets">${presets.map((preset) => presetButton(page, rules, preset))}</div>
    </fieldset>
    <tw-differences .rules=${rules} .house=${page.house}></tw-differences>
    ${switches(page, chosen, changed)}
  </section>`;
}

/** @param {NewTable} page @param {string} rules @param {import("../messages/http.d.ts").PresetShown} preset */
function presetButton(page, rules, { preset, title, sentence, house }) {
  const choose = () => void page.attemptNext(() => page.choose(rules, house));
  return html`<label class="preset"
    ><input type="radio" name="preset" value=${preset} .checked=${sameHouse(house, page.house)} @change=${choose}
      /><b>${title}</b> <span class="soft small">${sentence}</span></label
  >`;
}

/** @param {NewTable} page @param {import("../messages/http.d.ts").RulesShown} rules @param {number} changed */
function switches(page, rules, changed) {
  return html`<details class="fold">
    <summary>${t("page-new-customize")} ${
      changed ? html`<span class="badge">${t("page-new-changed", { count: changed })}</span>` : nothing
    }</summary>
    <p class="soft">${t("page-new-house-why")}</p>
    <tw-house-rules .found=${rules} .shown=${isOffered}
      @rule=${(/** @type {CustomEvent} */ { detail }) => page.rule(detail)}></tw-house-rules>
  </details>`;
}

/** Whether a rule is among the house rules: the clock has a field of its own. @param {string} key */
const isOffered = (key) => key !== CLOCK;

/**
 * Whether two choices of house rules are the same. @param {import("../parts/rules/booklets.js").House} one @param
 * {import("../parts/rules/booklets.js").House} other
 */
function sameHouse(one, other) {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => `${one[key]}` === `${other[key]}`);
}

customElements.define("tw-new", NewTable);
