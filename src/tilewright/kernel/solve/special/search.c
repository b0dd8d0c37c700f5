/* The best-first search over numbers, in which sets with special jokers are in progress as part of the state. */
#include "solve/special/choices.h"

#include "solve/best_first.h"

enum { MOST_CHOICES = 1 << 23 };

static inline int same_bucket(const Node *a, const Node *b)
{
    return a->need == b->need && a->number == b->number && a->pending == b->pending && a->mirrored == b->mirrored;
}

static inline uint32_t slot_of(const Node *node)
{
    uint64_t in_progress = (uint64_t)node->pending << 20 ^ (uint64_t)node->mirrored << 32;
    uint64_t key = node->need ^ (uint64_t)node->number << 16 ^ in_progress;
    return (uint32_t)((key * 0x9E3779B97F4A7C15u) >> (64 - HEADS_BITS));
}

static inline int dominates(const Node *a, const Node *b)
{
    return a->value >= b->value && a->points >= b->points && covers(b->n1, a->n1) && covers(a->n3, b->n3)
        && covers(a->left, b->left) && covers(b->required_left, a->required_left);
}

static inline int32_t rank_of(const Node *node)
{
    int mirrors = (node->mirrored > 0) + (node->mirrored > 0xFFFF), needed = total(node->n1) + total(node->need);
    return node->number * 1024 + total(node->n3) + 8 * total(node->left) - needed - 2 * mirrors;
}

static inline int is_answer(const Solver *s, const Node *node)
{
    return node->points >= s->least_points && !node->required_left;
}

static inline int64_t worth_of(const Solver *s, Lanes wild)
{
    int64_t worth = 0;
    for (int kind = 0; kind < WILD_KINDS; kind++)
        worth += s->weights_in_search[kind] * lane(wild, kind);
    return worth;
}

/* How many pieces each color can put into runs at a number, jokers included, as far as a lane counts. */
static inline Lanes reach_of(Lanes available, Lanes left)
{
    Lanes jokers = (Lanes)total(left & ~MIRRORS);
    return smaller(available, ONES * (7 - jokers)) + ONES * jokers;
}

/* Whether the pieces needed at the next two numbers may exist, jokers included. A double serves both numbers, and after a
 * color change the old color needs nothing more. */
static inline int can_meet_needs(const Move *m, Lanes need, Lanes n1, Lanes left)
{
    const Lanes *available = m->s->question.pieces.available;
    Lanes here = available[m->number + 1], beyond = available[m->number + 2];
    if (!covers(reach_of(here, left), need) || !covers(reach_of(beyond, left), n1))
        return 0;
    int helped = lane(left, 0) + 2 * lane(left, 1) + 2 * lane(left, 2);
    return total(excess(need, here)) + total(excess(n1, beyond)) <= helped;
}

/* What jokers can pay for in the relaxation: those left, and the sets that earlier ones keep in progress. */
static inline int units_of(Lanes left, uint32_t pending, uint32_t mirrored)
{
    int units = 2 * (total(left) + (mirrored > 0) + (mirrored > 0xFFFF));
    for (; pending; pending >>= 8)
        units += (pending & 0xFF) < MARKED;
    return units;
}

/* The points after the step, capped at those demanded, or -1 if they cannot be reached any more. */
static inline int points_of(const Move *m, Lanes extra, Lanes left)
{
    const Solver *s = m->s;
    const Partial *p = m->partial;
    int pieces = m->action->places + total(p->runs) + total(m->fillers) + total(extra);
    int points = m->from.points + p->points + (m->number + 1) * pieces;
    int widths = lane(left, 0) + 2 * lane(left, 1) + lane(left, 2);
    if (points + s->points_bound[m->number + 1] + NUMBERS * widths < s->least_points)
        return -1;
    return points < s->least_points ? points : s->least_points;
}

/* Add the node and the choices that led to it, unless another node dominates it; returns 0 without memory. */
static int insert_chosen(Solver *s, Node *made, int64_t estimate, const Choice *choices)
{
    made->choices = s->choices.count;
    int32_t index = insert(s, made, estimate);
    if (index < 0 || !made->choices_count)
        return index != NO_MEMORY;
    if (!make_room(&s->choices, s->choices.count + made->choices_count, MOST_CHOICES, sizeof *choices))
        return 0;
    memcpy((Choice *)s->choices.items + s->choices.count, choices, made->choices_count * sizeof *choices);
    s->choices.count += made->choices_count;
    return 1;
}

