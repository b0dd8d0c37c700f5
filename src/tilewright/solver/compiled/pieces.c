#include "pieces.h"

#include <string.h>

static void swap(Lanes *a, Lanes *b)
{
    Lanes first = *a;
    *a = *b;
    *b = first;
}

void turn(Pieces *pieces)
{
    for (int low = 0, high = LAST; low < high; low++, high--) {
        int64_t weights[COLORS];
        swap(&pieces->owed[low], &pieces->owed[high]);
        swap(&pieces->held[low], &pieces->held[high]);
        memcpy(weights, pieces->weights[low], sizeof weights);
        memcpy(pieces->weights[low], pieces->weights[high], sizeof weights);
        memcpy(pieces->weights[high], weights, sizeof weights);
    }
}
