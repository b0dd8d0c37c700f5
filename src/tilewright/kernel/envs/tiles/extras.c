#include "envs/tiles/games.h"

/* Openings with extras: a turn must contain an opening, sets of rack pieces alone with enough points, and may use
 * the table for the rest. So the smallest openings of the rack are listed, and for each of them it is asked what else fits.
 */

enum { LONGEST_RUN = 7 };

static void add_set(Openings *o, const Bag *pieces, int points)
{
    if (o->sets_count == MOST_SETS)
        o->is_full = 1;
    else
        o->sets[o->sets_count++] = (RackSet){*pieces, points};
}

static void add_groups_of(Openings *o, const Bag *rack, int number)
{
    for (unsigned colors = 1; colors < 1u << COLORS; colors++) {
        Bag pieces = EMPTY_BAG;
        int count = 0;
        for (int color = 0; color < COLORS; color++)
            if (colors >> color & 1) {
                put(&pieces, color * NUMBERS + number, 1);
                count++;
            }
        if (!holds(rack, &pieces))
            continue;
        for (int jokers = 0; jokers <= rack->of[BAG_JOKERS]; jokers++) {
            int size = count + jokers;
            if (size >= SHORTEST && size <= COLORS)
                add_set(o, &pieces, size * (number + 1));
            put(&pieces, JOKER, 1);
        }
    }
}

/* Whether a run is two runs, each with a number: then these are listed. `there` has a bit for each place with a number. */
static int splits(unsigned there, int size)
{
    for (int first = SHORTEST; first + SHORTEST <= size; first++)
        if (there & ((1u << first) - 1) && there >> first)
            return 1;
    return 0;
}

/* Add the runs of one color whose lowest number piece is `lowest`: some more of the pieces above it, and jokers, placed as
 * high as they go. */
static void add_runs_from(Openings *o, const Bag *rack, int color, int lowest)
{
    unsigned present = 0;
    for (int i = 0; i < LONGEST_RUN && lowest + i < NUMBERS; i++)
        present |= (unsigned)(lane(rack->of[lowest + i], color) > 0) << i;
    for (unsigned there = present; there; there = (there - 1) & present) {
        Bag pieces = EMPTY_BAG;
        int count = 0, span = 0;
        if (!(there & 1))
            continue;
        for (int i = 0; i < LONGEST_RUN; i++)
            if (there >> i & 1) {
                put(&pieces, color * NUMBERS + lowest + i, 1);
                span = i + 1;
                count++;
            }
        for (int jokers = 0; jokers <= rack->of[BAG_JOKERS]; jokers++, put(&pieces, JOKER, 1)) {
            int size = count + jokers, start = lowest + size > NUMBERS ? NUMBERS - size : lowest;
            if (size < SHORTEST || size > LONGEST_RUN || size < span || start < 0 || splits(there << (lowest - start), size))
                continue;
            add_set(o, &pieces, run_points(start, size));
        }
    }
}

static void find_sets(Openings *o, const Bag *rack)
{
    o->sets_count = o->is_full = 0;
    for (int number = 0; number < NUMBERS; number++) {
        add_groups_of(o, rack, number);
        for (int color = 0; color < COLORS; color++)
            add_runs_from(o, rack, color, number);
    }
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
    int least_points, deeper, count;
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
        if (!holds(left, &set->pieces) || (depth > 1 && sum >= l->least_points))
            continue;
        Bag both = sum_of(chosen, &set->pieces);
        if (l->count < MOST_PARTS_OF_OPENING)
            l->chosen[l->count] = (uint16_t)i;
        l->count++;
        if (depth > 1) {
            Bag rest = rest_of(left, &set->pieces);
            list_openings(l, &rest, &both, i, depth - 1, sum);
        } else if (sum < l->least_points)
            l->deeper = 1;
        else if (!is_superfluous(o, &both))
            add_opening(l, &both);
        l->count--;
    }
}

static void find_openings(Openings *o, const Bag *rack, int least_points)
{
    Listing l = {.o = o, .least_points = least_points, .deeper = 1};
    /* They are asked for twice in most steps. */
    if (o->least_points == least_points && same_bags(&o->rack, rack))
        return;
    o->rack = *rack;
    o->least_points = least_points;
    o->count = 0;
    find_sets(o, rack);
    for (int depth = 1; l.deeper && !o->is_full; depth++) {
        l.deeper = 0;
        list_openings(&l, rack, &EMPTY_BAG, 0, depth, 0);
    }
}

