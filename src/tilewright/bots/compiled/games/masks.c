#include "games.h"

/* Which pieces can be laid beyond some that must be: number by number, as in fitting.c, but with choices of pieces.
 *
 * States go forward from the first number, without those that another one covers. A piece fits if some state uses it and
 * what follows can be finished, which is found depth first; the states that were found to finish or not are remembered,
 * and so is what covers them. Jokers are free, as in fitting.c. What that leaves open is left to the solver: jokers of the
 * table beside groups alone, and three jokers that might be a run of their own.
 */

enum { MOST_OPEN_STATES = 128, ELEVEN = 10, NO_RUN = 1, JOKER_STARTS = 16 };

/* A state in lanes of four bits: open runs of one piece, of one or two (`need`), what the open runs of any length lack of
 * seven, the jokers used, whether there is no run, and whether a joker has started one. So a state covers another, which
 * means that it can do whatever that one can, if no lane is higher. */
typedef uint64_t Open;

static const Open START = (Open)NO_RUN << 52 | (Open)BELOW << 32;
static const Open ALL_TOPS = 0x8888888888888888u;

static inline Open open_of(Lanes n1, Lanes need, Lanes all, int jokers, int flags)
{
    return (Open)n1 | (Open)need << 16 | (Open)(BELOW - all) << 32 | (Open)jokers << 48 | (Open)flags << 52;
}

static inline Lanes n1_of(Open state) { return state & 0xFFFF; }
static inline Lanes need_of(Open state) { return state >> 16 & 0xFFFF; }
static inline Lanes all_of(Open state) { return BELOW - (state >> 32 & 0xFFFF); }
static inline int jokers_of(Open state) { return (int)(state >> 48 & 15); }
static inline int has_run(Open state) { return !(state >> 52 & NO_RUN); }
static inline int joker_starts(Open state) { return (state >> 52 & JOKER_STARTS) != 0; }

static inline int is_covered(Open state, Open by) { return (((state | ALL_TOPS) - by) & ALL_TOPS) == ALL_TOPS; }

typedef struct {
    int count;
    Open states[MOST_OPEN_STATES];
} Layer;

/* Two empty numbers follow the last. */
typedef struct {
    const GroupChoices *groups;
    Lanes least[NUMBERS + 2], most[NUMBERS + 2], asked[NUMBERS + 2], required_ahead[NUMBERS];
    int jokers, needs_run, is_open; /* is_open: something was left open */
    Layer finishing[NUMBERS], failing[NUMBERS];
} Laying;

/* A move from a state: with `into` it shows what is asked for, without it is to finish. */
typedef struct {
    Laying *laying;
    Layer *into;
    Open from;
    int number;
    Lanes used, wanted, ahead; /* lanes that are asked for, here and at the next two numbers */
} Move;

static int is_covered_in(const Layer *layer, Open state)
{
    for (int i = 0; i < layer->count; i++)
        if (is_covered(state, layer->states[i]))
            return 1;
    return 0;
}

static int covers_some(const Layer *layer, Open state)
{
    for (int i = 0; i < layer->count; i++)
        if (is_covered(layer->states[i], state))
            return 1;
    return 0;
}

/* Add a state; returns 0 if the layer is full. */
static int add_open(Layer *layer, Open state)
{
    if (layer->count == MOST_OPEN_STATES)
        return 0;
    layer->states[layer->count++] = state;
    return 1;
}

static void drop_covered(Layer *layer, Open by)
{
    for (int i = 0; i < layer->count; i++)
        if (is_covered(layer->states[i], by))
            layer->states[i--] = layer->states[--layer->count];
}

static int finishes(Laying *l, int number, Open state);

/* Mark what a state shows, and keep it for the next number. */
static void show(const Move *m, Open made)
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
}

/* Reach the state in which `pieces` of each color, jokers among them, go into runs; see fitting.c. Returns whether that is
 * enough. */
static int extend(const Move *m, Lanes pieces, Lanes extra, int jokers, int started)
{
    Laying *l = m->laying;
    Lanes next = l->most[m->number + 1], after_next = l->most[m->number + 2];
    Lanes n1 = excess(pieces, all_of(m->from)), need = n1 + n1_of(m->from), must = nonzero(extra);
    int left = l->jokers - jokers;
    need = (need & ~must) | (pieces & must);
    if (total(excess(need, next)) + total(excess(n1, after_next)) > left)
        return 0;
    Lanes all = need + excess(smaller(pieces, next + ONES * (Lanes)left), need);
    int flags = (int)(m->from >> 52) | (started ? JOKER_STARTS : 0);
    Open made = open_of(n1, need, all, jokers, pieces ? flags & ~NO_RUN : flags);
    if (!m->into)
        return finishes(l, m->number + 1, made);
    show(m, made);
    return 0;
}

