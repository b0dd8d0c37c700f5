/* Where the islands of a turn go on the grid: where their dice were if possible, else where the grid grows least. */
#include "envs/dice/rounds.h"

#include <stdlib.h>
#include <string.h>

/* Shifts of an island for which dice keep their old cells. */
typedef struct {
    int kept, x, y, transposed;
} Overlay;

enum { MOST_OVERLAYS = 2 * DICE * DICE };

static int across(const Grid *island, int die, int transposed) { return transposed ? island->y[die] : island->x[die]; }

static int down(const Grid *island, int die, int transposed) { return transposed ? island->x[die] : island->y[die]; }

/* List the overlays of an island, those that keep most dice first; returns how many. */
static int find_overlays(const Grid *island, const Round *round, Overlay *found)
{
    int count = 0;
    for (int transposed = 0, first = 0; transposed < 2; transposed++, first = count)
        for (int new = 0; new < island->count; new++)
            for (int old = 0; old < round->grid_count; old++) {
                const Laid *laid = &round->grid[old];
                int at = first, x = laid->x - across(island, new, transposed), y = laid->y - down(island, new, transposed);
                if (round->face[laid->die] - 1 != island->kind[new])
                    continue;
                while (at < count && (found[at].x != x || found[at].y != y))
                    at++;
                if (at == count)
                    found[count++] = (Overlay){0, x, y, transposed};
                found[at].kept++;
            }
    for (int i = 1; i < count; i++) {
        Overlay moved = found[i];
        int at = i;
        for (; at > 0 && found[at - 1].kept < moved.kept; at--)
            found[at] = found[at - 1];
        found[at] = moved;
    }
    return count;
}

static int is_reached(int x, int y) { return abs(x) <= REACH && abs(y) <= REACH; }

static uint8_t *taken_at(DicePlayer *player, int x, int y) { return &player->taken[y + CELLS / 2][x + CELLS / 2]; }

/* Whether no die of an island is on or next to a die that lies; with `corners`, also not at a corner of one. */
static int is_clear(DicePlayer *player, const Grid *island, const Overlay *at, int corners)
{
    for (int die = 0; die < island->count; die++) {
        int x = across(island, die, at->transposed) + at->x, y = down(island, die, at->transposed) + at->y;
        if (!is_reached(x, y))
            return 0;
        for (int right = -1; right <= 1; right++)
            for (int below = -1; below <= 1; below++)
                if ((corners || !right || !below) && *taken_at(player, x + right, y + below))
                    return 0;
    }
    return 1;
}

static void put_island(DicePlayer *player, Grid *laid, const Grid *island, const Overlay *at)
{
    for (int die = 0; die < island->count; die++) {
        int x = across(island, die, at->transposed) + at->x, y = down(island, die, at->transposed) + at->y;
        add_die(laid, x, y, island->kind[die]);
        *taken_at(player, x, y) = 1;
    }
}

typedef struct {
    int left, right, top, bottom;
} Span;

static Span span_of(const Grid *grid)
{
    Span span = {grid->x[0], grid->x[0], grid->y[0], grid->y[0]};
    for (int i = 1; i < grid->count; i++) {
        span.left = grid->x[i] < span.left ? grid->x[i] : span.left;
        span.right = grid->x[i] > span.right ? grid->x[i] : span.right;
        span.top = grid->y[i] < span.top ? grid->y[i] : span.top;
        span.bottom = grid->y[i] > span.bottom ? grid->y[i] : span.bottom;
    }
    return span;
}

static int longer(int one, int other) { return one > other ? one : other; }

