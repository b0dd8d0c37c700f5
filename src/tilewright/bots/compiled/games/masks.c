#include "games.h"

/* Which pieces can be laid beyond some that must be: number by number, as in fitting.c, but with choices of pieces.
 *
 * States go forward from the first number, without those that another one covers. A piece fits if some state uses it and
 * what follows can be finished, which is found depth first; the states that were found to finish or not are remembered,
 * and so is what covers them. Jokers are free, as in fitting.c. What that leaves open is left to the solver: jokers of the
 * table beside groups alone, and three jokers that might be a run of their own.
 */

enum { MOST_OPEN_STATES = 128, MOST_FREE_JOKERS = 2, ELEVEN = 10 };

/* Open runs of one piece, of one or two, and of any length. */
typedef struct {
    uint16_t n1, need, all;
    uint8_t jokers, has_run;
} Open;

typedef struct {
    Open states[MOST_OPEN_STATES];
    int count;
} Layer;

/* Two empty numbers follow the last. */
typedef struct {
    const GroupChoices *groups;
    Lanes least[NUMBERS + 2], most[NUMBERS + 2], asked[NUMBERS];
    int jokers, needs_run, is_open; /* is_open: something was left open */
    Layer finishing[NUMBERS], failing[NUMBERS];
} Laying;

typedef struct Move Move;

struct Move {
    Laying *laying;
    const Open *from;
    Layer *into;
    int number;
    Lanes used;
    int (*reached)(Move *move, const Open *made); /* returns whether that is enough */
};

/* Whether one state can do whatever another can. */
static inline int is_covered(const Open *state, const Open *by)
{
    return by->jokers <= state->jokers && by->has_run >= state->has_run && covers(state->need, by->need)
        && covers(state->n1, by->n1) && covers(by->all, state->all);
}

static int is_covered_in(const Layer *layer, const Open *state)
{
    for (int i = 0; i < layer->count; i++)
        if (is_covered(state, &layer->states[i]))
            return 1;
    return 0;
}

static int covers_some(const Layer *layer, const Open *state)
{
    for (int i = 0; i < layer->count; i++)
        if (is_covered(&layer->states[i], state))
            return 1;
    return 0;
}

/* Add a state; returns 0 if the layer is full. */
static int add_open(Layer *layer, const Open *state)
{
    if (layer->count == MOST_OPEN_STATES)
        return 0;
    layer->states[layer->count++] = *state;
    return 1;
}

static void drop_covered(Layer *layer, const Open *by)
{
    for (int i = 0; i < layer->count; i++)
        if (is_covered(&layer->states[i], by))
            layer->states[i--] = layer->states[--layer->count];
}

/* Reach the state in which `pieces` of each color, jokers among them, go into runs; see fitting.c. */
static int extend(Move *m, Lanes pieces, Lanes extra, int jokers)
{
    const Laying *l = m->laying;
    const Open *from = m->from;
    Lanes next = l->most[m->number + 1], after_next = l->most[m->number + 2];
    Lanes n1 = excess(pieces, from->all), need = n1 + from->n1, must = nonzero(extra);
    int left = l->jokers - jokers;
    need = (need & ~must) | (pieces & must);
    if (total(excess(need, next)) + total(excess(n1, after_next)) > left)
        return 0;
    Lanes all = need + excess(smaller(pieces, next + ONES * (Lanes)left), need);
    Open made = {(uint16_t)n1, (uint16_t)need, (uint16_t)all, (uint8_t)jokers, (uint8_t)(from->has_run || pieces)};
    return m->reached(m, &made);
}

/* Every way to put more jokers into the lanes: to reach a number after a long run, or before a 12 or 13. */
static int with_more_jokers(Move *m, Lanes pieces, Lanes extra, int jokers, int color)
{
    const Laying *l = m->laying;
    if (color == COLORS || jokers == l->jokers)
        return extend(m, pieces, extra, jokers);
    if (with_more_jokers(m, pieces, extra, jokers, color + 1))
        return 1;
    Lanes one = one_of(color), next = l->most[m->number + 1], after_next = l->most[m->number + 2];
    int longs = lane(m->from->all, color) - lane(pieces, color), ahead = lane(next, color) - lane(pieces, color);
    int most = longs < ahead ? longs : ahead;
    for (int added = 1; added <= most && jokers + added <= l->jokers; added++) {
        Lanes more = one * (Lanes)added;
        if (with_more_jokers(m, pieces + more, extra + more, jokers + added, color + 1))
            return 1;
    }
    if (m->number != ELEVEN || !(lane(next, color) + lane(after_next, color)))
        return 0;
    for (int added = 1; jokers + added <= l->jokers; added++)
        if (with_more_jokers(m, pieces + one * (Lanes)added, extra, jokers + added, color + 1))
            return 1;
    return 0;
}