/* Every way to start more runs with jokers at the 11, before a 12 or 13; some have been started. */
static int start_with_jokers(const Move *m, Lanes pieces, Lanes extra, int jokers, int color, int started)
{
    const Laying *l = m->laying;
    if (color == COLORS || jokers == l->jokers)
        return extend(m, pieces, extra, jokers, started);
    int most = lane(l->most[m->number + 1] + l->most[m->number + 2], color) ? l->jokers - jokers : 0;
    for (int added = 0; added <= most; added++) {
        Lanes with = pieces + one_of(color) * (Lanes)added;
        if (start_with_jokers(m, with, extra, jokers + added, color + 1, started || added))
            return 1;
    }
    return 0;
}

/* Every way to put more jokers into the lanes, up to `room`, to reach a number after a long run. */
static int with_more_jokers(const Move *m, Lanes pieces, Lanes extra, Lanes room, int jokers)
{
    const Laying *l = m->laying;
    if (!room || jokers == l->jokers)
        return start_with_jokers(m, pieces, extra, jokers, m->number == ELEVEN ? 0 : COLORS, 0);
    int color = 0;
    while (!lane(room, color))
        color++;
    Lanes rest = room & ~(15 * one_of(color));
    for (int added = 0; added <= lane(room, color) && jokers + added <= l->jokers; added++) {
        Lanes more = one_of(color) * (Lanes)added;
        if (with_more_jokers(m, pieces + more, extra + more, rest, jokers + added))
            return 1;
    }
    return 0;
}

