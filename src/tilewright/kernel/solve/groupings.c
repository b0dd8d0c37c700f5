/* How many groups some pieces of a number and some jokers make, with the most pieces.
 *
 * `groups` groups exist exactly if no color has more pieces than there are groups and the pieces, jokers included, are three
 * to four per group: hand them out color by color, round robin. Numbered pieces are handed out first, so each group gets one
 * if there are enough. More groups hold at least as many pieces of each color and in total, so for a given number of jokers
 * the largest number of groups is best under any weights. Free jokers: one that extends a group of three is not needed. */
#include "solve/groupings.h"

static Grouping most_groups(Lanes rest, Lanes available, int jokers, int exact_jokers, int min_natural)
{
    int required = total(rest);
    for (int groups = (total(available) + jokers) / 3; groups > 0; groups--) {
        Lanes each = ONES * (Lanes)groups;
        int pieces = total(smaller(available, each)), limit = (exact_jokers || !jokers ? 4 : 3) * groups - jokers;
        if (pieces > limit)
            pieces = limit;
        if (pieces >= required && pieces >= 3 * groups - jokers && (!min_natural || pieces >= groups)
            && covers(each, rest))
            return (Grouping){(uint8_t)groups, (uint8_t)pieces};
    }
    return jokers || required ? (Grouping){NO_GROUPING, 0} : (Grouping){0, 0};
}

void find_groupings(Groupings *groupings, Lanes rest, Lanes available, int exact_jokers, int min_natural)
{
    for (int jokers = 0; jokers <= MOST_GROUP_JOKERS; jokers++)
        groupings->by_jokers[jokers] = most_groups(rest, available, jokers, exact_jokers, min_natural);
    groupings->known = 1;
}
