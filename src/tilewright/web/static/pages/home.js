// The home page: one click to a game against bots, and links to everything else.

import { currentPlayer, login, request } from "../api.js";
import { playerName } from "../match/names.js";
import { navigate } from "../navigate.js";
import { Page, selectField } from "../parts/page.js";
import { booklets, turnTime } from "../parts/rules/booklets.js";
import { readStored, settings, store } from "../settings.js";
import { letter, pieceOf } from "../tiles/piece.js";
import { tilePicture } from "../tiles/tile.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, language, languageName, languages, setLanguage, t } from "../words.js";

const CHOICE = "tilewright.choice";
const SHOWN = 4;
// A player who has done this many lessons knows the game.
const FIRST_LESSONS = 9;
// What lies on the table of the picture.
const TABLE = ["R7 R8 R9 R10", "K11 B11 O11", "B3 B4 J B6 B7", "K1 R1 O1", "O9 O10 O11 O12", "K4 R4 B4"];
const RACK = "K2 K3 R5 R12 B1 B9 B13 O4 O8";

/** @import { BookletShown as Booklet, BotShown as Bot, Played, TableShown as Table } from "../messages/http.d.ts" */
/** @typedef {{ rules: string, bot: string, others: number, timed?: boolean }} Choice */

export default class Home extends Page {
  /** @type {Booklet[]} */
  #booklets = [];
  /** @type {Played[]} */
  #running = [];
  /** @type {Table[]} */
  #own = [];
  /** @type {Table[]} */
  #open = [];
  /** @type {Choice | null} */
  #choice = readStored(CHOICE);

  /** Ask for what the page shows first. */
  static prepare() {
    return booklets().catch(() => []);
  }

