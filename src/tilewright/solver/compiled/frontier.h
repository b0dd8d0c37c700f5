/* The search, best first: nodes in buckets, and the queue of those still to be gone on from.
 *
 * It stands here once for both kernels. The search.c of each includes it behind its solver.h, which says what a Solver
 * and a Node are, and defines the functions that are only declared here.
 */
#ifndef TILEWRIGHT_FRONTIER_H
#define TILEWRIGHT_FRONTIER_H

#include <string.h>

#include "lanes.h"
#include "queue.h"

/* An action on its way from a node. */
typedef struct Move Move;

/* Whether two nodes are of one bucket, and where in `heads` that bucket begins. */
static inline int alike(const Node *a, const Node *b);
static inline uint32_t slot_of(const Node *node);

/* Whether one of two alike can do whatever the other can. */
static inline int beats(const Node *a, const Node *b);

/* What settles equal hopes: the furthest along, then the one that owes least and keeps most. */
static inline int32_t rank_of(const Node *node);

/* Whether a node behind the last number has all that was asked. */
static inline int is_answer(const Solver *s, const Node *node);

/* Lay every action of the node that still can reach its hope; put it back with the next best hope. */
static int expand(Solver *s, Entry entry);

/* Add the state behind the move with `extra` jokers in long runs, unless it leads nowhere. */
static int follow(Move *m, Lanes extra, int left);

static inline int64_t capped(const Solver *s, int64_t worth) { return worth < s->cap ? worth : s->cap; }

static inline int queued(Solver *s, Entry entry) { return push(&s->queue, entry, 2 * MOST_NODES); }

/* Put a node back into the queue with a lower hope, that of the action it is to go on with. */
static inline int put_back(Solver *s, Entry entry, int64_t hope, int cursor)
{
    return queued(s, (Entry){hope, entry.rank, entry.node, cursor});
}

enum { BEATEN = -1 };

/* Add the node unless another one of its bucket beats it; drop those that it beats. Returns its index, BEATEN or
 * NO_MEMORY. */
static int32_t insert(Solver *s, const Node *node, int64_t hope)
{
    Head *head = &s->heads[slot_of(node)];
    if (head->stamp != s->stamp)
        *head = (Head){s->stamp, -1};
    for (int32_t *link = &head->node; *link >= 0;) {
        Node *other = node_at(s, *link);
        if (alike(other, node)) {
            if (beats(other, node))
                return BEATEN;
            if (beats(node, other)) {
                other->beaten = 1;
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
    return queued(s, (Entry){capped(s, hope), rank_of(node), index, 0}) ? index : NO_MEMORY;
}

/* Follow the move with every choice of up to `left` further jokers, at most so many in each lane. */
static int spread(Move *m, int color, Lanes extra, Lanes most, int left)
{
    if (color == COLORS)
        return follow(m, extra, left);
    for (int more = 0; more <= lane(most, color) && more <= left; more++)
        if (!spread(m, color + 1, extra + ((Lanes)more << (4 * color)), most, left - more))
            return 0;
    return 1;
}

/* Forget all nodes and begin with the root: 1, or why there is nothing to search. */
static int begin(Solver *s, const Node *root, int64_t hope)
{
    s->nodes.count = s->queue.count = 0;
    if (++s->stamp == 0) {
        memset(s->heads, 0, sizeof s->heads);
        s->stamp = 1;
    }
    if (hope <= s->floor)
        return NO_END;
    return insert(s, root, hope) >= 0 ? 1 : NO_MEMORY;
}

/* The best end worth more than the floor, or why there is none; without budget it can be called again. */
static int32_t best_end(Solver *s, int budget)
{
    while (s->queue.count) {
        if (s->nodes.count > budget)
            return NO_BUDGET;
        Entry entry = pop(&s->queue);
        const Node *node = node_at(s, entry.node);
        if (node->beaten)
            continue;
        if (node->number == NUMBERS) {
            if (is_answer(s, node))
                return entry.node;
        } else if (!expand(s, entry))
            return NO_MEMORY;
    }
    return NO_END;
}

#endif
