/* Growing arrays. They belong to a workspace and keep their memory between questions. */
#pragma once

#include <stddef.h>

typedef struct {
    void *items;
    int count, size;
} Array;

/* Double an array until `wanted` items fit, up to `most`; returns 0 without memory. */
int grow(Array *array, int wanted, int most, size_t item);

/* Make sure that `wanted` items fit; returns 0 without memory. */
static inline int make_room(Array *array, int wanted, int most, size_t item)
{
    return wanted <= array->size || grow(array, wanted, most, item);
}

void free_array(Array *array);

/* Free an array that a hard question has made large; most questions need a hundredth of this. */
enum { MOST_ITEMS_KEPT = 1 << 15 };

void trim_array(Array *array);
