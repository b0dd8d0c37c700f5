/* Tree search for two players and an empty pool, where each knows what the other holds. */
#pragma once

#include "play/playouts.h"

/* Steps are visits of the tree and states played on from there; an outcome known from before costs none. */
enum { MOST_STEPS = 1 << 16 };

typedef struct Duel Duel;

/* Start a search with room for some steps; NULL if there is no memory. */
Duel *start_duel(Player *p, const Game *game, int steps);
void end_duel(Duel *d);

/* Search for some more steps; 0 once the result is proven, or there are no steps or memory left. */
int search_duel(Duel *d, int steps);

/* The share of the win that the best turn is worth, and whether that is proven. */
typedef struct {
    Bag laid;
    double share;
    int is_proven;
} BestTurn;

BestTurn best_of_duel(const Duel *d);
