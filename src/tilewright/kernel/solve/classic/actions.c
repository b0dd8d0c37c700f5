/* The actions of a number: which of its pieces go into runs and which into groups, the best for each number of jokers.
 * While the weights stay the same, what was found for the same pieces before is taken over. */
#include "solve/classic/solver.h"

#include <stdlib.h>
#include <string.h>

#include "solve/stages.h"

enum { FEW = 32, MOST_ACTIONS = 1 << 20, MOST_REMEMBERED = 1 << 16 };

static int by_reward(const void *left, const void *right)
{
    const Action *a = left, *b = right;
    uint32_t a_pieces = (uint32_t)a->runs << 8 | a->jokers, b_pieces = (uint32_t)b->runs << 8 | b->jokers;
    return compare_actions(a->reward, b->reward, a_pieces, b_pieces);
}

static void sort_actions(Action *actions, int count)
{
    if (count > FEW) {
        qsort(actions, (size_t)count, sizeof *actions, by_reward);
        return;
    }
    for (int i = 1; i < count; i++) {
        Action moved = actions[i];
        int j = i;
        for (; j > 0 && by_reward(&actions[j - 1], &moved) > 0; j--)
            actions[j] = actions[j - 1];
        actions[j] = moved;
    }
}

/* What depends on one color alone, for each number of its pieces in runs. */
typedef struct {
    int run_room, key[MOST_COPIES + 1];
    int64_t gained[MOST_COPIES + 1];
} RunChoice;

/* Everything the actions of one number depend on. */
typedef struct {
    Lanes required, available;
    Order order;
    RunChoice choices[COLORS];
} Supply;

static void find_supply(const Solver *s, int number, Supply *supply)
{
    const int64_t *weights = s->pieces.weights[number];
    supply->required = s->pieces.required[number];
    supply->available = s->pieces.available[number];
    supply->order = by_weight(weights);
    for (int color = 0, scale = 1; color < COLORS; color++, scale *= PAIRS) {
        RunChoice *chosen = &supply->choices[color];
        int required = lane(supply->required, color), available = lane(supply->available, color);
        chosen->run_room = lane(s->run_room[number], color);
        if (chosen->run_room > available)
            chosen->run_room = available;
        for (int runs = 0; runs <= chosen->run_room; runs++) {
            int rest = required > runs ? required - runs : 0;
            chosen->key[runs] = scale * pair_index(rest, available - runs);
            chosen->gained[runs] = weights[color] * (runs + rest - required);
        }
    }
}

/* Add the actions with these pieces in runs; returns the new end. */
static int add_with_runs(Solver *s, const Supply *supply, const int runs[COLORS], int end)
{
    Lanes in_runs = packed(runs), rest = excess(supply->required, in_runs), available = supply->available - in_runs;
    int key = 0;
    int64_t gained = 0, best = -1;
    for (int color = 0; color < COLORS; color++) {
        key += supply->choices[color].key[runs[color]];
        gained += supply->choices[color].gained[runs[color]];
    }
    Groupings local, *groupings = s->exact_jokers ? &local : &s->groupings[key];
    if (s->exact_jokers || !groupings->known)
        find_groupings(groupings, rest, available, s->exact_jokers, s->exact_jokers ? s->min_natural : 1);
    for (int jokers = 0; jokers <= s->jokers; jokers++) {
        Grouping grouping = groupings->by_jokers[jokers];
        if (grouping.groups == NO_GROUPING)
            continue;
        int64_t reward = gained;
        Lanes grouped = grouped_pieces(grouping, rest, available, &supply->order, &reward);
        /* Of two actions with the same runs, the one with fewer jokers leaves more for other numbers. */
        if (!s->exact_jokers && reward <= best)
            continue;
        best = reward;
        *action_at(s, end++) = (Action){reward, (uint16_t)in_runs, (uint16_t)grouped, (uint8_t)jokers, grouping.groups,
                                        (uint8_t)(total(in_runs) + grouping.pieces + jokers)};
    }
    return end;
}

static int find_actions(Solver *s, int number, int first)
{
    Supply supply;
    int runs[COLORS] = {0}, end = first, most = MOST_JOKERS + 1;
    find_supply(s, number, &supply);
    for (int color = 0; color < COLORS; color++)
        most *= supply.choices[color].run_room + 1;
    if (!make_room(&s->actions, first + most, MOST_ACTIONS, sizeof(Action)))
        return -1;
    for (int color = 0; color < COLORS;) {
        end = add_with_runs(s, &supply, runs, end);
        for (color = 0; color < COLORS && runs[color] == supply.choices[color].run_room; color++)
            runs[color] = 0;
        if (color < COLORS)
            runs[color]++;
    }
    sort_actions(action_at(s, first), end - first);
    return end;
}

/* All that the actions of a number depend on, but for the weights; never 0. */
static uint64_t actions_key(const Solver *s, int number)
{
    uint64_t lanes = (uint64_t)s->pieces.required[number] | (uint64_t)s->pieces.available[number] << 16
        | (uint64_t)s->run_room[number] << 32;
    int rest = 1 | number << 1 | s->jokers << 5 | s->exact_jokers << 8 | s->min_natural << 9;
    return lanes | (uint64_t)rest << 48;
}

void forget_actions(Solver *s)
{
    memset(s->remembered, 0, sizeof s->remembered);
    s->remembered_actions.count = 0;
    s->remembers = 1;
}

/* The positions of a game have most numbers in common: bots play an eighth more games where these are remembered. */
int add_actions(Solver *s, int number, int first)
{
    if (!s->remembers)
        return find_actions(s, number, first);
    uint64_t key = actions_key(s, number);
    Remembered *known = &s->remembered[(key * 0x9E3779B97F4A7C15u) >> (64 - REMEMBERED_BITS)];
    Array *store = &s->remembered_actions;
    if (known->key == key) {
        if (!make_room(&s->actions, first + known->count, MOST_ACTIONS, sizeof(Action)))
            return -1;
        memcpy(action_at(s, first), (Action *)store->items + known->first, (size_t)known->count * sizeof(Action));
        return first + known->count;
    }
    int end = find_actions(s, number, first), count = end - first;
    if (end > first && !make_room(store, store->count + count, MOST_REMEMBERED, sizeof(Action)))
        forget_actions(s);
    else if (end > first) {
        memcpy((Action *)store->items + store->count, action_at(s, first), (size_t)count * sizeof(Action));
        *known = (Remembered){key, store->count, count};
        store->count += count;
    }
    return end;
}
