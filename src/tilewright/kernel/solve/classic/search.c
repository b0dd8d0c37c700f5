/* The best-first search over numbers: a state is the open runs of each color and the jokers used. */
#include "solve/classic/solver.h"

#include "solve/best_first.h"
#include "solve/classic/moves.h"

static inline int same_bucket(const Node *a, const Node *b) { return a->need == b->need && a->number == b->number; }

static inline uint32_t slot_of(const Node *node)
{
    return ((node->need | (uint32_t)node->number << 16) * 0x9E3779B1u) >> (32 - HEADS_BITS);
}

static inline int32_t rank_of(const Node *node)
{
    return node->number * 1024 + total(node->n3) - 8 * node->jokers - total(node->n1) - total(node->need);
}

static inline int is_answer(const Solver *s, const Node *node)
{
    return node->points >= s->least_points && node->required_used == s->required_in_search
        && node->has_run >= s->needs_run;
}

static int reached(Move *m, int64_t estimate) { return insert(m->s, &m->made, estimate) != NO_MEMORY; }

static int expand(Solver *s, Entry entry)
{
    Node from = *node_at(s, entry.node);
    int number = from.number, left = s->jokers - from.jokers;
    Move m = {.s = s, .from = &from, .made = {.parent = entry.node, .number = (uint8_t)(number + 1)}};
    int64_t ahead = from.value + s->bound[number + 1][left] + s->joker_worth * left;
    Lanes allowed = s->joker_allowed[number] * 7;
    const Action *actions = action_at(s, s->first[number]);
    int count = s->first[number + 1] - s->first[number];
    const uint8_t *places = s->prefixes_within[left];
    int prefixes = left && (s->exact_jokers || number >= 11) ? s->within_counts[left] : 1;
    for (int i = entry.cursor; i < count; i++) {
        const Action *action = &actions[i];
        int64_t reach = capped(s, ahead + action->reward);
        if (reach <= s->floor)
            return 1;
        for (int place = 0; place < prefixes; place++) {
            int l = places[place];
            const Prefix *prefix = &s->prefixes[l];
            int spare = left - action->jokers - prefix->jokers;
            if (spare < 0 || (l && !prefix_allowed(s, prefix, number)) || !covers(action->runs, prefix->starts))
                continue;
            Lanes runs = (Lanes)(action->runs - prefix->starts), fillers = excess(from.need, runs);
            if (fillers) {
                spare -= total(fillers);
                if (spare < 0 || (fillers & ~allowed))
                    continue;
            }
            if (reach < entry.estimate)
                return put_back(s, entry, reach, i);
            m.action = action;
            m.prefix = prefix;
            m.runs = runs;
            m.fillers = fillers;
            m.made.action = (uint16_t)i;
            m.made.prefix = (uint8_t)l;
            if (!try_move(&m, spare))
                return 0;
        }
    }
    return 1;
}

int32_t search(Solver *s)
{
    Node root = {.value = -s->joker_worth * s->required_jokers, .parent = -1};
    int begun = begin(s, &root, root.value + s->bound[0][s->jokers] + s->joker_worth * s->jokers);
    return begun < 0 ? begun : best_end(s);
}
