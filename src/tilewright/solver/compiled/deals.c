#include "deals.h"

static Deal most_groups(Lanes rest, Lanes held, int jokers, int exact, int min_natural)
{
    int owed = total(rest);
    for (int groups = (total(held) + jokers) / 3; groups > 0; groups--) {
        Lanes each = ONES * (Lanes)groups;
        int laid = total(smaller(held, each)), limit = (exact || !jokers ? 4 : 3) * groups - jokers;
        if (laid > limit)
            laid = limit;
        if (laid >= owed && laid >= 3 * groups - jokers && (!min_natural || laid >= groups) && covers(each, rest))
            return (Deal){(uint8_t)groups, (uint8_t)laid};
    }
    return jokers || owed ? (Deal){NO_DEAL, 0} : (Deal){0, 0};
}

void find_deals(Deals *deals, Lanes rest, Lanes held, int exact, int min_natural)
{
    for (int jokers = 0; jokers <= MOST_DEALT; jokers++)
        deals->by_jokers[jokers] = most_groups(rest, held, jokers, exact, min_natural);
    deals->known = 1;
}
