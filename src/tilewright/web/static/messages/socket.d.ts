// The messages of the socket. Generated: python -m tools.message_types renews this file.

/** Follow a match; `after` is the last event the client knows, if any. Sentences are in `language`, or in the language of the connection. With `covered` the client is sent what a watcher sees, and nobody's drafts, although it has a seat: a device that is passed around shows the table to all. A large screen names its table in `screen`, and is sent what a watcher without a delay sees. */
export interface Hello {
  type: "hello";
  match: string;
  after?: number | null;
  language?: string | null;
  covered?: boolean;
  screen?: string | null;
}

/** Give this seat's part of every shuffle, 16 to 64 bytes in hexadecimal, before the first deal. */
export interface Nonce {
  type: "nonce";
  nonce: string;
}

/** Send a command; the client makes the id, and a command sent again is carried out once. */
export interface Act {
  type: "act";
  id: string;
  command: any;
  after?: number | null;
}

/** Send the table as it is being arranged, to be judged and shown to the others; a draft for another event than the last is ignored. */
export interface ShowDraft {
  type: "draft";
  rows: number[][];
  after?: number | null;
}

/** Have a plan judged and fitted to the table after event `after`: `rows` as they were laid on the table `over`. */
export interface AskPlan {
  type: "plan";
  rows: number[][];
  over: number[][];
  after: number;
}

/** Follow a table: who comes and goes, what is said, which match begins. */
export interface Attend {
  type: "table";
  table: string;
  invite?: string | null;
}

/** Say one of the presets, or a text, at the followed table. */
export interface Say {
  type: "say";
  preset?: string | null;
  text?: string | null;
}

/** Stay connected without a match or a table, and be told who calls. */
export interface StayHere {
  type: "here";
}

/** Store the order of the rack: its pieces in order; other numbers may stand for gaps. */
export interface OrderRack {
  type: "order";
  tiles: number[];
}

/** Ask whether anybody answers: a connection on which packets are lost looks open for minutes. */
export interface Ping {
  type: "ping";
}

/** The first answer to hello: the match, its seats, the client's own seat if any, and the hashes of all secrets. */
export interface Seating {
  type: "seating";
  match: string;
  rules: string;
  house: Record<string, number | string>;
  seat: number | null;
  places: Place[];
  commitments: string[];
  begun: boolean;
  terms: Terms;
}

