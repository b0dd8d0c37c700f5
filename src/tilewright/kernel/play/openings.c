/* The smallest single set of a rack that opens, found by its sizes: far fewer than the sets of the rack. */
#include "play/player.h"

/* One bit for each number of a color that the rack has. */
static unsigned numbers_of(const Bag *rack, int color)
{
    unsigned numbers = 0;
    for (int number = 0; number < NUMBERS; number++)
        numbers |= (unsigned)(lane(rack->of[number], color) > 0) << number;
    return numbers;
}

/* A run of this size with this many jokers that is worth enough, the lowest color and number first. */
static int single_run(const unsigned numbers[COLORS], int least_points, int size, int jokers, Bag *found)
{
    unsigned window = (1u << size) - 1;
    int first = 0;
    while (first + size <= NUMBERS && run_points(first, size) < least_points)
        first++;
    for (int color = 0; color < COLORS; color++)
        for (int start = first; start + size <= NUMBERS; start++) {
            unsigned there = numbers[color] & window << start;
            if (!there || bits_in(there) != size - jokers)
                continue;
            *found = EMPTY_BAG;
            for (int number = start; number < start + size; number++)
                put(found, there >> number & 1 ? color * NUMBERS + number : JOKER, 1);
            return 1;
        }
    return 0;
}

static int single_group(const unsigned numbers[COLORS], int least_points, int size, int jokers, Bag *found)
{
    for (int number = 0; size <= COLORS && number < NUMBERS; number++) {
        int missing = size - jokers;
        if (size * (number + 1) < least_points || missing < 1)
            continue;
        *found = EMPTY_BAG;
        for (int color = 0; color < COLORS && missing; color++)
            if (numbers[color] >> number & 1) {
                put(found, color * NUMBERS + number, 1);
                missing--;
            }
        put(found, JOKER, jokers);
        if (!missing)
            return 1;
    }
    return 0;
}

int single_opening(const Bag *rack, int least_points, Bag *found)
{
    unsigned numbers[COLORS];
    for (int color = 0; color < COLORS; color++)
        numbers[color] = numbers_of(rack, color);
    for (int jokers = 0; jokers <= rack->of[BAG_JOKERS]; jokers++)
        for (int size = 3; size <= NUMBERS; size++)
            if (single_run(numbers, least_points, size, jokers, found) || single_group(numbers, least_points, size, jokers, found))
                return 1;
    return 0;
}
