/* Games in which one face after the other is committed, on counts of faces; the plain form is research/episode.py. */
#ifndef TILEWRIGHT_GAMES_H
#define TILEWRIGHT_GAMES_H

#include "../../solver/compiled/classic/solver.h"
#include "../../solver/compiled/masks.h"

enum {
    MOST_SEATS = 6,
    FACES = MOST_KINDS,
    END = FACES, /* the actions after those of the faces */
    DRAW,
    ACTIONS,
    NO_LAP = -1,
    NO_FACE = -1,
};

/* The rules of turns that counts of pieces decide; `frees` if every turn is like those after the opening. */
typedef struct {
    uint8_t min_natural, points, extras, frees, last_lap;
    int64_t weights[KINDS];
} Rules;

/* A game; the pool is drawn from its end. Rows are flat, as solutions are. `meant` are the faces that jokers on the table
 * may stand for: after a turn they are `stale` until the caller sets them. So is the mask where it is `unknown`. */
typedef struct {
    int32_t seats, seat, starter, passes, lap, turns, pool_count, rows_size, pieces, over, stale, unknown;
    uint8_t racks[MOST_SEATS][KINDS], sizes[MOST_SEATS], opened[MOST_SEATS];
    uint8_t table[KINDS], committed[KINDS], pool[MOST_PIECES], meant[FACES];
    char rows[FLAT_SIZE];
    Known known;
} Game;

/* Find the mask of the turn after `face` was committed, or of a new turn (NO_FACE); returns 0 without memory. */
int find_mask(Workspace *w, const Rules *rules, Game *game, int face);

/* Whether an action is legal. */
int is_legal(const Game *game, int action);

/* Take a legal action; returns 0 without memory. */
int take_action(Workspace *w, const Rules *rules, Game *game, int action);

/* What the seat in turn observes, as in research/observing.py; `box` are all pieces. */
void observe(const Game *game, const uint8_t box[FACES], uint8_t *vector);

#endif