/** The public part of a seat: who has it, and the nonce it has given. */
export interface Place {
  name: string;
  avatar: "bear" | "bee" | "cat" | "chick" | "cow" | "dog" | "fish" | "fox" | "frog" | "hedgehog" | "koala" | "ladybird" | "lion" | "monkey" | "mouse" | "octopus" | "owl" | "panda" | "penguin" | "pig" | "rabbit" | "sheep" | "snail" | "whale";
  bot: string | null;
  nonce: string | null;
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

/** How a seat plays, where that differs from the table: by other rules, with another time, or with fewer hints. */
export interface SeatHandicap {
  "opening.min": number | null;
  "deal.rack": number | null;
  "time.limit": number | null;
  hints: Hints;
}

/** How many hints a seat may take: any number, three in a game, or none. */
export type Hints = "always" | "never" | "three";

/** The match after event `seq`, as this seat sees it. */
export interface WireView {
  type: "view";
  seq: number;
  view: any;
  readings: RowReading[];
  may: string[];
  timeout?: Phrase[];
  ending?: Ending;
  story?: Phrase[];
}

/** A row of a table or draft: whether it is a set, its pieces in the best order, and what it counts in an opening. */
export interface RowReading {
  legal: boolean | null;
  order: number[];
  stands: string[][];
  value: number;
  cells: ([number, number])[];
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

/** Events as this seat sees them; `seq` is the number of the last one. */
export interface Events {
  type: "events";
  seq: number;
  events: any[];
}

/** The command is carried out and stored; its last event is `seq`. If it was an illegal turn and cost a penalty, `sentences` say what was wrong with it. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
  sentences: string[];
}

/** The command was not carried out; the faults as values, and in sentences. */
export interface Refusal {
  type: "refused";
  id: string;
  reason: Reason;
  faults: (Record<string, any>)[];
  sentences: string[];
}

/** Why a command was refused. */
export type Reason = "bad" | "illegal" | "no-seat" | "not-begun" | "not-now" | "not-your-turn" | "stale" | "too-often" | "try-again";

/** The table as a seat is arranging it in the turn after event `seq`, with the readings of its rows. */
export interface Draft {
  type: "draft";
  seat: number;
  seq: number;
  rows: number[][];
  readings: RowReading[];
}

/** What would be wrong with the client's draft as a turn; without faults it may be played. */
export interface Judgement {
  type: "judgement";
  seq: number;
  faults: (Record<string, any>)[];
  sentences: string[];
  readings: RowReading[];
  opening: OpeningCount | null;
  checked: boolean;
}

/** What a draft counts as the seat's opening, what it must, and the rows that use the table before it is enough. */
export interface OpeningCount {
  points: number;
  needed: number;
  early: number[];
}

/** A plan as it fits the table after event `seq`, for its owner alone. */
export interface PlanAnswer {
  type: "plan";
  seq: number;
  rows: number[][];
  fate: PlanFate;
  moved: number[];
  returned: number[];
  judgement: Judgement | null;
}

/** What became of a plan: it lies as it was laid, or why not all of it does. */
export type PlanFate = "busy" | "kept" | "no-place" | "refitted" | "unhelped";

/** The deadline of the turn after event `seq`, if any, and the server's time, in milliseconds since 1970. */
export interface Clock {
  type: "clock";
  seq: number;
  deadline: number | null;
  now: number;
  away: number[];
  asked: number[];
  paused: boolean;
}

/** The seats whose players are connected. */
export interface Presence {
  type: "presence";
  seats: number[];
}

/** Why a message could not be used. */
export interface Trouble {
  type: "error";
  reason: string;
}

/** There is no such match, or no such table. */
export interface Gone {
  type: "gone";
  match: string;
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

/** A line said at the followed table: the id of a preset, or a text. */
export interface Said {
  type: "said";
  table: string;
  number: number;
  player: string;
  name: string;
  avatar: "bear" | "bee" | "cat" | "chick" | "cow" | "dog" | "fish" | "fox" | "frog" | "hedgehog" | "koala" | "ladybird" | "lion" | "monkey" | "mouse" | "octopus" | "owl" | "panda" | "penguin" | "pig" | "rabbit" | "sheep" | "snail" | "whale";
  at: number;
  preset: string | null;
  text: string | null;
}

/** Who calls the player to a table now, the latest first; sent after `here`, and again when it changes. */
export interface Calls {
  type: "calls";
  calls: CallShown[];
}

/** A table to which its host calls the player, by a rulebook. */
export interface CallShown {
  table: string;
  rules: string;
  name: string;
  avatar: "bear" | "bee" | "cat" | "chick" | "cow" | "dog" | "fish" | "fox" | "frog" | "hedgehog" | "koala" | "ladybird" | "lion" | "monkey" | "mouse" | "octopus" | "owl" | "panda" | "penguin" | "pig" | "rabbit" | "sheep" | "snail" | "whale";
  at: number;
}

/** The order of the rack as its player last sent it; sent to that player alone. */
export interface RackOrder {
  type: "order";
  tiles: number[];
}

/** The answer to a ping: the last event sent on this connection, 0 before the first; null if it follows no match. */
export interface Pong {
  type: "pong";
  seq: number | null;
}

/** End the turn with this table, which includes the rack tiles played. */
export interface PlayTiles {
  type: "PlayTiles";
  table: number[][];
}

/** End the turn with a tile from the pool. */
export interface DrawTile {
  type: "DrawTile";
}

/** End the turn without a tile if there is none to draw. */
export interface GameCommandsPass {
  type: "Pass";
}

/** Show the pairs of the first rack and claim a reshuffle (DE-10). */
export interface ClaimReshuffle {
  type: "ClaimReshuffle";
}

/** Begin the next game of the match. */
export interface GameCommandsDealNext {
  type: "DealNext";
}

/** Let the stand-in play this seat until its player is back. */
export interface StepAway {
  type: "StepAway";
}

/** Play this seat again; any command of the game does the same. */
export interface ComeBack {
  type: "ComeBack";
}

/** Ask for a pause; it begins when every player who is not away has asked. */
export interface AskPause {
  type: "AskPause";
}

/** End the pause, or withdraw the request for one. */
export interface GoOn {
  type: "GoOn";
}

/** End the match before its end, without a result; for the only player among bots, and on one device. */
export interface EndMatch {
  type: "EndMatch";
}

/** Begin the turn in a match on one device: its player has the device now, and the time runs. */
export interface LiftCurtain {
  type: "LiftCurtain";
}

/** The beginning of a match as one seat sees it: with the commitment of every game, and all handicaps. */
export interface GameViewMatchStartSeen {
  type: "MatchStartSeen";
  rules: Rulebook;
  seats: number;
  commitments: string[];
  nonces: string[];
  deal: GameViewDealSeen;
  handicaps: Handicap[];
}

/** The rules of one game, chapter by chapter; a house rule is a `replace` of a chapter's field. */
export interface Rulebook {
  id: string;
  box: BoxRules;
  deal: Deal;
  sets: Sets;
  opening: Opening;
  turn: Turn;
  jokers: Jokers;
  change: Change | null;
  mirror: Mirror | null;
  pool: Pool;
  time: Time;
  scoring: Scoring;
  match: MatchRules;
}

/** The pieces of the game. */
export interface BoxRules {
  pieces: number;
}

/** How a game begins. */
export interface Deal {
  rack: number;
  starter: Starter;
  next_starter: NextStarter;
  reshuffle_pairs: number;
}

/** How the first starter is chosen. */
export type Starter = "highest" | "host" | "lot";

/** Who starts the later games of a match. */
export type NextStarter = "again" | "rotate" | "winner";

/** What every set must have. */
export interface Sets {
  min_natural: number;
}

/** What the first sets of a player must be worth, and whether the same turn may do more. */
export interface Opening {
  min: number;
  extras: boolean;
}

/** How an illegal turn is handled, and whether its player is warned. */
export interface Turn {
  wrong_lay: WrongLay;
  checked: Checked;
}

/** What happens if a turn ends with an illegal table while time remains. */
export type WrongLay = "penalise" | "refuse";

/** When a draft is checked for its player before the turn ends. */
export type Checked = "always" | "never" | "unless_penalised";

/** What jokers may do. */
export interface Jokers {
  release: Release;
  reuse: Reuse;
  group_of_three: GroupOfThree;
  max_per_set: number | null;
  adjacent: boolean;
  penalty: number;
}

/** What frees a joker of the table. */
export type Release = "rearrange" | "replace";

/** Where a freed joker may go. */
export type Reuse = "any_set" | "new_set" | "new_set_two_rack_tiles";

/** Which of the two missing colors replace the joker of a group of three. */
export type GroupOfThree = "both" | "either";

/** What color changes may do; the fields are those of `sets.rules.ChangeRules`. */
export interface Change {
  at_start: boolean;
  max_per_run: number;
  max_colors: number;
}

/** What mirrors may do; the fields are those of `sets.rules.MirrorRules`. */
export interface Mirror {
  min_side: number;
  group_limit: GroupLimit;
}

/** How many pieces a mirrored group may stand for: four colors on each side, or four pieces in all. */
export type GroupLimit = "per_side" | "total";

/** How an empty pool ends the game. */
export interface Pool {
  empty: Empty;
}

/** How the game continues after the last piece is drawn. */
export type Empty = "last_lap" | "until_stuck";

/** The clock, and the penalty for running out of time. */
export interface Time {
  limit: number | null;
  usual: number;
  idle_draw: number;
  table: TimedOutTable;
  loose: Loose;
  penalty: number;
  memory: boolean;
}

/** What happens to the table when time runs out. */
export type TimedOutTable = "keep_sets" | "restore";

/** Where loose pieces of the table go when time runs out. */
export type Loose = "pool" | "rack" | "restore";

/** How blocked games are scored. */
export interface Scoring {
  blocked: Blocked;
  tie: Tie;
}

/** How a game is scored if nobody went out. */
export type Blocked = "all_minus" | "difference";

/** Who wins a blocked game if the lowest racks are equal. */
export type Tie = "fewest_tiles" | "shared";

/** How long a match lasts and what decides it. */
export interface MatchRules {
  games: number | null;
  rounds: number;
  winner: MatchWinner;
}

/** What decides a match. */
export type MatchWinner = "games_then_points" | "points";

/** A deal as one seat sees it. */
export interface GameViewDealSeen {
  type: "DealSeen";
  starter: number;
  draws: number[][];
  rack: number[];
  counts: number[];
  pool: number;
}

/** What one seat's opening must be worth, and how many pieces it is dealt; None is the rulebook's value. */
export interface Handicap {
  "opening.min": number | null;
  "deal.rack": number | null;
}

/** The next deal as one seat sees it. */
export interface GameDealSeen {
  type: "GameDealSeen";
  game: number;
  deal: GameViewDealSeen;
}

/** A reshuffle as one seat sees it; everybody sees the pairs as proof (DE-10). */
export interface ReshuffleSeen {
  type: "ReshuffleSeen";
  seat: number;
  pairs: number[];
  deal: GameViewDealSeen;
}

/** A seat ended its turn with this table. */
export interface TilesPlayed {
  type: "TilesPlayed";
  seat: number;
  played: number[];
  table: number[][];
}

/** Tiles drawn, as one seat sees it: their number, and the tiles for the seat that drew. */
export interface DrawSeen {
  type: "DrawSeen";
  seat: number;
  count: number;
  tiles: number[];
  penalty: boolean;
}

/** A seat did not play, and there was nothing to draw. */
export interface GameEventsPassed {
  type: "Passed";
  seat: number;
}

/** A time-out as one seat sees it; only the seat itself sees the tiles that it got. */
export interface TimeOutSeen {
  type: "TimeOutSeen";
  seat: number;
  table: number[][];
  to_pool: number[];
  returned: number[];
  returned_count: number;
  drawn: number[];
  count: number;
}

/** A game is over: why, who won, the racks left, and the secret of its shuffles. */
export interface GameEnded {
  type: "GameEnded";
  reason: EndReason;
  winners: number[];
  racks: number[][];
  secret: string;
}

/** Why a game is over. */
export type EndReason = "blocked" | "last-lap" | "out";

/** The match is over. */
export interface GameEventsMatchEnded {
  type: "MatchEnded";
  winners: number[];
}

/** The time of a player ran out. */
export interface TurnMissed {
  type: "TurnMissed";
  seat: number;
}

/** The stand-in plays a seat from now on: its player left, or missed too many turns. */
export interface SeatLeft {
  type: "SeatLeft";
  seat: number;
}

/** A player is back and plays the seat again. */
export interface SeatReclaimed {
  type: "SeatReclaimed";
  seat: number;
}

/** A player asks for a pause. */
export interface PauseAsked {
  type: "PauseAsked";
  seat: number;
}

/** All players have agreed to a pause; `left` is the rest of the turn in milliseconds. */
export interface Paused {
  type: "Paused";
  left: number | null;
}

/** A player has ended the pause, or withdrawn the request. */
export interface PauseEnded {
  type: "PauseEnded";
  seat: number;
}

/** The only player among bots, or one of those who share a device, has ended the match; nothing follows. */
export interface MatchGivenUp {
  type: "MatchGivenUp";
  seat: number;
}

/** A player has taken one of the few hints that the seat has in a game. */
export interface HintTaken {
  type: "HintTaken";
  seat: number;
  game: number;
  turn: number;
}

/** A player has the device that is passed around, and the time of the turn runs. */
export interface CurtainLifted {
  type: "CurtainLifted";
  seat: number;
}

/** The match as one seat sees it; a spectator has no seat and no rack. */
export interface GameViewView {
  rules?: Rulebook;
  seat: number | null;
  rack: number[];
  game: number;
  starter: number;
  draws: number[][];
  to_move: number[];
  table: number[][];
  pool: number;
  counts: number[];
  opened: boolean[];
  turns: number;
  passes: number;
  lap: number | null;
  results: GameScoringResult[];
  scores: ((number | string)[])[];
  totals: (number | string)[];
  games_won: number[];
  round_totals: ((number | string)[])[];
  shown: number[][];
  outcome: Outcome | null;
  openings: number[];
}

/** How a game ended: why, who won, and the value of each rack. */
export interface GameScoringResult {
  reason: EndReason;
  winners: number[];
  left: number[];
}

/** How a match ended: the winners, and the points and games won of each seat. */
export interface Outcome {
  winners: number[];
  totals: (number | string)[];
  games_won: number[];
}

/** Begin the turn by rolling these dice: first all dice of the seat, later any of them. */
export interface RollDice {
  type: "RollDice";
  dice: number[];
}

/** End the turn with this grid, which includes the dice played. */
export interface PlaceDice {
  type: "PlaceDice";
  grid: Placed[];
}

/** A die at its place: x to the right, y down. */
export type Placed = [number, number, number];

/** End the turn without a die. */
export interface DiceCommandsPass {
  type: "Pass";
}

/** Begin the next round of the match. */
export interface DiceCommandsDealNext {
  type: "DealNext";
}

/** The beginning of a match as everybody sees it: with the commitment of every round. */
export interface DiceViewMatchStartSeen {
  type: "MatchStartSeen";
  rules: TurboRules;
  seats: number;
  commitments: string[];
  nonces: string[];
  deal: DiceViewDealSeen;
}

/** The rules of the dice game, chapter by chapter; a house rule is a `replace` of a chapter's field. */
export interface TurboRules {
  id: string;
  dice: Dice;
  grid: GridRules;
  jokers: HeldJokers;
  match: Rounds;
}

/** How many dice each player has, when they are rolled, and when a set must be laid. */
export interface Dice {
  hand: number;
  must_lay: boolean;
  max_sets: number | null;
  min_reroll: number;
  block_after: number;
}

/** How dice may be placed. */
export interface GridRules {
  descending: boolean;
  crossing_joker: CrossingJoker;
}

/** Whether a joker at a crossing is one face for both lines, or a face for each. */
export type CrossingJoker = "each" | "one";

/** What a joker costs that was not played. */
export interface HeldJokers {
  penalty: number;
}

/** How long a match lasts. */
export interface Rounds {
  rounds: number;
  sudden_death: boolean;
}

/** A deal as everybody sees it. */
export interface DiceViewDealSeen {
  type: "DealSeen";
  starter: number;
  hands: number[][];
}

/** The next deal as everybody sees it. */
export interface RoundDealSeen {
  type: "RoundDealSeen";
  number: number;
  deal: DiceViewDealSeen;
}

/** A roll as everybody sees it. */
export interface RollSeen {
  type: "RollSeen";
  seat: number;
  dice: number[];
  faces: (Number | Joker)[];
}

/** A numbered face, such as the red 7. */
export interface Number {
  type: "Number";
  color: Color;
  value: number;
}

/** One of the four colors; its value is the letter of the notation. */
export type Color = "B" | "K" | "O" | "R";

/** A joker's face. */
export interface Joker {
  type: "Joker";
  kind: JokerKind;
}

/** One of the four jokers; its value is the letter of the notation. */
export type JokerKind = "C" | "D" | "J" | "M";

/** A seat ended its turn with this grid. */
export interface DicePlaced {
  type: "DicePlaced";
  seat: number;
  played: number[];
  grid: Placed[];
}

/** A seat rolled and played no die. */
export interface DiceEventsPassed {
  type: "Passed";
  seat: number;
}

/** A turn ran out of time, and no die was played. */
export interface TimedOut {
  type: "TimedOut";
  seat: number;
}

/** A round is over: why, who won, the value of each seat's remaining dice, and the secret of its chance. */
export interface RoundEnded {
  type: "RoundEnded";
  reason: RoundEnd;
  winners: number[];
  left: number[];
  secret: string;
}

/** Why a round is over. */
export type RoundEnd = "blocked" | "out";

/** The match is over. */
export interface DiceEventsMatchEnded {
  type: "MatchEnded";
  winners: number[];
}

/** The match as one seat sees it; dice are open, so a spectator sees the same. */
export interface DiceViewView {
  rules?: TurboRules;
  seat: number | null;
  game: number;
  starter: number;
  to_move: number[];
  rolled: boolean;
  over: boolean;
  hands: number[][];
  showing: (Number | Joker | null)[];
  grid: Placed[];
  turns: number;
  failed: number;
  results: DiceScoringResult[];
  card: CardLine[];
  totals: (number | string)[];
  outcome: Outcome | null;
}

/** How a round ended: why, who won, and the value of each seat's remaining dice. */
export interface DiceScoringResult {
  reason: RoundEnd;
  winners: number[];
  left: number[];
}

/** A line of the score card: each seat's points of the round (white), and its total so far (grey) (TB-32). */
export interface CardLine {
  points: number[];
  totals: number[];
}

export type Incoming = Hello | Nonce | Act | ShowDraft | AskPlan | Attend | Say | StayHere | OrderRack | Ping;

export type Outgoing = Seating | WireView | Events | Ack | Refusal | Draft | Judgement | PlanAnswer | Clock | Presence | Trouble | Gone | TableShown | Said | Calls | RackOrder | Pong;

export type TilesCommand = PlayTiles | DrawTile | GameCommandsPass | ClaimReshuffle | GameCommandsDealNext | StepAway | ComeBack | AskPause | GoOn | EndMatch | LiftCurtain;

export type TilesEvent = GameViewMatchStartSeen | GameDealSeen | ReshuffleSeen | TilesPlayed | DrawSeen | GameEventsPassed | TimeOutSeen | GameEnded | GameEventsMatchEnded | TurnMissed | SeatLeft | SeatReclaimed | PauseAsked | Paused | PauseEnded | MatchGivenUp | HintTaken | CurtainLifted;

export type TilesView = GameViewView;

export type DiceCommand = RollDice | PlaceDice | DiceCommandsPass | DiceCommandsDealNext | StepAway | ComeBack | AskPause | GoOn | EndMatch | LiftCurtain;

export type DiceEvent = DiceViewMatchStartSeen | RoundDealSeen | RollSeen | DicePlaced | DiceEventsPassed | TimedOut | RoundEnded | DiceEventsMatchEnded | TurnMissed | SeatLeft | SeatReclaimed | PauseAsked | Paused | PauseEnded | MatchGivenUp | HintTaken | CurtainLifted;

export type DiceView = DiceViewView;
