/* Whether freed jokers are in new sets: it is so for some choice of which joker and which copy of a number went where.
 * The plain form is game/jokers.py. */
#include "solve/branching/branching.h"

/* A joker: its row, and its number among the jokers of the row. */
typedef struct {
    int row, number;
} Slot;

/* A turn: which joker of its end each joker of its start is, and a bit for each that is freed. */
typedef struct {
    const LaidRows *before, *after;
    JokerRules rules;
    int starts_count, ends_count, freed;
    Slot starts[MOST_BOUND], ends[MOST_BOUND], went[MOST_BOUND];
    JokerStands stood[MOST_BOUND], stands[MOST_BOUND]; /* of the rows of the starts and of the ends */
    uint64_t lying;                                 /* the numbers of all rows at the end */
} Judged;

static int find_slots(const LaidRows *rows, Slot slots[MOST_BOUND])
{
    int count = 0;
    for (int i = 0; i < rows->count; i++)
        for (int number = 0, jokers = jokers_in(&rows->rows[i]); number < jokers && count < MOST_BOUND; number++)
            slots[count++] = (Slot){i, number};
    return count;
}

/* Whether a row has all pieces of a row of the start, which lie together nowhere else. */
static int extends_an_old_row(const Judged *j, int target)
{
    for (int i = 0; i < j->before->count; i++) {
        const LaidRow *old = &j->before->rows[i];
        if (!has_all(&j->after->rows[target], old))
            continue;
        int twin = 0;
        for (int other = 0; other < j->after->count && !twin; other++)
            twin = other != target && has_all(&j->after->rows[other], old);
        if (!twin)
            return 1;
    }
    return 0;
}

/* The copies of a face: the rows they come from, -1 for the rack, and the rows they are in. */
typedef struct {
    int from[MOST_COPIES + MOST_BOUND], to[MOST_COPIES + MOST_BOUND], count;
} Copies;

static void find_copies(const Judged *j, int code, Copies *copies)
{
    int sources = 0;
    copies->count = 0;
    for (int i = 0; i < j->after->count && copies->count < MOST_COPIES; i++)
        if (numbers_in(&j->after->rows[i]) >> code & 1)
            copies->to[copies->count++] = i;
    for (int i = 0; i < j->before->count && sources < copies->count; i++)
        if (numbers_in(&j->before->rows[i]) >> code & 1)
            copies->from[sources++] = i;
    while (sources < copies->count)
        copies->from[sources++] = -1;
}

/* Mark the ways in which copies from `at` on can have gone, as the freed jokers that met one again: a bit for each set of
 * them, which are bits of `met`. */
static unsigned ways_of(const Judged *j, Copies *copies, int at, unsigned met)
{
    unsigned ways = 0;
    if (at == copies->count)
        return 1u << met;
    for (int i = at; i < copies->count; i++) {
        int from = copies->from[i];
        unsigned more = 0;
        for (int k = 0; k < j->starts_count; k++)
            if (j->freed >> k & 1 && j->starts[k].row == from && j->went[k].row == copies->to[at])
                more |= 1u << k;
        copies->from[i] = copies->from[at];
        copies->from[at] = from;
        ways |= ways_of(j, copies, at + 1, met | more);
        copies->from[at] = copies->from[i];
        copies->from[i] = from;
    }
    return ways;
}

