#include "sets/sets.h"

#include <stdlib.h>

#include "sets/growing.h"

enum { FIRST_SIZE = 256 };

void add_set(Sets *sets, const Bag *used, int points)
{
    if (sets->count == sets->size) {
        int size = sets->size ? 2 * sets->size : FIRST_SIZE;
        Set *moved = realloc(sets->items, (size_t)size * sizeof *moved);
        if (!moved) {
            sets->failed = 1;
            return;
        }
        sets->items = moved;
        sets->size = size;
    }
    sets->items[sets->count++] = (Set){.used = *used, .points = points, .numbers = value_of(used, 0)};
}

/* The sets that are found, and the pieces they are of. */
typedef struct {
    const Bag *held;
    Sets *sets;
} Found;

static int add_run(Grower *g, const Run *run)
{
    const Found *found = g->context;
    Bag used = rest_of(found->held, &g->left);
    add_set(found->sets, &used, run->points);
    return found->sets->failed;
}

void find_sets(const Bag *held, const SetRules *rules, int lowest, Sets *sets)
{
    int last = lowest == NO_NUMBER ? LAST : lowest;
    Found found = {held, sets};
    find_groups(held, rules, lowest, sets);
    for (int sides = 1; sides <= 1 + (count_in(held, MIRROR) > 0); sides++) {
        Grower g = {.rules = rules, .sides = sides, .lowest = lowest, .left = *held, .visit = add_run, .context = &found};
        int wild = held->of[BAG_JOKERS] || held->of[BAG_SPECIALS];
        for (int start = wild ? 0 : last; start <= last; start++)
            grow_run(&g, start);
    }
}
