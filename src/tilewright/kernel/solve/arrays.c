/* Arrays that double when they are full, up to a limit. */
#include "solve/arrays.h"

#include <stdlib.h>

enum { FIRST_SIZE = 1024 };

int grow(Array *array, int wanted, int most, size_t item)
{
    int bigger = array->size ? array->size : FIRST_SIZE;
    while (bigger < wanted)
        bigger *= 2;
    void *moved = bigger <= most ? realloc(array->items, (size_t)bigger * item) : NULL;
    if (!moved)
        return 0;
    array->items = moved;
    array->size = bigger;
    return 1;
}

void free_array(Array *array)
{
    free(array->items);
    *array = (Array){0};
}

void trim_array(Array *array)
{
    if (array->size > MOST_ITEMS_KEPT)
        free_array(array);
}
