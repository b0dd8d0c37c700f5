/* One tile game on counts of pieces: the state, the deal, the end of a turn, the winners and the scores.
 *
 * Playouts, the duel, self-play, games of one seat and games of many seats all play on this state; what else they know of a
 * game (tile ids, layouts, committed pieces) lies beside it. The engine (game/) is its judge.
 */
#pragma once

#include "pieces/bags.h"
#include "pieces/hashing.h"

enum {
    MOST_SEATS = 6,
    MOST_PAIRS = 256, /* pairs of numbers that make a set with one kind of special joker */
    NOBODY = 255,
    NO_LAP = 255,
    NO_FACE = -1,
};

typedef struct {
    uint8_t first, second;
} Pair;

/* What the turns and the end of a game depend on. `extras` if an opening turn may use the table, `all_minus` if in a blocked
 * game everybody scores minus their rack; `jokers_stay` and the pairs of each special joker simplify playouts. */
typedef struct {
    int min_natural, extras, last_lap, shared_ties, all_minus, penalty, jokers_stay;
    int pair_counts[SPECIAL_KINDS];
    Pair pairs[SPECIAL_KINDS][MOST_PAIRS];
} Rules;

enum EndReason { NOT_OVER, WENT_OUT, LAP_ENDED, IS_BLOCKED };

/* A game; the pool is drawn from its end. `lap` counts the turns left of the last lap (NO_LAP before it), `least_points` are
 * those of an opening, and `reason` says why the game has ended. */
typedef struct {
    Bag table, racks[MOST_SEATS];
    int32_t seats, seat, starter, passes, lap, turns, reason, pool_count;
    uint8_t sizes[MOST_SEATS], opened[MOST_SEATS], least_points[MOST_SEATS];
    uint8_t pool[MOST_PIECES];
} Game;

enum Starter { HIGHEST, LOT, HOST };

/* A box and how it is dealt: its pieces in the order in which they are shuffled, and counted. */
typedef struct {
    int seats, rack, starter, least_points, count;
    uint8_t pieces[MOST_PIECES], counts[FACES];
} Box;

/* Shuffle the pieces of a box, given as faces or as tiles, as deal `number` of a seed; returns the starter. */
int shuffle_box(const Box *box, const Key *seed, long number, uint8_t order[]);

/* Begin a game with the faces in an order: the racks one after the other, then the pool. */
void deal_order(const Box *box, int starter, const uint8_t order[], Game *game);

/* End the turn of the seat by laying pieces of its rack, which leaves this table. */
void play_pieces(const Rules *rules, Game *game, const Bag *laid, const Bag *table);

/* End the turn by drawing; returns the face that was drawn, or NO_FACE if the seat could only pass. */
int draw_or_pass(const Rules *rules, Game *game);

/* Write a code for each piece, in their order; returns how many there are. */
int list_pieces(const Bag *bag, uint8_t codes[MOST_PIECES]);

/* A mask of the seats that would win a blocked game, and of those that have won a game that is over. */
int lowest_seats(const Rules *rules, const Game *game);
int winners_of(const Rules *rules, const Game *game);

/* The points of each seat in a game that is over. */
void find_scores(const Rules *rules, const Game *game, double scores[]);
