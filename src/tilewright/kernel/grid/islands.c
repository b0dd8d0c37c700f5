/* Whether a family of lines is a legal turn: each part is laid as an island; what that leaves open is a doubt. */
#include "grid/islands.h"

#include <stdlib.h>
#include <string.h>

int take_islands(Islands *islands, const Grid *island, int count)
{
    if (islands->jokers_bound || islands->max_sets != NO_LIMIT) {
        judge_apart(island, count, &islands->rules, &islands->after);
        if (islands->jokers_bound && !freed_jokers_fit(&islands->before, &islands->after))
            return 0;
        if (islands->max_sets != NO_LIMIT && sets_laid(&islands->before, &islands->after) > islands->max_sets)
            return 0;
    }
    islands->has_found = 1;
    islands->found.count = count < MOST_PARTS ? count : MOST_PARTS;
    memmove(islands->found.island, island, (size_t)islands->found.count * sizeof *island);
    return 1;
}

uint64_t fitting_kinds(const GridRules *rules, const uint8_t *row, int size, int after, uint64_t kinds)
{
    uint8_t longer[MOST_DICE + 1];
    uint64_t fitting = 0;
    memcpy(longer + !after, row, (size_t)size);
    for (int kind = 0; kind < KINDS; kind++) {
        if (!(kinds >> kind & 1))
            continue;
        longer[after ? size : 0] = (uint8_t)kind;
        if ((kind == JOKER && is_of_jokers(row, size)) || is_set(longer, size + 1, rules))
            fitting |= (uint64_t)1 << kind;
    }
    return fitting;
}

int judge_island(const Islands *islands, const Grid *island, const Lines *lines, uint64_t others, const Line **fault)
{
    const GridRules *rules = &islands->rules;
    uint8_t right[MOST_DICE], row[MOST_DICE];
    *fault = NULL;
    for (int i = 0; i < lines->count; i++) {
        int size = lines->line[i].size;
        row_of(&lines->line[i], island, row);
        right[i] = (uint8_t)is_set(row, size, rules);
        if (right[i])
            continue;
        *fault = *fault ? *fault : &lines->line[i];
        if (is_of_jokers(row, size))
            continue;
        /* Three or more dice with a number that are not a set are part of none; two may be completed by a third. */
        if (size >= SHORTEST)
            return FAULTY;
        int able = others == ANY_KIND
            ? (int)(islands->plane.touching.after[row[0]] >> row[1] & 1)
            : fitting_kinds(rules, row, size, 0, others) || fitting_kinds(rules, row, size, 1, others);
        if (!able)
            return FAULTY;
    }
    return !jokers_agree(island, lines, right, rules) ? FAULTY : *fault ? COMPLETABLE : FAULTLESS;
}

static int by_bytes(const void *one, const void *other) { return memcmp(one, other, AROUND); }

/* Write what is around each joker, sorted. */
static void find_around(const Grid *island, const Lines *lines, Around *around)
{
    around->count = 0;
    for (int die = 0; die < island->count; die++) {
        if (island->kind[die] != JOKER)
            continue;
        uint8_t *bytes = memset(around->joker[around->count++], 0, AROUND);
        for (int i = 0; i < lines->count; i++)
            for (int at = 0; at < lines->line[i].size; at++)
                if (lines->line[i].die[at] == die) {
                    *bytes++ = (uint8_t)at;
                    *bytes++ = (uint8_t)lines->line[i].size;
                    row_of(&lines->line[i], island, bytes);
                    bytes += lines->line[i].size;
                }
    }
    qsort(around->joker, (size_t)around->count, AROUND, by_bytes);
    /* Those with the same neighbors count once. */
    for (int i = around->count - 1; i > 0; i--)
        if (!by_bytes(around->joker[i], around->joker[i - 1])) {
            memmove(around->joker[i - 1], around->joker[i], (size_t)(around->count - i) * AROUND);
            around->count--;
        }
}

static int same_around(const Around *one, const Around *other)
{
    return one->count == other->count && !memcmp(one->joker, other->joker, (size_t)one->count * AROUND);
}

/* A part whose islands are listed, one for each placement of its jokers. */
typedef struct {
    Islands *islands;
    int part, touching, judged, wanted, count;
    uint64_t others;
    Grid *into;
} Listing;

