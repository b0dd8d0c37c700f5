#include "sets/growing.h"

/* What fills a place of a side: a number by its color, a joker, or nothing where a double does. */
enum { BY_JOKER = COLORS, BY_DOUBLE, BY_CHANGE, NOTHING, MOST_FILLERS = COLORS + 2 };


static int has_number(const Run *run) { return run->side[0].numbered || run->side[1].numbered; }

static int is_busy(const Run *run) { return run->side[0].busy || run->side[1].busy; }

/* Whether a run splits into two runs, each with a number; or runs can be cut off both sides of a mirror and leave a
 * smaller mirrored set. A run of six jokers splits too. */
static int falls_apart(const Grower *g, const Run *run)
{
    int mirrored = g->sides > 1;
    if (!mirrored && !run->side[0].numbered)
        return run->side[0].length >= 2 * SHORTEST;
    for (int cut = SHORTEST; cut <= run->size - (mirrored ? g->rules->min_side : 1); cut++) {
        int splits = g->rules->at_start || !(run->changed >> cut & 1), numbered = 0, rest = 0, first = 1;
        for (int which = 0; which < g->sides; which++) {
            const Side *side = &run->side[which];
            int below = bits_in(side->ends & ((2u << cut) - 1));
            splits &= side->ends >> cut & 1 && below >= SHORTEST && side->numbered & ((1u << below) - 1);
            numbered |= side->numbered >> below;
            first &= side->numbered >> below;
            rest = side->length - below;
        }
        /* Where jokers lie apart, the rest must have a number on each side to lie beside the mirror. */
        if (splits && numbered && (mirrored ? g->rules->adjacent || first : rest >= SHORTEST))
            return 1;
    }
    return 0;
}

/* Whether jokers, the mirror included, lie apart in a run that rises or one that falls to the mirror. */
static int lies_apart(const Run *run)
{
    const Side *one = &run->side[0], *two = &run->side[1];
    return (one->numbered & two->numbered & 1)
        || (one->numbered >> (one->length - 1) & two->numbered >> (two->length - 1) & 1);
}

static int is_set(const Grower *g, const Run *run)
{
    if (!has_number(run) && g->lowest >= 0)
        return 0;
    if (g->sides == 1)
        return run->side[0].length >= SHORTEST;
    return run->size >= g->rules->min_side && (g->rules->adjacent || lies_apart(run));
}

/* Whether a joker may lie beside the last piece of a side. */
static int joker_fits(const Grower *g, const Side *side)
{
    return g->rules->adjacent || !side->length || side->numbered >> (side->length - 1) & 1;
}

/* A third part in a third color; jokers between two colors stand for a third one too. */
static int has_too_many_colors(const Grower *g, const Run *run, int color)
{
    return run->changes == 2 && run->first_color != NO_COLOR && run->first_color != color && g->rules->max_colors < 3;
}

/* The pieces that may fill the next place of a side: none if a double does. */
static int find_fillers(const Grower *g, const Run *run, int which, int fillers[MOST_FILLERS])
{
    const Side *side = &run->side[which];
    int count = 0, color = run->color == NO_COLOR ? 0 : run->color, last = run->color == NO_COLOR ? COLORS - 1 : color;
    Lanes there = has_number(run) || run->next == g->lowest ? g->left.of[run->next] : 0;
    if (side->busy || which >= g->sides) {
        fillers[0] = NOTHING;
        return 1;
    }
    for (; there && color <= last; color++)
        if (lane(there, color) && color != run->before && !has_too_many_colors(g, run, color))
            fillers[count++] = color;
    if (!joker_fits(g, side))
        return count;
    if (g->left.of[BAG_JOKERS])
        fillers[count++] = BY_JOKER;
    if (count_in(&g->left, DOUBLE) && run->next < LAST)
        fillers[count++] = BY_DOUBLE;
    return count;
}

static int grow(Grower *g, const Run *run);