static Bag larger_of(const Bag *a, const Bag *b)
{
    Bag larger = *b;
    for (int i = 0; i <= BAG_JOKERS; i++)
        larger.of[i] = (uint16_t)(b->of[i] + excess(a->of[i], b->of[i]));
    return larger;
}

/* The layout of an opening beside the table and the committed pieces, found by small changes; 0 if they did not do. */
static int lay_opening(const Openings *o, int opening, const Layout *table, const Bag *rack, const Bag *committed,
                       Layout *layout)
{
    copy_layout(layout, table);
    if (!table->is_known || o->parts_count[opening] > MOST_PARTS_OF_OPENING)
        return 0;
    for (int i = 0; i < o->parts_count[opening]; i++)
        if (!lay_set(layout, &o->sets[o->parts[opening][i]].pieces))
            return 0;
    Bag needed = larger_of(committed, &o->found[opening]), more = rest_of(&needed, &o->found[opening]);
    for (int code = 0; code <= JOKER; code++)
        for (int count = count_in(&more, code), i = 0; i < count; i++) {
            Offers offers;
            Bag most = sum_of(&table->held, rack), others = rest_of(&most, &layout->held);
            /* A piece may have joined the layout together with another one. */
            if (count_in(&layout->held, code) - count_in(&table->held, code) >= count_in(&needed, code))
                break;
            take(&others, code);
            find_offers(layout, &others, &offers);
            if (!join(layout, &offers, &others, code))
                return 0;
        }
    return 1;
}

void find_with_extras(Player *p, const Layout *lying, const Bag *rack, const Bag *committed, int points, uint64_t asked, uint64_t *fitting)
{
    Openings *o = &p->openings;
    const Bag *table = &lying->held;
    Bag least = sum_of(table, committed), most = sum_of(table, rack);
    find_openings(o, rack, points);
    p->out_of_memory |= o->is_full;
    if (is_empty(committed))
        for (int i = 0; i < o->count; i++)
            *fitting |= codes_in(&o->found[i]);
    uint64_t wanted = asked & ~*fitting;
    Layout layout, first = {.is_known = 0};
    for (int i = 0; i < o->count && wanted; i++) {
        if (!lay_opening(o, i, lying, rack, committed, &layout))
            continue;
        if (!first.is_known)
            copy_layout(&first, &layout);
        uint64_t shown = find_joining(&layout, &least, &most, wanted, NO_POINTS);
        *fitting |= shown;
        wanted &= ~shown;
    }
    if (wanted && o->count > 1) {
        /* Only what would fit without the opening can fit with one. */
        uint64_t possible = 0;
        find_fitting_in(p, &first, &least, &most, wanted, &possible);
        wanted &= possible;
    }
    for (int i = 0; i < o->count && wanted; i++) {
        Bag needed = larger_of(committed, &o->found[i]), more = rest_of(&needed, committed), laid = sum_of(table, &needed);
        Bag spare = rest_of(rack, &needed);
        uint64_t shown = 0, asked_here = wanted & codes_in(&spare);
        layout.is_known = lay_opening(o, i, lying, rack, committed, &layout);
        if (find_fitting_in(p, &layout, &laid, &most, asked_here, &shown)) {
            shown |= codes_in(&more);
            *fitting |= shown & asked;
            wanted &= ~shown;
        }
    }
}

void find_opening_turn(Player *p, const Layout *lying, const Bag *rack, const Bag *committed, int points, Layout *layout)
{
    Openings *o = &p->openings;
    Bag most = sum_of(&lying->held, rack);
    Rows rows;
    find_openings(o, rack, points);
    layout->is_known = 0;
    for (int i = 0; i < o->count && !layout->is_known; i++)
        layout->is_known = lay_opening(o, i, lying, rack, committed, layout);
    for (int i = 0; i < o->count && !layout->is_known; i++) {
        Bag needed = larger_of(committed, &o->found[i]), laid = sum_of(&lying->held, &needed);
        if (solve_pieces(p, FOR_NOTHING, &laid, &most, NO_POINTS, -1, &rows))
            set_layout(layout, &rows);
    }
}
