/* Every set that some numbers and classic jokers make, and that is not two sets; in the order of sets/catalogue.py.
 *
 * A set has a number, and its jokers lie anywhere. Groups come first, by number and colors, then runs by color and start.
 */
#pragma once

#include "pieces/bags.h"
#include "sets/classic.h"

typedef void VisitRow(void *context, const Row *row, int points);

/* What is listed: each collection of pieces once, in its order with the most points; or each place of its jokers. */
enum Listed { BEST_ORDERS, EVERY_ORDER };

typedef struct {
    const Bag *pieces;
    enum Listed listed;
    VisitRow *visit;
    void *context;
} Lister;

void list_classic_sets(const Lister *lister);

/* Only the groups of one number, and only the runs of one color. */
void list_classic_groups(const Lister *lister, int number);
void list_classic_runs(const Lister *lister, int color);
