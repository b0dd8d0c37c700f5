/* Games in which one face after the other is committed, on bags of pieces; research/tiles.py has them through the engine. */
#pragma once

#include "play/selfplay/selfplay.h"
#include "pieces/hashing.h"
#include "envs/tiles/bound.h"
#include "solve/special/asking.h"
#include "envs/tiles/layouts.h"
#include "envs/tiles/special/specials.h"

enum {
    END = FACES, /* the actions after those of the faces */
    DRAWS,
    ACTIONS,
    MOST_KEY = 128,
};

/* The rules of games whose turns are decided by counts of pieces, with the points of an opening.
 * `is_bound` if jokers of the table keep their meaning, `by_points` if rewards are points, `is_lazy` if masks are not found before something is asked. */
typedef struct {
    Rules turns;
    Box box;
    int least_points, is_bound, by_points, is_lazy;
    int has_specials; /* whether the box has special jokers */
    SetRules sets;
    int agent; /* the only seat that is not a bot's, or NOBODY if no seat is */
    Bot bots[MOST_SEATS];
} GameRules;

/* A game with the turn in progress. `opens` once the committed pieces contain an opening, `is_begun` once something was asked
 * about the turn. `meant` are the faces that jokers on the table may stand for. */
typedef struct {
    Game state;
    Bag committed;
    int32_t opens, is_begun;
    uint8_t meant[FACES];
    uint64_t legal, unknown; /* a bit for each action: legal, and not asked about yet */
    Layout lying, turn; /* of the table, and of some turn that contains the committed pieces */
    Bag numbered; /* where jokers are bound: the table with numbers for its jokers, and its rows */
    LaidRows rows;
    KnownTurns known; /* those that were found since the turn began */
    FreedTurn freed;
    SpecialParts special;
    BotGame bots;
} Episode;

/* games.c: begin a deal of a seed, or with the pieces in an order: the racks one after the other, then the pool. */
void deal_game(Player *p, const GameRules *rules, const Key *seed, long number, Episode *e);
void deal_pieces(Player *p, const GameRules *rules, int starter, const uint8_t order[], Episode *e);

/* Put a piece of a face to the end of the pool, so that it is drawn next; returns 0 if the pool has none. */
int put_last(Episode *e, int code);

/* Take a legal action; where the other seats are bots, they play if it ends the turn. */
void take_action(Player *p, const GameRules *rules, Episode *e, int action);

/* The rewards of a game that is over. */
void find_rewards(const GameRules *rules, const Game *game, double rewards[]);

/* What a seat observes, as in research/observing.py; returns the size of the vector. */
int observe(const GameRules *rules, const Episode *e, int seat, uint8_t *vector);

enum { LONGEST_VECTOR = 5 * FACES + 4 * MOST_SEATS + 4 };

/* against_bots.c: let the bots play until the agent is in turn or the game is over, and show it the table; and lay the committed
 * pieces of the agent on the table of the bots. */
void reach_agent(Player *p, const GameRules *rules, Episode *e);
void lay_before_bots(Player *p, const GameRules *rules, Episode *e);

/* asking.c: find the mask of the turn after `face` was committed, or of a new turn (NO_FACE); in a lazy game only prepare it. */
void find_mask(Player *p, const GameRules *rules, Episode *e, int face);

/* Find out about all actions of a lazy game. */
void settle_all(Player *p, const GameRules *rules, Episode *e);

/* Write a flag for each action: whether it is known to be legal. */
void write_mask(const Episode *e, uint8_t mask[ACTIONS]);

/* Whether an action is legal, and the legal action that is preferred to all others, the first of equal ones; NO_FACE if the
 * game is over. */
int is_legal(Player *p, const GameRules *rules, Episode *e, int action);
int goes_out(Player *p, const GameRules *rules, const Episode *e); /* whether some turn lays the whole rack */
int preferred_action(Player *p, const GameRules *rules, Episode *e, const float preferences[ACTIONS]);

/* What is asked of a turn: the pieces that it may move, the seat's rack, and what it must contain (those pieces and the
 * committed ones) and may (the rack too). `points` are those of an opening that leaves the table alone, or NO_POINTS. */
typedef struct {
    Player *p;
    const GameRules *rules;
    Episode *e;
    const Bag *table, *rack;
    Bag required, available;
    int is_opening, points;
} Asking;

Asking asking_of(Player *p, const GameRules *rules, Episode *e);

/* What differs between turns that counts of pieces decide, turns that may move jokers that keep their meaning, and turns with
 * special jokers: what is found out at the beginning, and after one more face was committed; which of the faces asked for fit,
 * perhaps with others; and whether the committed pieces are a legal turn. */
typedef struct {
    void (*begin)(const Asking *a);
    void (*carry_on)(const Asking *a, int face);
    uint64_t (*fits)(const Asking *a, uint64_t asked);
    int (*ends)(const Asking *a);
} TurnKind;

extern const TurnKind COUNTED, BOUND, SPECIAL;

/* Lay the committed pieces on the table: where counts decide, in games with bound jokers, and where special jokers are among
 * the pieces that are laid or may be moved. */
void lay_counted(const Asking *a);
void lay_bound(const Asking *a);
void lay_specials(const Asking *a);

/* Show a table that was laid elsewhere: rows with bound jokers, which stand for faces, and rows with special jokers. */
void keep_meanings(const GameRules *rules, Episode *e);
void lay_all(Episode *e, const Laid *laid);

/* counted.c: the layout of a turn with nothing committed, and after one more face was committed. */
void begin_layout(const Asking *a);
void carry_on_layout(const Asking *a, int face);

/* The rows of the committed pieces, with those of the table unless they lie apart; 0 without memory. */
int solve_committed(const Asking *a, Rows *rows);

/* paths.c: as find_fitting, with a layout of `required` and perhaps more; it may be unknown. */
int find_fitting_in(Player *p, const Layout *layout, const Bag *required, const Bag *available, uint64_t asked, uint64_t *fitting);

/* extras.c: the faces that fit in openings with extras, where the committed pieces do not open yet; and a turn that opens and
 * contains them, whose layout is unknown if there is none. */
void find_with_extras(const Asking *a, uint64_t asked, uint64_t *fitting);
void find_opening_turn(const Asking *a);
