/* Whether freed jokers are in new sets, perhaps with tiles of the rack: it is so for some choice of which joker and which
 * copy of a number went where. game/jokers.py judges the turns of players. */
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
    Meanings stood[MOST_BOUND], stands[MOST_BOUND]; /* of the rows of the starts and of the ends */
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

/* For each freed joker, two bits for the tiles of the rack beside it, as many as are wanted, and a bit above if it has met an
 * old neighbor again. */
enum { TILES = 3, MET = 4, OF_A_JOKER = 3, MOST_STATES = 6 * 6 * 6 * 6 };

/* What some copies, or those of all faces so far, can have come to. */
typedef struct {
    int count;
    uint16_t of[MOST_STATES];
} States;

static void add_state(States *states, unsigned state)
{
    for (int i = 0; i < states->count; i++)
        if (states->of[i] == state)
            return;
    states->of[states->count++] = (uint16_t)state;
}

/* Add the ways in which copies from `at` on can have gone. */
static void add_ways(const Judged *j, Copies *copies, int at, unsigned state, States *ways)
{
    if (at == copies->count) {
        add_state(ways, state);
        return;
    }
    for (int i = at; i < copies->count; i++) {
        int from = copies->from[i];
        unsigned more = 0;
        for (int k = 0; k < j->starts_count; k++)
            if (j->freed >> k & 1 && j->went[k].row == copies->to[at])
                more |= (unsigned)(from < 0 ? 1 : from == j->starts[k].row ? MET : 0) << OF_A_JOKER * k;
        copies->from[i] = copies->from[at];
        copies->from[at] = from;
        add_ways(j, copies, at + 1, state | more, ways);
        copies->from[at] = copies->from[i];
        copies->from[i] = from;
    }
}

/* A state and one more face; -1 if a freed joker meets more of its old neighbors than it may. More tiles of the rack than are
 * wanted make no difference. */
static int both_states(const Judged *j, unsigned state, unsigned more)
{
    unsigned both = 0;
    for (int k = 0; k < j->starts_count; k++, state >>= OF_A_JOKER, more >>= OF_A_JOKER) {
        const LaidRow *old = &j->before->rows[j->starts[k].row];
        unsigned met = (state | more) & MET, tiles = (state & TILES) + (more & TILES);
        if (more & MET && (state & MET || old->size - jokers_in(old) < 2))
            return -1;
        both |= (met | (tiles < j->rules.rack_tiles ? tiles : j->rules.rack_tiles)) << OF_A_JOKER * k;
    }
    return (int)both;
}

/* The tiles of the rack that are jokers beside each freed joker. */
static unsigned with_rack_jokers(const Judged *j)
{
    unsigned state = 0;
    for (int k = 0; k < j->starts_count; k++) {
        int row = j->went[k].row, tiles = jokers_in(&j->after->rows[row]);
        for (int other = 0; other < j->starts_count; other++)
            tiles -= j->went[other].row == row;
        if (j->freed >> k & 1)
            state |= (unsigned)(tiles < j->rules.rack_tiles ? tiles : j->rules.rack_tiles) << OF_A_JOKER * k;
    }
    return state;
}

static int has_rack_tiles(const Judged *j, unsigned state)
{
    for (int k = 0; k < j->starts_count; k++)
        if (j->freed >> k & 1 && (state >> OF_A_JOKER * k & TILES) < j->rules.rack_tiles)
            return 0;
    return 1;
}

/* Whether for some assignment of copies no freed joker meets more of its old neighbors than it may, and each has the tiles of the
 * rack beside it that are wanted. */
static int meets_few(const Judged *j)
{
    uint64_t faces = 0;
    States states;
    states.count = 1;
    states.of[0] = (uint16_t)with_rack_jokers(j);
    for (int k = 0; k < j->starts_count; k++)
        if (j->freed >> k & 1)
            faces |= numbers_in(&j->after->rows[j->went[k].row]);
    for (int code = 0; code < NUMBERED && states.count; code++) {
        Copies copies;
        States ways, sums;
        if (!(faces >> code & 1))
            continue;
        ways.count = sums.count = 0;
        find_copies(j, code, &copies);
        add_ways(j, &copies, 0, 0, &ways);
        for (int i = 0; i < states.count; i++)
            for (int way = 0; way < ways.count; way++) {
                int both = both_states(j, states.of[i], ways.of[way]);
                if (both >= 0)
                    add_state(&sums, (unsigned)both);
            }
        states.count = sums.count;
        memcpy(states.of, sums.of, (size_t)sums.count * sizeof *sums.of);
    }
    for (int i = 0; i < states.count; i++)
        if (has_rack_tiles(j, states.of[i]))
            return 1;
    return 0;
}

/* Whether every freed joker is in a new set, if it must be. */
static int is_reused(const Judged *j)
{
    if (!j->rules.to_new_set)
        return 1;
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
    for (int meaning = 0; meaning < j->stood[at].count; meaning++) {
        memcpy(wanted + at, j->stood[at].codes[meaning], (size_t)j->stood[at].jokers);
        if (keeps_meanings(j, at + j->stood[at].jokers, wanted))
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

/* The same for some assignment of the jokers from one on to those at the end that are not taken. */
static int is_legal_for_some(Judged *j, int at, unsigned taken)
{
    if (at == j->starts_count || at == MOST_BOUND)
        return is_legal_so(j);
    for (int end = 0; end < j->ends_count; end++) {
        if (taken >> end & 1)
            continue;
        j->went[at] = j->ends[end];
        if (is_legal_for_some(j, at + 1, taken | 1u << end))
            return 1;
    }
    return 0;
}

int jokers_are_legal(const LaidRows *before, const LaidRows *after, JokerRules rules)
{
    Judged j;
    j.before = before;
    j.after = after;
    j.rules = rules;
    j.lying = 0;
    j.starts_count = find_slots(before, j.starts);
    j.ends_count = find_slots(after, j.ends);
    for (int k = 0; k < j.starts_count; k++)
        find_stands(&before->rows[j.starts[k].row], 1, &j.stood[k]);
    for (int k = 0; k < j.ends_count; k++)
        find_stands(&after->rows[j.ends[k].row], 0, &j.stands[k]);
    for (int i = 0; i < after->count; i++)
        j.lying |= numbers_in(&after->rows[i]);
    return is_legal_for_some(&j, 0, 0);
}
