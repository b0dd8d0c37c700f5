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

/* Whether dice of other parts, placed next to the island, could complete its faulty dice to a set. Three or more dice
 * with a number that are not a set are part of none. Two are part of one only if a third die completes them. */
static int may_be_completed(const Islands *islands, const uint8_t *piece, int size, uint64_t others)
{
    uint8_t longer[SHORTEST + 1];
    int jokers = 0;
    for (int i = 0; i < size; i++)
        jokers += piece[i] == JOKER;
    if (jokers == size)
        return 1;
    if (size >= SHORTEST)
        return 0;
    memcpy(longer + 1, piece, (size_t)size);
    for (int kind = 0; kind < KINDS; kind++)
        if (others >> kind & 1) {
            longer[0] = longer[size + 1] = (uint8_t)kind;
            if (is_set(longer, size + 1, &islands->rules) || is_set(longer + 1, size + 1, &islands->rules))
                return 1;
        }
    return 0;
}

enum { FAULTLESS, COMPLETABLE, FAULTY };

/* Whether an island is a crossword of sets, or could be completed with dice of these kinds. */
static int judge_island(const Islands *islands, const Grid *island, const Lines *lines, uint64_t others)
{
    uint8_t right[MOST_DICE], row[MOST_DICE];
    int wrong = 0;
    for (int i = 0; i < lines->count; i++) {
        row_of(&lines->line[i], island, row);
        right[i] = (uint8_t)is_set(row, lines->line[i].size, &islands->rules);
        if (!right[i] && !may_be_completed(islands, row, lines->line[i].size, others))
            return FAULTY;
        wrong |= !right[i];
    }
    return !jokers_agree(island, lines, right, &islands->rules) ? FAULTY : wrong ? COMPLETABLE : FAULTLESS;
}

static int write_joker(const Grid *island, const Lines *lines, int die, uint8_t *bytes)
{
    int size = 0;
    for (int i = 0; i < lines->count; i++)
        for (int at = 0; at < lines->line[i].size; at++)
            if (lines->line[i].die[at] == die) {
                bytes[size++] = (uint8_t)at;
                bytes[size++] = (uint8_t)lines->line[i].size;
                row_of(&lines->line[i], island, bytes + size);
                size += lines->line[i].size;
            }
    bytes[size++] = NO_DIE;
    return size;
}

/* Write what is around the jokers, sorted and each once. */
static void find_around(const Grid *island, const Lines *lines, Around *around)
{
    enum { MOST = 2 * (MOST_DICE + 3) };
    uint8_t joker[MOST_JOKERS][MOST];
    int sizes[MOST_JOKERS], count = 0;
    for (int die = 0; die < island->count; die++) {
        uint8_t bytes[MOST];
        int size, at = count, same = 0;
        if (island->kind[die] != JOKER)
            continue;
        size = write_joker(island, lines, die, bytes);
        for (int i = 0; i < count; i++)
            same |= sizes[i] == size && !memcmp(joker[i], bytes, (size_t)size);
        if (same)
            continue;
        for (; at > 0 && (sizes[at - 1] > size ||
                          (sizes[at - 1] == size && memcmp(joker[at - 1], bytes, (size_t)size) > 0));
             at--) {
            memcpy(joker[at], joker[at - 1], MOST);
            sizes[at] = sizes[at - 1];
        }
        memcpy(joker[at], bytes, (size_t)size);
        sizes[at] = size;
        count++;
    }
    around->size = 0;
    for (int i = 0; i < count; i++) {
        memcpy(around->bytes + around->size, joker[i], (size_t)sizes[i]);
        around->size += sizes[i];
    }
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
    Around *around = &islands->met[listing->count];
    if (!spend(islands))
        return 0;
    find_lines(island, &lines);
    if (listing->judged) {
        int state = judge_island(islands, island, &lines, listing->others);
        islands->completable |= state == COMPLETABLE;
        if (state != FAULTLESS)
            return 1;
    }
    find_around(island, &lines, around);
    for (int i = 0; i < listing->count; i++)
        if (islands->met[i].size == around->size && !memcmp(islands->met[i].bytes, around->bytes, (size_t)around->size))
            return 1;
    listing->into[listing->count++] = *island;
    return listing->count < listing->wanted;
}

/* The kinds of the dice of the other parts. */
static uint64_t other_kinds(const Plane *plane, int number)
{
    uint8_t own[MOST_DICE] = {0};
    uint64_t kinds = 0;
    const Part *part = &plane->parts.part[number];
    for (int i = 0; i < part->lines_count; i++) {
        const DiceLine *line = &plane->family.lines[part->line[i]];
        for (int at = 0; at < line->size; at++)
            own[line->die[at]] = 1;
    }
    for (int die = 0; die < plane->family.count; die++)
        if (!own[die])
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
