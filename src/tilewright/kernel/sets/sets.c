/* Which sets pieces with jokers of any kind make: groups from groups.c, runs from growing.c, on one side or two. */
#include "sets/sets.h"

#include "sets/growing.h"

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
        Grower g = {rules, sides, lowest, 0, *held, {{0}}, add_run, &found};
        int wild = held->of[BAG_JOKERS] || held->of[BAG_SPECIALS];
        for (int start = wild ? 0 : last; start <= last; start++)
            grow_run(&g, start);
    }
}
