/* Turns in which counts of pieces decide what fits.
 *
 * A turn keeps a layout of some turn that contains all committed pieces. It shows which pieces fit without a search, and it is
 * carried on to the next step of the turn and to the table after it. */
#include "envs/tiles/games.h"

static void lay_solved(Player *p, Layout *layout, int goal, const Bag *required, const Bag *available, int points)
{
    Rows rows;
    layout->is_known = 0;
    if (solve_pieces(p, goal, required, available, points, -1, &rows))
        set_layout(layout, &rows);
}

/* Find a turn that contains the committed pieces, and an opening where one is needed. */
static void find_turn(const Asking *a)
{
    if (a->points != NO_POINTS)
        lay_solved(a->p, &a->e->turn, FOR_TILES, &a->required, &a->available, a->points);
    else if (!a->e->opens)
        find_opening_turn(a);
    else
        lay_solved(a->p, &a->e->turn, FOR_NOTHING, &a->required, &a->available, NO_POINTS);
}

void begin_layout(const Asking *a)
{
    Episode *e = a->e;
    if (!e->lying.is_known && a->points == NO_POINTS)
        lay_solved(a->p, &e->lying, FOR_NOTHING, a->table, a->table, NO_POINTS);
    if (a->is_opening)
        find_turn(a);
    else
        copy_layout(&e->turn, &e->lying);
}

void carry_on_layout(const Asking *a, int face)
{
    Layout *turn = &a->e->turn;
    if (turn->is_known && count_in(&turn->held, face) < count_in(&a->required, face)) {
        Bag spare = rest_of(&a->available, &turn->held);
        turn->is_known = a->points == NO_POINTS && join(turn, &spare, face);
    }
    if (!turn->is_known)
        find_turn(a);
}

static void begin_counted(const Asking *a)
{
    begin_layout(a);
    /* Without any turn there is no opening on the rack. */
    if (a->is_opening && !a->e->turn.is_known)
        a->e->unknown = 0;
}

/* Whether the committed pieces with those that the turn may move are all pieces of its layout. */
static int is_whole_layout(const Asking *a) { return a->e->turn.is_known && same_bags(&a->e->turn.held, &a->required); }

static uint64_t counted_fits(const Asking *a, uint64_t asked)
{
    const Layout *turn = &a->e->turn;
    uint64_t fitting = 0;
    if (a->points != NO_POINTS) {
        Bag more = rest_of(&turn->held, &a->required);
        fitting = asked & codes_in(&more);
        find_by_solving(a->p, &a->required, &a->available, a->points, asked & ~fitting, &fitting);
        return fitting;
    }
    fitting = find_joining(turn, &a->required, &a->available, asked);
    if (asked & ~fitting && !a->e->opens) {
        /* What fits beside the opening that was found need not be asked for with every other one. */
        if (turn->is_known)
            find_fitting_in(a->p, turn, &turn->held, &a->available, asked & ~fitting, &fitting);
        if (asked & ~fitting)
            find_with_extras(a, asked & ~fitting, &fitting);
    } else if (asked & ~fitting)
        find_fitting_in(a->p, turn, &a->required, &a->available, asked & ~fitting, &fitting);
    return fitting;
}

static int counted_ends(const Asking *a)
{
    Rows rows;
    if (is_whole_layout(a))
        return 1;
    if (a->points != NO_POINTS)
        return solve_pieces(a->p, FOR_NOTHING, &a->required, &a->required, a->points, -1, &rows);
    return a->e->opens && fits(a->p, &a->required);
}

const TurnKind COUNTED = {begin_counted, carry_on_layout, counted_fits, counted_ends};

int solve_committed(const Asking *a, Rows *rows)
{
    return solve_pieces(a->p, FOR_TILES, &a->required, &a->required, a->points, -1, rows);
}

/* Keep the layout of the turn as that of the table, and find what jokers on the table stand for; without jokers it does not
 * matter how the pieces lie. */
void lay_counted(const Asking *a)
{
    Episode *e = a->e;
    Rows rows;
    if (!is_whole_layout(a))
        e->lying.is_known = 0;
    else if (a->points != NO_POINTS)
        add_layout(&e->lying, &e->turn);
    else
        copy_layout(&e->lying, &e->turn);
    if (a->points == NO_POINTS)
        memset(e->meant, 0, sizeof e->meant);
    if (!a->required.of[BAG_JOKERS] || !solve_committed(a, &rows))
        return;
    for (int i = 0; i < rows.count; i++)
        add_meanings(&rows.row[i], &a->rules->sets, e->meant);
    if (a->points == NO_POINTS)
        set_layout(&e->lying, &rows);
}
