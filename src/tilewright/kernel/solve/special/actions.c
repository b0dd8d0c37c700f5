/* The actions of a number: its pieces in runs, in groups with special jokers (patterns.c), and in ordinary groups. */
#include "solve/special/solver.h"

#include <stdlib.h>
#include <string.h>

#include "solve/stages.h"

enum { MOST_ACTIONS = 1 << 22 };

static const Groupings *groupings_of(Solver *s, Lanes rest, Lanes available)
{
    int key = 0;
    for (int color = COLORS - 1; color >= 0; color--)
        key = key * PAIRS + pair_index(lane(rest, color), lane(available, color));
    Groupings *groupings = &s->groupings[s->exact_jokers][key];
    if (!groupings->known)
        find_groupings(groupings, rest, available, s->exact_jokers, 1);
    return groupings;
}

/* Whether the first action is at least as good; fewer free jokers are better, but mirrors are not free. */
static int action_dominates(const Action *a, const Action *b, int exact_jokers)
{
    if (a->reward < b->reward)
        return 0;
    if (exact_jokers)
        return a->wild == b->wild && a->places >= b->places;
    return a->wild >> 12 == b->wild >> 12 && covers(b->wild, a->wild);
}

/* Add the action to those from `from` on unless one dominates it; drop those that it dominates; returns the new end. */
static int keep(Solver *s, int from, int end, const Action *action)
{
    Action *actions = s->actions.items;
    for (int i = from; i < end; i++)
        if (action_dominates(&actions[i], action, s->exact_jokers))
            return end;
    int kept = from;
    for (int i = from; i < end; i++)
        if (!action_dominates(action, &actions[i], s->exact_jokers)) {
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
    return compare_actions(a->reward, b->reward, (uint32_t)a->runs << 16 | a->wild, (uint32_t)b->runs << 16 | b->wild);
}

/* A number, its pieces in runs, and their load on the jokers. */
typedef struct {
    int number, load;
    Lanes runs;
    Order order;
} RunChoice;

/* Add the actions with these runs and the special groups of a pattern; returns the new end. */
static int add_with_special_groups(Solver *s, const RunChoice *chosen, const Pattern *pattern, int from, int end)
{
    Lanes required = s->question.pieces.required[chosen->number];
    Lanes rest = excess(excess(required, chosen->runs), pattern->numbers);
    Lanes available = s->question.pieces.available[chosen->number] - chosen->runs - pattern->numbers;
    Lanes laid = chosen->runs + pattern->numbers + rest;
    const Groupings *groupings = groupings_of(s, rest, available);
    int most = lane(s->question.wild, 0) - lane(pattern->wild, 0);
    int64_t gained = 0;
    for (int color = 0; color < COLORS; color++)
        gained += chosen->order.weights[color] * (lane(laid, color) - lane(required, color));
    for (int jokers = 0; jokers <= most; jokers++) {
        Grouping grouping = groupings->by_jokers[jokers];
        Lanes wild = pattern->wild + ONE_JOKER * (Lanes)jokers;
        int load = chosen->load + JOKER_CAPACITY * total(wild);
        if (grouping.groups == NO_GROUPING || load > s->capacity)
            continue;
        int64_t reward = gained;
        Lanes grouped = grouped_pieces(grouping, rest, available, &chosen->order, &reward);
        Action action = {.reward = reward,
                         .runs = (uint16_t)chosen->runs,
                         .grouped = (uint16_t)grouped,
                         .wild = (uint16_t)wild,
                         .leftover = (uint16_t)(available - grouped),
                         .jokers = (uint8_t)jokers,
                         .groups = grouping.groups,
                         .places = (uint8_t)(pattern->places + grouping.pieces + jokers),
                         .load = (uint8_t)load,
                         .special_groups_count = pattern->count};
        memcpy(action.special_groups, pattern->special_groups, sizeof action.special_groups);
        end = keep(s, from, end, &action);
    }
    return end;
}

static int add_with_runs(Solver *s, RunChoice *chosen, int from)
{
    Lanes available = s->question.pieces.available[chosen->number] - chosen->runs;
    const Pattern *patterns = s->patterns.items;
    int end = from;
    chosen->load = 0;
    for (int color = 0; color < COLORS; color++)
        chosen->load += lane(chosen->runs, color) * s->loads[chosen->number][color];
    if (chosen->load > s->capacity)
        return end;
    for (int i = 0; i < s->patterns.count; i++)
        if (covers(available, patterns[i].numbers))
            end = add_with_special_groups(s, chosen, &patterns[i], from, end);
    return end;
}

int add_special_actions(Solver *s, int number)
{
    const Pieces *pieces = &s->question.pieces;
    Lanes room = pieces->available[number];
    /* For each choice of runs at most one action is kept for each choice of jokers. */
    int runs[COLORS], most = 27 * 2, first = s->first[number], end = first;
    for (int color = 0; color < COLORS; color++)
        most *= lane(room, color) + 1;
    if (!find_patterns(s, pieces->available[number])
        || !make_room(&s->actions, first + most, MOST_ACTIONS, sizeof(Action)))
        return -1;
    RunChoice chosen = {.number = number, .order = by_weight(pieces->weights[number])};
    for (runs[0] = 0; runs[0] <= lane(room, 0); runs[0]++)
        for (runs[1] = 0; runs[1] <= lane(room, 1); runs[1]++)
            for (runs[2] = 0; runs[2] <= lane(room, 2); runs[2]++)
                for (runs[3] = 0; runs[3] <= lane(room, 3); runs[3]++) {
                    chosen.runs = packed(runs);
                    end = add_with_runs(s, &chosen, end);
                }
    qsort(action_at(s, first), (size_t)(end - first), sizeof(Action), by_reward);
    s->first[number + 1] = end;
    return end > first;
}
