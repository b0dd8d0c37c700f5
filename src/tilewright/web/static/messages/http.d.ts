// The messages of the HTTP API. Generated: python -m tools.message_types renews this file.

/** Why a request was refused. */
export interface Wrong {
  detail: string;
}

/** The name that other players see. */
export interface NameSent {
  name: string;
}

/** A player's id and name; the login itself is a cookie. */
export interface Login {
  player: string;
  name: string;
}

/** A match against bots: the rulebook, house rules, and the names of the bots; the caller has seat 0. */
export interface MatchWanted {
  rules?: string;
  house?: Record<string, number | string>;
  players?: string[];
  bots?: string[];
  persons?: number[];
  handicaps?: SeatHandicap[];
}

/** How a seat plays, where that differs from the table: by other rules, with another time, or with fewer hints. */
export interface SeatHandicap {
  "opening.min": number | null;
  "deal.rack": number | null;
  "time.limit": number | null;
  hints: Hints;
}

/** How many hints a seat may take: any number, three in a game, or none. */
export type Hints = "always" | "never" | "three";

/** The id of a new match. */
export interface Created {
  match: string;
}

/** What everybody may know of a match; `commitments` are the hashes of the games' secrets. */
export interface MatchShown {
  match: string;
  rules: string;
  house: Record<string, number | string>;
  seat: number | null;
  places: Place[];
  commitments: string[];
  begun: boolean;
  over: boolean;
}

/** The public part of a seat: who has it, and the nonce it has given. */
export interface Place {
  name: string;
  avatar: "bear" | "bee" | "cat" | "chick" | "cow" | "dog" | "fish" | "fox" | "frog" | "hedgehog" | "koala" | "ladybird" | "lion" | "monkey" | "mouse" | "octopus" | "owl" | "panda" | "penguin" | "pig" | "rabbit" | "sheep" | "snail" | "whale";
  bot: string | null;
  nonce: string | null;
}

/** What lies on the table of a match, row by row in the notation; null for watchers who see it with a delay. */
export interface FeltShown {
  rows: string[][] | null;
}

/** A page of one game of a match, from the deal to its end. */
export interface Replay {
  match: string;
  rules: string;
  house: Record<string, number | string>;
  names: string[];
  game: number;
  games: number;
  first: number;
  total: number;
  moments: Moment[];
}

/** The game after an event: a sentence, the seat that acted, what a watcher saw, and all racks. */
export interface Moment {
  sentence: string;
  seat: number | null;
  ends_turn: boolean;
  view: Record<string, any>;
  racks: number[][];
}

/** A booklet with pages to read, a card about each joker, every rule, chapter by chapter, and its presets. */
export interface RulesShown {
  rules: string;
  title: string;
  special: string;
  game: string;
  pieces: number;
  players: number[];
  jokers: string[];
  limit: number | null;
  rare: string[];
  bots: BotShown[];
  box: Record<string, number>;
  pages: PageShown[];
  cards: RulePagesCardShown[];
  chapters: Chapter[];
  presets: PresetShown[];
}

/** A bot: its title, its manner of play, and its strength from 1 to 5. */
export interface BotShown {
  bot: string;
  title: string;
  manner: string;
  level: number;
}

/** A page of the rules; `joker` is the letter of the joker that it is about, if it is about one. */
export interface PageShown {
  page: string;
  title: string;
  joker: string | null;
  parts: (TextShown | PictureShown)[];
}

/** A paragraph, and the clauses that it tells. */
export interface TextShown {
  kind: "text";
  sentence: string;
  clauses: string[];
  changed: boolean;
  only: boolean;
  elsewhere: Elsewhere[];
}

/** The phrase of a rule in other booklets, and their titles. */
export interface Elsewhere {
  sentence: string;
  booklets: string[];
}

/** A picture of what is right or wrong, with its caption: a row, a turn, or the racks at the end of a game. */
export interface PictureShown {
  kind: "picture";
  right: boolean;
  caption: string;
  row: RowShown | null;
  before: RowShown[];
  played: string[];
  after: RowShown[];
  grid_before: ([number, number, string])[];
  grid_after: ([number, number, string])[];
  racks: string[][];
  points: number[];
}

/** A row in the notation, and what each joker of it stands for. */
export interface RowShown {
  faces: string[];
  stands: string[];
}

/** What a kind of joker does: its letter, its name, a sentence, the rules that apply to it, and an example. */
export interface RulePagesCardShown {
  joker: string;
  title: string;
  sentence: string;
  rules: string[];
  example: RowShown | null;
}

/** The rules of one chapter. */
export interface Chapter {
  chapter: string;
  title: string;
  rules: Rule[];
}

/** A parameter in words; its values are the choices and the numbers from `low` to `high`, if given. */
export interface Rule {
  key: string;
  title: string;
  sentence: string;
  means: string;
  value: number | string;
  choices: Choice[];
  low: number | null;
  high: number | null;
  house: boolean;
  changed: boolean;
  only: boolean;
  elsewhere: Elsewhere[];
  clauses: string[];
}

/** A possible value of a rule, and its phrase. */
export interface Choice {
  value: number | string;
  sentence: string;
}

/** House rules that go together: a title, what they are for, and the rules that they change. */
export interface PresetShown {
  preset: string;
  title: string;
  sentence: string;
  house: Record<string, number | string>;
}

/** The wishes for a new room; `bots` has the bot of each chair after the host's, or None for a free one. */
export interface NewRoom {
  rules?: string;
  house?: Record<string, number | string>;
  terms?: Terms;
  bots?: (string | null)[];
  listed?: boolean;
}

/** The terms of a match. */
export interface Terms {
  missed_turns: number;
  stand_in: string;
  watched: boolean;
  delay: number;
  delay_turns: number;
  rated: boolean;
  starter: number;
  quiet: boolean;
  handicaps: SeatHandicap[];
  one_device: boolean;
}