/* Put pieces into runs, with jokers where the runs need more. */
static int move_runs(const Move *m, Lanes in_runs, int group_jokers)
{
    const Laying *l = m->laying;
    Lanes fillers = excess(need_of(m->from), in_runs), pieces = in_runs + fillers, next = l->most[m->number + 1];
    int jokers = jokers_of(m->from) + group_jokers + total(fillers);
    if (jokers > l->jokers)
        return 0;
    Lanes room = smaller(excess(all_of(m->from), pieces), excess(next, pieces));
    return with_more_jokers(m, pieces, 0, room & (m->ahead | l->required_ahead[m->number]), jokers);
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

/* Try every move from a state until one is enough. Open runs take what is there: a longer run is never worse. A group is
 * of use only for what is asked for, or for pieces that would have to start a run; a run that nothing forces to start, only
 * if something that is asked for or required is at its first three numbers. */
static int try_moves(Move *m)
{
    const Laying *l = m->laying;
    const GroupChoices *groups = l->groups;
    Lanes least = l->least[m->number], most = l->most[m->number], all = all_of(m->from), need = need_of(m->from);
    Lanes next = l->most[m->number + 1], after_next = l->most[m->number + 2], least_grouped = 0;
    int left = l->jokers - jokers_of(m->from);
    Lanes starts = next + ONES * (Lanes)left, forced = nonzero(excess(least, all)) | m->wanted;
    Lanes startable = m->wanted | m->ahead | l->required_ahead[m->number];
    if (l->needs_run && !has_run(m->from))
        startable = 0xFFFF;
    if (!left) {
        /* Without jokers a run starts only where two more numbers follow; what runs cannot take is in groups. */
        if (!covers(most, need))
            return 0;
        starts = smaller(excess(next, n1_of(m->from)), after_next);
        least_grouped = excess(least, smaller(all, 4 * ONES) + starts);
    }
    int key = forced ? group_key(left ? most : most - need) : 0;
    for (int part = groups->first[key][left]; part < groups->first[key][left + 1]; part++) {
        int chosen = groups->parts[part];
        Lanes grouped = groups->lanes[chosen];
        /* A group without a piece that nothing forces into it is as good: an open run can take that, or nothing has to. */
        if (!covers(grouped, least_grouped) || (grouped && !(nonzero(grouped) & forced)) || groups->spare[chosen] & ~forced)
            continue;
        Lanes free = most - grouped, rest = excess(least, grouped), taken = smaller(all, free);
        Lanes in_runs = taken + excess(rest, taken), spare = smaller(free - in_runs, starts) & startable;
        if (start_runs(m, grouped, in_runs, spare, groups->fewest[chosen]))
            return 1;
    }
    return 0;
}

/* Whether a state can be finished. */
static int finishes(Laying *l, int number, Open state)
{
    if (number == NUMBERS) {
        int settled = (has_run(state) || !l->needs_run) && (jokers_of(state) < 3 || !joker_starts(state));
        l->is_open |= !need_of(state) && !settled;
        return !need_of(state) && settled;
    }
    if (covers_some(&l->finishing[number], state))
        return 1;
    if (is_covered_in(&l->failing[number], state))
        return 0;
    Move m = {.laying = l, .from = state, .number = number};
    int found = try_moves(&m);
    add_open(found ? &l->finishing[number] : &l->failing[number], state);
    return found;
}

/* Mark every piece that fits: afterwards `asked` has those that do not. */
static void show_all(Laying *l)
{
    Layer layers[2];
    int last = NUMBERS;
    while (last && !l->asked[last - 1])
        last--;
    layers[0].states[0] = START;
    layers[0].count = 1;
    for (int number = 0; number < last; number++) {
        const Layer *here = &layers[number & 1];
        Layer *into = &layers[~number & 1];
        into->count = 0;
        for (int i = 0; i < here->count; i++) {
            Move m = {.laying = l, .into = into, .from = here->states[i], .number = number};
            m.wanted = l->asked[number];
            m.ahead = l->asked[number + 1] | l->asked[number + 2];
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
    for (int number = 0; number < NUMBERS; number++)
        l->required_ahead[number] = nonzero(l->least[number + 1]) | nonzero(l->least[number + 2]);
    l->asked[NUMBERS] = l->asked[NUMBERS + 1] = 0;
    for (int number = 0; number < NUMBERS; number++) {
        l->asked[number] = l->finishing[number].count = 0;
        for (int color = 0; color < COLORS; color++)
            if (asked & bit_of_code(color * NUMBERS + number))
                l->asked[number] |= 15 * one_of(color);
    }
    l->needs_run = least->of[BAG_JOKERS] > 0;
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

/* Mark what fits with no more than some of the jokers; returns whether `least` can be laid so. */
static int show_with(Laying *l, int jokers, uint64_t *left)
{
    l->jokers = jokers;
    l->is_open = 0;
    for (int number = 0; number < NUMBERS; number++)
        /* What can be finished with few jokers can be with more. */
        l->failing[number].count = 0;
    if (!finishes(l, 0, START))
        return 0;
    show_all(l);
    for (int code = 0; code < NUMBERED; code++)
        if (*left >> code & 1 && !(l->asked[code % NUMBERS] & one_of(code / NUMBERS)))
            *left &= ~bit_of_code(code);
    return 1;
}

/* Whether one more joker can be laid, because there can be a run; if not, groups may still take it. */
static int fits_in_run(Laying *l, const Bag *most)
{
    uint64_t nothing = 0;
    int had_run = l->needs_run;
    memset(l->asked, 0, sizeof l->asked);
    for (int number = 0; number < NUMBERS && !had_run; number++)
        l->finishing[number].count = 0;
    l->needs_run = 1;
    return had_run || show_with(l, most->of[BAG_JOKERS], &nothing);
}

int find_fitting(Player *p, const Bag *least, const Bag *most, uint64_t asked, uint64_t *fitting)
{
    Laying l;
    Rows rows;
    uint64_t left = asked;
    int laid = 0;
    prepare_laying(&l, p, least, most, asked);
    /* Most of what fits does so with few jokers, and with few there are few states. */
    for (int jokers = 0; jokers <= most->of[BAG_JOKERS] && (left & ~bit_of_code(JOKER) || !laid); jokers++)
        laid = show_with(&l, jokers, &left);
    int is_open = l.is_open;
    if (laid && left & bit_of_code(JOKER) && fits_in_run(&l, most))
        left &= ~bit_of_code(JOKER);
    *fitting |= laid ? asked & ~left : 0;
    if (!laid && (!is_open || !solve_pieces(p, FOR_NOTHING, least, most, NO_POINTS, -1, &rows)))
        return 0;
    if (is_open || left & bit_of_code(JOKER))
        find_by_solving(p, least, most, NO_POINTS, laid && !is_open ? bit_of_code(JOKER) : left, fitting);
    return 1;
}

void find_apart(Player *p, const Bag *least, const Bag *most, int points, uint64_t asked, uint64_t *fitting)
{
    find_by_solving(p, least, most, points, asked, fitting);
}
