/* Moves from a state: an action and the jokers before, in and after its runs. The including file defines `reached`. */
#pragma once

#include "solve/successors.h"
#include "solve/runs.h"
#include "solve/classic/solver.h"

struct Move {
    Solver *s;
    const Node *from;
    const Action *action;
    const Prefix *prefix;
    Lanes runs, fillers;
    Node made;
    void *into; /* where `reached` puts the states that are made, if anywhere but into the search */
};

/* Take the state that a move has made, with an upper bound on the worth of a path through it; 0 without memory. */
static int reached(Move *m, int64_t estimate);

/* Whether the first of two states with the same need can do whatever the second can: a run of two where the other has one of
 * one leaves one choice more. */
static inline int dominates(const Node *a, const Node *b)
{
    return a->value >= b->value && a->jokers <= b->jokers && a->required_used >= b->required_used
        && a->points >= b->points && a->has_run >= b->has_run && covers(b->n1, a->n1) && covers(a->n3, b->n3);
}

static inline int prefix_allowed(const Solver *s, const Prefix *prefix, int number)
{
    if (!prefix->jokers)
        return 1;
    if (s->exact_jokers)
        return prefix->longest <= number;
    return (number == 11 && prefix->longest == 1) || (number == 12 && prefix->shortest == 2 && prefix->longest == 2);
}

/* The points after the move, capped at those demanded, or -1 if they cannot be reached any more. */
static inline int points_of(const Move *m, Lanes extra, int left)
{
    const Solver *s = m->s;
    int number = m->from->number, pieces = m->action->pieces + total(m->fillers) + total(extra);
    int points = m->from->points + (number + 1) * (pieces + m->prefix->jokers) - m->prefix->back;
    if (points + s->points_bound[number + 1] + NUMBERS * left < s->least_points)
        return -1;
    return points < s->least_points ? points : s->least_points;
}

static int add_successor(Move *m, Lanes extra, int left)
{
    Solver *s = m->s;
    const Node *from = m->from;
    int number = from->number;
    Runs runs = extended((Runs){from->n1, (Lanes)(from->need - from->n1), from->n3}, m->runs + m->fillers + extra);
    /* Jokers do not start runs, numbers do. */
    if (!covers(m->runs, runs.n1))
        return 1;
    runs.n2 += m->prefix->twos;
    runs.n3 += m->prefix->threes;
    if (extra && !s->exact_jokers)
        require_extension(&runs, extra);
    /* The pieces needed at the next two numbers must exist, jokers included. */
    Lanes need = runs.n1 + runs.n2, room = s->run_room[number + 1], room2 = s->run_room[number + 2];
    Lanes reach = room + s->joker_allowed[number + 1] * (Lanes)left;
    Lanes reach2 = room2 + s->joker_allowed[number + 2] * (Lanes)left;
    if (!covers(reach, need) || !covers(reach2, runs.n1)
        || total(excess(need, room)) + total(excess(runs.n1, room2)) > left)
        return 1;
    int64_t ahead = s->bound[number + 1][left];
    if (ahead < 0)
        return 1;
    int64_t value = from->value + m->action->reward;
    int points = 0;
    if (s->exact_jokers) {
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
    /* Long runs that the next number cannot extend make no difference: clip them, so that states merge. */
    m->made.n3 = (uint16_t)smaller(runs.n3, reach - need);
    m->made.jokers_in_runs = (uint16_t)(m->fillers + extra);
    m->made.jokers = (uint8_t)(s->jokers - left);
    m->made.required_used = m->made.jokers < s->required_in_search ? m->made.jokers : s->required_in_search;
    m->made.points = (uint8_t)points;
    m->made.has_run = s->needs_run && (from->has_run || m->action->runs);
    return reached(m, value + ahead);
}

static int try_move(Move *m, int left)
{
    const Solver *s = m->s;
    int number = m->from->number;
    Lanes limits = 0;
    if (left) {
        Lanes pieces = m->runs + m->fillers;
        limits = excess(m->from->n3, pieces - m->from->need) & (s->joker_allowed[number] * 7);
        /* With a free joker beyond the need here, every run through this number is extended: if one ended here, the run with
         * the joker could stop before it and hand its later pieces to the run that ends. */
        if (!s->exact_jokers) {
            Lanes ahead = s->run_room[number + 1] + s->joker_allowed[number + 1] * (Lanes)(left - 1);
            limits = smaller(limits, excess(ahead, pieces));
        }
    }
    return limits ? distribute(m, 0, 0, limits, left) : add_successor(m, 0, left);
}
