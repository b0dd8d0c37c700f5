/* The jokers that runs start with: every way in which the colors of a number share up to four.
 *
 * Free jokers: a run that starts with a joker is three long (else the joker is not needed) and reaches the 13 (else the joker
 * can move to the other end): J 12 13, J 12 J or J J 13. */
#include "solve/classic/solver.h"

const uint8_t PARTITIONS[PARTITIONS_COUNT][3] = {
    {0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {1, 1, 1}, {2, 0, 0}, {2, 1, 0},
    {2, 1, 1}, {2, 2, 0}, {3, 0, 0}, {3, 1, 0}, {4, 0, 0},
};

/* Add a run of a color with `front` jokers before its first number. */
static void add_start(Prefix *prefix, int front, int color)
{
    prefix->jokers = (uint8_t)(prefix->jokers + front);
    prefix->starts = (uint16_t)(prefix->starts + one_of(color));
    if (front == 1)
        prefix->twos = (uint16_t)(prefix->twos + one_of(color));
    else
        prefix->threes = (uint16_t)(prefix->threes + one_of(color));
    if (front < prefix->shortest)
        prefix->shortest = (uint8_t)front;
    if (front > prefix->longest)
        prefix->longest = (uint8_t)front;
    prefix->back = (uint8_t)(prefix->back + front * (front + 1) / 2);
}

static void add_prefix(Solver *s, const int chosen[COLORS])
{
    Prefix prefix = {.shortest = 255, .partitions = (uint16_t)packed(chosen)};
    for (int color = 0; color < COLORS; color++)
        for (int i = 0; i < 3 && PARTITIONS[chosen[color]][i]; i++)
            add_start(&prefix, PARTITIONS[chosen[color]][i], color);
    if (prefix.jokers <= MOST_JOKERS && s->prefixes_count < MOST_PREFIXES)
        s->prefixes[s->prefixes_count++] = prefix;
}

void find_prefixes(Solver *s)
{
    int chosen[COLORS];
    for (chosen[0] = 0; chosen[0] < PARTITIONS_COUNT; chosen[0]++)
        for (chosen[1] = 0; chosen[1] < PARTITIONS_COUNT; chosen[1]++)
            for (chosen[2] = 0; chosen[2] < PARTITIONS_COUNT; chosen[2]++)
                for (chosen[3] = 0; chosen[3] < PARTITIONS_COUNT; chosen[3]++)
                    add_prefix(s, chosen);
    for (int jokers = 0; jokers <= MOST_JOKERS; jokers++) {
        s->within_counts[jokers] = 0;
        for (int i = 0; i < s->prefixes_count; i++)
            if (s->prefixes[i].jokers <= jokers)
                s->prefixes_within[jokers][s->within_counts[jokers]++] = (uint8_t)i;
    }
}
