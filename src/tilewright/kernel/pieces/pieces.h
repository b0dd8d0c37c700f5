/* The numbered pieces of a question. */
#pragma once

#include "pieces/lanes.h"

/* The required and available pieces of each number, and their weights. Two empty numbers follow, so that the search can
 * look two numbers ahead anywhere. */
typedef struct {
    Lanes required[NUMBERS + 2], available[NUMBERS + 2];
    int64_t weights[NUMBERS][COLORS];
} Pieces;