static int list_island(void *context, const Grid *island)
{
    Listing *listing = context;
    Islands *islands = listing->islands;
    Lines lines;
    const Line *fault;
    Around *around = &islands->met[listing->count];
    if (!spend(islands))
        return 0;
    find_lines(island, &lines);
    if (listing->judged) {
        int state = judge_island(islands, island, &lines, listing->others, &fault);
        islands->completable |= state == COMPLETABLE;
        if (state != FAULTLESS)
            return 1;
    }
    find_around(island, &lines, around);
    for (int i = 0; i < listing->count; i++)
        if (same_around(&islands->met[i], around))
            return 1;
    listing->into[listing->count++] = *island;
    return listing->count < listing->wanted;
}

/* The kinds of the dice of the other parts. */
static uint64_t other_kinds(const Plane *plane, int part)
{
    uint64_t kinds = 0, crossed, own = dice_of_part(plane, part, &crossed);
    for (int die = 0; die < plane->family.count; die++)
        if (!(own >> die & 1))
            kinds |= (uint64_t)1 << plane->family.kinds[die];
    return kinds;
}

/* List islands of a part, those without other contacts first; returns how many, or OUT_OF_STEPS. */
static int list_islands(Islands *islands, int part, int wanted, Grid *into)
{
    Plane *plane = &islands->plane;
    Listing listing = {.islands = islands, .part = part, .wanted = wanted, .into = into};
    listing.others = other_kinds(plane, part);
    for (listing.touching = 0; listing.touching < 2; listing.touching++) {
        listing.judged = listing.touching || crosses_at_joker(plane, part);
        if (!visit_layouts(plane, part, listing.touching, list_island, &listing))
            break;
    }
    return islands->out_of_steps ? OUT_OF_STEPS : listing.count;
}

/* Whether other places of the jokers make a legal turn of parts that have islands: 1, 0, -1 for out of steps. */
static int take_another(Islands *islands, int *doubt)
{
    const Plane *plane = &islands->plane;
    int parts = plane->parts.count, counts[MOST_PARTS], at[MOST_PARTS] = {0}, tried = 0;
    islands->completable = *doubt = 0;
    for (int part = 0; part < parts; part++) {
        int wanted = part_has_joker(plane, part) ? MANY_CHOICES : 1;
        counts[part] = list_islands(islands, part, wanted, islands->choices + part * MANY_CHOICES);
        if (counts[part] < 0)
            return OUT_OF_STEPS;
        *doubt |= counts[part] == MANY_CHOICES;
    }
    for (int turned = 0; turned >= 0 && tried < MANY_CHOICES; tried++) {
        Grid way[MOST_PARTS];
        for (int part = 0; part < parts; part++)
            way[part] = islands->choices[part * MANY_CHOICES + at[part]];
        if (take_islands(islands, way, parts))
            return 1;
        for (turned = parts - 1; turned >= 0 && ++at[turned] == counts[turned]; turned--)
            at[turned] = 0;
    }
    *doubt |= islands->completable || tried == MANY_CHOICES;
    return 0;
}

static int note_doubt(Islands *islands, const Archipelago *own)
{
    if (islands->doubts_count == islands->doubts_size) {
        int bigger = islands->doubts_size ? 2 * islands->doubts_size : 16;
        Doubt *moved = realloc(islands->doubts, (size_t)bigger * sizeof *moved);
        if (!moved)
            return NO_MEMORY;
        islands->doubts = moved;
        islands->doubts_size = bigger;
    }
    islands->doubts[islands->doubts_count++] = (Doubt){islands->plane.family, *own};
    return 0;
}

int accept_family(void *context, const Family *family)
{
    Islands *islands = context;
    Plane *plane = &islands->plane;
    Archipelago own;
    int whole = 1, doubt = 1;
    plane->family = *family;
    divide(plane);
    own.count = plane->parts.count;
    for (int part = 0; part < own.count; part++) {
        islands->completable = 0;
        own.island[part].count = 0;
        int count = list_islands(islands, part, 1, &own.island[part]);
        if (count < 0)
            return OUT_OF_STEPS;
        if (!count && !islands->completable)
            return 0;
        whole &= count;
    }
    if (whole) {
        if (take_islands(islands, own.island, own.count))
            return 1;
        if (!islands->jokers_bound)
            return 0;
        int taken = take_another(islands, &doubt);
        if (taken)
            return taken;
    }
    return doubt ? note_doubt(islands, &own) : 0;
}
