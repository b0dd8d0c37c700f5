#include "sets/arranged.h"

#include <string.h>

#include "sets/arranging.h"

/* A run that grows from its lowest place: the next number, the colors of this part and of the one before it. */
typedef struct {
    int size, next, color, before, changes;
} Run;

static int grow_run(Arranging *a, Run run);

/* Add a piece to a run and grow it; returns whether that makes a set of all pieces. */
static int add_to_run(Arranging *a, Run run, int face)
{
    a->order[run.size++] = (uint8_t)face;
    a->held[face]--;
    run.next += face == DOUBLE ? 2 : 1;
    if (face < NUMBERED)
        run.color = face / NUMBERS;
    if (face == CHANGE) {
        run.changes++;
        run.before = run.color;
        run.color = NO_COLOR;
    }
    int found = grow_run(a, run);
    a->held[face]++;
    return found;
}

/* Grow a run by all pieces left, in the order of `_next` of sets/run.py. */
static int grow_run(Arranging *a, Run run)
{
    if (run.size == a->pieces)
        return is_set(a);
    if (run.next > NUMBERS || is_left(a, run.next - 1) || is_left(a, run.next - 2))
        return 0;
    for (int color = 0; color < COLORS; color++) {
        int face = NUMBERS * color + run.next - 1;
        if (a->held[face] && (run.color == NO_COLOR || run.color == color) && color != run.before
            && add_to_run(a, run, face))
            return 1;
    }
    int last = run.size ? a->order[run.size - 1] : 0;
    if (!joker_fits(a, last))
        return 0;
    for (int joker = JOKER; joker <= DOUBLE; joker++)
        if (a->held[joker] && run.next + (joker == DOUBLE) <= NUMBERS && add_to_run(a, run, joker))
            return 1;
    int fits = run.size ? last != CHANGE && run.changes < a->rules->max_per_run : a->rules->at_start;
    return a->held[CHANGE] && fits && add_to_run(a, run, CHANGE);
}

/* All orders of a run from one number have the same points, so the first from the highest number is the best. */
static int arrange_run(Arranging *a)
{
    int last = NUMBERS - a->places + 1, first = a->high ? a->high - a->places + 1 : 1;
    for (int start = a->high && a->low < last ? a->low : last; start >= 1 && start >= first; start--)
        if (grow_run(a, (Run){.next = start, .color = NO_COLOR, .before = NO_COLOR}))
            return 1;
    return 0;
}

int next_order(int *order, int count)
{
    int left = count - 2, right = count - 1;
    while (left >= 0 && order[left] > order[left + 1])
        left--;
    if (left < 0)
        return 0;
    while (order[right] < order[left])
        right--;
    int moved = order[left];
    order[left] = order[right];
    order[right] = moved;
    for (int i = left + 1, j = count - 1; i < j; i++, j--) {
        moved = order[i];
        order[i] = order[j];
        order[j] = moved;
    }
    return 1;
}

/* A group is one in every order, except that jokers may have to lie apart. Returns the most points. */
static int arrange_group(Arranging *a, const uint8_t *row, uint8_t *best)
{
    int order[COLORS] = {0, 1, 2, 3}, most = 0;
    SetRules relaxed = *a->rules;
    if (a->rules->adjacent || a->pieces > COLORS)
        return 0;
    relaxed.adjacent = 1;
    find_readings(row, a->pieces, &relaxed, a->found);
    int group = 0;
    for (int i = 0; i < a->found->count; i++)
        group |= a->found->items[i].shape == SHAPE_GROUP;
    if (!group)
        return 0;
    do {
        for (int i = 0; i < a->pieces; i++)
            a->order[i] = row[order[i]];
        if (is_set(a) && a->found->items[0].points > most) {
            most = a->found->items[0].points;
            memcpy(best, a->order, (size_t)a->pieces);
        }
    } while (next_order(order, a->pieces));
    return most;
}

/* Whether the row may be a set in some order; fills in what is known of its pieces. */
static int count_pieces(Arranging *a, const uint8_t *row)
{
    int colors = 0;
    for (int i = 0; i < a->pieces; i++) {
        int value = row[i] % NUMBERS + 1;
        a->held[row[i]]++;
        a->places += row[i] == DOUBLE ? 2 : row[i] != MIRROR;
        if (row[i] >= NUMBERED) {
            a->jokers++;
            continue;
        }
        colors |= 1 << row[i] / NUMBERS;
        a->low = a->low && a->low < value ? a->low : value;
        a->high = a->high > value ? a->high : value;
    }
    if (!a->jokers)
        return a->low == a->high || !(colors & (colors - 1));
    return a->pieces - a->jokers >= a->rules->min_natural && a->jokers <= a->rules->max_jokers;
}

int arrange_row(uint8_t *row, int pieces, const SetRules *rules, SetReadings *found)
{
    find_readings(row, pieces, rules, found);
    if (found->count)
        return 1;
    Arranging a = {.rules = rules, .pieces = pieces, .found = found};
    if (pieces < 3 || pieces > SET_MOST_PIECES || !count_pieces(&a, row))
        return 0;
    if (a.held[MIRROR]) {
        if (!arrange_mirrored(&a, row))
            return 0;
    } else {
        uint8_t best[COLORS];
        int most = arrange_group(&a, row, best);
        if (a.places > NUMBERS || !arrange_run(&a) || found->items[0].points <= most) {
            if (!most)
                return 0;
            memcpy(a.order, best, (size_t)pieces);
            is_set(&a);
        }
    }
    memcpy(row, a.order, (size_t)pieces);
    return 1;
}
