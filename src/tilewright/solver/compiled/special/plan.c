#include "solver.h"

#include <string.h>

#include "../plans.h"

static void find_support(Solver *s)
{
    memset(s->support, 0, sizeof s->support);
    for (int color = 0; color < COLORS; color++)
        for (int number = 0, start = 0; number <= NUMBERS; number++) {
            if (number < NUMBERS && lane(s->task.pieces.held[number], color))
                continue;
            for (int place = start; place < number; place++)
                s->support[place][color] = (uint8_t)(number - start < 3 ? 3 - (number - start) : 0);
            start = number + 1;
        }
}

static void find_bounds(Solver *s)
{
    memset(s->bound[NUMBERS], 0, sizeof s->bound[NUMBERS]);
    s->points_bound[NUMBERS] = 0;
    for (int number = LAST; number >= 0; number--) {
        int64_t best[MOST_BORNE + 1];
        int most = 0;
        for (int cost = 0; cost <= MOST_BORNE; cost++)
            best[cost] = -1;
        for (int i = s->first[number]; i < s->first[number + 1]; i++) {
            const Action *action = action_at(s, i);
            if (best[action->cost] < action->reward)
                best[action->cost] = action->reward;
            if (most < total(action->runs) + action->places)
                most = total(action->runs) + action->places;
        }
        find_bound(s->bound[number], best, s->bound[number + 1], s->borne);
        s->points_bound[number] = s->points_bound[number + 1] + (number + 1) * most;
    }
}

/* Whether free jokers may have to lie before the first number. */
static int lead_needed(int number, int jokers, int doubles, int changes)
{
    int others = jokers + doubles;
    if (others + changes == 1)
        return 10 - doubles <= number && number <= 11;
    if ((others == 2 && !changes) || (others == 1 && changes == 1))
        return number >= (doubles == 2 ? 11 : 12);
    return 0;
}

static int may_lead(const Solver *s, int number, int jokers, int doubles, int changes)
{
    const Rules *rules = &s->task.rules;
    int before = jokers + doubles + changes;
    if (!before || before + doubles > number || changes > rules->max_per_run)
        return 0;
    if (changes && jokers + doubles < changes - rules->at_start)
        return 0;
    return s->exact || lead_needed(number, jokers, doubles, changes);
}

static void find_leads(Solver *s, int number)
{
    const Rules *rules = &s->task.rules;
    Lanes wild = s->task.wild;
    int count = 0;
    for (int jokers = 0; jokers <= lane(wild, 0); jokers++)
        for (int doubles = 0; doubles <= lane(wild, 1); doubles++)
            for (int changes = 0; changes <= lane(wild, 2); changes++) {
                if (!may_lead(s, number, jokers, doubles, changes))
                    continue;
                const int kinds[WILD_KINDS] = {jokers, doubles, changes};
                int before = jokers + doubles + changes, width = before + doubles;
                s->leads[number][count++] = (Lead){
                    .wild = (uint16_t)packed(kinds),
                    .points = (uint16_t)(width * (2 * number - width + 1) / 2),
                    .jokers = (uint8_t)jokers,
                    .doubles = (uint8_t)doubles,
                    .changes = (uint8_t)changes,
                    .length = (uint8_t)(before < 2 ? before + 1 : 3)};
            }
    if (!s->exact && lane(wild, 2) == 2 && rules->at_start && rules->max_per_run > 1 && number > 0 && number < LAST)
        s->leads[number][count++] = (Lead){.wild = 2 * ONE_CHANGE, .changes = 1};
    s->leads_count[number] = count;
}

int plan(Solver *s)
{
    s->borne = BEARS * total(s->task.wild);
    find_support(s);
    s->first[0] = 0;
    for (int number = 0; number < NUMBERS; number++) {
        find_leads(s, number);
        int added = add_actions(s, number);
        if (added <= 0)
            return added;
    }
    find_bounds(s);
    return s->bound[0][s->borne] >= 0;
}
