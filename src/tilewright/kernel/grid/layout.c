/* Where the lines of a connected part lie: line by line, in each order, through a die that lies already. */
#include "grid/layout.h"

#include <string.h>

static uint64_t dice_of(const Plane *plane, int line)
{
    return bits_of(plane->family.lines[line].die, plane->family.lines[line].size);
}

void divide(Plane *plane)
{
    const Family *family = &plane->family;
    uint8_t done[MOST_DICE] = {0};
    plane->parts.count = 0;
    for (int first = 0; first < family->lines_count; first++) {
        if (done[first])
            continue;
        Part *part = &plane->parts.part[plane->parts.count++];
        part->lines_count = 1;
        part->line[0] = (uint8_t)first;
        part->down[0] = 0;
        done[first] = 1;
        for (int near = first + 1; near < family->lines_count; near++) {
            int met = 0;
            if (done[near])
                continue;
            while (met < part->lines_count && !(dice_of(plane, near) & dice_of(plane, part->line[met])))
                met++;
            if (met == part->lines_count)
                continue;
            part->down[part->lines_count] = !part->down[met];
            part->line[part->lines_count++] = (uint8_t)near;
            done[near] = 1;
            /* The next one is the first of those left. */
            near = first;
        }
    }
    for (int line = 0; line < family->lines_count; line++)
        plane->orders[line].count = -1;
}

uint64_t dice_of_part(const Plane *plane, int number, uint64_t *crossed)
{
    const Part *part = &plane->parts.part[number];
    uint64_t dice = 0;
    *crossed = 0;
    for (int i = 0; i < part->lines_count; i++) {
        uint64_t more = dice_of(plane, part->line[i]);
        *crossed |= dice & more;
        dice |= more;
    }
    return dice;
}

int part_has_joker(const Plane *plane, int number)
{
    uint64_t crossed;
    return (dice_of_part(plane, number, &crossed) & jokers_of(plane->family.kinds, plane->family.count)) != 0;
}

int crosses_at_joker(const Plane *plane, int number)
{
    uint64_t crossed;
    dice_of_part(plane, number, &crossed);
    return (crossed & jokers_of(plane->family.kinds, plane->family.count)) != 0;
}

void find_touching(Plane *plane)
{
    if (!plane->has_touching)
        find_touching_pairs(plane->sets, &plane->rules, &plane->touching);
    plane->has_touching = 1;
}

/* A part while it is laid: its board, and the dice laid so far in their order. */
typedef struct {
    Plane *plane;
    const Part *part;
    int touching, agree;
    Visit visit;
    void *context;
    /* What a joker may stand for in the first of its lines, where jokers at crossings must agree (A-T9). */
    uint64_t able[MOST_DICE];
    Grid island;
    uint8_t dice[MOST_DICE];
    /* The place of each die of the family in the island. */
    uint8_t place[MOST_DICE];
    Board *board;
} Laying;

enum { MIDDLE = EDGE / 2 };

static uint8_t *cell(Laying *laying, int x, int y) { return &laying->board->at[y + MIDDLE][x + MIDDLE]; }

/* Whether the dice in line with a die, which has a neighbor in this direction, may be part of a set. */
static int may_touch(Laying *laying, int x, int y, int right, int down)
{
    const uint8_t *kinds = laying->plane->family.kinds;
    uint8_t row[MOST_DICE];
    int size = 0;
    while (*cell(laying, x - right, y - down)) {
        x -= right;
        y -= down;
    }
    for (; *cell(laying, x, y); x += right, y += down)
        row[size++] = kinds[*cell(laying, x, y) - 1];
    if (size < SHORTEST)
        return laying->plane->touching.after[row[0]] >> row[1] & 1;
    return is_of_jokers(row, size) || is_set(row, size, &laying->plane->rules);
}

/* Whether two cells do not both have dice, or these may touch. */
static int fits_beside(Laying *laying, int x, int y, int right, int down)
{
    if (!*cell(laying, x, y) || !*cell(laying, x + right, y + down))
        return 1;
    return laying->touching && may_touch(laying, x, y, right, down);
}

/* Whether a line whose new dice are laid is adjacent to others only where it may be. */
static int fits(Laying *laying, int x, int y, int size, int first_new, int vertical)
{
    int right = !vertical, down = vertical;
    if (!fits_beside(laying, x - right, y - down, right, down))
        return 0;
    if (!fits_beside(laying, x + (size - 1) * right, y + (size - 1) * down, right, down))
        return 0;
    for (int i = first_new; i < laying->island.count; i++) {
        int at_x = laying->island.x[i], at_y = laying->island.y[i];
        if (!fits_beside(laying, at_x - down, at_y - right, down, right) ||
            !fits_beside(laying, at_x, at_y, down, right))
            return 0;
    }
    return 1;
}