  async load() {
    this.#booklets = await booklets();
    this.requestUpdate();
    if (!(await currentPlayer())) return;
    const [played, own, open] = await Promise.all(
      ["/api/me/history", "/api/me/tables", "/api/tables"].map((path) => request(path)),
    );
    this.#running = played.matches.filter((/** @type {Played} */ match) => !match.over);
    this.#own = own.tables.filter(
      (/** @type {Table} */ table) =>
        !table.match || this.#running.some(({ match }) => match === table.match),
    );
    this.#open = open.tables.filter((/** @type {Table} */ table) => table.chair === null);
  }

  /** The booklet, the bot and the number of bots: as last time, else the booklet of the language or one without a clock, and
   * an easy bot. */
  get #chosen() {
    const last = this.#choice;
    const book =
      this.#booklets.find(({ rules }) => rules === last?.rules) ??
      this.#booklets.find(({ rules }) => rules.endsWith(`-${language()}`)) ??
      this.#booklets.find(({ limit }) => limit === null) ??
      this.#booklets[0];
    const bot = book.bots.find(({ bot }) => bot === last?.bot) ?? book.bots[1];
    const [least, most] = book.players;
    const others = Math.min(Math.max(last?.others ?? 1, least - 1), most - 1);
    // Bots have time: against them there is a clock only for those who want one.
    const timed = book.limit !== null && (last?.timed ?? false);
    return { book, bot, others, timed, company: company(book.bots, bot, others) };
  }

  /** @param {Partial<Choice>} part */
  #choose(part) {
    const { book, bot, others, timed } = this.#chosen;
    this.#choice = { rules: book.rules, bot: bot.bot, others, timed, ...part };
    store(CHOICE, this.#choice);
    this.requestUpdate();
  }

  #play() {
    const { book, company: bots, timed } = this.#chosen;
    const house = book.limit === null || timed ? {} : { "time.limit": "none" };
    void this.attempt(async () => {
      await login();
      const { table } = await request("/api/tables", {
        body: { rules: book.rules, house, bots: bots.map(({ bot }) => bot) },
      });
      await request(`/api/tables/${table}/start`, { body: {} });
      navigate(`/table/${table}`);
    });
  }

  render() {
    return html`<div class="home">
      <section class="hero">
        <div class="hero-words">
          <h1>${t("shell-home-title")}</h1>
          <p class="lead">${t("shell-home-lead")}</p>
          ${this.refusalView()}
          ${settings.lessons.length < FIRST_LESSONS ? html`<p><a href="/learn">${t("learn-home")}</a></p>` : nothing}
          ${this.#booklets.length ? this.#start() : nothing}
        </div>
        ${heroScene()}
      </section>
      ${this.#continue()}
      <section class="link-cards" aria-label=${t("shell-ways")}>
        ${way("/new", t("shell-friends"), t("shell-friends-why"), "friends")} ${this.#tables()}
        ${this.#booklets.length ? way(`/rules/${this.#chosen.book.rules}`, t("shell-rules"), t("shell-rules-why"), "rules") : nothing}
        ${way("/learn", t("learn-title"), t("learn-why"), "learn")} ${way("/score", t("score-title"), t("score-why"), "score")} ${way("/judge", t("judge-title"), t("judge-why"), "judge")}
        ${way("/puzzles", t("puzzles-title"), t("puzzles-why"), "puzzles")} ${way("/analysis", t("study-title"), t("study-why"), "analysis")} ${way("/me", t("shell-own"), t("shell-own-why"), "own")}
      </section>
      ${foot()}
    </div>`;
  }

  #start() {
    const { book, bot, others, timed, company: bots } = this.#chosen;
    return html`<button class="primary large play" ?disabled=${this.busy} @click=${this.#play}>${t("shell-play")}</button>
      <details class="choice">
        <summary>${t("shell-choice", { book: book.title, bots: joinList(bots.map(({ title }) => title)) })}</summary>
        <div class="choice-parts">
          ${selectField(
            t("shell-booklet"),
            book.rules,
            this.#booklets.map(({ rules, title }) => [rules, title]),
            (rules) => this.#choose({ rules }),
          )}
          ${selectField(
            t("shell-bot"),
            bot.bot,
            book.bots.map((one) => [one.bot, one.title]),
            (name) => this.#choose({ bot: name }),
          )}
          ${selectField(t("shell-others"), others, counts(book.players), (count) => this.#choose({ others: Number(count) }))}
          ${
            book.limit === null
              ? nothing
              : selectField(
                  t("page-new-clock"),
                  timed ? "timed" : "",
                  [
                    ["", turnTime(null)],
                    ["timed", turnTime(book.limit)],
                  ],
                  (value) => this.#choose({ timed: value === "timed" }),
                )
          }
        </div>
        ${bots.length > 1 ? html`<p>${t("shell-company", { bot: bot.title, others: joinList(bots.slice(1).map(({ title }) => title)) })}</p>` : nothing}
        <p class="soft small">${book.special}</p>
        <p class="soft small">${t("shell-manner", { bot: bot.title, manner: bot.manner })}</p>
      </details>`;
  }

  #continue() {
    const tables = new Map(this.#own.map((table) => [table.match, table]));
    const waiting = this.#own.filter(({ match }) => !match);
    if (!this.#running.length && !waiting.length) return nothing;
    return html`<section class="continue">
      <h2>${t("shell-going-on")}</h2>
      <ul class="plain tiles">
        ${this.#running.slice(0, SHOWN).map(({ match, rules, seat, names }) => {
          const table = tables.get(match)?.table;
          return this.#item(
            table ? `/table/${table}` : `/match/${match}`,
            rules,
            t("shell-against", { names: joinList(names.filter((_, at) => at !== seat).map(botName)) }),
          );
        })}
        ${waiting.slice(0, SHOWN).map(({ table, rules }) => this.#item(`/table/${table}`, rules, t("shell-waiting")))}
      </ul>
    </section>`;
  }

  /**
   * @param {string} path
   * @param {string} rules
   * @param {string} words */
  #item(path, rules, words) {
    return html`<li>
      <a class="card link-card" href=${path}><strong>${this.#title(rules)}</strong><span class="soft">${words}</span></a>
    </li>`;
  }

  #tables() {
    const free = this.#open.filter(
      ({ chairs, match }) => !match && chairs.some(({ player, bot }) => !player && !bot),
    );
    const watched = this.#open.filter(({ match, terms }) => match && terms.watched);
    const words =
      free.length || watched.length
        ? t("shell-tables-now", { free: free.length, watched: watched.length })
        : t("shell-tables-why");
    return way("/tables", t("shell-tables-open"), words, "tables");
  }

  /** @param {string} rules */
  #title(rules) {
    return this.#booklets.find((book) => book.rules === rules)?.title ?? rules;
  }
}

/** The name of a bot by its id, or of a player.
 * @param {string} name */
function botName(name) {
  const words = t(`bot-${name}`);
  return words === `bot-${name}` ? playerName(name) : words;
}

/** The bot that was chosen and others of about its strength: several of a kind would be a dull company.
 * @param {Bot[]} bots @param {Bot} chosen @param {number} count @returns {Bot[]} */
function company(bots, chosen, count) {
  const alike = [...bots].sort(
    (one, other) => Math.abs(one.level - chosen.level) - Math.abs(other.level - chosen.level),
  );
  const all = [chosen, ...alike.filter((each) => each !== chosen)];
  return Array.from({ length: count }, (_, place) => all[place % all.length]);
}

/** @param {number[]} players @returns {[number, string][]} */
const counts = ([least, most]) =>
  Array.from({ length: most - least + 1 }, (_, more) => [least - 1 + more, `${least - 1 + more}`]);

/** A link to a page, with what it is for.
 * @param {string} path
 * @param {string} title
 * @param {string} why
 * @param {string} kind */
function way(path, title, why, kind) {
  return html`<a class="card link-card link-card-${kind}" href=${path}><strong>${title}</strong><span class="soft">${why}</span></a>`;
}

function foot() {
  return html`<footer class="foot">
    ${selectField(
      t("shell-language"),
      language(),
      languages().map((code) => [code, languageName(code), code]),
      setLanguage,
    )}
    <p class="soft small">${t("shell-foot")}</p>
  </footer>`;
}

/** Some sets on the felt, and a rack; it is decoration, so screen readers skip it. */
const heroScene = () => html`<div class="scene" aria-hidden="true">
  <div class="scene-felt">${TABLE.map((row) => html`<div class="scene-row">${tiles(row)}</div>`)}</div>
  <div class="scene-rack"><div class="scene-row">${tiles(RACK)}</div></div>
</div>`;

/** @param {string} row in the notation */
const tiles = (row) =>
  row
    .split(" ")
    .map(pieceOf)
    .map((piece) => html`<span class="scene-tile ${letter(piece)}">${tilePicture(piece, [])}</span>`);

customElements.define("tw-home", Home);
