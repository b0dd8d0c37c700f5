#include "sets/set_cover.h"

#include <string.h>

#include "pieces/faces.h"
#include "sets/readings.h"

/* The most points of one set of all the numbers of one color from `low` to `high` that there are, with jokers for the
 * others and `more` beyond them; 0 if they make none. */
static int points_of(int low, int high, int more)
{
    int size = high - low + 1 + more, above = more < NUMBERS - high ? more : NUMBERS - high, first = low - more + above;
    int run = first > 0 ? (first + high + above) * size / 2 : 0;
    return low == high && size <= COLORS && run < low * size ? low * size : run;
}

/* From each number on, and for each count of jokers, the best of leaving the number out and of a set with it and those
 * that follow. Sets of numbers that follow each other are enough: a joker that stands for one between them changes
 * places with it. */
static int best_of(const int *numbers, int count, int jokers, int most)
{
    int best[NUMBERS + 1][SET_MOST_PIECES + 1] = {{0}};
    for (int first = count - 1; first >= 0; first--) {
        memcpy(best[first], best[first + 1], sizeof *best);
        for (int end = first + 1; end <= count; end++) {
            int low = numbers[first], high = numbers[end - 1], length = high - low + 1, gaps = length - (end - first);
            for (int more = length < SHORTEST ? SHORTEST - length : 0; gaps + more <= jokers && gaps + more <= most; more++) {
                int points = points_of(low, high, more);
                for (int held = gaps + more; points && held <= jokers; held++)
                    if (points + best[end][held - gaps - more] > best[first][held])
                        best[first][held] = points + best[end][held - gaps - more];
            }
        }
    }
    return best[0][jokers];
}

int set_cover(const uint8_t *row, int pieces, const SetRules *rules)
{
    int held[NUMBERS + 1] = {0}, numbers[NUMBERS], count = 0, jokers = 0;
    for (int i = 0; i < pieces; i++) {
        if (row[i] > JOKER)
            return -1;
        jokers += row[i] == JOKER;
        if (row[i] < JOKER)
            held[row[i] % NUMBERS + 1]++;
    }
    if (rules->min_natural != 1 || !rules->adjacent)
        return -1;
    for (int number = 1; number <= NUMBERS; number++)
        if (held[number])
            numbers[count++] = number;
    int group = count == 1 && pieces <= COLORS ? numbers[0] * pieces : 0;
    int other = best_of(numbers, count, jokers, rules->max_jokers);
    return group > other ? group : other;
}