static void take_back(Laying *laying, int count)
{
    while (laying->island.count > count) {
        int last = --laying->island.count;
        *cell(laying, laying->island.x[last], laying->island.y[last]) = 0;
        laying->place[laying->dice[last]] = NO_DIE;
    }
}

/* Lay the new dice of a line in an order from a cell on; returns 0 where another die is in the way. */
static int lay_line(Laying *laying, const uint8_t *order, int size, int x, int y, int vertical)
{
    for (int i = 0; i < size; i++) {
        int at_x = x + (vertical ? 0 : i), at_y = y + (vertical ? i : 0), die = order[i];
        int place = laying->place[die], there = *cell(laying, at_x, at_y);
        if (there ? there != die + 1 : place != NO_DIE)
            return 0;
    }
    for (int i = 0; i < size; i++) {
        int at_x = x + (vertical ? 0 : i), at_y = y + (vertical ? i : 0), die = order[i];
        if (laying->place[die] != NO_DIE)
            continue;
        laying->place[die] = (uint8_t)laying->island.count;
        laying->dice[laying->island.count] = (uint8_t)die;
        *cell(laying, at_x, at_y) = (uint8_t)(die + 1);
        add_die(&laying->island, at_x, at_y, laying->plane->family.kinds[die]);
    }
    return 1;
}

/* Whether the jokers that are laid may stand for a face in a line in this order too; others are noted. */
static int jokers_fit(Laying *laying, const uint8_t *order, int size)
{
    const Plane *plane = laying->plane;
    uint8_t row[LONGEST];
    for (int i = 0; i < size; i++)
        row[i] = plane->family.kinds[order[i]];
    for (int i = 0; i < size; i++) {
        if (row[i] != JOKER)
            continue;
        uint64_t faces = faces_at(row, size, i, &plane->rules);
        if (laying->place[order[i]] == NO_DIE)
            laying->able[order[i]] = faces;
        else if (!(laying->able[order[i]] & faces))
            return 0;
    }
    return 1;
}

static int lay(Laying *laying, int at)
{
    if (at == laying->part->lines_count)
        return laying->visit(laying->context, &laying->island);
    int number = laying->part->line[at], vertical = laying->part->down[at];
    int size = laying->plane->family.lines[number].size, anchor = -1;
    const Orders *ways = &laying->plane->orders[number];
    for (int i = 0; i < size && anchor < 0; i++)
        if (laying->place[ways->order[0][i]] != NO_DIE)
            anchor = ways->order[0][i];
    for (int way = 0; way < ways->count; way++) {
        int back = 0, x = 0, y = 0, before = laying->island.count, go_on = 1;
        if (laying->agree && !jokers_fit(laying, ways->order[way], size))
            continue;
        if (anchor >= 0) {
            while (ways->order[way][back] != anchor)
                back++;
            x = laying->island.x[laying->place[anchor]] - (vertical ? 0 : back);
            y = laying->island.y[laying->place[anchor]] - (vertical ? back : 0);
        }
        if (lay_line(laying, ways->order[way], size, x, y, vertical)) {
            if (fits(laying, x, y, size, before, vertical))
                go_on = lay(laying, at + 1);
            take_back(laying, before);
        }
        if (!go_on)
            return 0;
    }
    return 1;
}

int visit_layouts(Plane *plane, int number, int touching, Visit visit, void *context)
{
    const Part *part = &plane->parts.part[number];
    Laying laying = {.plane = plane, .part = part, .touching = touching, .visit = visit, .context = context};
    uint64_t shared, jokers = jokers_of(plane->family.kinds, plane->family.count);
    dice_of_part(plane, number, &shared);
    laying.agree = plane->rules.one_faced && shared & jokers;
    memset(laying.place, NO_DIE, sizeof laying.place);
    for (int i = 0; i < part->lines_count; i++) {
        int line = part->line[i];
        if (plane->orders[line].count < 0)
            find_orders(&plane->family.lines[line], plane->family.kinds, &plane->rules, &plane->orders[line]);
    }
    if (touching)
        find_touching(plane);
    laying.board = &plane->board[plane->boards_count++];
    int go_on = lay(&laying, 0);
    plane->boards_count--;
    return go_on;
}
