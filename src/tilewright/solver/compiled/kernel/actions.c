#include "solver.h"

#include <stdlib.h>

#include "../plans.h"

enum { FEW = 32, MOST_ACTIONS = 1 << 20 };

static int by_reward(const void *left, const void *right)
{
    const Action *a = left, *b = right;
    return tried_first(a->reward, b->reward, (uint32_t)a->runs << 8 | a->jokers, (uint32_t)b->runs << 8 | b->jokers);
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

/* What depends on one color alone when so many of its pieces go into runs. */
typedef struct {
    int room, shelf[MOST_COPIES + 1];
    int64_t gained[MOST_COPIES + 1];
} Choice;

/* All that the actions of one number are made from. */
typedef struct {
    Lanes owed, held;
    Order order;
    Choice choices[COLORS];
} Stock;

static void take_stock(const Solver *s, int number, Stock *stock)
{
    const int64_t *weights = s->pieces.weights[number];
    stock->owed = s->pieces.owed[number];
    stock->held = s->pieces.held[number];
    stock->order = dearest_first(weights);
    for (int color = 0, scale = 1; color < COLORS; color++, scale *= PAIRS) {
        Choice *choice = &stock->choices[color];
        int owed = lane(stock->owed, color), held = lane(stock->held, color);
        choice->room = lane(s->room[number], color);
        for (int runs = 0; runs <= choice->room; runs++) {
            int rest = owed > runs ? owed - runs : 0;
            choice->shelf[runs] = scale * pair_of(rest, held - runs);
            choice->gained[runs] = weights[color] * (runs + rest - owed);
        }
    }
}

/* Add the actions with these pieces in runs; returns the new end. */
static int add_with_runs(Solver *s, const Stock *stock, const int runs[COLORS], int end)
{
    Lanes in_runs = packed(runs), rest = excess(stock->owed, in_runs), held = stock->held - in_runs;
    int shelf = 0;
    int64_t gained = 0, best = -1;
    for (int color = 0; color < COLORS; color++) {
        shelf += stock->choices[color].shelf[runs[color]];
        gained += stock->choices[color].gained[runs[color]];
    }
    Deals local, *deals = s->exact ? &local : &s->deals[shelf];
    if (s->exact || !deals->known)
        find_deals(deals, rest, held, s->exact, s->exact ? s->min_natural : 1);
    for (int jokers = 0; jokers <= s->jokers; jokers++) {
        Deal deal = deals->by_jokers[jokers];
        if (deal.groups == NO_DEAL)
            continue;
        int64_t reward = gained;
        Lanes grouped = dealt(deal, rest, held, &stock->order, &reward);
        if (!s->exact && reward <= best)
            continue;
        best = reward;
        *action_at(s, end++) = (Action){reward, (uint16_t)in_runs, (uint16_t)grouped, (uint8_t)jokers, deal.groups,
                                        (uint8_t)(total(in_runs) + deal.laid + jokers)};
    }
    return end;
}

int add_actions(Solver *s, int number)
{
    Stock stock;
    int runs[COLORS] = {0}, first = s->first[number], end = first, most = MOST_JOKERS + 1;
    take_stock(s, number, &stock);
    for (int color = 0; color < COLORS; color++)
        most *= stock.choices[color].room + 1;
    if (!make_room(&s->actions, first + most, MOST_ACTIONS, sizeof(Action)))
        return -1;
    for (int color = 0; color < COLORS;) {
        end = add_with_runs(s, &stock, runs, end);
        for (color = 0; color < COLORS && runs[color] == stock.choices[color].room; color++)
            runs[color] = 0;
        if (color < COLORS)
            runs[color]++;
    }
    sort_actions(action_at(s, first), end - first);
    s->first[number + 1] = end;
    return end > first;
}
