/* The queue of a best-first search, a heap with the highest estimate on top, and the heads of its buckets. */
#pragma once

#include <stdint.h>

#include "solve/arrays.h"

/* Why a search has no end. */
enum { NO_END = -1, NO_MEMORY = -2, NO_BUDGET = -3 };

/* A node in the queue: an upper bound on the worth of a path through it, and its next action. */
typedef struct {
    int64_t estimate;
    int32_t rank, node, cursor;
} Entry;

/* The first node of a bucket, -1 for none; a bucket with the stamp of an earlier search is empty. */
typedef struct {
    uint32_t stamp;
    int32_t node;
} Head;

static inline int before(const Entry *a, const Entry *b)
{
    if (a->estimate != b->estimate)
        return a->estimate > b->estimate;
    if (a->rank != b->rank)
        return a->rank > b->rank;
    return a->node < b->node;
}

/* Add an entry to a queue of at most `most`; 0 without memory. */
static inline int push(Array *queue, Entry entry, int most)
{
    if (!make_room(queue, queue->count + 1, most, sizeof entry))
        return 0;
    Entry *entries = queue->items;
    int at = queue->count++;
    while (at > 0 && before(&entry, &entries[(at - 1) / 2])) {
        entries[at] = entries[(at - 1) / 2];
        at = (at - 1) / 2;
    }
    entries[at] = entry;
    return 1;
}

static inline Entry pop(Array *queue)
{
    Entry *entries = queue->items;
    Entry top = entries[0], last = entries[--queue->count];
    int at = 0;
    for (int child; (child = 2 * at + 1) < queue->count; at = child) {
        if (child + 1 < queue->count && before(&entries[child + 1], &entries[child]))
            child++;
        if (!before(&entries[child], &last))
            break;
        entries[at] = entries[child];
    }
    entries[at] = last;
    return top;
}
