/* Whether the grid after a turn follows from the one before it, as dice/grid_jokers.py and dice/turn.py judge it. */
#pragma once

#include "grid/grid.h"

enum { NO_LIMIT = 255 };

/* A grid with its lines, its jokers as bits, and their faces. */
typedef struct {
    Grid grid;
    Lines lines;
    JokerFaces able;
    uint64_t jokers;
} Judged;

/* Judge islands that do not touch, one beside the other. */
void judge_apart(const Grid *islands, int count, const GridRules *rules, Judged *judged);

/* Whether every freed joker goes to another set (TB-25, A-T6), for some assignment of jokers and copies. */
int freed_jokers_fit(const Judged *before, const Judged *after);

/* The fewest lines of the new grid that have only new dice, over the assignments of copies. */
int sets_laid(const Judged *before, const Judged *after);
