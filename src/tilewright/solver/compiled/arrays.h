/* Arrays that grow. They belong to a workspace and are kept between questions. */
#ifndef TILEWRIGHT_ARRAYS_H
#define TILEWRIGHT_ARRAYS_H

#include <stddef.h>

typedef struct {
    void *items;
    int count, size;
} Array;

/* Make an array larger, doubling it up to `most` items; 0 without memory. */
int grow(Array *array, int wanted, int most, size_t item);

/* Make sure that there is room for so many items; 0 without memory. */
static inline int make_room(Array *array, int wanted, int most, size_t item)
{
    return wanted <= array->size || grow(array, wanted, most, item);
}

void give_back(Array *array);

#endif
