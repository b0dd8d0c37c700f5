#include "bound.h"

/* A joker of the table that is freed into a new set of three, beside a layout in which all jokers are numbers.
 *
 * Such a set is new whatever happens to the other rows, if it does not have two of the numbers that the joker lay with, nor the
 * pieces of another row of three. So what it takes from the rack fits, without a search. */

typedef struct {
    const LaidRows *table;
    Layout layout;           /* of the pieces without the joker */
    Bag spare;               /* pieces of the rack that are not in it */
    uint64_t source, stands; /* numbers of the joker's row; what the jokers of the table are in the layout */
    uint64_t asked, joined;
    Bag base, laid; /* pieces of the rack in the layout, and those of the turn that was found last */
    KnownTurns *known;
} Freeing;

static int is_pair(int one, int other)
{
    int distance = one % NUMBERS - other % NUMBERS;
    return one / NUMBERS == other / NUMBERS ? distance && distance >= -2 && distance <= 2 : !distance;
}

/* Whether two numbers and the joker are a set that is surely new. */
static int is_new_set(const Freeing *f, int one, int other)
{
    uint64_t both = bit_of_code(one) | bit_of_code(other);
    if (!is_pair(one, other) || !(both & ~f->source))
        return 0;
    for (int i = 0; i < f->table->count; i++)
        if (f->table->rows[i].size == SHORTEST && jokers_in(&f->table->rows[i]) && !(both & ~numbers_in(&f->table->rows[i])))
            return 0;
    return 1;
}

/* Lay a number with the joker and another of the rack, or one that some line can do without. */
static int lay_with_joker(Freeing *f, int code)
{
    Bag others = f->spare;
    take(&others, code);
    for (int other = 0; other < NUMBERED; other++)
        if (is_pair(code, other) && count_in(&others, other) && is_new_set(f, code, other)) {
            f->joined |= bit_of_code(other);
            put(&f->laid, other, 1);
            return 1;
        }
    for (int other = 0; other < NUMBERED; other++) {
        if (!is_pair(code, other) || !count_in(&f->layout.held, other) || f->stands >> other & 1 || !is_new_set(f, code, other))
            continue;
        for (int i = 0; i < f->layout.count; i++) {
            Layout with;
            copy_layout(&with, &f->layout);
            if (take_from(&with, i, other))
                return 1;
        }
    }
    return 0;
}

/* Free the joker with another color of its group; returns 0 if it is not in a group. */
static int change_color(Layout *layout, int from, int to)
{
    for (int i = 0; i < layout->count; i++) {
        Line *line = &layout->lines[i];
        unsigned with = line->colors & ~(1u << from / NUMBERS);
        if (is_group(line) && line->number == from % NUMBERS && with != line->colors && !(with >> to / NUMBERS & 1)) {
            line->colors = (uint8_t)(with | 1u << to / NUMBERS);
            return 1;
        }
    }
    return 0;
}

/* Find the faces that the joker takes into a set, after a number `replacing` of the rack took its place, or JOKER for none. */
static void join_freed(Freeing *f, int replacing)
{
    for (int code = 0; code < NUMBERED; code++) {
        if (!((f->asked & ~f->joined) >> code & 1) || !count_in(&f->spare, code))
            continue;
        f->laid = f->base;
        if (!lay_with_joker(f, code))
            continue;
        put(&f->laid, code, 1);
        f->joined |= bit_of_code(code);
        if (replacing != JOKER) {
            put(&f->laid, replacing, 1);
            f->joined |= bit_of_code(replacing);
        }
        add_known(f->known, &f->laid);
    }
}

/* The jokers of a table whose row has no other, with what they stand for; `codes` is what all jokers are in a layout. */
typedef struct {
    int count, codes_count;
    const Laid *rows[MOST_BOUND];
    Meanings meant[MOST_BOUND];
    uint8_t codes[MOST_BOUND];
} SingleJokers;

static void find_single_jokers(const LaidRows *table, SingleJokers *found)
{
    found->count = found->codes_count = 0;
    for (int i = 0; i < table->count && found->codes_count < MOST_BOUND; i++) {
        Meanings *meant = &found->meant[found->count];
        if (!jokers_in(&table->rows[i]))
            continue;
        find_stands(&table->rows[i], 1, meant);
        for (int k = 0; k < meant->jokers; k++)
            found->codes[found->codes_count++] = meant->codes[0][k];
        if (meant->jokers == 1)
            found->rows[found->count++] = &table->rows[i];
    }
}

/* How many numbers of a face a layout has, without jokers. */
static int naturals_in(const Layout *layout, const SingleJokers *jokers, int code)
{
    int count = count_in(&layout->held, code);
    for (int i = 0; i < jokers->codes_count; i++)
        count -= jokers->codes[i] == code;
    return count;
}

/* Take a joker out of some line. */
static int take_out_of(Layout *layout, int code)
{
    for (int i = 0; i < layout->count; i++)
        if (take_from(layout, i, code))
            return 1;
    return 0;
}

uint64_t find_freed_joining(const LaidRows *table, const Bag *stood, const Layout *turn, const Bag *most, uint64_t asked, KnownTurns *known)
{
    Freeing f = {.table = table, .asked = asked, .base = rest_of(&turn->held, stood), .known = known};
    SingleJokers jokers;
    find_single_jokers(table, &jokers);
    for (int i = 0; i < jokers.codes_count; i++)
        f.stands |= bit_of_code(jokers.codes[i]);
    for (int i = 0; i < jokers.count; i++) {
        int stands = jokers.meant[i].codes[0][0];
        f.source = numbers_in(jokers.rows[i]);
        for (int meaning = 0; meaning < jokers.meant[i].count && asked & ~f.joined; meaning++) {
            int code = jokers.meant[i].codes[meaning][0];
            f.spare = rest_of(most, &turn->held);
            copy_layout(&f.layout, turn);
            if (count_in(&f.spare, code) && (code == stands || change_color(&f.layout, stands, code))) {
                take(&f.spare, code);
                join_freed(&f, code);
                put(&f.spare, code, 1);
            }
            copy_layout(&f.layout, turn);
            if (naturals_in(turn, &jokers, code) > 0 && take_out_of(&f.layout, stands))
                join_freed(&f, JOKER);
        }
    }
    return f.joined & asked;
}