/** A table after its change number `version`, as one player may see it. */
export interface TableShown {
  type: "table";
  table: string;
  version: number;
  rules: string;
  house: Record<string, number | string>;
  terms: Terms;
  chairs: ChairShown[];
  chair: number | null;
  host: boolean;
  listed: boolean;
  invite: string | null;
  match: string | null;
  closed: boolean;
  asking: AskingShown[];
  standing: AskingShown[];
  called: CalledShown[];
  screen: boolean;
  screens: number;
}

/** A chair at a table: a player's, a bot's, or free; and how they play where that differs from the table. */
export interface ChairShown {
  player: string | null;
  name: string | null;
  avatar: "bear" | "bee" | "cat" | "chick" | "cow" | "dog" | "fish" | "fox" | "frog" | "hedgehog" | "koala" | "ladybird" | "lion" | "monkey" | "mouse" | "octopus" | "owl" | "panda" | "penguin" | "pig" | "rabbit" | "sheep" | "snail" | "whale" | null;
  bot: string | null;
  again: boolean;
  handicap: SeatHandicap;
}

/** A stranger who asks to be let in to a table, or who was let in. */
export interface AskingShown {
  player: string;
  name: string;
  avatar: "bear" | "bee" | "cat" | "chick" | "cow" | "dog" | "fish" | "fox" | "frog" | "hedgehog" | "koala" | "ladybird" | "lion" | "monkey" | "mouse" | "octopus" | "owl" | "panda" | "penguin" | "pig" | "rabbit" | "sheep" | "snail" | "whale";
}

/** Somebody who was called to a table and has no chair there yet, and whether they have declined. */
export interface CalledShown {
  name: string;
  avatar: "bear" | "bee" | "cat" | "chick" | "cow" | "dog" | "fish" | "fox" | "frog" | "hedgehog" | "koala" | "ladybird" | "lion" | "monkey" | "mouse" | "octopus" | "owl" | "panda" | "penguin" | "pig" | "rabbit" | "sheep" | "snail" | "whale";
  declined: boolean;
  player: string | null;
}

/** A page of tables; `more` says whether another page follows. */
export interface TablesShown {
  tables: TableShown[];
  more: boolean;
}

/** The invitation, if the table is not listed, and the chair, if that matters. */
export interface Joining {
  invite?: string | null;
  chair?: number | null;
}

/** A player who asks to be let in, and whether the host does so. */
export interface Answering {
  player: string;
  admit: boolean;
}

/** The player to send away. */
export interface Kicking {
  player: string;
}

/** A bot for a chair, or null to free it. */
export interface BotWanted {
  bot: string | null;
}

/** Two chairs. */
export interface Swapping {
  one: number;
  other: number;
}

/** A bot for every free chair, or null to play without them. */
export interface Starting {
  fill?: string | null;
  starter?: number | null;
}

/** Whether the host begins without the players who have not answered. */
export interface Again {
  without_others?: boolean;
}

/** The chat lines that each reader sees in their own language, and those that are drawn. */
export interface Presets {
  presets: string[];
  emotes: string[];
}

/** The choices of a player, the lessons that are done, and the tips that were given; what was never chosen is unset. */
export interface Preferences {
  language?: "de" | "en" | "es" | "fr" | "nl" | "pt" | null;
  theme?: "auto" | "dark" | "light";
  avatar?: "bear" | "bee" | "cat" | "chick" | "cow" | "dog" | "fish" | "fox" | "frog" | "hedgehog" | "koala" | "ladybird" | "lion" | "monkey" | "mouse" | "octopus" | "owl" | "panda" | "penguin" | "pig" | "rabbit" | "sheep" | "snail" | "whale" | null;
  felt?: "blue" | "green" | "red";
  sorting?: "color" | "number" | "own";
  pace?: "fast" | "normal" | "off" | "slow";
  sounds?: boolean;
  zen?: boolean;
  large?: boolean;
  lessons?: string[];
  coach?: boolean;
  warns?: boolean;
  tips?: string[];
}

/** All players whom the asker has muted or blocked. */
export interface ShunnedPlayers {
  shunned: Shunned[];
}

/** A player who is muted, or blocked: kept away from the asker's tables as well. */
export interface Shunned {
  player: string;
  name: string;
  how: Shunning;
}

/** Mute hides the chat of a player; block also keeps them from one's own tables. */
export type Shunning = "block" | "mute";

/** Whether to mute a player or to block them. */
export interface How {
  how: Shunning;
}

/** What a player did wrong at a table. */
export interface Complaint {
  player: string;
  table: string;
  reason: string;
}

/** What everybody may know of a player: the name, the avatar, and ratings by rulebook. */
export interface PlayerShown {
  player: string;
  name: string;
  avatar: "bear" | "bee" | "cat" | "chick" | "cow" | "dog" | "fish" | "fox" | "frog" | "hedgehog" | "koala" | "ladybird" | "lion" | "monkey" | "mouse" | "octopus" | "owl" | "panda" | "penguin" | "pig" | "rabbit" | "sheep" | "snail" | "whale";
  ratings: Record<string, RatingShown>;
}

/** A player's strength: the number people see, its mean and deviation, and how many matches it comes from. */
export interface RatingShown {
  rating: number;
  mu: number;
  sigma: number;
  matches: number;
}

/** The people a player knows: friends first, then by the last match. */
export interface PeopleShown {
  people: Known[];
  asks: PersonShown[];
  calls: CallShown[];
  shows_presence: boolean;
}

