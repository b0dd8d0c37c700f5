/* Openings with extras: a turn must contain an opening, sets of rack pieces alone with enough points, and may use
 * the table for the rest. So the smallest openings of the rack are listed, and for each of them it is asked what else fits.
 */
#include "envs/tiles/games.h"

#include "sets/listing.h"

static void add_set(void *context, const Row *row, int points)
{
    Openings *o = context;
    RackSet *set = &o->sets[o->sets_count];
    if (o->sets_count == MOST_SETS) {
        o->is_full = 1;
        return;
    }
    o->sets_count++;
    *set = (RackSet){.row = *row, .points = points};
    for (int i = 0; i < row->size; i++)
        put(&set->pieces, row->cells[i], 1);
}

/* Whether a smaller opening was found before. */
static int is_superfluous(const Openings *o, const Bag *opening)
{
    for (int i = 0; i < o->count; i++)
        if (holds(opening, &o->found[i]))
            return 1;
    return 0;
}

typedef struct {
    Openings *o;
    int count;
    uint16_t chosen[MOST_PARTS_OF_OPENING];
} Listing;

static void add_opening(Listing *l, const Bag *pieces)
{
    Openings *o = l->o;
    if (o->count == MOST_OPENINGS) {
        o->is_full = 1;
        return;
    }
    o->found[o->count] = *pieces;
    o->parts_count[o->count] = (uint8_t)l->count;
    memcpy(o->parts[o->count++], l->chosen, sizeof l->chosen);
}

/* List the openings of exactly `depth` more sets, from a place in the list on. */
static void list_openings(Listing *l, const Bag *left, const Bag *chosen, int from, int depth, int points)
{
    Openings *o = l->o;
    for (int i = from; i < o->sets_count; i++) {
        const RackSet *set = &o->sets[i];
        int sum = points + set->points;
        if (!holds(left, &set->pieces) || (depth > 1 && sum >= o->least_points))
            continue;
        Bag both = sum_of(chosen, &set->pieces);
        if (l->count < MOST_PARTS_OF_OPENING)
            l->chosen[l->count] = (uint16_t)i;
        l->count++;
        if (depth > 1) {
            Bag rest = rest_of(left, &set->pieces);
            list_openings(l, &rest, &both, i, depth - 1, sum);
        } else if (sum < o->least_points)
            o->is_partial = 1;
        else if (!is_superfluous(o, &both))
            add_opening(l, &both);
        l->count--;
    }
}

/* Begin the list of the openings of a rack. */
static void begin_openings(Openings *o, const Bag *rack, int least_points)
{
    /* They are asked for twice in most steps. */
    if (o->least_points == least_points && same_bags(&o->rack, rack))
        return;
    o->rack = *rack;
    o->least_points = least_points;
    o->count = o->sets_count = o->is_full = o->depth = 0;
    o->is_partial = 1;
    list_classic_sets(&(Lister){rack, BEST_ORDERS, add_set, o});
}

/* Whether there is an opening at a place in the list. Those of more sets are listed only when they are asked for: a large rack
 * has very many, and the first few show what fits. */
static int has_opening(Openings *o, int place)
{
    while (place >= o->count && o->is_partial && !o->is_full) {
        o->is_partial = 0;
        list_openings(&(Listing){.o = o}, &o->rack, &EMPTY_BAG, 0, ++o->depth, 0);
    }
    return place < o->count;
}

static Bag larger_of(const Bag *a, const Bag *b)
{
    Bag more = beyond(a, b);
    return sum_of(b, &more);
}

/* The layout of an opening beside the table and the committed pieces, found by small changes; 0 if they did not do. */
static int lay_opening(const Asking *a, int opening, Layout *layout)
{
    const Openings *o = &a->p->openings;
    const Layout *table = &a->e->lying;
    copy_layout(layout, table);
    if (!table->is_known || o->parts_count[opening] > MOST_PARTS_OF_OPENING)
        return 0;
    for (int i = 0; i < o->parts_count[opening]; i++)
        if (!add_line(layout, line_of(&o->sets[o->parts[opening][i]].row)))
            return 0;
    layout->held = sum_of(&layout->held, &o->found[opening]);
    Bag needed = larger_of(&a->e->committed, &o->found[opening]);
    needed = sum_of(a->table, &needed);
    for (int code = 0; code <= JOKER; code++)
        /* A piece may have joined the layout together with another one. */
        while (count_in(&layout->held, code) < count_in(&needed, code)) {
            Bag spare = rest_of(&a->available, &layout->held);
            if (!join(layout, &spare, code))
                return 0;
        }
    return 1;
}

void find_with_extras(const Asking *a, uint64_t asked, uint64_t *fitting)
{
    Openings *o = &a->p->openings;
    const Bag *committed = &a->e->committed;
    begin_openings(o, a->rack, a->rules->least_points);
    uint64_t wanted = asked, possible = 0;
    if (is_empty(committed) && has_opening(o, 0))
        for (int i = 0; i < o->count; i++)
            *fitting |= codes_in(&o->found[i]);
    wanted &= ~*fitting;
    if (wanted && has_opening(o, 1)) {
        /* Only what would fit without the opening can fit with one. */
        find_fitting_in(a->p, &a->e->turn, &a->required, &a->available, wanted, &possible);
        wanted &= possible;
    }
    for (int i = 0; wanted && has_opening(o, i); i++) {
        Bag needed = larger_of(committed, &o->found[i]), more = rest_of(&needed, committed), laid = sum_of(a->table, &needed);
        Bag spare = rest_of(a->rack, &needed);
        uint64_t shown = 0;
        Layout layout;
        layout.is_known = lay_opening(a, i, &layout);
        if (find_fitting_in(a->p, &layout, &laid, &a->available, wanted & codes_in(&spare), &shown)) {
            shown |= codes_in(&more);
            *fitting |= shown & asked;
            wanted &= ~shown;
        }
    }
    a->p->out_of_memory |= o->is_full;
}

void find_opening_turn(const Asking *a)
{
    Openings *o = &a->p->openings;
    Layout *layout = &a->e->turn;
    Rows rows;
    begin_openings(o, a->rack, a->rules->least_points);
    layout->is_known = has_opening(o, 0) && lay_opening(a, 0, layout);
    for (int i = 1; i < o->count && !layout->is_known; i++)
        layout->is_known = lay_opening(a, i, layout);
    for (int i = 0; !layout->is_known && has_opening(o, i); i++) {
        Bag needed = larger_of(&a->e->committed, &o->found[i]), laid = sum_of(a->table, &needed);
        if (solve_pieces(a->p, FOR_NOTHING, &laid, &a->available, NO_POINTS, -1, &rows))
            set_layout(layout, &rows);
    }
}
