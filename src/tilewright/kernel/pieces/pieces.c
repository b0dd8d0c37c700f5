#include "pieces/pieces.h"

#include <string.h>

static void swap(Lanes *a, Lanes *b)
{
    Lanes first = *a;
    *a = *b;
    *b = first;
}

void reverse_pieces(Pieces *pieces)
{
    for (int low = 0, high = LAST; low < high; low++, high--) {
        int64_t weights[COLORS];
        swap(&pieces->required[low], &pieces->required[high]);
        swap(&pieces->available[low], &pieces->available[high]);
        memcpy(weights, pieces->weights[low], sizeof weights);
        memcpy(pieces->weights[low], pieces->weights[high], sizeof weights);
        memcpy(pieces->weights[high], weights, sizeof weights);
    }
}