/* Find where an island touches nothing and enlarges the grid least, of equal places the topmost and leftmost. */
static int find_room(DicePlayer *player, const Grid *laid, const Grid *island, Overlay *best)
{
    const Span old = span_of(laid), new = span_of(island);
    int wide = new.right - new.left, high = new.bottom - new.top, least = -1;
    /* Two beyond the last die is always clear. */
    for (int y = old.top; y <= old.bottom + 2; y++)
        for (int x = old.left; x <= old.right + 2; x++) {
            Overlay at = {0, x - new.left, y - new.top, 0};
            int size = longer(old.right, x + wide) - old.left + longer(old.bottom, y + high) - old.top;
            if ((least < 0 || size < least) && is_clear(player, island, &at, 1)) {
                least = size;
                *best = at;
            }
        }
    return least >= 0;
}

/* Put islands on one grid, each where its dice were before if possible, and none touching another. */
static int join_islands(DicePlayer *player, const Round *round, const Archipelago *islands, Grid *laid)
{
    static const Overlay AS_IT_IS = {0, 0, 0, 0};
    Overlay overlays[MOST_OVERLAYS];
    int kept[MOST_PARTS], order[MOST_PARTS], waiting[MOST_PARTS], waiting_count = 0, fits = 1;
    for (int i = 0; i < islands->count; i++) {
        int at = i;
        kept[i] = find_overlays(&islands->island[i], round, overlays) ? overlays[0].kept : 0;
        for (; at > 0 && kept[order[at - 1]] < kept[i]; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
    laid->count = 0;
    for (int i = 0; i < islands->count; i++) {
        const Grid *island = &islands->island[order[i]];
        int count = find_overlays(island, round, overlays), at = 0;
        while (at < count && !is_clear(player, island, &overlays[at], 0))
            at++;
        if (at < count)
            put_island(player, laid, island, &overlays[at]);
        else
            waiting[waiting_count++] = order[i];
    }
    for (int i = 0; i < waiting_count && fits; i++) {
        const Grid *island = &islands->island[waiting[i]];
        Overlay at = AS_IT_IS;
        fits = !laid->count || find_room(player, laid, island, &at);
        if (fits)
            put_island(player, laid, island, &at);
    }
    for (int i = 0; i < laid->count; i++)
        *taken_at(player, laid->x[i], laid->y[i]) = 0;
    return fits;
}

/* Give every cell a die: one that already shows the face there stays; the chosen dice are used last. */
static void assign_dice(Round *round, const Grid *laid)
{
    Laid grid[DICE];
    uint8_t used[DICE] = {0}, given[DICE] = {0};
    for (int i = 0; i < laid->count; i++)
        for (int old = 0; old < round->grid_count; old++) {
            const Laid *there = &round->grid[old];
            if (there->x == laid->x[i] && there->y == laid->y[i] && round->face[there->die] - 1 == laid->kind[i]) {
                grid[i] = *there;
                used[there->die] = given[i] = 1;
            }
        }
    for (int i = 0; i < laid->count; i++) {
        int count = round->grid_count + round->chosen_count;
        for (int next = 0; next < count && !given[i]; next++) {
            int beyond = next - round->grid_count, die = beyond < 0 ? round->grid[next].die : round->chosen[beyond];
            if (used[die] || round->face[die] - 1 != laid->kind[i])
                continue;
            grid[i] = (Laid){laid->x[i], laid->y[i], (uint8_t)die};
            used[die] = given[i] = 1;
        }
    }
    round->grid_count = (uint8_t)laid->count;
    for (int i = 0; i < laid->count; i++) {
        int at = i;
        for (; at > 0 && (round->grid[at - 1].y > grid[i].y ||
                          (round->grid[at - 1].y == grid[i].y && round->grid[at - 1].x > grid[i].x));
             at--)
            round->grid[at] = round->grid[at - 1];
        round->grid[at] = grid[i];
    }
}

void lay_chosen(DicePlayer *player, Round *round)
{
    Grid laid;
    if (!join_islands(player, round, &player->search.islands.found, &laid)) {
        player->failed = NO_ROOM;
        return;
    }
    assign_dice(round, &laid);
    for (int i = 0; i < round->chosen_count; i++)
        round->place[round->chosen[i]] = ON_GRID;
}
