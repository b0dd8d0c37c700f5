/* The twins of dice/grid_jokers.py and dice/laying.py: whether the grid after a turn follows from the one before it. */
#ifndef TILEWRIGHT_GRID_TURN_H
#define TILEWRIGHT_GRID_TURN_H

#include "grid/grid.h"

enum { NO_LIMIT = 255 };

/* A grid with its lines, and the faces of its jokers. */
typedef struct {
    Grid grid;
    Lines lines;
    JokerFaces able;
    int jokers;
} Judged;

/* Islands that do not touch, as one grid whose cells do not matter. */
void judge_apart(const Grid *islands, int count, const GridRules *rules, Judged *judged);

/* Whether every freed joker goes to another set (TB-25, A-T6), for some assignment of jokers and copies. */
int freed_jokers_fit(const Judged *before, const Judged *after);

/* The fewest lines of the new grid that have only new dice, over the assignments of copies. */
int sets_laid(const Judged *before, const Judged *after);

#endif
