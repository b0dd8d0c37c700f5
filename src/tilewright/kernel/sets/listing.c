#include "sets/listing.h"

#include <string.h>

static void visit(const Lister *lister, const Row *row)
{
    int points = row->kind == RUN ? run_points(row->start, row->size) : group_points(row->start, row->size);
    lister->visit(lister->context, row, points);
}

/* A single number with two jokers or three is also a run: it is listed as what has more points. */
static void visit_group(const Lister *lister, const Row *group, int naturals)
{
    int number = group->start, size = group->size, start = number + size > NUMBERS ? NUMBERS - size : number;
    if (lister->listed == EVERY_ORDER || naturals > 1 || run_points(start, size) <= group_points(number, size)) {
        visit(lister, group);
        return;
    }
    Row run = {.kind = RUN, .start = (uint8_t)start, .size = (uint8_t)size};
    memset(run.cells, JOKER, sizeof run.cells);
    run.cells[number - start] = group->cells[0];
    visit(lister, &run);
}

/* The choices of colors, by how many they are and then from the first color on. */
static const uint8_t CHOICES[] = {1, 2, 4, 8, 3, 5, 9, 6, 10, 12, 7, 11, 13, 14, 15};

void list_classic_groups(const Lister *lister, int number)
{
    const Bag *pieces = lister->pieces;
    unsigned present = 0;
    for (int color = 0; color < COLORS; color++)
        present |= (unsigned)(lane(pieces->of[number], color) > 0) << color;
    for (int i = 0; present && i < (int)sizeof CHOICES; i++) {
        if (CHOICES[i] & ~present)
            continue;
        Row row = {.kind = GROUP, .start = (uint8_t)number};
        for (int color = 0; color < COLORS; color++)
            if (CHOICES[i] >> color & 1)
                add_cell(&row, color * NUMBERS + number);
        for (int naturals = row.size, jokers = 0; jokers <= pieces->of[BAG_JOKERS] && row.size <= COLORS; jokers++) {
            if (row.size >= SHORTEST)
                visit_group(lister, &row, naturals);
            add_cell(&row, JOKER);
        }
    }
}

/* Whether a run is two runs, each with a number: then these are listed. `first` and `last` are the places of its outer
 * numbers. */
static int splits(int size, int first, int last)
{
    int from = first + 1 > SHORTEST ? first + 1 : SHORTEST, to = size - SHORTEST < last ? size - SHORTEST : last;
    return from <= to;
}

/* Visit a run, or of the runs of its pieces at different numbers only the one with the most points, when the first of
 * them comes up. */
static void visit_run(const Lister *lister, const Row *run, int first, int last)
{
    int size = run->size, start = run->start, lower = size - 1 - last, higher = NUMBERS - size - start;
    if (lister->listed == EVERY_ORDER) {
        visit(lister, run);
        return;
    }
    /* With a single number it is a group too, and has been listed. */
    if (first == last && size <= COLORS)
        return;
    for (int down = 1; down <= lower && down <= start; down++)
        if (!splits(size, first + down, last + down))
            return;
    int up = first < higher ? first : higher;
    while (splits(size, first - up, last - up))
        up--;
    Row best = *run;
    best.start = (uint8_t)(start + up);
    memcpy(best.cells, run->cells + up, (size_t)(size - up));
    memset(best.cells + size - up, JOKER, (size_t)up);
    visit(lister, &best);
}

/* Grow a run of one color that has these outer numbers, -1 for none. */
static void grow(const Lister *lister, Row *run, int color, int jokers, int first, int last)
{
    int size = run->size, number = run->start + size;
    if (size >= SHORTEST && first >= 0) {
        if (splits(size, first, last))
            return;
        visit_run(lister, run, first, last);
    }
    if (number == NUMBERS)
        return;
    run->size++;
    if (lane(lister->pieces->of[number], color)) {
        run->cells[size] = (uint8_t)(color * NUMBERS + number);
        grow(lister, run, color, jokers, first < 0 ? size : first, size);
    }
    if (jokers) {
        run->cells[size] = JOKER;
        grow(lister, run, color, jokers - 1, first, last);
    }
    run->size--;
}

void list_classic_runs(const Lister *lister, int color)
{
    for (int start = 0; start < NUMBERS; start++) {
        Row run = {.kind = RUN, .start = (uint8_t)start};
        grow(lister, &run, color, lister->pieces->of[BAG_JOKERS], NOT_ONE, NOT_ONE);
    }
}

void list_classic_sets(const Lister *lister)
{
    for (int number = 0; number < NUMBERS; number++)
        list_classic_groups(lister, number);
    for (int color = 0; color < COLORS; color++)
        list_classic_runs(lister, color);
}
