/* Turns with special jokers: questions to the special kernel, and layouts that are changed by it. */
#ifndef TILEWRIGHT_ENVS_TILES_SPECIAL_TURNS_H
#define TILEWRIGHT_ENVS_TILES_SPECIAL_TURNS_H

#include "envs/tiles/games.h"

/* A turn within bounds: the pieces that must be laid and those that may, and the points of an opening or NO_POINTS. */
typedef struct {
    Player *p;
    const GameRules *rules;
    Bag least, most;
    int points;
} Bounds;

/* Ask the special kernel for a turn within the bounds that is worth more than `floor`; returns whether there is one. */
int solve_specials(const Bounds *bounds, const int64_t weights[FACES], int64_t floor, Rows *rows);

/* Ask it how exactly these pieces can be laid, which the plain form must answer in the same way. */
int solve_alone(Player *p, const GameRules *rules, const Bag *pieces, int points, Rows *rows);

/* All rows of a turn. */
typedef struct {
    Layout layout;
    Specials specials;
} TurnRows;

static inline Bag held_in(const TurnRows *rows) { return sum_of(&rows->layout.held, &rows->specials.held); }

/* Lay all pieces that are not in some lines, perhaps with pieces at the ends of these lines; they are left alone otherwise.
 * Returns whether there is a way that is worth more than `floor`. */
int lay_again(const Bounds *bounds, const Layout *lines, const int64_t weights[FACES], int64_t floor, TurnRows *into);

/* Whether pieces make sets while the special rows of the table stay as they are. */
int fits_beside(Player *p, const Episode *game, const Bag *pieces);

/* Whether the committed pieces make sets with those of the special rows of the table; the rows are remembered. */
int fits_with_specials(Player *p, const GameRules *rules, Episode *game);

/* Whether all pieces make sets; the rows are remembered. */
int fits_anyhow(Player *p, const GameRules *rules, Episode *game, const Bag *pieces, int points);

#endif
