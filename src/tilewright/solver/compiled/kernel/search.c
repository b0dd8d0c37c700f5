#include "solver.h"

#include "../frontier.h"
#include "../runs.h"

/* An action with its lead. */
struct Move {
    Solver *s;
    const Node *from;
    const Action *action;
    const Lead *lead;
    Lanes runs, owed;
    Node made;
};

static inline int alike(const Node *a, const Node *b) { return a->need == b->need && a->number == b->number; }

static inline uint32_t slot_of(const Node *node)
{
    return ((node->need | (uint32_t)node->number << 16) * 0x9E3779B1u) >> (32 - HEADS_BITS);
}

static inline int beats(const Node *a, const Node *b)
{
    return a->value >= b->value && a->jokers <= b->jokers && a->due >= b->due && a->points >= b->points
        && a->has_run >= b->has_run && covers(b->n1, a->n1) && covers(a->n3, b->n3);
}

static inline int32_t rank_of(const Node *node)
{
    return node->number * 1024 + total(node->n3) - 8 * node->jokers - total(node->n1) - total(node->need);
}

static inline int is_answer(const Solver *s, const Node *node)
{
    return node->points >= s->least_points && node->due == s->jokers_due && node->has_run >= s->needs_run;
}

static inline int may_lead(const Solver *s, const Lead *lead, int number)
{
    if (!lead->jokers)
        return 1;
    if (s->exact)
        return lead->longest <= number;
    return (number == 11 && lead->longest == 1) || (number == 12 && lead->shortest == 2 && lead->longest == 2);
}

/* The points behind the move as far as they matter, or -1 if too few can follow. */
static inline int points_of(const Move *m, Lanes extra, int left)
{
    const Solver *s = m->s;
    int number = m->from->number, beside = m->action->pieces + total(m->owed) + total(extra);
    int points = m->from->points + (number + 1) * (beside + m->lead->jokers) - m->lead->back;
    if (points + s->points_bound[number + 1] + NUMBERS * left < s->least_points)
        return -1;
    return points < s->least_points ? points : s->least_points;
}

static int follow(Move *m, Lanes extra, int left)
{
    Solver *s = m->s;
    const Node *from = m->from;
    int number = from->number;
    Runs runs = gone_on((Runs){from->n1, (Lanes)(from->need - from->n1), from->n3}, m->runs + m->owed + extra);
    if (!covers(m->runs, runs.n1))
        return 1;
    runs.n2 += m->lead->twos;
    runs.n3 += m->lead->threes;
    if (extra && !s->exact)
        oblige(&runs, extra);
    Lanes need = runs.n1 + runs.n2, room = s->room[number + 1], room2 = s->room[number + 2];
    Lanes reach = room + s->joker_ok[number + 1] * (Lanes)left, reach2 = room2 + s->joker_ok[number + 2] * (Lanes)left;
    if (!covers(reach, need) || !covers(reach2, runs.n1)
        || total(excess(need, room)) + total(excess(runs.n1, room2)) > left)
        return 1;
    int64_t ahead = s->bound[number + 1][left];
    if (ahead < 0)
        return 1;
    int64_t value = from->value + m->action->reward;
    int points = 0;
    if (s->exact) {
        value += s->joker_worth * (s->jokers - from->jokers - left);
        if (number < LAST)
            ahead += s->joker_worth * left;
        points = points_of(m, extra, left);
        if (points < 0)
            return 1;
    }
    value = capped(s, value);
    if (capped(s, value + ahead) <= s->floor)
        return 1;
    m->made.value = value;
    m->made.need = (uint16_t)need;
    m->made.n1 = (uint16_t)runs.n1;
    m->made.n3 = (uint16_t)smaller(runs.n3, reach - need);
    m->made.jokers_in_runs = (uint16_t)(m->owed + extra);
    m->made.jokers = (uint8_t)(s->jokers - left);
    m->made.due = m->made.jokers < s->jokers_due ? m->made.jokers : s->jokers_due;
    m->made.points = (uint8_t)points;
    m->made.has_run = s->needs_run && (from->has_run || m->action->runs);
    return insert(s, &m->made, value + ahead) != NO_MEMORY;
}

static int lay(Move *m, int left)
{
    const Solver *s = m->s;
    int number = m->from->number;
    Lanes most = 0;
    if (left) {
        Lanes k = m->runs + m->owed;
        most = excess(m->from->n3, k - m->from->need) & (s->joker_ok[number] * 7);
        if (!s->exact)
            most = smaller(most, excess(s->room[number + 1] + s->joker_ok[number + 1] * (Lanes)(left - 1), k));
    }
    return most ? spread(m, 0, 0, most, left) : follow(m, 0, left);
}

static int expand(Solver *s, Entry entry)
{
    Node from = *node_at(s, entry.node);
    int number = from.number, left = s->jokers - from.jokers;
    Move m = {.s = s, .from = &from, .made = {.parent = entry.node, .number = (uint8_t)(number + 1)}};
    int64_t ahead = from.value + s->bound[number + 1][left] + s->joker_worth * left;
    Lanes allowed = s->joker_ok[number] * 7;
    const Action *actions = action_at(s, s->first[number]);
    int count = s->first[number + 1] - s->first[number];
    int leads = left && (s->exact || number >= 11) ? s->leads_count : 1;
    for (int i = entry.cursor; i < count; i++) {
        const Action *action = &actions[i];
        int64_t reach = capped(s, ahead + action->reward);
        if (reach <= s->floor)
            return 1;
        for (int l = 0; l < leads; l++) {
            const Lead *lead = &s->leads[l];
            int spare = left - action->jokers - lead->jokers;
            if (spare < 0 || (l && !may_lead(s, lead, number)) || !covers(action->runs, lead->heads))
                continue;
            Lanes runs = (Lanes)(action->runs - lead->heads), owed = excess(from.need, runs);
            if (owed) {
                spare -= total(owed);
                if (spare < 0 || (owed & ~allowed))
                    continue;
            }
            if (reach < entry.hope)
                return put_back(s, entry, reach, i);
            m.action = action;
            m.lead = lead;
            m.runs = runs;
            m.owed = owed;
            m.made.action = (uint16_t)i;
            m.made.lead = (uint8_t)l;
            if (!lay(&m, spare))
                return 0;
        }
    }
    return 1;
}

int32_t search(Solver *s, int budget)
{
    Node root = {.value = -s->joker_worth * s->jokers_owed, .parent = -1};
    int begun = begin(s, &root, root.value + s->bound[0][s->jokers] + s->joker_worth * s->jokers);
    return begun < 0 ? begun : best_end(s, budget);
}