static int add_successor(Move *m, Lanes extra, int jokers)
{
    Solver *s = m->s;
    const Node *from = &m->from;
    const Partial *p = m->partial;
    Runs runs = extended(p->open, p->runs + m->fillers + extra);
    if (!covers(p->runs, runs.n1))
        return 1;
    runs.n2 += p->twos;
    runs.n3 += p->threes;
    if (extra && !s->exact_jokers)
        require_extension(&runs, extra);
    Lanes left = (p->left & ~JOKERS) | (Lanes)jokers, need = runs.n1 + runs.n2, used = from->left - left;
    if (!can_meet_needs(m, need, runs.n1, left))
        return 1;
    int load_left = from->load_left - m->action->load, points = 0;
    int64_t value = capped(s, from->value + m->action->reward + worth_of(s, used));
    if (m->number < LAST)
        runs.n3 = smaller(runs.n3, reach_of(s->question.pieces.available[m->number + 1], left) - need);
    else if (need || p->mirrored || (p->pending && (p->pending & 0xFF) < MARKED))
        return 1;
    int units = units_of(left, p->pending, p->mirrored);
    int64_t ahead = most_ahead(s, m->number + 1, runs, units, s->bound[m->number + 1][load_left]);
    if (ahead < 0)
        return ahead != NO_MEMORY;
    if (m->number < LAST)
        ahead += worth_of(s, left);
    if (capped(s, value + ahead) <= s->floor)
        return 1;
    if (s->least_points && (points = points_of(m, extra, left)) < 0)
        return 1;
    Node made = {.value = value,
                 .parent = m->index,
                 .pending = p->pending,
                 .mirrored = p->mirrored,
                 .need = (uint16_t)need,
                 .n1 = (uint16_t)runs.n1,
                 .n3 = (uint16_t)runs.n3,
                 .left = (uint16_t)left,
                 .required_left = (uint16_t)excess(from->required_left, used),
                 .runs = (uint16_t)p->runs,
                 .jokers = (uint16_t)m->fillers,
                 .extra = (uint16_t)extra,
                 .action = (uint16_t)m->action_index,
                 .load_left = (uint8_t)load_left,
                 .points = (uint8_t)points,
                 .number = (uint8_t)(m->number + 1),
                 .choices_count = (uint8_t)p->choices};
    return insert_chosen(s, &made, value + ahead, m->choices);
}

static int extend_counted(Move *m, const Partial *p)
{
    Lanes need = p->open.n1 + p->open.n2, fillers = excess(need, p->runs);
    Lanes replaceable = nonzero(m->action->leftover), limits = 0;
    int spare = lane(p->left, 0) - total(fillers);
    if (spare < 0 || (!m->s->exact_jokers && (fillers & replaceable)))
        return 1;
    if (spare && p->open.n3) {
        limits = excess(p->open.n3, p->runs + fillers - need);
        if (!m->s->exact_jokers)
            limits &= ~replaceable;
    }
    m->partial = p;
    m->fillers = fillers;
    return limits ? distribute(m, 0, 0, limits, spare) : add_successor(m, 0, spare);
}

/* The most that a node can reach with an action; NO_END if it cannot be completed, or NO_MEMORY. */
static inline int64_t reach_of_action(Solver *s, const Node *node, const Action *action)
{
    if (action->load > node->load_left || !covers(node->left, action->wild))
        return NO_END;
    Runs open = {node->n1, (Lanes)(node->need - node->n1), node->n3};
    int units = units_of(node->left, node->pending, node->mirrored) - 2 * total(action->wild);
    int64_t bound = s->bound[node->number + 1][node->load_left - action->load];
    int64_t ahead = most_ahead(s, node->number + 1, relaxed(open, action->runs),
                               units - relaxed_cost(open, action->runs), bound);
    return ahead < 0 ? ahead : capped(s, node->value + action->reward + ahead + worth_of(s, node->left));
}

static int expand(Solver *s, Entry entry)
{
    Move m;
    m.s = s;
    m.extend_counted = extend_counted;
    m.from = *node_at(s, entry.node);
    m.index = entry.node;
    m.number = m.from.number;
    Partial p = first_partial(&m);
    int64_t lower = s->floor;
    for (int i = s->first[m.number]; i < s->first[m.number + 1]; i++) {
        const Action *action = action_at(s, i);
        int64_t reach = reach_of_action(s, &m.from, action);
        if (reach == NO_MEMORY)
            return 0;
        if (reach < entry.estimate && lower < reach)
            lower = reach;
        if (reach != entry.estimate) /* higher ones were expanded when the node had their estimate */
            continue;
        m.action = action;
        m.action_index = i - s->first[m.number];
        p.runs = action->runs;
        p.left = (Lanes)(m.from.left - action->wild);
        if (!try_choices(&m, &p))
            return 0;
    }
    return lower <= s->floor || put_back(s, entry, lower, 0);
}

/* Insert the root; returns 1, or why there is nothing to search. */
static int begin_at_root(Solver *s)
{
    s->choices.count = 0;
    Node root = {.value = -worth_of(s, s->required_in_search),
                 .parent = -1,
                 .left = (uint16_t)s->question.wild,
                 .required_left = (uint16_t)s->required_in_search,
                 .load_left = (uint8_t)s->capacity};
    int64_t ahead = most_ahead(s, 0, (Runs){0, 0, 0}, 2 * total(s->question.wild), s->bound[0][s->capacity]);
    return ahead < 0 ? (int)ahead : begin(s, &root, root.value + ahead + worth_of(s, s->question.wild));
}

int32_t search_special(Solver *s)
{
    int staged = find_special_stages(s);
    if (staged <= 0)
        return staged ? NO_MEMORY : NO_END;
    begin_ahead(s);
    for (;;) {
        int begun = begin_at_root(s);
        int32_t found = begun < 0 ? begun : best_end(s);
        if (found != NO_MEMORY || !gives_up_ahead(s))
            return found;
    }
}