/** Somebody the player has played with, or a friend; only friends who let it be seen have a presence. */
export interface Known {
  player: string;
  name: string;
  avatar: "bear" | "bee" | "cat" | "chick" | "cow" | "dog" | "fish" | "fox" | "frog" | "hedgehog" | "koala" | "ladybird" | "lion" | "monkey" | "mouse" | "octopus" | "owl" | "panda" | "penguin" | "pig" | "rabbit" | "sheep" | "snail" | "whale";
  friendship: Friendship;
  presence: Presence | null;
  last: LastMatch | null;
}

/** Whether somebody is a friend, or was asked to be one and has not agreed. */
export type Friendship = "asked" | "friend" | "none";

/** Where a friend is: connected, or in a match that goes on. */
export type Presence = "here" | "playing";

/** The rulebook of the last match together, and when it was made. */
export interface LastMatch {
  rules: string;
  at: number;
}

/** A person by name and avatar. */
export interface PersonShown {
  player: string;
  name: string;
  avatar: "bear" | "bee" | "cat" | "chick" | "cow" | "dog" | "fish" | "fox" | "frog" | "hedgehog" | "koala" | "ladybird" | "lion" | "monkey" | "mouse" | "octopus" | "owl" | "panda" | "penguin" | "pig" | "rabbit" | "sheep" | "snail" | "whale";
}

/** A table to which its host calls the player, by a rulebook. */
export interface CallShown {
  table: string;
  rules: string;
  name: string;
  avatar: "bear" | "bee" | "cat" | "chick" | "cow" | "dog" | "fish" | "fox" | "frog" | "hedgehog" | "koala" | "ladybird" | "lion" | "monkey" | "mouse" | "octopus" | "owl" | "panda" | "penguin" | "pig" | "rabbit" | "sheep" | "snail" | "whale";
  at: number;
}

/** Whether friends see when the player is here. */
export interface PresenceWanted {
  shown: boolean;
}

/** The people to play with. */
export interface Company {
  people: string[];
}

/** The groups of a player, the latest first; `more` says that some matches are not counted yet, so ask again. */
export interface GroupsShown {
  groups: GroupShown[];
  more: boolean;
}

/** The same people and their totals by rulebook, the most played one first; `at` is their last match. */
export interface GroupShown {
  people: PersonShown[];
  totals: RulebookTotals[];
  at: number;
}

/** What the matches of a group by one rulebook add up to, the leader first; `lead` is in matches, 0 if level. */
export interface RulebookTotals {
  rules: string;
  matches: number;
  standings: Standing[];
  lead: number;
}

/** What one of a group has won: matches, a shared win as a part of one, and the games in them. */
export interface Standing {
  player: string;
  won: number;
  games_won: number;
}

/** The code that a screen shows, and for how many seconds it works. */
export interface ScreenCode {
  code: string;
  seconds: number;
}

/** The table that a large screen was given by its code; `waits` says that it still can be given one. */
export interface TableGiven {
  table: string | null;
  waits: boolean;
}

/** The code that a large screen shows; small letters, spaces and hyphens do not matter. */
export interface CodeTyped {
  code: string;
}

/** Whether phones on the home network may join. */
export interface PhonesWanted {
  join: boolean;
}

/** The address of the server for phones on the home network, or "" if they may not join. */
export interface PhonesLetIn {
  address: string;
}

/** The public key that a browser subscribes with, or null if this server calls nobody. */
export interface PushKey {
  key: string | null;
}

/** A browser as its push service knows it: the address there, and the keys it reads messages with. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: "de" | "en" | "es" | "fr" | "nl" | "pt";
}

/** The name by which a subscription is ended. */
export interface Subscribed {
  subscription: string;
}

/** The account of a player; `login` is null for a guest. */
export interface Account {
  login: string | null;
  password: boolean;
  email: string | null;
  email_is_new: boolean;
  codes: number;
  passkeys: Passkey[];
  mail: boolean;
}

/** A passkey of an account: what it was made on, when, and when it was last used. */
export interface Passkey {
  id: string;
  device: string;
  created_at: number;
  used_at: number | null;
}

/** The login and the password of an account. */
export interface Credentials {
  login: string;
  password: string;
}

/** The player of a new account, and its recovery codes, which are shown this once. */
export interface SignedUp {
  player: string;
  name: string;
  codes: string[];
}

/** The new password; `password` is the old one, if the account has one. */
export interface PasswordChange {
  password?: string | null;
  passkey?: SignedChallenge | null;
  keep_email?: boolean;
  new: string;
}