/* Take a piece for a side; returns 0 if there is none. The jokers of a row can be more than a lane counts. */
static int take_filler(Grower *g, Run *run, int which, int filler)
{
    Side *side = &run->side[which];
    int is_number = filler < COLORS, place = is_number ? run->next : filler == BY_JOKER ? BAG_JOKERS : BAG_SPECIALS;
    int shift = is_number ? 4 * filler : filler == BY_JOKER ? 0 : 4 * (filler - BY_DOUBLE);
    if (!(g->left.of[place] >> shift & (filler == BY_JOKER ? 0xFFFF : 15)))
        return 0;
    g->left.of[place] = (uint16_t)(g->left.of[place] - (1 << shift));
    g->cells[which][side->length] = (uint8_t)(is_number ? filler * NUMBERS + run->next : JOKER + filler - BY_JOKER);
    side->numbered = (uint16_t)(side->numbered | (unsigned)is_number << side->length++);
    if (is_number)
        run->color = (int8_t)filler;
    else
        run->jokers++;
    return 1;
}

/* Fill the next place of each side and grow the result; returns whether a visit stopped it. */
static int fill(Grower *g, const Run *run, int one, int two)
{
    Run grown = *run;
    Bag left = g->left;
    int stopped = 0, filled = 1;
    for (int which = 0; which < g->sides; which++) {
        int filler = which ? two : one;
        Side *side = &grown.side[which];
        side->busy = filler == BY_DOUBLE;
        if (!side->busy)
            side->ends = (uint16_t)(side->ends | 2u << run->size);
        filled = filled && (filler == NOTHING || take_filler(g, &grown, which, filler));
    }
    if (one == BY_CHANGE) {
        grown.changed = (uint16_t)(grown.changed | 1u << run->size);
        grown.before = run->color;
        grown.color = NO_COLOR;
        if (!grown.changes++)
            grown.first_color = run->color;
    }
    grown.size++;
    grown.next++;
    grown.points += g->sides * grown.next;
    if (filled && grown.jokers <= g->rules->max_jokers
        && (g->lowest < 0 || has_number(&grown) || grown.next <= g->lowest))
        stopped = grow(g, &grown);
    g->left = left;
    return stopped;
}

static int grow(Grower *g, const Run *run)
{
    int fillers[2][MOST_FILLERS], counts[2], next = run->next, busy = is_busy(run);
    if (run->size && !busy) {
        if (g->whole && is_empty(&g->left))
            return g->visit(g, run);
        if (!g->whole && falls_apart(g, run))
            return 0;
        if (!g->whole && is_set(g, run) && g->visit(g, run))
            return 1;
    }
    /* A number that has been passed is never laid. */
    if (next == NUMBERS || (g->whole && ((next && g->left.of[next - 1]) || (next > 1 && g->left.of[next - 2]))))
        return 0;
    for (int which = 0; which < 2; which++)
        counts[which] = find_fillers(g, run, which, fillers[which]);
    for (int i = 0; i < counts[0]; i++)
        for (int j = 0; j < counts[1]; j++) {
            int one = fillers[0][i], two = fillers[1][j], numbers = one < COLORS && two < COLORS;
            if ((!numbers || one == two) && fill(g, run, one, two))
                return 1;
        }
    int fits = run->size ? !(run->changed >> (run->size - 1) & 1) && run->changes < g->rules->max_per_run : g->rules->at_start;
    return !busy && fits && joker_fits(g, &run->side[0]) && joker_fits(g, &run->side[1]) && fill(g, run, BY_CHANGE, BY_CHANGE);
}

int grow_run(Grower *g, int start)
{
    Run run = {.next = (int8_t)start, .color = NO_COLOR, .before = NO_COLOR, .first_color = NO_COLOR};
    int stopped;
    if (g->sides == 1)
        return grow(g, &run);
    run.jokers = 1;
    if (run.jokers > g->rules->max_jokers)
        return 0;
    take(&g->left, MIRROR);
    stopped = grow(g, &run);
    put(&g->left, MIRROR, 1);
    return stopped;
}
