/* Every choice of pieces that can be laid together with those that must be. */
#pragma once

#include "solve/classic/solver.h"

enum { TOO_MANY = -2 };

/* The face codes of the pieces beyond those that must be laid, ascending, and their worth. */
typedef struct {
    int64_t worth;
    const uint8_t *codes;
    int at, pieces;
} Play;

/* List the plays of the question, the highest worth first; returns their number, TOO_MANY if there are more than `most`,
 * -1 without memory. */
int list_plays(Workspace *w, int most);

static inline const Play *play_at(const Workspace *w, int index) { return (const Play *)w->plays.items + index; }
