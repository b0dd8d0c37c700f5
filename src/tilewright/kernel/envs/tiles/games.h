/* Games in which one face after the other is committed, on bags of pieces; the plain form is research/tiles.py. */
#ifndef TILEWRIGHT_ENVS_TILES_GAMES_H
#define TILEWRIGHT_ENVS_TILES_GAMES_H

#include "play/playouts.h"
#include "pieces/hashing.h"
#include "envs/tiles/bound/bound.h"
#include "solve/special/asking.h"
#include "envs/tiles/layouts.h"
#include "envs/tiles/special/specials.h"

enum {
    END = FACES, /* the actions after those of the faces */
    DRAWS,
    ACTIONS,
    MOST_KEY = 128,
};

/* The rules of games whose turns are decided by counts of pieces, with the points of an opening. `frees` if every turn is like those after the opening,
 * `is_bound` if jokers of the table keep their meaning, `by_points` if rewards are points, `is_lazy` if masks are not found before something is asked. */
typedef struct {
    Rules turns;
    Box box;
    int least_points, frees, is_bound, by_points, is_lazy;
    int has_specials; /* whether the box has special jokers */
    SetRules sets;
} GameRules;

/* A game; the pool is drawn from its end. `is_begun` once something was asked about the turn. `meant` are the faces that jokers on the table may stand for. */
typedef struct {
    Game state;
    Bag committed;
    int32_t is_begun;
    uint8_t meant[FACES];
    uint64_t legal, unknown; /* a bit for each action: legal, and not asked about yet */
    Layout lying, turn; /* of the table, and of some turn that contains the committed pieces */
    Bag stood; /* where jokers are bound: the table with numbers for its jokers, and its rows */
    LaidRows rows;
    KnownTurns known; /* those that were found since the turn began */
    FreedTurn freed;
    SpecialParts special;
} Episode;

void deal_game(const GameRules *rules, const Key *seed, long number, Episode *game);

/* Deal the pieces in an order: the racks one after the other, then the pool. */
void deal_pieces(const GameRules *rules, int starter, const uint8_t order[], Episode *game);

/* Put a piece of a face to the end of the pool, so that it is drawn next; returns 0 if the pool has none. */
int put_last(Episode *game, int code);

/* paths.c: the same as find_fitting with a layout of `least` and perhaps more; it may be unknown. */
int find_fitting_in(Player *p, const Layout *layout, const Bag *least, const Bag *most, uint64_t asked, uint64_t *fitting);

/* extras.c: the same for openings with extras, where `committed` does not open yet. */
void find_with_extras(Player *p, const Layout *lying, const Bag *rack, const Bag *committed, int points, uint64_t asked, uint64_t *fitting);

/* A turn that opens and contains the committed pieces; its layout is unknown if there is none. */
void find_opening_turn(Player *p, const Layout *lying, const Bag *rack, const Bag *committed, int points, Layout *layout);

/* turns.c: whether a turn opens, and whether it leaves the table alone; and the pieces that it may move. */
int is_opening(const GameRules *rules, const Episode *game);
int is_apart(const GameRules *rules, const Episode *game);
const Bag *table_of_turn(const GameRules *rules, const Episode *game);

/* Find the layout of a turn with nothing committed, which must be possible; and after one more face was committed. */
void begin_layout(Player *p, const GameRules *rules, Episode *game);
void carry_on_layout(Player *p, const GameRules *rules, Episode *game, int face);

/* The layout of the table after the turn, if that of the turn has no more than the committed pieces. */
void keep_layout(const GameRules *rules, Episode *game);

/* bound/masks.c: whether the turn in progress may move jokers that keep their meaning; what is known of such a turn, when it
 * begins and after one more face was committed; the faces asked for that fit, perhaps with others; whether the turn may end;
 * and the end of a turn where jokers are bound. */
int is_bound(const GameRules *rules, const Episode *game);
void begin_bound(Player *p, const GameRules *rules, Episode *game);
void carry_on_bound(Player *p, const GameRules *rules, Episode *game, int face);
uint64_t bound_fits(Player *p, Episode *game, uint64_t asked);
int bound_ends(Player *p, Episode *game);
void lay_bound(Player *p, const GameRules *rules, Episode *game);

/* special/masks.c: whether a turn is about special jokers, and the same for such a turn. */
int needs_specials(const GameRules *rules, const Episode *game);
void begin_specials(Player *p, const GameRules *rules, Episode *game);
void carry_on_specials(Player *p, const GameRules *rules, Episode *game, int face);
uint64_t special_fits(Player *p, const GameRules *rules, Episode *game, uint64_t asked);
int specials_end(Player *p, const GameRules *rules, Episode *game);

/* Lay the committed pieces on the table, where those or pieces that the turn may move are special jokers. */
void lay_specials(Player *p, const GameRules *rules, Episode *game);

/* asking.c: the faces that are in some run or group of the pieces, if there is no joker; else all of them. */
uint64_t useful_codes(const Bag *pieces);

/* Find the mask of the turn after `face` was committed, or of a new turn (NO_FACE); in a lazy game only prepare it. */
void find_mask(Player *p, const GameRules *rules, Episode *game, int face);

/* Write a flag for each action: whether it is known to be legal. */
void write_mask(const Episode *game, uint8_t mask[ACTIONS]);

/* Whether an action is legal, and the legal action that is preferred to all others, the first of equal ones; NO_FACE if the
 * game is over. */
int is_legal(Player *p, const GameRules *rules, Episode *game, int action);
int preferred_action(Player *p, const GameRules *rules, Episode *game, const float preferences[ACTIONS]);

/* games.c: the rows of the committed pieces, with those of the table unless they lie apart; 0 without memory. */
int solve_committed(Player *p, const GameRules *rules, const Episode *game, Rows *rows);

/* Take a legal action. */
void take_action(Player *p, const GameRules *rules, Episode *game, int action);

/* The rewards of a game that is over. */
void find_rewards(const GameRules *rules, const Game *game, double rewards[]);

/* What a seat observes, as in research/observing.py; returns the size of the vector. */
int observe(const GameRules *rules, const Episode *game, int seat, uint8_t *vector);

enum { LONGEST_VECTOR = 5 * FACES + 4 * MOST_SEATS + 4 };

#endif
