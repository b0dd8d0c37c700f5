/* Whether the grid after a turn follows from the one before: freed jokers are elsewhere, and few sets are new. */
#include "grid/turn.h"

#include <string.h>

void judge_apart(const Grid *islands, int count, const GridRules *rules, Judged *judged)
{
    Grid *grid = &judged->grid;
    int free = 0; /* the first column to the right of all islands so far, and a gap */
    grid->count = 0;
    for (int i = 0; i < count; i++) {
        int first = 0, last = 0;
        for (int die = 0; die < islands[i].count; die++) {
            first = islands[i].x[die] < islands[i].x[first] ? die : first;
            last = islands[i].x[die] > islands[i].x[last] ? die : last;
        }
        int shift = free - islands[i].x[first];
        for (int die = 0; die < islands[i].count; die++)
            add_die(grid, islands[i].x[die] + shift, islands[i].y[die], islands[i].kind[die]);
        free = islands[i].x[last] + shift + 2;
    }
    judged->jokers = jokers_of(grid->kind, grid->count);
    find_lines(grid, &judged->lines);
    find_joker_faces(grid, &judged->lines, rules, &judged->able);
}

static uint64_t cells_of(const Line *line) { return bits_of(line->die, line->size); }

/* A joker is in at most two lines of each grid. */
enum { MOST_VISITS = 4 * MOST_JOKERS };

/* For each line that a freed joker left and each line it is in now: their cells, and whether they may share one die. */
typedef struct {
    int count;
    uint64_t left[MOST_VISITS], now[MOST_VISITS];
    uint8_t may_share[MOST_VISITS];
} Visits;

static void add_visits(Visits *visits, const Judged *before, const Judged *after, int old, int new)
{
    for (int i = 0; i < before->lines.count; i++) {
        uint64_t cells = cells_of(&before->lines.line[i]), numbered = cells & ~before->jokers;
        if (!(cells >> old & 1))
            continue;
        for (int j = 0; j < after->lines.count; j++) {
            uint64_t now = cells_of(&after->lines.line[j]);
            if (!(now >> new & 1))
                continue;
            /* A-T6: with two or more of its numbered neighbors, or with its only one, it is still in the old set. */
            visits->left[visits->count] = numbered;
            visits->now[visits->count] = now;
            visits->may_share[visits->count++] = (numbered & (numbered - 1)) != 0;
        }
    }
}

/* An assignment of copies: the next die of the old grid, the dice of the new grid that are taken, and the visits that
 * share a die already. */
static int keeps_apart(const Visits *visits, const Judged *before, const Judged *after, int old, uint64_t taken,
                       uint64_t shared)
{
    while (old < before->grid.count) {
        /* A die that no visit left may go anywhere, but copies of one that a visit left need their places. */
        uint64_t left = 0;
        for (int i = 0; i < visits->count; i++)
            left |= visits->left[i];
        if (left >> old & 1)
            break;
        old++;
    }
    if (old == before->grid.count)
        return 1;
    for (int new = 0; new < after->grid.count; new++) {
        uint64_t more = 0;
        int fits = 1;
        if (after->grid.kind[new] != before->grid.kind[old] || taken >> new & 1)
            continue;
        for (int i = 0; i < visits->count && fits; i++)
            if (visits->left[i] >> old & 1 && visits->now[i] >> new & 1) {
                fits = visits->may_share[i] && !(shared >> i & 1);
                more |= (uint64_t)1 << i;
            }
        if (fits && keeps_apart(visits, before, after, old + 1, taken | (uint64_t)1 << new, shared | more))
            return 1;
    }
    return 0;
}

/* Whether some assignment of the jokers from one on, with the visits of those before, is legal. */
static int assign_jokers(const Judged *before, const Judged *after, int old, uint64_t taken, const Visits *visits)
{
    while (old < before->grid.count && before->grid.kind[old] != JOKER)
        old++;
    if (old == before->grid.count)
        return keeps_apart(visits, before, after, 0, 0, 0);
    for (int new = 0; new < after->grid.count; new++) {
        Visits more;
        if (after->grid.kind[new] != JOKER || taken >> new & 1)
            continue;
        more = *visits;
        if (!(before->able.faces[old] & after->able.faces[new]))
            add_visits(&more, before, after, old, new);
        if (assign_jokers(before, after, old + 1, taken | (uint64_t)1 << new, &more))
            return 1;
    }
    return 0;
}

int freed_jokers_fit(const Judged *before, const Judged *after)
{
    Visits none;
    none.count = 0;
    return !before->jokers || assign_jokers(before, after, 0, 0, &none);
}

/* The fewest new lines if the old dice from one on take the places of dice with their faces. */
static int fewest_new(const Judged *before, const Judged *after, int old, uint64_t taken, int least)
{
    if (old == before->grid.count) {
        int count = 0;
        for (int i = 0; i < after->lines.count; i++)
            count += !(cells_of(&after->lines.line[i]) & taken);
        return count < least ? count : least;
    }
    int from = 0;
    /* Equal dice take their places in order, so that each choice of places is tried once. */
    for (int other = 0; other < old; other++)
        if (before->grid.kind[other] == before->grid.kind[old])
            for (int new = 0; new < after->grid.count; new++)
                if (taken >> new & 1 && after->grid.kind[new] == before->grid.kind[old])
                    from = new + 1;
    for (int new = from; new < after->grid.count; new++)
        if (after->grid.kind[new] == before->grid.kind[old])
            least = fewest_new(before, after, old + 1, taken | (uint64_t)1 << new, least);
    return least;
}

int sets_laid(const Judged *before, const Judged *after)
{
    return fewest_new(before, after, 0, 0, after->lines.count);
}
