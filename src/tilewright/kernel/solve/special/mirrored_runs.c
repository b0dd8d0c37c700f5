/* How the next place of a mirrored run can be filled, on both sides at once. */
#include "solve/special/solver.h"

/* The number of places after one more, counted up to four. */
static int one_more(MirroredRun run) { return (run & PLACES) < 4 * PLACE ? (run & PLACES) + PLACE : 4 * PLACE; }

/* Add the fill as the last place of the run, and as one after which it continues, where each is possible. Free jokers: three
 * places of numbers and at most two classic jokers make a separate run on each side. What is further in is a mirrored set
 * of its own if it is long enough, or only jokers, which are not needed. */
static void add_ends(const Solver *s, Fills *fills, Fill fill, int last)
{
    const Rules *rules = &s->question.rules;
    MirroredRun then = fill.then;
    int places = (then & PLACES) / PLACE;
    if (!(then & COVERED_MASK) && places >= rules->min_side && ((then & NATURAL_BIT) != 0) >= rules->min_natural) {
        fill.then = 0;
        fills->fill[fills->count++] = fill;
        fill.then = then;
    }
    if (!last && (s->exact_jokers || places < 2 + rules->min_side || (then & MIXED)))
        fills->fill[fills->count++] = fill;
}

/* Add the fills with these numbers of pieces, in every possible color; a run of jokers alone keeps its color open. */
static void add_fills(const Solver *s, MirroredRun run, Fill fill, int last, Fills *fills)
{
    int color = run / COLOR, open = color == ANY_COLOR && !fill.naturals;
    int then = fill.doubles * COVERED + ((run & NATURAL_BIT) || fill.naturals ? NATURAL_BIT : 0)
        + one_more(run) + ((run & MIXED) || fill.doubles ? MIXED : 0);
    fill.wild = (uint16_t)(ONE_JOKER * fill.classic + ONE_DOUBLE * fill.doubles);
    for (int c = open ? ANY_COLOR : 0; c <= (open ? ANY_COLOR : COLORS - 1); c++) {
        if (!open && (run & CHANGED_BIT ? c == color : color != ANY_COLOR && c != color))
            continue;
        fill.color = (uint8_t)c;
        fill.then = (MirroredRun)(c * COLOR + then);
        add_ends(s, fills, fill, last);
    }
}

void find_fills(const Solver *s, MirroredRun run, int last, Fills *fills)
{
    const Rules *rules = &s->question.rules;
    int covered = (run & COVERED_MASK) / COVERED, places = (run & PLACES) / PLACE, empty = 2 - covered;
    /* Free jokers: a first place of jokers alone is not needed if a side may be one place shorter. */
    int jokers_alone = s->exact_jokers || places > 0 || rules->min_side > 1 || !rules->min_natural;
    fills->count = 0;
    for (int naturals = empty; naturals >= (jokers_alone ? 0 : 1); naturals--)
        for (int doubles = last ? 0 : empty - naturals; doubles >= 0; doubles--) {
            int classic = empty - naturals - doubles;
            Fill fill = {.naturals = (uint8_t)naturals, .classic = (uint8_t)classic, .doubles = (uint8_t)doubles};
            add_fills(s, run, fill, last, fills);
        }
    if (!covered && !(run & CHANGED_BIT) && jokers_alone && (places || rules->at_start)) {
        int then = run / COLOR * COLOR + CHANGED_BIT + (run & NATURAL_BIT) + one_more(run) + MIXED;
        Fill fill = {.wild = 2 * ONE_CHANGE, .then = (MirroredRun)then, .color = ANY_COLOR, .changes = 2};
        add_ends(s, fills, fill, last);
    }
}
