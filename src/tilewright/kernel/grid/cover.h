/* Covers: families of sets that cover the dice of a turn, each die in one set or two.
 *
 * A grid without faults is a family of lines in which each die is in a line across, a line down, or both. This search
 * ignores the plane: it enumerates the families that could be the lines of a grid, and offers each one for layout. Two
 * reductions lose no grid:
 *
 * - No line has all its dice at crossings: without it every die is still covered.
 * - No crossing is at a die where a run of numbers, cut there, leaves nothing or runs of at least three on both sides:
 *   these are sets, and the die is covered by the other line.
 *
 * Both reductions, and cutting a long run into short ones, leave sets that are adjacent in that grid, and nothing more is
 * demanded of a family. As in an exact cover search, the uncovered kind of face with the fewest sets comes next, and all
 * of its sets are tried.
 */
#pragma once

#include "grid/layout.h"

enum { NO_MEMORY = -2, OUT_OF_STEPS = -1 };

/* What is called with every family worth more than the best. Returns whether it is accepted, or an error. */
typedef int (*Offer)(void *context, const Family *family);

/* For each line the connected part it belongs to, and whether it lies across within that part. */
typedef struct {
    uint8_t part[MOST_DICE], across[MOST_DICE];
} Links;

typedef struct {
    const Pool *pool;
    int64_t best, worth;
    int steps;
    uint8_t one_faced;
    Offer offer;
    void *context;
    uint8_t free[KINDS], required[KINDS], left_out[KINDS];
    uint8_t line_of[MOST_DICE], alone[MOST_DICE];
    uint64_t stands[MOST_DICE];
    /* For each kind, as bits, the dice that another line may still cross. */
    uint64_t open[KINDS];
    Links links;
    /* The lines so far. */
    Family family;
} Cover;

void start_cover(Cover *cover, const Pool *pool, int steps);

/* Offer every family worth more than the best one accepted; returns 0, or an error. */
int run_cover(Cover *cover);