/* Put pieces into runs, with jokers where the runs need more. */
static int move_runs(Move *m, Lanes in_runs, int group_jokers)
{
    const Laying *l = m->laying;
    Lanes fillers = excess(m->from->need, in_runs), pieces = in_runs + fillers, next = l->most[m->number + 1];
    int jokers = m->from->jokers + group_jokers + total(fillers);
    if (jokers > l->jokers)
        return 0;
    if (jokers == l->jokers
        || (m->number != ELEVEN && !smaller(excess(m->from->all, pieces), excess(next, pieces))))
        return extend(m, pieces, 0, jokers);
    return with_more_jokers(m, pieces, 0, jokers, 0);
}

/* Start more runs with pieces that neither groups nor open runs take, up to `spare` of each color. */
static int start_runs(Move *m, Lanes grouped, Lanes in_runs, Lanes spare, int group_jokers)
{
    if (!spare) {
        m->used = grouped + in_runs;
        return move_runs(m, in_runs, group_jokers);
    }
    int color = 0;
    while (!lane(spare, color))
        color++;
    Lanes rest = spare & ~(15 * one_of(color));
    for (int started = 0; started <= lane(spare, color); started++)
        if (start_runs(m, grouped, in_runs + one_of(color) * (Lanes)started, rest, group_jokers))
            return 1;
    return 0;
}

static int group_key(Lanes lanes)
{
    return (int)((lanes & 3) | (lanes >> 2 & 12) | (lanes >> 4 & 48) | (lanes >> 6 & 192));
}

/* Try every move from a state until one is enough. Open runs take what is there: a longer run is never worse. */
static int try_moves(Move *m)
{
    const Laying *l = m->laying;
    const Open *from = m->from;
    const GroupChoices *groups = l->groups;
    Lanes least = l->least[m->number], most = l->most[m->number], least_grouped = 0;
    Lanes next = l->most[m->number + 1], after_next = l->most[m->number + 2];
    int left = l->jokers - from->jokers;
    Lanes starts = next + ONES * (Lanes)left;
    if (!left) {
        /* Without jokers a run starts only where two more numbers follow; what runs cannot take is in groups. */
        if (!covers(most, from->need))
            return 0;
        starts = smaller(excess(next, from->n1), after_next);
        least_grouped = excess(least, smaller(from->all, 4 * ONES) + starts);
    }
    int key = group_key(left ? most : most - from->need);
    for (int part = groups->first[key][left]; part < groups->first[key][left + 1]; part++) {
        int chosen = groups->parts[part];
        Lanes grouped = groups->lanes[chosen], free = most - grouped, rest = excess(least, grouped);
        if (!covers(grouped, least_grouped))
            continue;
        Lanes taken = smaller(from->all, free), in_runs = taken + excess(rest, taken);
        Lanes spare = smaller(free - in_runs, starts);
        if (start_runs(m, grouped, in_runs, spare, groups->fewest[chosen]))
            return 1;
    }
    return 0;
}

static int reach_end(Move *m, const Open *made);

/* Whether a state can be finished. */
static int finishes(Laying *l, int number, const Open *state)
{
    if (number == NUMBERS) {
        int settled = (state->has_run || !l->needs_run) && state->jokers <= MOST_FREE_JOKERS;
        l->is_open |= !state->need && !settled;
        return !state->need && settled;
    }
    if (covers_some(&l->finishing[number], state))
        return 1;
    if (is_covered_in(&l->failing[number], state))
        return 0;
    Move m = {.laying = l, .from = state, .number = number, .reached = reach_end};
    int found = try_moves(&m);
    add_open(found ? &l->finishing[number] : &l->failing[number], state);
    return found;
}

static int reach_end(Move *m, const Open *made) { return finishes(m->laying, m->number + 1, made); }

/* Mark what a state shows, and keep it for the next number. */
static int show(Move *m, const Open *made)
{
    Laying *l = m->laying;
    Lanes shown = nonzero(m->used - l->least[m->number]) & l->asked[m->number];
    if (shown && finishes(l, m->number + 1, made))
        l->asked[m->number] &= ~shown;
    if (!is_covered_in(m->into, made)) {
        drop_covered(m->into, made);
        if (!add_open(m->into, made))
            l->is_open = 1;
    }
    return 0;
}

