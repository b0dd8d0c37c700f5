/* The numbered pieces of a question. */
#ifndef TILEWRIGHT_PIECES_H
#define TILEWRIGHT_PIECES_H

#include "lanes.h"

/* What must and what may be laid of each number, and what each piece is worth. Two empty numbers stand at the end, so
 * that looking two ahead needs no care. */
typedef struct {
    Lanes owed[NUMBERS + 2], held[NUMBERS + 2];
    int64_t weights[NUMBERS][COLORS];
} Pieces;

/* Turn the numbers round, 13 to 1: what is a set stays one. */
void turn(Pieces *pieces);

#endif
