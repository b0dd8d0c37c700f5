/* Which groups pieces make, plain or around a mirror: every count of each color, of jokers and of doubles is tried. */
#include "sets/sets.h"

#include <stdlib.h>

enum { FIRST_SIZE = 256 };

void add_set(Sets *sets, const Bag *used, int points)
{
    if (sets->count == sets->size) {
        int size = sets->size ? 2 * sets->size : FIRST_SIZE;
        Set *moved = realloc(sets->items, (size_t)size * sizeof *moved);
        if (!moved) {
            sets->failed = 1;
            return;
        }
        sets->items = moved;
        sets->size = size;
    }
    sets->items[sets->count++] = (Set){.used = *used, .points = points, .numbers = value_of(used, 0)};
}

/* A search for the groups of one number, on one side or around a mirror; NO_NUMBER for groups of jokers alone. */
typedef struct {
    const Bag *held;
    const SetRules *rules;
    int lowest, mirrored;
    Sets *sets;
} Finder;

/* A group: how many colors it has twice and once, and its jokers and doubles. */
typedef struct {
    int twice, once, jokers, doubles;
} Counts;

/* Whether the pieces can be divided into two sides of the same size. */
static int divides(const Finder *f, const Counts *c, int size)
{
    for (int once = 0; once <= c->once; once++)
        for (int jokers = 0; jokers <= c->jokers; jokers++)
            for (int doubles = 0; doubles <= c->doubles; doubles++) {
                if (c->twice + once + jokers + 2 * doubles != size)
                    continue;
                /* Where jokers lie apart, each of a side has a number between it and the next one, or the mirror. */
                if (f->rules->adjacent
                    || (jokers + doubles <= c->twice + once
                        && c->jokers - jokers + c->doubles - doubles <= c->twice + c->once - once))
                    return 1;
            }
    return 0;
}

static int is_group(const Finder *f, const Counts *c)
{
    int jokers = c->jokers + c->doubles, width = 2 * c->twice + c->once + jokers + c->doubles;
    if (jokers + f->mirrored > f->rules->max_jokers || (f->lowest != NO_NUMBER && !c->twice && !c->once))
        return 0;
    if (!f->mirrored)
        return c->once + jokers >= SHORTEST && width <= COLORS && (f->rules->adjacent || jokers <= c->once + 1);
    int size = width / 2;
    return width % 2 == 0 && size >= f->rules->min_side && size <= f->rules->group_side && c->twice + c->once <= size
        && divides(f, c, size);
}

static void add_group(const Finder *f, const int of_color[COLORS], int jokers, int doubles)
{
    /* With jokers alone the number is the highest. */
    int points = f->lowest == NO_NUMBER ? NUMBERS : f->lowest + 1;
    Counts c = {.jokers = jokers, .doubles = doubles};
    Bag used = EMPTY_BAG;
    for (int color = 0; color < COLORS; color++) {
        c.twice += of_color[color] == 2;
        c.once += of_color[color] == 1;
    }
    if (!is_group(f, &c))
        return;
    if (f->lowest != NO_NUMBER)
        used.of[f->lowest] = (uint16_t)packed(of_color);
    put(&used, JOKER, jokers);
    put(&used, DOUBLE, doubles);
    put(&used, MIRROR, f->mirrored);
    add_set(f->sets, &used, points * (2 * c.twice + c.once + jokers + 2 * doubles));
}

void find_groups(const Bag *held, const SetRules *rules, int lowest, Sets *sets)
{
    for (int mirrored = 0; mirrored <= (count_in(held, MIRROR) > 0); mirrored++) {
        const Finder f = {held, rules, lowest, mirrored, sets};
        int most[COLORS] = {0}, counts[COLORS] = {0};
        for (int color = 0; color < COLORS && lowest != NO_NUMBER; color++) {
            int there = lane(held->of[lowest], color);
            most[color] = there < mirrored + 1 ? there : mirrored + 1;
        }
        for (int color = 0; color < COLORS;) {
            for (int jokers = 0; jokers <= count_in(held, JOKER); jokers++)
                for (int doubles = 0; doubles <= count_in(held, DOUBLE); doubles++)
                    add_group(&f, counts, jokers, doubles);
            for (color = 0; color < COLORS && counts[color] == most[color]; color++)
                counts[color] = 0;
            if (color < COLORS)
                counts[color]++;
        }
    }
}
