#include "solver.h"

#include <stdlib.h>
#include <string.h>

#include "../plans.h"

enum { MOST_ACTIONS = 1 << 22 };

static const Deals *deals_of(Solver *s, Lanes rest, Lanes held)
{
    int shelf = 0;
    for (int color = COLORS - 1; color >= 0; color--)
        shelf = shelf * PAIRS + pair_of(lane(rest, color), lane(held, color));
    Deals *deals = &s->deals[s->exact][shelf];
    if (!deals->known)
        find_deals(deals, rest, held, s->exact, 1);
    return deals;
}

static int action_beats(const Action *a, const Action *b, int exact)
{
    if (a->reward < b->reward)
        return 0;
    if (exact)
        return a->wild == b->wild && a->places >= b->places;
    return a->wild >> 12 == b->wild >> 12 && covers(b->wild, a->wild);
}

/* Keep the action behind `from` unless another one there beats it; drop those that it beats; returns the new end. */
static int keep(Solver *s, int from, int end, const Action *action)
{
    Action *actions = s->actions.items;
    for (int i = from; i < end; i++)
        if (action_beats(&actions[i], action, s->exact))
            return end;
    int kept = from;
    for (int i = from; i < end; i++)
        if (!action_beats(action, &actions[i], s->exact)) {
            if (kept != i)
                actions[kept] = actions[i];
            kept++;
        }
    actions[kept] = *action;
    return kept + 1;
}

static int by_reward(const void *left, const void *right)
{
    const Action *a = left, *b = right;
    return tried_first(a->reward, b->reward, (uint32_t)a->runs << 16 | a->wild, (uint32_t)b->runs << 16 | b->wild);
}

/* A number, its pieces in runs, and what they ask of jokers. */
typedef struct {
    int number, cost;
    Lanes runs;
    Order order;
} Choice;

/* Keep the best actions with these runs and the units of a pattern; returns the new end. */
static int add_with_units(Solver *s, const Choice *choice, const Pattern *pattern, int from, int end)
{
    Lanes owed = s->task.pieces.owed[choice->number], rest = excess(excess(owed, choice->runs), pattern->numbers);
    Lanes held = s->task.pieces.held[choice->number] - choice->runs - pattern->numbers;
    Lanes laid = choice->runs + pattern->numbers + rest;
    const Deals *deals = deals_of(s, rest, held);
    int most = lane(s->task.wild, 0) - lane(pattern->wild, 0);
    int64_t gained = 0;
    for (int color = 0; color < COLORS; color++)
        gained += choice->order.weights[color] * (lane(laid, color) - lane(owed, color));
    for (int jokers = 0; jokers <= most; jokers++) {
        Deal deal = deals->by_jokers[jokers];
        Lanes wild = pattern->wild + ONE_JOKER * (Lanes)jokers;
        int cost = choice->cost + BEARS * total(wild);
        if (deal.groups == NO_DEAL || cost > s->borne)
            continue;
        int64_t reward = gained;
        Lanes grouped = dealt(deal, rest, held, &choice->order, &reward);
        Action action = {.reward = reward,
                         .runs = (uint16_t)choice->runs,
                         .grouped = (uint16_t)grouped,
                         .wild = (uint16_t)wild,
                         .spare = (uint16_t)(held - grouped),
                         .jokers = (uint8_t)jokers,
                         .groups = deal.groups,
                         .places = (uint8_t)(pattern->places + deal.laid + jokers),
                         .cost = (uint8_t)cost,
                         .units_count = pattern->count};
        memcpy(action.units, pattern->units, sizeof action.units);
        end = keep(s, from, end, &action);
    }
    return end;
}

static int add_with_runs(Solver *s, Choice *choice, int from)
{
    Lanes held = s->task.pieces.held[choice->number] - choice->runs;
    const Pattern *patterns = s->patterns.items;
    int end = from;
    choice->cost = 0;
    for (int color = 0; color < COLORS; color++)
        choice->cost += lane(choice->runs, color) * s->support[choice->number][color];
    if (choice->cost > s->borne)
        return end;
    for (int i = 0; i < s->patterns.count; i++)
        if (covers(held, patterns[i].numbers))
            end = add_with_units(s, choice, &patterns[i], from, end);
    return end;
}

int add_actions(Solver *s, int number)
{
    const Pieces *pieces = &s->task.pieces;
    Lanes room = s->with_runs || s->task.wild >= ONE_MIRROR ? pieces->held[number] : 0;
    /* For each choice of runs at most one action for each choice of jokers is kept. */
    int runs[COLORS], most = 27 * 2, first = s->first[number], end = first;
    for (int color = 0; color < COLORS; color++)
        most *= lane(room, color) + 1;
    if (!find_patterns(s, pieces->held[number]) || !make_room(&s->actions, first + most, MOST_ACTIONS, sizeof(Action)))
        return -1;
    Choice choice = {.number = number, .order = dearest_first(pieces->weights[number])};
    for (runs[0] = 0; runs[0] <= lane(room, 0); runs[0]++)
        for (runs[1] = 0; runs[1] <= lane(room, 1); runs[1]++)
            for (runs[2] = 0; runs[2] <= lane(room, 2); runs[2]++)
                for (runs[3] = 0; runs[3] <= lane(room, 3); runs[3]++) {
                    choice.runs = packed(runs);
                    end = add_with_runs(s, &choice, end);
                }
    qsort(action_at(s, first), (size_t)(end - first), sizeof(Action), by_reward);
    s->first[number + 1] = end;
    return end > first;
}
