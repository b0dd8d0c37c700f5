#include "grid/islands.h"

#include <stdlib.h>
#include <string.h>

/* The parts that are not laid yet, in their order: those without an island that will do come first. */
typedef struct {
    int count;
    uint8_t part[MOST_PARTS];
} Waiting;

/* The parts of a family in doubt while they are joined. */
typedef struct {
    Islands *islands;
    const Doubt *doubt;
    uint8_t any_will_do[MOST_PARTS];
    int taken;
} Joining;

/* A part that is being laid: what waits besides, and what is done. `joined` is the island it is joined to at a cell, or
 * NULL if it is the first part of an island; `fitting` has a bit for each kind of die that may be at the cell. */
typedef struct {
    Joining *joining;
    Waiting rest;
    const Archipelago *done;
    const Grid *joined;
    int x, y;
    uint64_t fitting;
} Next;

static int join_rest(Joining *joining, const Waiting *waiting, const Archipelago *done);
static int complete(Joining *joining, const Grid *island, const Waiting *waiting, const Archipelago *done);

static int go_on(const Joining *joining) { return !joining->taken && !joining->islands->out_of_steps; }

static Waiting without(const Waiting *waiting, int at)
{
    Waiting rest = *waiting;
    rest.count--;
    memmove(rest.part + at, rest.part + at + 1, (size_t)(rest.count - at));
    return rest;
}

static int is_free(const Grid *grid, int x, int y)
{
    for (int i = 0; i < grid->count; i++)
        if (grid->x[i] == x && grid->y[i] == y)
            return 0;
    return 1;
}

/* Whether a cell is near enough to the first die for a board. */
static int is_near(int x, int y) { return abs(x) < EDGE / 2 && abs(y) < EDGE / 2; }

/* Add an island, transposed or not, with one of its dice at a cell; returns 0 where dice are in the way. */
static int put_beside(Grid *joined, const Grid *other, int transposed, int anchor, int x, int y)
{
    const int8_t *across = transposed ? other->y : other->x, *down = transposed ? other->x : other->y;
    Grid before = *joined;
    for (int i = 0; i < other->count; i++) {
        int at_x = x + across[i] - across[anchor], at_y = y + down[i] - down[anchor];
        if (!is_near(at_x, at_y) || !is_free(&before, at_x, at_y))
            return 0;
        add_die(joined, at_x, at_y, other->kind[i]);
    }
    return 1;
}

/* Join another island in every way that has one of its dice at a cell. */
static int join_island(Joining *joining, const Grid *island, const Grid *other, const Next *next)
{
    for (int transposed = 0; transposed < 2; transposed++)
        for (int anchor = 0; anchor < other->count; anchor++) {
            Grid joined;
            if (!spend(joining->islands))
                return 0;
            if (!(next->fitting >> other->kind[anchor] & 1))
                continue;
            joined = *island;
            if (put_beside(&joined, other, transposed, anchor, next->x, next->y) &&
                !complete(joining, &joined, &next->rest, next->done))
                return 0;
        }
    return 1;
}

static int join_layout(void *context, const Grid *island)
{
    Next *next = context;
    if (!spend(next->joining->islands))
        return 0;
    if (next->joined)
        return join_island(next->joining, next->joined, island, next);
    return complete(next->joining, island, &next->rest, next->done);
}

/* The first faulty line of an island; `faulty` says whether no die can complete one of them. */
static const Line *first_fault(const Islands *islands, const Grid *island, const Lines *lines, int *faulty)
{
    uint8_t right[MOST_DICE], row[MOST_DICE];
    const Line *first = NULL;
    *faulty = 0;
    for (int i = 0; i < lines->count; i++) {
        int jokers = 0, size = lines->line[i].size;
        row_of(&lines->line[i], island, row);
        right[i] = (uint8_t)is_set(row, size, &islands->rules);
        if (right[i])
            continue;
        for (int at = 0; at < size; at++)
            jokers += row[at] == JOKER;
        first = first ? first : &lines->line[i];
        *faulty |= jokers < size && (size >= SHORTEST || !(islands->plane.touching.after[row[0]] >> row[1] & 1));
    }
    *faulty = *faulty || !jokers_agree(island, lines, right, &islands->rules);
    return first;
}

/* The kinds that may follow the dice of a faulty line, or be before them. Three or more dice with a number that are part of
 * a set are a set themselves. */
