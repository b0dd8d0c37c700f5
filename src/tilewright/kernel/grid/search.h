/* The best turn on a grid, and what is kept between questions. */
#pragma once

#include "grid/islands.h"

typedef struct Search {
    Pool pool;
    Cover cover;
    Islands islands;
} Search;

/* The rules of a turn and the limits of its search. */
typedef struct {
    GridRules rules;
    int max_sets, steps, layouts, all_or_nothing;
} Asked;

/* Begin to search a turn whose pool is filled. */
void begin_search(Search *search, const Asked *asked, const Grid *grid);

/* Accept a turn of given islands if it is legal and better than those before. */
int offer_turn(Search *search, const Grid *islands, int count);

/* Search for a better turn; returns 0 if the best one is known then, or an error. */
int run_search(Search *search);

void free_search(Search *search);

/* Give back what only a hard question needed. */
void trim_search(Search *search);
