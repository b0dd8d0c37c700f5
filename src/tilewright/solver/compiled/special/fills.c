#include "solver.h"

/* The places with one more filled, as far as they count: up to four. */
static int one_more(Sides sides) { return (sides & PLACES) < 4 * PLACE ? (sides & PLACES) + PLACE : 4 * PLACE; }

/* Add the fill, both as the last place of the run and as one behind which it goes on, where it may be. */
static void add_ends(const Solver *s, Fills *fills, Fill fill, int last)
{
    const Rules *rules = &s->task.rules;
    Sides then = fill.then;
    int places = (then & PLACES) / PLACE;
    if (!(then & BUSY_MASK) && places >= rules->min_side && ((then & NATURAL_BIT) != 0) >= rules->min_natural) {
        fill.then = 0;
        fills->fill[fills->count++] = fill;
        fill.then = then;
    }
    if (!last && (s->exact || places < 2 + rules->min_side || (then & MIXED)))
        fills->fill[fills->count++] = fill;
}

/* Add the fills of so many pieces of one color and so many doubles, classic jokers on the sides that are left. */
static void add_fills(const Solver *s, Sides sides, Fill fill, int last, Fills *fills)
{
    int color = sides / COLOR, open = color == ANY && !fill.naturals;
    int then = fill.doubles * BUSY + ((sides & NATURAL_BIT) || fill.naturals ? NATURAL_BIT : 0)
        + one_more(sides) + ((sides & MIXED) || fill.doubles ? MIXED : 0);
    fill.wild = (uint16_t)(ONE_JOKER * fill.classic + ONE_DOUBLE * fill.doubles);
    for (int c = open ? ANY : 0; c <= (open ? ANY : COLORS - 1); c++) {
        if (!open && (sides & TURNED_BIT ? c == color : color != ANY && c != color))
            continue;
        fill.color = (uint8_t)c;
        fill.then = (Sides)(c * COLOR + then);
        add_ends(s, fills, fill, last);
    }
}

void find_fills(const Solver *s, Sides sides, int last, Fills *fills)
{
    const Rules *rules = &s->task.rules;
    int busy = (sides & BUSY_MASK) / BUSY, places = (sides & PLACES) / PLACE, empty = 2 - busy;
    int bare = s->exact || places > 0 || rules->min_side > 1 || !rules->min_natural;
    fills->count = 0;
    for (int naturals = empty; naturals >= (bare ? 0 : 1); naturals--)
        for (int doubles = last ? 0 : empty - naturals; doubles >= 0; doubles--) {
            int classic = empty - naturals - doubles;
            Fill fill = {.naturals = (uint8_t)naturals, .classic = (uint8_t)classic, .doubles = (uint8_t)doubles};
            add_fills(s, sides, fill, last, fills);
        }
    if (!busy && !(sides & TURNED_BIT) && bare && (places || rules->at_start)) {
        int then = sides / COLOR * COLOR + TURNED_BIT + (sides & NATURAL_BIT) + one_more(sides) + MIXED;
        add_ends(s, fills, (Fill){.wild = 2 * ONE_CHANGE, .then = (Sides)then, .color = ANY, .changes = 2}, last);
    }
}
