#include "sets/sets.h"

#include <stdlib.h>

enum { FIRST_SIZE = 256 };

void add_set(Finder *f, const Pieces *left, int points)
{
    Sets *sets = f->sets;
    if (sets->count == sets->size) {
        int size = sets->size ? 2 * sets->size : FIRST_SIZE;
        Set *moved = realloc(sets->items, (size_t)size * sizeof *moved);
        if (!moved) {
            f->failed = 1;
            return;
        }
        sets->items = moved;
        sets->size = size;
    }
    Set *set = &sets->items[sets->count++];
    set->points = points;
    set->numbers = 0;
    for (int i = 0; i < WORDS; i++)
        set->used.word[i] = f->held.word[i] - left->word[i];
    for (int place = 0; place < NUMBERED; place++)
        set->numbers += count_of(&set->used, place) * (place / COLORS + 1);
}