/* Mark every piece that fits: afterwards `asked` has those that do not. */
static void show_all(Laying *l)
{
    Layer layers[2];
    int last = NUMBERS;
    while (last && !l->asked[last - 1])
        last--;
    layers[0].states[0] = (Open){0};
    layers[0].count = 1;
    for (int number = 0; number < last; number++) {
        const Layer *here = &layers[number & 1];
        Layer *into = &layers[~number & 1];
        into->count = 0;
        for (int i = 0; i < here->count; i++) {
            Move m = {.laying = l, .from = &here->states[i], .into = into, .number = number, .reached = show};
            try_moves(&m);
        }
    }
}

static void prepare_laying(Laying *l, const Player *p, const Bag *least, const Bag *most, uint64_t asked)
{
    l->groups = &p->groups;
    for (int number = 0; number < NUMBERS + 2; number++) {
        l->least[number] = number < NUMBERS ? least->of[number] : 0;
        l->most[number] = number < NUMBERS ? most->of[number] : 0;
    }
    for (int number = 0; number < NUMBERS; number++) {
        l->asked[number] = l->finishing[number].count = l->failing[number].count = 0;
        for (int color = 0; color < COLORS; color++)
            if (asked & bit_of_code(color * NUMBERS + number))
                l->asked[number] |= 15 * one_of(color);
    }
    l->jokers = most->of[BAG_JOKERS];
    l->needs_run = least->of[BAG_JOKERS] > 0;
    l->is_open = 0;
}

uint64_t codes_in(const Bag *bag)
{
    uint64_t codes = bag->of[BAG_JOKERS] ? bit_of_code(JOKER) : 0;
    for (int number = 0; number < NUMBERS; number++)
        for (int color = 0; color < COLORS; color++)
            if (lane(bag->of[number], color))
                codes |= bit_of_code(color * NUMBERS + number);
    return codes;
}

/* Ask the solver for turns with the faces asked for until it finds no more. */
static void find_by_solving(Player *p, const Bag *least, const Bag *most, int points, uint64_t asked, uint64_t *fitting)
{
    Solver *s = &p->solvers[FOR_FACES].solver;
    uint64_t marked = asked;
    while (marked) {
        Rows rows;
        for (int code = 0; code < NUMBERED; code++)
            s->pieces.weights[code % NUMBERS][code / NUMBERS] = asked >> code & 1;
        s->joker_weight = asked >> JOKER & 1;
        if (!solve_pieces(p, FOR_FACES, least, most, points, 0, &rows))
            return;
        Bag laid = pieces_of(&rows);
        laid = rest_of(&laid, least);
        marked = codes_in(&laid) & asked;
        *fitting |= codes_in(&laid);
        asked &= ~marked;
        if (!asked)
            return;
    }
}

/* Whether one more joker can be laid, because there can be a run; if not, groups may still take it. */
static int fits_in_run(Laying *l, const Player *p, const Bag *least, const Bag *most)
{
    const Open start = {0};
    if (!l->needs_run) {
        prepare_laying(l, p, least, most, 0);
        l->needs_run = 1;
    }
    return finishes(l, 0, &start);
}

int find_fitting(Player *p, const Bag *least, const Bag *most, uint64_t asked, uint64_t *fitting)
{
    Laying l;
    Rows rows;
    const Open start = {0};
    prepare_laying(&l, p, least, most, asked);
    if (finishes(&l, 0, &start)) {
        uint64_t left = asked & bit_of_code(JOKER);
        show_all(&l);
        for (int code = 0; code < NUMBERED; code++)
            if (l.asked[code % NUMBERS] & one_of(code / NUMBERS))
                left |= bit_of_code(code);
        int is_open = l.is_open;
        if (left & bit_of_code(JOKER) && fits_in_run(&l, p, least, most))
            left &= ~bit_of_code(JOKER);
        *fitting |= asked & ~left;
        if (left & bit_of_code(JOKER) || (left && is_open))
            find_by_solving(p, least, most, NO_POINTS, is_open ? left : bit_of_code(JOKER), fitting);
        return 1;
    }
    if (!l.is_open || !solve_pieces(p, FOR_NOTHING, least, most, NO_POINTS, -1, &rows))
        return 0;
    find_by_solving(p, least, most, NO_POINTS, asked, fitting);
    return 1;
}

void find_apart(Player *p, const Bag *least, const Bag *most, uint64_t asked, uint64_t *fitting)
{
    find_by_solving(p, least, most, p->rules.least_points, asked, fitting);
}