/** What a browser answers when its owner has used a passkey; bytes are base64url. */
export interface SignedChallenge {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

/** New recovery codes, which are shown this once, and the mail address that was removed, if any. */
export interface NewCodes {
  codes: string[];
  removed_email: string | null;
}

/** Proof of the owner, and whether a mail address that was confirmed within the last days stays. */
export interface Renewal {
  password?: string | null;
  passkey?: SignedChallenge | null;
  keep_email?: boolean;
}

/** Past matches, the latest first; `before` the last `created_at` there are earlier ones. */
export interface MatchesPlayed {
  matches: Played[];
}

/** A match of a player, and how it ended if it is over; `bots` has the bot of each seat, if any. */
export interface Played {
  match: string;
  rules: string;
  created_at: number;
  seat: number;
  names: string[];
  bots: (string | null)[];
  over: boolean;
  winners: number[];
  totals: string[];
}

/** The password of the account, or the answer of a passkey; neither is needed in the minutes after logging in. */
export interface Proof {
  password?: string | null;
  passkey?: SignedChallenge | null;
}

/** The login of a new account; a player who has one leaves it out. */
export interface Wanted {
  login?: string | null;
}

/** The login of a new account and its first passkey. */
export interface PasskeyAccount {
  login: string;
  passkey: NewKey;
}

/** What a browser answers when it has made a passkey; bytes are base64url. */
export interface NewKey {
  id: string;
  client_data: string;
  attestation: string;
}

/** A new passkey, with proof of the owner. */
export interface PasskeyAdded {
  password?: string | null;
  passkey?: SignedChallenge | null;
  made: NewKey;
}

/** A recovery code of an account, and the new password. */
export interface CodeUsed {
  login: string;
  code: string;
  password: string;
}

/** The player whose account was recovered, with its new recovery codes and the address that was removed, if any. */
export interface Recovered {
  player: string;
  name: string;
  codes: string[];
  removed_email: string | null;
}

/** The token of a one-time link, and the new password. */
export interface LinkUsed {
  token: string;
  password: string;
}

/** The login of an account whose owner wants a link by mail. */
export interface Forgetful {
  login: string;
}

/** The mail address of an account, or null for none, with proof of the owner. */
export interface EmailWanted {
  password?: string | null;
  passkey?: SignedChallenge | null;
  email: string | null;
}

/** The token in the mail that was sent to a new address. */
export interface EmailConfirmed {
  token: string;
}

/** The devices on which a player is logged in, the latest first. */
export interface Devices {
  devices: Device[];
}

/** A login of a player: what it was last used on and when; `here` is the one that asks. */
export interface Device {
  id: string;
  device: string;
  created_at: number;
  seen_at: number;
  here: boolean;
}

/** How much there is, how much happens on the server that answers, and its last errors, the latest first. */
export interface State {
  sizes: Sizes;
  rates: Record<string, number>;
  errors: (Record<string, string>)[];
}

/** How much there is, up to `MOST_COUNTED` each. */
export interface Sizes {
  players: number;
  accounts: number;
  logins: number;
  matches: number;
  tables: number;
  open_reports: number;
}

/** A page of reports, the latest first; `before` the last id there are earlier ones. */
export interface Reports {
  reports: ReportShown[];
}

/** A report: who complained about whom, where and why, and what that player had said there. */
export interface ReportShown {
  id: number;
  at: number;
  reporter: Someone;
  about: Someone;
  table: string;
  reason: string;
  lines: Line[];
  handled_at: number | null;
}

/** A player as the desk shows them. */
export interface Someone {
  player: string;
  name: string;
  login: string | null;
}

/** A chat line: one of the presets or emotes, or a text. */
export interface Line {
  number: number;
  player: string;
  at: number;
  preset: string | null;
  text: string | null;
}

/** The players that were searched for. */
export interface People {
  people: Found[];
}

/** A player, and the networks from which they are connected to the server that answers. */
export interface Found {
  who: Someone;
  networks: string[];
}

/** A page of bans and mutes in force, the latest first. */
export interface BansShown {
  bans: BanShown[];
}

/** A ban or mute in force, and whose it is. */
export interface BanShown {
  ban: Ban;
  who: Someone | null;
}

/** A ban or a mute of a player or of a network, until a time. */
export interface Ban {
  id: string;
  kind: BansKind;
  player: string | null;
  network: string | null;
  reason: BansReason;
  at: number;
  until: number;
}

/** A ban keeps somebody out; a mute lets them play without chat. */
export type BansKind = "ban" | "mute";

/** Why; the person reads it in their own language. */
export type BansReason = "cheating" | "insults" | "name" | "other" | "spam";

/** A ban or mute of a player or of a network, for some hours, or for ever with null. */
export interface BanWanted {
  kind: BansKind;
  reason: BansReason;
  hours: number | null;
  player?: string | null;
  network?: string | null;
}

/** The login of an account whose owner cannot log in. */
export interface LinkWanted {
  login: string;
}

/** A one-time login link, from the first `/` on. */
export interface LinkMade {
  link: string;
}

/** A page of the audit log, the latest first. */
export interface Audit {
  lines: AuditLine[];
}

/** What an operator did; without an operator it was done at the command line. */
export interface AuditLine {
  id: number;
  at: number;
  operator: string | null;
  act: string;
  subject: string;
  details: string;
}

/** What a token is for, in its owner's words. */
export interface Label {
  label: string;
}

/** A new token with its text, which is shown only this once. */
export interface TokenMade {
  id: string;
  label: string;
  created_at: number;
  token: string;
}

/** A token without its text: enough to recognize and revoke it. */
export interface Token {
  id: string;
  label: string;
  created_at: number;
}

/** A seat in a match that is not over. */
export interface OpenSeat {
  match: string;
  rules: string;
  seat: number;
  begun: boolean;
}

/** Give this seat's part of every shuffle, 16 to 64 bytes in hexadecimal, before the first deal. */
export interface Nonce {
  type?: "nonce";
  nonce: string;
}

/** The command was not carried out; the faults as values, and in sentences. */
export interface Refusal {
  type: "refused";
  id: string;
  reason: WireReason;
  faults?: (Record<string, any>)[];
  sentences?: string[];
}

/** Why a command was refused. */
export type WireReason = "bad" | "illegal" | "no-seat" | "not-begun" | "not-now" | "not-your-turn" | "stale" | "too-often" | "try-again";

/** Send a command; the client makes the id, and a command sent again is carried out once. */
export interface Act {
  type?: "act";
  id: string;
  command: any;
  after?: number | null;
}

/** The command is carried out and stored; its last event is `seq`. If it was an illegal turn and cost a penalty, `sentences` say what was wrong with it. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
  sentences: string[];
}

/** Send the table as it is being arranged, to be judged and shown to the others; a draft for another event than the last is ignored. */
export interface ShowDraft {
  type?: "draft";
  rows: number[][];
  after?: number | null;
}

/** What would be wrong with the client's draft as a turn; without faults it may be played. */
export interface Judgement {
  type: "judgement";
  seq: number;
  faults: (Record<string, any>)[];
  sentences: string[];
  readings: BoardsRowReading[];
  opening: OpeningCount | null;
  checked: boolean;
}

/** A row of a table or draft: whether it is a set, its pieces in the best order, and what it counts in an opening. */
export interface BoardsRowReading {
  legal: boolean | null;
  order: number[];
  stands: string[][];
  value: number;
  cells: ([number, number])[];
}

/** What a draft counts as the seat's opening, what it must, and the rows that use the table before it is enough. */
export interface OpeningCount {
  points: number;
  needed: number;
  early: number[];
}

/** How much a hint tells: 1 whether a turn exists, 2 which pieces it plays, 3 how; and in which language. */
export interface HintWanted {
  step?: number;
  language?: string | null;
}

/** A hint; `seq` is the event it follows. */
export interface HintShown {
  possible: boolean;
  exact: boolean;
  command: string | null;
  tiles: number[];
  table: number[][];
  steps: HintStep[];
  seq: number;
}

/** One step of a rearrangement: the rows after it, each in its old place and some empty, the pieces in hand, and a sentence. */
export interface HintStep {
  rows: number[][];
  hand: number[];
  sentence: string;
}

/** The tips that hold now, the most useful first; `seq` is the event they follow. */
export interface Tips {
  seq: number;
  coach: boolean;
  tips: Tip[];
}

/** A tip for a first game: its name, its sentence, and the pieces of what it speaks of that lie there. */
export interface Tip {
  tip: string;
  sentence: string;
  tiles: number[];
}

/** The review of one game of a match: `done` of its `turns` are reviewed. */
export interface Review {
  match: string;
  rules: string;
  house: Record<string, number | string>;
  names: string[];
  game: number;
  games: number;
  done: number;
  turns: number;
  first: number;
  review: GameReview;
}

/** The review of one game; the chances come from `playouts` games played out for each turn, 0 if there are none. */
export interface GameReview {
  playouts: number;
  turns: TurnShown[];
  seats: SeatShown[];
}

/** A turn in a review: what was laid and what could have been, each seat's chance to win before it, and a badge. */
export interface TurnShown {
  turn: number;
  seat: number;
  played: number;
  points: number;
  best: number;
  best_points: number;
  missed: number;
  badge: Badge;
  mistake: boolean;
  lost: number;
  given_away: number | null;
  proven: boolean;
  chances: number[];
  table: string[][];
  rack: string[];
  opened: boolean;
}

/** The one thing to tell of a turn. */
export type Badge = "best" | "even" | "held" | "missed" | "none" | "open" | "out";

/** The turns of one seat: how many, how many of them nothing could be laid in or were best, held or mistakes. */
export interface SeatShown {
  seat: number;
  quality: number | null;
  turns: number;
  missed: number;
  outs_missed: number;
  badges: Record<string, number>;
  opened_in: number | null;
  jokers: number;
}

/** A puzzle made of a turn that the player missed, under a rulebook, and whether it is solved. */
export interface MistakeListed {
  puzzle: string;
  kind: PuzzleKind;
  difficulty: number;
  table: string;
  rack: string;
  rules: string;
  missed: MissedTurn;
  solved: boolean;
}

/** What there is to find. */
export type PuzzleKind = "cross" | "free_joker" | "most" | "open" | "out";

/** The turn of a game of a match that a puzzle was made of. */
export interface MissedTurn {
  match: string;
  game: number;
  turn: number;
}

/** A puzzle: its rulebook, its position, and a sentence that says what there is to find. */
export interface PuzzleShown {
  puzzle: string;
  rules: string;
  game: string;
  kind: PuzzleKind;
  difficulty: number;
  goal: string;
  table: string[][];
  rack: string[];
  view: View | null;
  day: string | null;
  late: boolean;
  figures: DayFigures | null;
  house: Record<string, number | string>;
  missed: MissedTurn | null;
}

/** The match after event `seq`, as this seat sees it. */
export interface View {
  type: "view";
  seq: number;
  view: any;
  readings: BoardsRowReading[];
  may: string[];
  timeout?: Phrase[];
  ending?: Ending;
  story?: Phrase[];
}

/** A sentence by its key in the word files, and the values to fill in. */
export interface Phrase {
  key: string;
  values: Record<string, string | number>;
}

/** How a turn ends: whether its draft is checked for its player before, with hints, and how many pieces an illegal turn costs; None if it is refused. */
export interface Ending {
  checked: boolean;
  penalty: number | null;
}

/** How many people have solved the puzzle of a day, and the median of their seconds, once there are some. */
export interface DayFigures {
  solvers: number;
  median: number | null;
}

/** The table after a turn, in the piece numbers of the answer without it; with `final` it is the player's answer. */
export interface PuzzleTurn {
  after?: number[][] | null;
  final?: boolean;
  seconds?: number | null;
}

/** A puzzle's position with piece numbers, the verdict on a turn if one is given, and whether that solves it. */
export interface PuzzleJudged {
  table: number[][];
  rack: number[];
  readings: BoardsRowReading[];
  allowed: boolean;
  reasons: TilesReason[];
  judgement: Judgement | null;
  solved: boolean;
  rating: PuzzleRating | null;
}

/** A sentence of a verdict, with the clauses of the booklet and the house rules that it rests on. */
export interface TilesReason {
  sentence: string;
  clauses: string[];
  house: string[];
}

/** How good a player is at puzzles: the number people see, what the last try changed, and how many tries count. */
export interface PuzzleRating {
  rating: number;
  change: number;
  tries: number;
  grade: number;
}

/** How many steps of the answer a hint shows; 0 shows only its pieces. */
export interface HintSteps {
  steps?: number;
}

/** The pieces that the answer plays, and its first steps, as many as were asked for; `all` is how many there are. */
export interface PuzzleHint {
  tiles: number[];
  steps: HintStep[];
  all: number;
  rating: PuzzleRating | null;
}

/** A puzzle in a list; `difficulty` goes from 1 to 10. */
export interface PuzzleListed {
  puzzle: string;
  kind: PuzzleKind;
  difficulty: number;
  table: string;
  rack: string;
}

/** The days of a month whose puzzle a player has solved, then or `late`, and the streak up to today. */
export interface DaysSolved {
  solved: string[];
  late: string[];
  streak: number;
}

/** The rulebook of a rush. */
export interface NewRush {
  rules?: string;
}

/** A rush: its puzzle with its number, or none once it is over, the score, and the time left. */
export interface RushShown {
  run: string;
  rules: string;
  number: number;
  puzzle: PuzzleShown | null;
  solved: number;
  missed: number;
  misses: number;
  left_ms: number;
  whole_ms: number;
  best: number;
  right: boolean | null;
}

/** The answer to a puzzle of a rush, counted from 1: the table after the turn, or nothing to skip the puzzle. */
export interface RushAnswer {
  number: number;
  after?: number[][] | null;
}

/** One of the best scores of a day; a guest has no name here. `mine` is set for the player's own. */
export interface BoardLine {
  name: string | null;
  avatar: "bear" | "bee" | "cat" | "chick" | "cow" | "dog" | "fish" | "fox" | "frog" | "hedgehog" | "koala" | "ladybird" | "lion" | "monkey" | "mouse" | "octopus" | "owl" | "panda" | "penguin" | "pig" | "rabbit" | "sheep" | "snail" | "whale";
  score: number;
  mine: boolean;
}

/** What a player has done; `more` says that some finished matches are not counted yet, so ask again. */
export interface Results {
  won: Won[];
  latest: MatchPoint[];
  beaten: string[];
  ratings: RatingPoint[];
  puzzles: PuzzleRating;
  solved: number;
  streak: number;
  more: boolean;
}

/** The finished matches by a rulebook, against bots alone or with people: how many, their games, and those won. */
export interface Won {
  rules: string;
  people: boolean;
  matches: number;
  games: number;
  won: number;
  reviewed: number;
  turns: number;
  missed: number;
  opened: number;
  opened_in: number;
  jokers: number;
}

/** How much of a match by a rulebook was won: all, a part of a shared win, or nothing. */
export interface MatchPoint {
  rules: string;
  at: number;
  won: number;
  turns: number;
  missed: number;
}

/** A rating after a match by a rulebook, or after a puzzle if there is none. */
export interface RatingPoint {
  rules: string | null;
  at: number;
  rating: number;
}

/** An error of a page: its name, where in our scripts it happened, on which page, and the version of the scripts. */
export interface PageError {
  name: string;
  place: string;
  page: string;
  version: string;
}

/** All booklets. */
export interface BookletsShown {
  booklets: BookletShown[];
}

/** A booklet: what is special about it, how many pieces and players it has, and its jokers in the notation. */
export interface BookletShown {
  rules: string;
  title: string;
  special: string;
  game: string;
  pieces: number;
  players: number[];
  jokers: string[];
  limit: number | null;
  rare: string[];
  bots: BotShown[];
}

/** The rulebooks: the bots that play each of them, and whether it is played with tiles or dice. */
export interface Offers {
  rules: Record<string, string[]>;
  games: Record<string, string>;
}

/** A chapter of the course. */
export interface ChapterShown {
  chapter: string;
  title: string;
  lessons: LessonName[];
}

/** A lesson of a chapter. */
export interface LessonName {
  lesson: string;
  title: string;
}

/** A lesson: a board with its goal, or a question with its options. */
export interface LessonShown {
  lesson: string;
  title: string;
  task: string;
  rules: string;
  game: string;
  clauses: string[];
  view: View;
  goal: string | null;
  pieces: string[];
  ask: string | null;
  options: number[];
  row: string[];
  draft: string[][];
  racks: string[][][];
}

/** A draft of a lesson's turn, as the socket takes it. */
export interface LessonDraft {
  rows: number[][];
}

/** A command that ends a lesson's turn, as the socket takes it. */
export interface LessonTurn {
  command: any;
}

/** Whether a turn or an answer was right, what was wrong or what it has taught, and the match after the turn. */
export interface LessonResult {
  reached: boolean;
  sentences: string[];
  view: View | null;
}

/** The chosen option of a question. */
export interface LessonAnswer {
  option: number;
}

/** How a lesson is solved: the kind of command, with its table or the dice to roll; or the option of a question. */
export interface LessonExample {
  command: string | null;
  table: number[][];
  dice: number[];
  option: number | null;
}

/** A row to judge. */
export interface RowToJudge {
  rules?: string;
  house?: Record<string, number | string>;
  row: string[];
}

/** Whether a row is a set, in the order it was judged in, and what each piece stands for. */
export interface RowJudged {
  allowed: boolean;
  row: string[];
  stands: string[];
  reason: TilesReason;
}

/** A turn to judge: the table before it and the rack in the notation, whether the player has opened before. */
export interface TurnToJudge {
  rules?: string;
  house?: Record<string, number | string>;
  table?: string[][];
  rack?: string[];
  opened?: boolean;
  after?: number[][] | null;
}

/** A position with piece numbers, and whether a turn is allowed. */
export interface TurnJudged {
  table: number[][];
  rack: number[];
  readings: BoardsRowReading[];
  allowed: boolean;
  reasons: TilesReason[];
  judgement: Judgement | null;
}

/** A turn of the dice game to judge: the grid before and after it, cell by cell, and the dice that are left. */
export interface GridToJudge {
  rules?: string;
  house?: Record<string, number | string>;
  before?: FaceAt[];
  after?: FaceAt[];
  rest?: string[];
}

/** A face on the grid: x to the right, y down. */
export type FaceAt = [number, number, string];

/** Whether a turn is allowed, why, and the cells of what is wrong. */
export interface GridJudged {
  allowed: boolean;
  reasons: TilesReason[];
  cells: ([number, number])[];
}

/** A score card: its games, the points of each finished round, the games won, and who leads or has won. */
export interface ScoreCardsCardShown {
  lines: CountedGame[];
  rounds: ((number | string)[])[];
  won: number[];
  leaders: number[];
  games: number;
  over: boolean;
  unclear: number[];
  clock: TurnClock | null;
}

/** A game of a score card, each with a value for every seat. */
export interface CountedGame {
  written: string;
  held: number[];
  pieces: (number | null)[];
  winners: number[];
  points: (number | string)[];
  totals: (number | string)[];
}

/** The seconds of a turn, and what happens when they are over. */
export interface TurnClock {
  seconds: number;
  time_out: string;
}

/** A position to solve, as `tilewright solve --batch` reads it, of limited size. */
export interface Position {
  rules?: string;
  house?: Record<string, number | string>;
  table?: string[][];
  rack: string[];
  objective?: Objective;
  opened?: boolean;
}

/** What a turn maximises. */
export type Objective = "out" | "points" | "tiles";

/** The best turn: the pieces it plays, the table it leaves, and whether it is proven best. */
export interface BestTurn {
  played: string[];
  table: string[][];
  tiles: number;
  points: number;
  exact: boolean;
  us: number;
}

/** Rows to judge. */
export interface RowsToCheck {
  rules?: string;
  house?: Record<string, number | string>;
  rows: string[][];
}

/** A row in the order it was judged in, with its readings or the reason why it is not a set. */
export interface RowVerdict {
  row: string[];
  legal: boolean;
  readings: CheckingRowReading[];
  opening: number | null;
  why: string | null;
}

/** One reading of a row: its shape, its opening value, and the face each piece stands for. */
export interface CheckingRowReading {
  shape: string;
  points: number;
  stands: string[];
}

/** The referee's verdict on a record. */
export interface Refereed {
  games: number;
  legal: number;
  faults: RecordFault[];
}

/** A fault in a record: the number of the game in the file, the line, and a sentence. */
export interface RecordFault {
  game: number;
  line: number;
  fault: string;
}

/** How many games of a record were shuffled as committed to. */
export interface Verified {
  games: number;
  verified: number;
  faults: RecordFault[];
}

/** A position, and what its turn should be best in; with `chosen`, the turn that plays these pieces of the rack. */
export interface TurnWanted {
  rules?: string;
  house?: Record<string, number | string>;
  table?: string[][];
  rack?: string[];
  opened?: boolean;
  objective?: Objective;
  chosen?: string[] | null;
}

/** A turn from the table and rack in piece numbers: what it plays, the table after it and the steps that lead there. */
export interface TurnFound {
  table: number[][];
  rack: number[];
  tiles: number[];
  value: number;
  out: boolean;
  exact: boolean;
  after: number[][];
  readings: BoardsRowReading[];
  steps: HintStep[];
}

/** A position of the tile game, in the notation. */
export interface Studied {
  rules?: string;
  house?: Record<string, number | string>;
  table?: string[][];
  rack?: string[];
  opened?: boolean;
}

/** The legal plays of a position, most pieces first; with `more` there are others beyond those listed. */
export interface PlaysFound {
  plays: PlayShown[];
  more: boolean;
}

/** A choice of rack pieces that can be laid, and what they would count on a rack. */
export interface PlayShown {
  played: string[];
  value: number;
}

/** A game and its next turn: `lay` is the table after the player's turn; without it the player draws or passes. */
export interface PracticeTurn {
  rules?: string;
  house?: Record<string, number | string>;
  table?: string[][];
  rack?: string[];
  opened?: boolean;
  bots: string[];
  now?: Progress | null;
  seal?: string;
  lay?: number[][] | null;
}

/** How far a game is, as everybody has seen it: `drawn` has the seat that drew, for each tile; the player is seat 0. */
export interface Progress {
  seat: number;
  table: number[][];
  drawn: number[];
  opened: boolean[];
  passes: number;
  lap: number | null;
}

/** A game as the player sees it, and what the last turn did in sentences. */
export interface PracticeShown {
  now: Progress | null;
  seal: string;
  rack: number[];
  readings: BoardsRowReading[];
  names: string[];
  counts: number[];
  pool: number;
  may_draw: boolean;
  ending: Ending;
  said: string[];
  faults: string[];
  over: boolean;
  racks: number[][];
}

/** A game in which the player is in turn, and the table as it is being arranged. */
export interface PracticeDraft {
  rules?: string;
  house?: Record<string, number | string>;
  table?: string[][];
  rack?: string[];
  opened?: boolean;
  bots: string[];
  now?: Progress | null;
  seal?: string;
  rows: number[][];
}

/** A day of the calendar with its puzzle. */
export interface DayListed {
  day: string;
  puzzle: string;
  rules: string;
  kind: PuzzleKind;
  difficulty: number;
}

export interface Answers {
  POST: {
    "/api/guests": Login;
    "/api/matches": Created;
    "/api/tables": TableShown;
    "/api/tables/{table}/join": TableShown;
    "/api/tables/{table}/ask": null;
    "/api/tables/{table}/answer": TableShown;
    "/api/tables/{table}/leave": TableShown;
    "/api/tables/{table}/kick": TableShown;
    "/api/tables/{table}/swap": TableShown;
    "/api/tables/{table}/even": TableShown;
    "/api/tables/{table}/start": TableShown;
    "/api/tables/{table}/rematch": TableShown;
    "/api/tables/{table}/screens": TableShown;
    "/api/tables/{table}/close": TableShown;
    "/api/reports": null;
    "/api/me/play": TableShown;
    "/api/tables/{table}/calls": TableShown;
    "/api/screens": ScreenCode;
    "/api/tables/{table}/screens/code": TableShown;
    "/api/me/push": Subscribed;
    "/api/account": SignedUp;
    "/api/logins": Login;
    "/api/me/sign-out": NewCodes;
    "/api/me/delete": null;
    "/api/me/passkeys/challenge": Record<string, any>;
    "/api/account/passkey": SignedUp;
    "/api/me/passkeys": null;
    "/api/passkeys/challenge": Record<string, any>;
    "/api/logins/passkey": Login;
    "/api/me/codes": NewCodes;
    "/api/logins/code": Recovered;
    "/api/logins/link": Recovered;
    "/api/logins/mail": null;
    "/api/me/email/confirm": null;
    "/api/desk/reports/{report}/handled": null;
    "/api/desk/bans": Ban;
    "/api/desk/tables/{table}/close": null;
    "/api/desk/links": LinkMade;
    "/api/tokens": TokenMade;
    "/api/bot/matches/{match}/nonce": null;
    "/api/bot/matches/{match}/commands": Ack;
    "/api/bot/matches/{match}/drafts": Judgement;
    "/api/matches/{match}/hint": HintShown;
    "/api/matches/{match}/tips": Tips;
    "/api/me/mistakes/{puzzle}/turn": PuzzleJudged;
    "/api/me/mistakes/{puzzle}/hint": PuzzleHint;
    "/api/puzzles/{puzzle}/turn": PuzzleJudged;
    "/api/puzzles/{puzzle}/hint": PuzzleHint;
    "/api/rush": RushShown;
    "/api/rush/{run}/answer": RushShown;
    "/api/errors": null;
    "/api/lessons/{lesson}/draft": Judgement;
    "/api/lessons/{lesson}/turn": LessonResult;
    "/api/lessons/{lesson}/answer": LessonResult;
    "/api/lessons/{lesson}/solution": LessonExample;
    "/api/judge/row": RowJudged;
    "/api/judge/turn": TurnJudged;
    "/api/judge/grid": GridJudged;
    "/api/solve": BestTurn;
    "/api/check": RowVerdict[];
    "/api/referee": Refereed;
    "/api/verify": Verified;
    "/api/study/turn": TurnFound;
    "/api/study/plays": PlaysFound;
    "/api/study/game": PracticeShown;
    "/api/study/game/draft": Judgement;
  };
  GET: {
    "/api/me": Login;
    "/api/matches/{match}": MatchShown;
    "/api/matches/{match}/felt": FeltShown;
    "/api/matches/{match}/record": string;
    "/api/matches/{match}/replay": Replay;
    "/api/rules/{rules}": RulesShown;
    "/api/tables": TablesShown;
    "/api/me/tables": TablesShown;
    "/api/tables/{table}": TableShown;
    "/api/invites/{invite}": TableShown;
    "/api/invites/{invite}/qr.svg": string;
    "/api/chat/presets": Presets;
    "/api/me/preferences": Preferences;
    "/api/me/shunned": ShunnedPlayers;
    "/api/players/{other}": PlayerShown;
    "/api/me/people": PeopleShown;
    "/api/me/groups": GroupsShown;
    "/api/matches/{match}/group": GroupsShown;
    "/api/screens/table": TableGiven;
    "/api/push": PushKey;
    "/api/account": Account;
    "/api/me/history": MatchesPlayed;
    "/api/me/export": Record<string, (Record<string, any>)[]>;
    "/api/me/devices": Devices;
    "/api/desk": State;
    "/api/desk/reports": Reports;
    "/api/desk/people": People;
    "/api/desk/bans": BansShown;
    "/api/desk/audit": Audit;
    "/api/tokens": Token[];
    "/api/bot/matches": OpenSeat[];
    "/api/bot/matches/{match}/events": string;
    "/api/matches/{match}/review": Review;
    "/api/me/mistakes": MistakeListed[];
    "/api/me/mistakes/{puzzle}": PuzzleShown;
    "/api/puzzles": PuzzleListed[];
    "/api/me/puzzles": PuzzleRating;
    "/api/me/days/{month}": DaysSolved;
    "/api/puzzles/day/{day}": PuzzleShown;
    "/api/rush/board/{rules}": BoardLine[];
    "/api/me/rushes": Record<string, number>;
    "/api/me/results": Results;
    "/api/me/results.csv": string;
    "/api/preview.png": string;
    "/health": Record<string, string>;
    "/metrics": string;
    "/api/rules": BookletsShown;
    "/api/offers": Offers;
    "/api/lessons": ChapterShown[];
    "/api/lessons/{lesson}": LessonShown;
    "/api/judge/verdict.svg": string;
    "/api/score": ScoreCardsCardShown;
    "/api/score/card.svg": string;
    "/api/study/position.svg": string;
    "/api/puzzles/month/{month}": DayListed[];
    "/api/puzzles/{puzzle}": PuzzleShown;
  };
  PUT: {
    "/api/tables/{table}/chairs/{chair}": TableShown;
    "/api/tables/{table}/chairs/{chair}/handicap": TableShown;
    "/api/me/shunned/{other}": null;
    "/api/me/friends/{other}": null;
    "/api/me/presence": null;
    "/api/phones": PhonesLetIn;
    "/api/me/password": NewCodes;
    "/api/me/name": Login;
    "/api/me/email": null;
  };
  DELETE: {
    "/api/tables/{table}/screens": TableShown;
    "/api/me/shunned/{other}": null;
    "/api/me/people/{other}": null;
    "/api/me/friends/{other}": null;
    "/api/me/calls/{table}": null;
    "/api/me/push/{subscription}": null;
    "/api/logins/current": null;
    "/api/me/passkeys/{passkey}": null;
    "/api/me/devices/{device}": null;
    "/api/desk/bans/{ban}": null;
    "/api/desk/tables/{table}/chat/{line}": null;
    "/api/tokens/{token}": null;
  };
  PATCH: {
    "/api/me/preferences": Preferences;
  };
}
