/* The runs that are open between two numbers. */
#ifndef TILEWRIGHT_RUNS_H
#define TILEWRIGHT_RUNS_H

#include "lanes.h"

/* How many runs of each color are one, two, or at least three pieces long. */
typedef struct {
    Lanes n1, n2, n3;
} Runs;

/* The runs behind a number where so many pieces are laid in them: those that owe pieces first, then the long ones, and
 * the rest open new ones. */
static inline Runs gone_on(Runs before, Lanes laid)
{
    Lanes beyond = laid - before.n1 - before.n2, going_on = smaller(before.n3, beyond);
    return (Runs){beyond - going_on, before.n1, before.n2 + going_on};
}

/* Where free jokers lie beyond the need every run must go on: a long one then is as good as one of two. */
static inline void oblige(Runs *runs, Lanes free_jokers)
{
    Lanes mask = nonzero(free_jokers);
    runs->n2 += runs->n3 & mask;
    runs->n3 &= ~mask;
}

#endif
