#include "play/playouts.h"

/* One bit for each number of a color that the rack has. */
static unsigned numbers_of(const Bag *rack, int color)
{
    unsigned numbers = 0;
    for (int number = 0; number < NUMBERS; number++)
        numbers |= (unsigned)(lane(rack->of[number], color) > 0) << number;
    return numbers;
}

/* A run of this size with this many jokers that is worth enough, the lowest color and number first. */
static int single_run(const unsigned numbers[COLORS], int least, int size, int jokers, Bag *found)
{
    unsigned window = (1u << size) - 1;
    int first = 0;
    while (first + size <= NUMBERS && run_points(first, size) < least)
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

static int single_group(const unsigned numbers[COLORS], int least, int size, int jokers, Bag *found)
{
    for (int number = 0; size <= COLORS && number < NUMBERS; number++) {
        int missing = size - jokers;
        if (size * (number + 1) < least || missing < 1)
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

int single_opening(const Bag *rack, int least, Bag *found)
{
    unsigned numbers[COLORS];
    for (int color = 0; color < COLORS; color++)
        numbers[color] = numbers_of(rack, color);
    for (int jokers = 0; jokers <= rack->of[BAG_JOKERS]; jokers++)
        for (int size = 3; size <= NUMBERS; size++)
            if (single_run(numbers, least, size, jokers, found) || single_group(numbers, least, size, jokers, found))
                return 1;
    return 0;
}

int opens_never(const Bag *rack, int least)
{
    int jokers = rack->of[BAG_JOKERS], points = NUMBERS * jokers;
    uint64_t present = present_in(rack), useful = jokers ? present : in_plain_sets(present);
    for (int number = 0; number < NUMBERS; number++) {
        Lanes bits = (Lanes)(useful >> (4 * number)) & 15, lanes = (bits | bits << 3 | bits << 6 | bits << 9) & ONES;
        points += (number + 1) * total(rack->of[number] & lanes * 15);
    }
    return points < least;
}
