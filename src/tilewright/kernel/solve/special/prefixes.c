/* The jokers that a run starts with, before its first number. */
#include "solve/special/solver.h"

/* Whether free jokers may have to precede the first number: only without room after the last one. In a run of four or more
 * a leading joker is not needed (nor is a color change after it), so the run is three long. If all of it fits higher up,
 * the joker can go to the end. */
static int prefix_needed(int number, int jokers, int doubles, int changes)
{
    int others = jokers + doubles;
    if (others + changes == 1)
        return 10 - doubles <= number && number <= 11;
    if ((others == 2 && !changes) || (others == 1 && changes == 1))
        return number >= (doubles == 2 ? 11 : 12);
    return 0;
}

static int prefix_allowed(const Solver *s, int number, int jokers, int doubles, int changes)
{
    const Rules *rules = &s->question.rules;
    int before = jokers + doubles + changes;
    if (!before || before + doubles > number || changes > rules->max_per_run)
        return 0;
    /* Color changes are not adjacent, and where none may come first each has something before it. */
    if (changes && jokers + doubles < changes - rules->at_start)
        return 0;
    return s->exact_jokers || prefix_needed(number, jokers, doubles, changes);
}

void find_special_prefixes(Solver *s, int number)
{
    const Rules *rules = &s->question.rules;
    Lanes wild = s->question.wild;
    int count = 0;
    for (int jokers = 0; jokers <= lane(wild, 0); jokers++)
        for (int doubles = 0; doubles <= lane(wild, 1); doubles++)
            for (int changes = 0; changes <= lane(wild, 2); changes++) {
                if (!prefix_allowed(s, number, jokers, doubles, changes))
                    continue;
                const int kinds[WILD_KINDS] = {jokers, doubles, changes};
                int before = jokers + doubles + changes, width = before + doubles;
                s->prefixes[number][count++] = (Prefix){
                    .wild = (uint16_t)packed(kinds),
                    .points = (uint16_t)(width * (2 * number - width + 1) / 2),
                    .jokers = (uint8_t)jokers,
                    .doubles = (uint8_t)doubles,
                    .changes = (uint8_t)changes,
                    .length = (uint8_t)(before < 2 ? before + 1 : 3)};
            }
    /* A number between two color changes: the one prefix that cannot move to the other end. */
    if (!s->exact_jokers && lane(wild, 2) == 2 && rules->at_start && rules->max_per_run > 1
        && number > 0 && number < LAST)
        s->prefixes[number][count++] = (Prefix){.wild = 2 * ONE_CHANGE, .changes = 1};
    s->prefixes_count[number] = count;
}
