/* The open runs between two numbers. */
#pragma once

#include "pieces/lanes.h"

/* How many runs of each color are one, two, or at least three pieces long. */
typedef struct {
    Lanes n1, n2, n3;
} Runs;

/* The open runs after a number whose `pieces` go into runs: they extend short runs first, then long ones, and the rest
 * start new ones. */
static inline Runs extended(Runs before, Lanes pieces)
{
    Lanes beyond = pieces - before.n1 - before.n2, extended_long = smaller(before.n3, beyond);
    return (Runs){beyond - extended_long, before.n1, before.n2 + extended_long};
}

/* With free jokers beyond the need every run must be extended, so a long run is no better than one of two. */
static inline void require_extension(Runs *runs, Lanes free_jokers)
{
    Lanes mask = nonzero(free_jokers);
    runs->n2 += runs->n3 & mask;
    runs->n3 &= ~mask;
}