static uint64_t fitting_kinds(const Islands *islands, const uint8_t *row, int size, int after)
{
    uint8_t longer[MOST_DICE + 1];
    uint64_t fitting = 0;
    int jokers = 0;
    memcpy(longer + !after, row, (size_t)size);
    for (int i = 0; i < size; i++)
        jokers += row[i] == JOKER;
    for (int kind = 0; kind < KINDS; kind++) {
        longer[after ? size : 0] = (uint8_t)kind;
        if ((kind == JOKER && jokers == size) || is_set(longer, size + 1, &islands->rules))
            fitting |= (uint64_t)1 << kind;
    }
    return fitting;
}

/* Complete an island with parts that wait and islands that are done, and lay the rest; returns whether to go on. */
static int complete(Joining *joining, const Grid *island, const Waiting *waiting, const Archipelago *done)
{
    Lines lines;
    uint8_t row[MOST_DICE];
    int faulty;
    find_lines(island, &lines);
    const Line *fault = first_fault(joining->islands, island, &lines, &faulty);
    if (faulty)
        return 1;
    if (!fault) {
        Archipelago more = *done;
        more.island[more.count++] = *island;
        return join_rest(joining, waiting, &more);
    }
    row_of(fault, island, row);
    int first = fault->die[0], last = fault->die[fault->size - 1];
    int right = island->y[first] == island->y[last], down = !right;
    for (int end = 0; end < 2; end++) {
        int x = end ? island->x[last] + right : island->x[first] - right;
        int y = end ? island->y[last] + down : island->y[first] - down;
        uint64_t fitting = fitting_kinds(joining->islands, row, fault->size, end);
        for (int at = 0; at < waiting->count; at++) {
            Next next = {joining, without(waiting, at), done, island, x, y, fitting};
            visit_layouts(&joining->islands->plane, waiting->part[at], 1, join_layout, &next);
            if (!go_on(joining))
                return 0;
        }
        for (int at = 0; at < done->count; at++) {
            Archipelago rest = *done;
            Next next = {joining, *waiting, &rest, island, x, y, fitting};
            rest.count--;
            memmove(rest.island + at, rest.island + at + 1, (size_t)(rest.count - at) * sizeof *rest.island);
            if (!join_island(joining, island, &done->island[at], &next))
                return 0;
        }
    }
    return 1;
}

/* Lay the parts that wait as islands, next to those that are done or apart; returns whether to go on. */
static int join_rest(Joining *joining, const Waiting *waiting, const Archipelago *done)
{
    if (waiting->count && !joining->any_will_do[waiting->part[0]]) {
        Next next = {joining, without(waiting, 0), done, NULL, 0, 0, 0};
        visit_layouts(&joining->islands->plane, waiting->part[0], 1, join_layout, &next);
        return go_on(joining);
    }
    Archipelago whole = *done;
    for (int at = 0; at < waiting->count; at++)
        whole.island[whole.count++] = joining->doubt->own.island[waiting->part[at]];
    joining->taken = take_islands(joining->islands, whole.island, whole.count);
    return go_on(joining);
}

/* Whether the parts of a family in doubt can be laid. */
static int join_parts(Islands *islands, const Doubt *doubt)
{
    Joining joining = {.islands = islands, .doubt = doubt};
    Waiting waiting = {.count = 0};
    Archipelago none = {.count = 0};
    islands->plane.family = doubt->family;
    divide(&islands->plane);
    find_touching(&islands->plane);
    for (int stage = 0; stage < 3; stage++)
        for (int part = 0; part < doubt->own.count; part++) {
            int bound = islands->jokers_bound && part_has_joker(&islands->plane, part);
            if (stage != (doubt->own.island[part].count == 0 ? 0 : bound ? 1 : 2))
                continue;
            joining.any_will_do[part] = stage == 2;
            waiting.part[waiting.count++] = (uint8_t)part;
        }
    join_rest(&joining, &waiting, &none);
    return joining.taken;
}

int settle_doubts(Islands *islands, int64_t *best)
{
    for (;;) {
        /* The first of those worth most; each is tried once. */
        Doubt *next = NULL;
        for (int i = 0; i < islands->doubts_count; i++)
            if (islands->doubts[i].family.worth > (next ? next->family.worth : *best))
                next = &islands->doubts[i];
        if (!next)
            return 0;
        if (join_parts(islands, next)) {
            *best = next->family.worth;
            return 0;
        }
        if (islands->out_of_steps)
            return OUT_OF_STEPS;
        next->family.worth = -1;
    }
}
