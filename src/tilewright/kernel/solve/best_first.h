/* The best-first search (A*) of both kernels: nodes in buckets, and the queue of those not yet fully expanded.
 *
 * The search.c of each kernel includes this file after its solver.h, which defines Solver and Node, and defines the
 * functions that are only declared here.
 */
#pragma once

#include <string.h>

#include "solve/successors.h"
#include "solve/queue.h"

/* Whether two nodes belong to the same bucket, and the index of a node's bucket in `heads`. */
static inline int same_bucket(const Node *a, const Node *b);
static inline uint32_t slot_of(const Node *node);

/* Whether the first of two nodes of a bucket can do whatever the second can, for at least the same worth. */
static inline int dominates(const Node *a, const Node *b);

/* What breaks ties between equal estimates: furthest along, then least needed and most kept. */
static inline int32_t rank_of(const Node *node);

/* Whether a node after the last number meets all demands. */
static inline int is_answer(const Solver *s, const Node *node);

/* Add the successors that can reach the estimate; put the node back with the next lower estimate. */
static int expand(Solver *s, Entry entry);

static inline int queued(Solver *s, Entry entry) { return push(&s->queue, entry, 2 * MOST_NODES); }

/* Put a node back into the queue with the lower estimate of its next action. */
static inline int put_back(Solver *s, Entry entry, int64_t estimate, int cursor)
{
    return queued(s, (Entry){estimate, entry.rank, entry.node, cursor});
}

enum { DOMINATED = -1 };

/* Add the node unless another node of its bucket dominates it; mark the nodes that it dominates. Returns its index,
 * DOMINATED or NO_MEMORY. */
static int32_t insert(Solver *s, const Node *node, int64_t estimate)
{
    Head *head = &s->heads[slot_of(node)];
    if (head->stamp != s->stamp)
        *head = (Head){s->stamp, -1};
    for (int32_t *link = &head->node; *link >= 0;) {
        Node *other = node_at(s, *link);
        if (same_bucket(other, node)) {
            if (dominates(other, node))
                return DOMINATED;
            if (dominates(node, other)) {
                other->dominated = 1;
                *link = other->next;
                continue;
            }
        }
        link = &other->next;
    }
    if (!make_room(&s->nodes, s->nodes.count + 1, MOST_NODES, sizeof *node))
        return NO_MEMORY;
    int32_t index = s->nodes.count++;
    Node *kept = node_at(s, index);
    *kept = *node;
    kept->next = head->node;
    head->node = index;
    return queued(s, (Entry){capped(s, estimate), rank_of(node), index, 0}) ? index : NO_MEMORY;
}

/* Drop all nodes and insert the root; returns 1, or why there is nothing to search. */
static int begin(Solver *s, const Node *root, int64_t estimate)
{
    s->nodes.count = s->queue.count = 0;
    if (++s->stamp == 0) {
        memset(s->heads, 0, sizeof s->heads);
        s->stamp = 1;
    }
    if (estimate <= s->floor)
        return NO_END;
    return insert(s, root, estimate) >= 0 ? 1 : NO_MEMORY;
}

enum { LONG_SEARCH = 500 }; /* nodes */

/* The best end worth more than the floor, or why there is none. */
static int32_t best_end(Solver *s)
{
    for (int is_long = 0; s->queue.count;) {
        if (s->nodes.count > LONG_SEARCH && !is_long) {
            is_long = 1;
            tell_long(&s->when_long);
        }
        if (s->nodes.count > MOST_SEARCHED)
            return NO_BUDGET;
        Entry entry = pop(&s->queue);
        const Node *node = node_at(s, entry.node);
        if (node->dominated)
            continue;
        if (node->number == NUMBERS) {
            if (is_answer(s, node))
                return entry.node;
        } else if (!expand(s, entry))
            return NO_MEMORY;
    }
    return NO_END;
}
