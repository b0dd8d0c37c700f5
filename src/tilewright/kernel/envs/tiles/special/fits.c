/* Which faces fit with special jokers on the rack, or on a table that the turn may move.
 *
 * A turn keeps a layout, as in counted.c, and rows with special jokers. What joins them by a small change fits, and what fits
 * while the special rows stay as they are, or while most other rows do. Only what that leaves open is asked of the special
 * kernel with all pieces. It is exact, so the order of these ways does not matter; solver/commits.py answers for positions.
 */
#include "envs/tiles/special/turns.h"

static const uint64_t CLASSIC_CODES = ((uint64_t)1 << (JOKER + 1)) - 1;
static const int64_t NOTHING_WEIGHS[FACES];

/* Mark what a turn with these pieces shows, and remember it. */
static void learn_turn(const Asking *a, const Bag *held, uint64_t *fitting)
{
    Bag laid = rest_of(held, a->table), more = rest_of(held, &a->required);
    *fitting |= all_codes_in(&more);
    add_known(&a->e->known, &laid);
}

static void rows_of_turn(const Episode *e, TurnRows *rows)
{
    copy_layout(&rows->layout, &e->turn);
    rows->specials = e->special.turn;
}

static void keep_rows(Episode *e, const TurnRows *rows)
{
    copy_layout(&e->turn, &rows->layout);
    e->special.turn = rows->specials;
}

static void begin_specials(const Asking *a)
{
    Episode *e = a->e;
    Rows rows;
    e->known.count = e->special.found_is_known = e->special.alone_is_known = e->turn.is_known = 0;
    if (a->points != NO_POINTS)
        return;
    Bag classic = rest_of(&e->state.table, &e->special.lying.held);
    if (!e->lying.is_known && solve_pieces(a->p, FOR_NOTHING, &classic, &classic, NO_POINTS, -1, &rows))
        set_layout(&e->lying, &rows);
    copy_layout(&e->turn, &e->lying);
    e->special.turn = e->special.lying;
}

/* Take the rows of the turn that was found last, if it contains the pieces committed now. */
static int take_found(const Asking *a)
{
    SpecialParts *parts = &a->e->special;
    Bag held = held_in(&parts->found);
    parts->found_is_known &= holds(&held, &a->required);
    if (parts->found_is_known)
        keep_rows(a->e, &parts->found);
    return parts->found_is_known;
}

static void carry_on_specials(const Asking *a, int face)
{
    Episode *e = a->e;
    SpecialParts *parts = &e->special;
    TurnRows turn, changed;
    parts->alone_is_known = 0;
    keep_known(&e->known, &e->committed);
    if (!e->turn.is_known)
        return;
    rows_of_turn(e, &turn);
    Bag held = held_in(&turn);
    if (count_in(&held, face) >= count_in(&a->required, face))
        return;
    Bag spare = rest_of(&a->available, &held);
    changed = turn;
    if (face <= JOKER && join(&changed.layout, &spare, face)) {
        keep_rows(e, &changed);
        return;
    }
    if (take_found(a))
        return;
    if (lay_again(a, &turn.layout, NOTHING_WEIGHS, -1, &changed)) {
        keep_rows(e, &changed);
        return;
    }
    e->turn.is_known = fits_anyhow(a);
    if (e->turn.is_known) {
        copy_layout(&e->turn, &parts->alone.layout);
        parts->turn = parts->alone.specials;
    }
}

/* Find more pieces that join the rows of the turn. */
static void find_joining_turn(const Asking *a, uint64_t asked, uint64_t *fitting)
{
    const Layout *turn = &a->e->turn;
    Bag held = sum_of(&turn->held, &a->e->special.turn.held), spare = rest_of(&a->available, &held);
    Bag available = sum_of(&turn->held, &spare);
    available = without_specials(&available);
    if (asked & CLASSIC_CODES)
        *fitting |= find_joining(turn, &turn->held, &available, asked & CLASSIC_CODES);
}

/* Find what fits while the special rows of the table stay as they are. */
static void find_fitting_beside(const Asking *a, uint64_t asked, uint64_t *fitting)
{
    const Bag *rows = &a->e->special.lying.held;
    Bag required = beyond(&a->required, rows), available = rest_of(&a->available, rows);
    available = without_specials(&available);
    if (!has_specials(&required) && asked & CLASSIC_CODES)
        find_fitting(a->p, NULL, &required, &available, asked & CLASSIC_CODES, fitting);
}

/* Find turns with the faces asked for until there are no more: with `lines` those in which only the special rows and pieces at
 * the ends of these lines lie in other ways, else all. */
static void find_by_solving_specials(const Asking *a, const Layout *lines, uint64_t asked, uint64_t *fitting)
{
    Episode *e = a->e;
    Rows rows;
    TurnRows turn;
    for (uint64_t before = ~*fitting; asked & ~*fitting && *fitting != before;) {
        int64_t weights[FACES];
        before = *fitting;
        for (int code = 0; code < FACES; code++)
            weights[code] = (asked & ~*fitting) >> code & 1;
        if (lines ? !lay_again(a, lines, weights, 0, &turn) : !solve_specials(a, weights, 0, &rows))
            return;
        if (!lines)
            split_rows(&rows, &turn.layout, &turn.specials);
        Bag held = held_in(&turn);
        learn_turn(a, &held, fitting);
        if (lines)
            continue;
        copy_layout(&e->special.found.layout, &turn.layout);
        e->special.found.specials = turn.specials;
        e->special.found_is_known = 1;
        if (!e->turn.is_known && a->points == NO_POINTS)
            keep_rows(e, &turn);
    }
}

static int specials_end(const Asking *a)
{
    Episode *e = a->e;
    uint64_t others = 0;
    Bag held = sum_of(&e->turn.held, &e->special.turn.held);
    if (recall_turns(&e->known, &e->committed, &others) || (e->turn.is_known && same_bags(&held, &a->required)))
        return 1;
    return (a->points == NO_POINTS && (fits_beside(a) || fits_with_specials(a))) || fits_anyhow(a);
}

static uint64_t special_fits(const Asking *a, uint64_t asked)
{
    Episode *e = a->e;
    uint64_t fitting = 0;
    recall_turns(&e->known, &e->committed, &fitting);
    if (e->turn.is_known) {
        Bag held = sum_of(&e->turn.held, &e->special.turn.held), more = rest_of(&held, &a->required);
        fitting |= all_codes_in(&more);
        find_joining_turn(a, asked & ~fitting, &fitting);
    }
    if (a->points == NO_POINTS)
        find_fitting_beside(a, asked & ~fitting, &fitting);
    if (e->turn.is_known)
        find_by_solving_specials(a, &e->turn, asked, &fitting);
    find_by_solving_specials(a, NULL, asked, &fitting);
    return fitting;
}

const TurnKind SPECIAL = {begin_specials, carry_on_specials, special_fits, specials_end};
