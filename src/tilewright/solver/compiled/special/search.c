#include "drafts.h"

#include "../frontier.h"

enum { MOST_PICKED = 1 << 23 };

static inline int alike(const Node *a, const Node *b)
{
    return a->need == b->need && a->number == b->number && a->flying == b->flying && a->mirrors == b->mirrors;
}

static inline uint32_t slot_of(const Node *node)
{
    uint64_t under_way = (uint64_t)node->flying << 20 ^ (uint64_t)node->mirrors << 32;
    uint64_t key = node->need ^ (uint64_t)node->number << 16 ^ under_way;
    return (uint32_t)((key * 0x9E3779B97F4A7C15u) >> (64 - HEADS_BITS));
}

static inline int beats(const Node *a, const Node *b)
{
    return a->value >= b->value && a->points >= b->points && a->has_run >= b->has_run && covers(b->n1, a->n1)
        && covers(a->n3, b->n3) && covers(a->left, b->left) && covers(b->debt, a->debt);
}

static inline int32_t rank_of(const Node *node)
{
    int mirrors = (node->mirrors > 0) + (node->mirrors > 0xFFFF), owing = total(node->n1) + total(node->need);
    return node->number * 1024 + total(node->n3) + 8 * total(node->left) - owing - 2 * mirrors;
}

static inline int is_answer(const Solver *s, const Node *node)
{
    return node->points >= s->least_points && !node->debt && node->has_run >= s->needs_run;
}

static inline int64_t worth_of(const Solver *s, Lanes wild)
{
    int64_t worth = 0;
    for (int kind = 0; kind < WILD_KINDS; kind++)
        worth += s->way_weights[kind] * lane(wild, kind);
    return worth;
}

/* How many pieces each color can put into runs at a number, jokers included, as far as a lane counts. */
static inline Lanes reach_of(Lanes held, Lanes left)
{
    Lanes helping = (Lanes)total(left & ~MIRRORS);
    return smaller(held, ONES * (7 - helping)) + ONES * helping;
}

/* Look ahead: what is owed at the next two numbers must be there. */
static inline int hopeful(const Move *m, Lanes need, Lanes n1, Lanes left)
{
    Lanes here = m->s->task.pieces.held[m->number + 1], behind = m->s->task.pieces.held[m->number + 2];
    if (!covers(reach_of(here, left), need) || !covers(reach_of(behind, left), n1))
        return 0;
    int helped = lane(left, 0) + 2 * lane(left, 1) + 2 * lane(left, 2);
    return total(excess(need, here)) + total(excess(n1, behind)) <= helped;
}

/* The points behind the draft as far as they matter, or -1 if too few can follow. */
static inline int points_of(const Move *m, Lanes extra, Lanes left)
{
    const Solver *s = m->s;
    const Draft *d = m->draft;
    int beside = m->action->places + total(d->runs) + total(m->owed) + total(extra);
    int points = m->from.points + d->points + (m->number + 1) * beside;
    int widths = lane(left, 0) + 2 * lane(left, 1) + lane(left, 2);
    if (points + s->points_bound[m->number + 1] + NUMBERS * widths < s->least_points)
        return -1;
    return points < s->least_points ? points : s->least_points;
}

/* Add the node and the picks that led to it, unless another one beats it; 0 without memory. */
static int insert_picked(Solver *s, Node *made, int64_t hope, const Pick *picks)
{
    made->picks = s->picks.count;
    int32_t index = insert(s, made, hope);
    if (index < 0 || !made->picks_count)
        return index != NO_MEMORY;
    if (!make_room(&s->picks, s->picks.count + made->picks_count, MOST_PICKED, sizeof *picks))
        return 0;
    memcpy((Pick *)s->picks.items + s->picks.count, picks, made->picks_count * sizeof *picks);
    s->picks.count += made->picks_count;
    return 1;
}