/* Whether no freed joker meets more of its old neighbors than it may, for some assignment of copies. */
static int meets_few(const Judged *j)
{
    uint64_t faces = 0;
    unsigned states = 1; /* a bit for each set of the jokers that have met one already */
    int limits[MOST_BOUND] = {0};
    for (int k = 0; k < j->starts_count; k++)
        if (j->freed >> k & 1) {
            const LaidRow *old = &j->before->rows[j->starts[k].row];
            faces |= numbers_in(&j->after->rows[j->went[k].row]);
            limits[k] = old->size - jokers_in(old) > 1;
        }
    for (int code = 0; code < NUMBERED && states; code++) {
        Copies copies;
        unsigned sums = 0;
        if (!(faces >> code & 1))
            continue;
        find_copies(j, code, &copies);
        unsigned ways = ways_of(j, &copies, 0, 0);
        for (unsigned met = 0; met < 1u << MOST_BOUND; met++)
            for (unsigned more = 0; more < 1u << MOST_BOUND && states >> met & 1; more++) {
                int few = ways >> more & 1 && !(met & more);
                for (int k = 0; k < MOST_BOUND; k++)
                    few = few && (limits[k] || !(more >> k & 1));
                sums |= few ? 1u << (met | more) : 0;
            }
        states = sums;
    }
    return states != 0;
}

/* Whether every freed joker is in a new set. */
static int is_reused(const Judged *j)
{
    for (int k = 0; k < j->starts_count; k++)
        if (j->freed >> k & 1 && extends_an_old_row(j, j->went[k].row))
            return 0;
    return !j->freed || meets_few(j);
}

/* Whether the jokers that are kept in one row can stand for what is wanted of them. */
static int stands_for(const Judged *j, int row, const uint8_t wanted[])
{
    int end = 0;
    while (j->ends[end].row != row)
        end++;
    for (int meaning = 0; meaning < j->stands[end].count; meaning++) {
        int same = 1;
        for (int k = 0; k < j->starts_count; k++)
            if (!(j->freed >> k & 1) && j->went[k].row == row)
                same &= j->stands[end].codes[meaning][j->went[k].number] == wanted[k];
        if (same)
            return 1;
    }
    return 0;
}

static int is_replaced(const Judged *j, int start, int stood_for)
{
    const LaidRow *row = &j->before->rows[j->starts[start].row];
    return !j->rules.are_replaced || !(freeing_codes(row, stood_for, j->rules) & ~j->lying);
}

/* Whether for some meanings of the start, from a joker on, the kept jokers still have them and the freed were replaced. */
static int keeps_meanings(const Judged *j, int at, uint8_t wanted[])
{
    if (at == j->starts_count) {
        for (int k = 0; k < j->starts_count; k++)
            if (j->freed >> k & 1 ? !is_replaced(j, k, wanted[k]) : !stands_for(j, j->went[k].row, wanted))
                return 0;
        return 1;
    }
    int together = at + 1 < j->starts_count && j->starts[at + 1].row == j->starts[at].row;
    for (int meaning = 0; meaning < j->stood[at].count; meaning++) {
        memcpy(wanted + at, j->stood[at].codes[meaning], together ? 2 : 1);
        if (keeps_meanings(j, at + 1 + together, wanted))
            return 1;
    }
    return 0;
}

/* Whether a turn is legal for the jokers that went where they are, and some of them freed. */
static int is_legal_so(Judged *j)
{
    uint8_t wanted[MOST_BOUND];
    for (j->freed = 0; j->freed < 1 << j->starts_count; j->freed++)
        if (keeps_meanings(j, 0, wanted) && is_reused(j))
            return 1;
    return 0;
}

int jokers_are_legal(const LaidRows *before, const LaidRows *after, JokerRules rules)
{
    Judged j = {.before = before, .after = after, .rules = rules};
    j.starts_count = find_slots(before, j.starts);
    j.ends_count = find_slots(after, j.ends);
    for (int k = 0; k < j.starts_count; k++)
        find_stands(&before->rows[j.starts[k].row], 1, &j.stood[k]);
    for (int k = 0; k < j.ends_count; k++)
        find_stands(&after->rows[j.ends[k].row], 0, &j.stands[k]);
    for (int i = 0; i < after->count; i++)
        j.lying |= numbers_in(&after->rows[i]);
    for (int first = 0; first < j.ends_count; first++) {
        j.went[0] = j.ends[first];
        j.went[1] = j.ends[first ? 0 : j.ends_count - 1];
        if (is_legal_so(&j))
            return 1;
    }
    return !j.starts_count;
}
