/* Which parts of the pieces of one number make groups, and with how few jokers: a table that is made once. */
#include "solve/fits.h"

void find_group_choices(GroupChoices *known)
{
    known->count = 0;
    for (int index = 0; index < GROUP_KEYS; index++) {
        int counts[COLORS] = {index & 3, index >> 2 & 3, index >> 4 & 3, index >> 6 & 3};
        int all = 0, most = 0;
        for (int color = 0; color < COLORS; color++) {
            all += counts[color];
            most = counts[color] > most ? counts[color] : most;
        }
        known->fewest[index] = NO_GROUPS;
        for (int jokers = MOST_JOKERS; jokers >= 0; jokers--)
            for (int groups = most; 3 * groups <= all + jokers && groups <= all; groups++)
                if (all + jokers <= 4 * groups)
                    known->fewest[index] = (uint8_t)jokers;
        if (!all)
            known->fewest[index] = 0;
        known->lanes[index] = (uint16_t)packed(counts);
    }
    for (int index = 0; index < GROUP_KEYS; index++) {
        known->spare[index] = 0;
        for (int color = 0; color < COLORS; color++)
            if (index >> (2 * color) & 3 && known->fewest[index - (1 << (2 * color))] <= known->fewest[index])
                known->spare[index] = (uint16_t)(known->spare[index] | 15 * one_of(color));
    }
    for (int index = 0; index < GROUP_KEYS; index++)
        for (int jokers = 0; jokers <= MOST_JOKERS; jokers++) {
            known->first[index][jokers] = known->count;
            for (int part = 0; part < GROUP_KEYS; part++)
                if (known->fewest[part] <= jokers && covers(known->lanes[index], known->lanes[part]))
                    known->parts[known->count++] = (uint8_t)part;
            known->first[index][jokers + 1] = known->count;
        }
}
