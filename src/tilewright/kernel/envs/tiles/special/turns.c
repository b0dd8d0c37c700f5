/* How rows with special jokers are laid: questions to the special kernel, and the table after a turn. */
#include "envs/tiles/special/turns.h"

int solve_specials(const Asking *a, const int64_t weights[FACES], int64_t floor, Rows *rows)
{
    const SpecialQuestion asked = {.sets = &a->rules->sets,
                                   .bags = {&a->required, &a->available, a->points, a->rules->turns.min_natural},
                                   .weights = weights,
                                   .floor = floor};
    return solve_with_specials(a->p, &asked, rows) > 0;
}

/* Find how exactly some pieces can be laid, and remember the rows. */
static int lay_alone(const Asking *a, const Bag *pieces, int as)
{
    static const int64_t nothing[FACES];
    SpecialParts *parts = &a->e->special;
    Asking alone = *a;
    Rows rows;
    alone.required = alone.available = *pieces;
    if (parts->alone_is_known != as && solve_specials(&alone, nothing, -1, &rows)) {
        find_laid(&rows, &a->rules->sets, &parts->alone);
        parts->alone_is_known = as;
    }
    return parts->alone_is_known == as;
}

int fits_with_specials(const Asking *a)
{
    Bag pieces = sum_of(&a->e->special.lying.held, &a->e->committed);
    return lay_alone(a, &pieces, WITH_SPECIALS);
}

int fits_anyhow(const Asking *a) { return lay_alone(a, &a->required, ANYHOW); }

/* Pieces at the ends of lines that can do without them, at most two of a line. */
enum { MOST_OFFERED = 2 * MOST_ROWS };

typedef struct {
    Bag held;
    int count;
    struct {
        uint8_t line, code;
    } pieces[MOST_OFFERED];
} Offered;

static void offer(Offered *offered, int line, int code)
{
    offered->pieces[offered->count].line = (uint8_t)line;
    offered->pieces[offered->count++].code = (uint8_t)code;
    put(&offered->held, code, 1);
}

static void find_offered(const Layout *layout, Offered *offered)
{
    offered->held = EMPTY_BAG;
    offered->count = 0;
    for (int i = 0; i < layout->count; i++) {
        const Line *line = &layout->lines[i];
        Layout without;
        uint8_t codes[NUMBERS];
        if (line->size <= SHORTEST)
            continue;
        without.count = 1;
        without.lines[0] = *line;
        int last = codes_of_line(line, codes) - 1;
        if (take_from(&without, 0, codes[last]))
            offer(offered, i, codes[last]);
        if (!is_group(line) && take_from(&without, 0, codes[0]))
            offer(offered, i, codes[0]);
    }
}

/* Take the pieces out of the lines that offered them; returns 0 if that is not possible. */
static int take_offered(Layout *layout, const Offered *offered, Bag *taken)
{
    for (int i = 0; i < offered->count; i++) {
        int code = offered->pieces[i].code;
        if (!count_in(taken, code))
            continue;
        if (!take_from(layout, offered->pieces[i].line, code))
            return 0;
        take(taken, code);
        take(&layout->held, code);
    }
    return is_empty(taken);
}

int lay_again(const Asking *a, const Layout *lines, const int64_t weights[FACES], int64_t floor, TurnRows *into)
{
    Bag required = beyond(&a->required, &lines->held), others = rest_of(&a->available, &lines->held);
    Bag optional = rest_of(&others, &required);
    Asking within = *a;
    Offered offered;
    Layout fresh;
    Rows rows;
    find_offered(lines, &offered);
    within.required = required;
    within.available = sum_of(&others, &offered.held);
    if (!solve_specials(&within, weights, floor, &rows))
        return 0;
    split_rows(&rows, &fresh, &into->specials);
    Bag laid = sum_of(&fresh.held, &into->specials.held), used = rest_of(&laid, &required), taken = beyond(&used, &optional);
    copy_layout(&into->layout, lines);
    if (!take_offered(&into->layout, &offered, &taken))
        return 0;
    add_layout(&into->layout, &fresh);
    return 1;
}

int fits_beside(const Asking *a)
{
    const Bag *lying = &a->e->special.lying.held;
    if (!holds(&a->required, lying))
        return 0;
    Bag classic = rest_of(&a->required, lying);
    return !has_specials(&classic) && fits(a->p, &classic);
}

void lay_all(Episode *e, const Laid *laid)
{
    copy_layout(&e->lying, &laid->layout);
    e->special.lying = laid->specials;
    memcpy(e->special.meant, laid->meant_in_specials, sizeof e->special.meant);
    memcpy(e->meant, laid->meant, sizeof e->meant);
}

/* Add rows to those of the table. */
static void lay_more(Episode *e, const Laid *laid)
{
    SpecialParts *parts = &e->special;
    add_layout(&e->lying, &laid->layout);
    add_specials_to(&parts->lying, &laid->specials);
    for (int code = 0; code < FACES; code++) {
        e->meant[code] = (uint8_t)(e->meant[code] + laid->meant[code]);
        parts->meant[code] = (uint8_t)(parts->meant[code] + laid->meant_in_specials[code]);
    }
}

/* Take the special rows off the table. */
static void lift_specials(Episode *e)
{
    SpecialParts *parts = &e->special;
    for (int code = 0; code < FACES; code++)
        e->meant[code] = (uint8_t)(e->meant[code] - parts->meant[code]);
    memset(parts->meant, 0, sizeof parts->meant);
    parts->lying.count = 0;
    parts->lying.held = EMPTY_BAG;
}

/* Lay the committed pieces while the special rows of the table stay as they are; returns 0 if that is not possible. */
static int lay_beside(const Asking *a)
{
    Episode *e = a->e;
    Rows rows;
    if (has_specials(&e->committed) || !fits_beside(a))
        return 0;
    Bag classic = rest_of(&a->required, &e->special.lying.held);
    memcpy(e->meant, e->special.meant, sizeof e->meant);
    if (!classic.of[BAG_JOKERS]) {
        /* Without jokers it does not matter how the pieces lie. */
        if (e->turn.is_known && same_bags(&e->turn.held, &classic))
            copy_layout(&e->lying, &e->turn);
        else
            e->lying.is_known = 0;
        return 1;
    }
    solve_pieces(a->p, FOR_TILES, &classic, &classic, NO_POINTS, -1, &rows);
    set_layout(&e->lying, &rows);
    for (int i = 0; i < rows.count; i++)
        add_meanings(&rows.row[i], &a->rules->sets, e->meant);
    return 1;
}

void lay_specials(const Asking *a)
{
    Episode *e = a->e;
    int apart = a->points != NO_POINTS;
    if (!apart && lay_beside(a))
        return;
    if (!apart && fits_with_specials(a)) {
        lift_specials(e);
        lay_more(e, &e->special.alone);
        return;
    }
    /* The mask has proven that the turn is legal, so that a search can only have been too long. */
    int found = fits_anyhow(a);
    a->p->out_of_memory |= !found;
    if (found && apart)
        lay_more(e, &e->special.alone);
    else if (found)
        lay_all(e, &e->special.alone);
}