static int follow(Move *m, Lanes extra, int jokers)
{
    Solver *s = m->s;
    const Node *from = &m->from;
    const Draft *d = m->draft;
    Runs runs = gone_on(d->open, d->runs + m->owed + extra);
    if (!covers(d->runs, runs.n1))
        return 1;
    runs.n2 += d->twos;
    runs.n3 += d->threes;
    if (extra && !s->exact)
        oblige(&runs, extra);
    Lanes left = (d->left & ~JOKERS) | (Lanes)jokers, need = runs.n1 + runs.n2, used = from->left - left;
    if (!hopeful(m, need, runs.n1, left))
        return 1;
    int borne = from->borne - m->action->cost, points = 0;
    int64_t value = capped(s, from->value + m->action->reward + worth_of(s, used));
    int64_t ahead = s->bound[m->number + 1][borne];
    if (ahead < 0)
        return 1;
    if (m->number < LAST) {
        runs.n3 = smaller(runs.n3, reach_of(s->task.pieces.held[m->number + 1], left) - need);
        ahead += worth_of(s, left);
    } else if (need || d->mirrors || (d->flying && (d->flying & 0xFF) < MARKED))
        return 1;
    if (capped(s, value + ahead) <= s->floor)
        return 1;
    if (s->least_points && (points = points_of(m, extra, left)) < 0)
        return 1;
    Node made = {.value = value,
                 .parent = m->index,
                 .flying = d->flying,
                 .mirrors = d->mirrors,
                 .need = (uint16_t)need,
                 .n1 = (uint16_t)runs.n1,
                 .n3 = (uint16_t)runs.n3,
                 .left = (uint16_t)left,
                 .debt = (uint16_t)excess(from->debt, used),
                 .runs = (uint16_t)d->runs,
                 .jokers = (uint16_t)m->owed,
                 .extra = (uint16_t)extra,
                 .action = (uint16_t)m->action_index,
                 .borne = (uint8_t)borne,
                 .points = (uint8_t)points,
                 .has_run = s->needs_run && (from->has_run || d->ran || d->runs),
                 .number = (uint8_t)(m->number + 1),
                 .picks_count = (uint8_t)d->picks};
    return insert_picked(s, &made, value + ahead, m->picks);
}

int serve(Move *m, const Draft *d)
{
    Lanes need = d->open.n1 + d->open.n2, owed = excess(need, d->runs), filler = nonzero(m->action->spare), most = 0;
    int spare = lane(d->left, 0) - total(owed);
    if (spare < 0 || (!m->s->exact && (owed & filler)))
        return 1;
    if (spare && d->open.n3) {
        most = excess(d->open.n3, d->runs + owed - need);
        if (!m->s->exact)
            most &= ~filler;
    }
    m->draft = d;
    m->owed = owed;
    return most ? spread(m, 0, 0, most, spare) : follow(m, 0, spare);
}

static int expand(Solver *s, Entry entry)
{
    Move m;
    m.s = s;
    m.from = *node_at(s, entry.node);
    m.index = entry.node;
    m.number = m.from.number;
    Draft d = first_draft(&m);
    const Action *actions = action_at(s, s->first[m.number]);
    int count = s->first[m.number + 1] - s->first[m.number];
    int64_t ahead = m.from.value + s->bound[m.number + 1][m.from.borne] + worth_of(s, m.from.left);
    for (int i = entry.cursor; i < count; i++) {
        const Action *action = &actions[i];
        if (action->cost > m.from.borne || !covers(m.from.left, action->wild))
            continue;
        int64_t reach = capped(s, ahead + action->reward);
        if (reach <= s->floor)
            return 1;
        if (reach < entry.hope)
            return put_back(s, entry, reach, i);
        m.action = action;
        m.action_index = i;
        d.runs = action->runs;
        d.left = (Lanes)(m.from.left - action->wild);
        if (!lay_drafts(&m, &d))
            return 0;
    }
    return 1;
}

int begin_search(Solver *s)
{
    int planned = plan(s);
    if (planned <= 0)
        return planned ? NO_MEMORY : NO_END;
    s->picks.count = 0;
    Node root = {.value = -worth_of(s, s->way_owed),
                 .parent = -1,
                 .left = (uint16_t)s->task.wild,
                 .debt = (uint16_t)s->way_owed,
                 .borne = (uint8_t)s->borne};
    return begin(s, &root, root.value + s->bound[0][s->borne] + worth_of(s, s->task.wild));
}

int32_t search(Solver *s, int budget) { return best_end(s, budget); }
