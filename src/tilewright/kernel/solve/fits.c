/* Which pieces can be laid beyond some that must be, and whether exactly some pieces make sets: number by number, with the runs
 * that are open between two numbers as the state.
 *
 * Numbered pieces that are not in groups extend the open runs, short ones first. Jokers are free: they are used only where they
 * are needed, and those left over extend any run. A joker extends a long run only to reach a number after it, and starts a run
 * only at the 11: elsewhere it could as well end the run.
 *
 * Each face is asked for by itself: a piece of it is required too, and a state shortly before it must be finished, which is
 * tried depth first. The state of a known layout is tried first, and whatever covers a state from which that layout goes on
 * is finished. Only if that fails are the other states there found, going forward from the first number without those that
 * another one covers. The states that were found to finish or not are remembered, and so is what covers them. What that leaves
 * open is left to the solver: jokers of the table beside groups alone, and three jokers that might be a run of their own.
 */
#include "solve/fits.h"

typedef struct {
    int count;
    Open states[MOST_OPEN_STATES];
} Layer;

/* Two empty numbers follow the last. `reached` are the states before each number that some way of laying the numbers before
 * it leads to, as far as they were found. */
typedef struct {
    const GroupChoices *groups;
    Lanes required[NUMBERS + 2], available[NUMBERS + 2], required_ahead[NUMBERS];
    int jokers, needs_run, is_open, reached_count; /* is_open: something was left open */
    int needed[NUMBERS];                           /* jokers that numbers further on cannot do without */
    Layer finishing[NUMBERS], failing[NUMBERS], reached[NUMBERS];
} Laying;

/* A move from a state: with `into` it is to reach the next states, without it to finish. */
typedef struct {
    Laying *laying;
    Layer *into;
    Open from;
    int number;
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

static void add_reached(const Move *m, Open made)
{
    if (!is_covered_in(m->into, made)) {
        drop_covered(m->into, made);
        if (!add_open(m->into, made))
            m->laying->is_open = 1;
    }
}

/* Reach the state in which `pieces` of each color, jokers among them, go into runs; where a joker extends a long run, all runs must go on: otherwise
 * the joker could be saved by exchanging their ends. Returns whether that is
 * enough. */
static int extend(const Move *m, Lanes pieces, Lanes extra, int jokers, int started)
{
    Laying *l = m->laying;
    Lanes next = l->available[m->number + 1], after_next = l->available[m->number + 2];
    Lanes n1 = excess(pieces, all_of(m->from)), need = n1 + n1_of(m->from), must = nonzero(extra);
    int left = l->jokers - jokers;
    need = (need & ~must) | (pieces & must);
    if (left < l->needed[m->number] || total(excess(need, next)) + total(excess(n1, after_next)) > left)
        return 0;
    Lanes all = need + excess(smaller(pieces, next + ONES * (Lanes)left), need);
    int flags = (int)(m->from >> 52) | (started ? JOKER_STARTS : 0);
    Open made = open_of(n1, need, all, jokers, pieces ? flags & ~NO_RUN : flags);
    if (!m->into)
        return finishes(l, m->number + 1, made);
    add_reached(m, made);
    return 0;
}

/* Every way to start more runs with jokers at the 11, before a 12 or 13; some have been started. */
static int start_with_jokers(const Move *m, Lanes pieces, Lanes extra, int jokers, int color, int started)
{
    const Laying *l = m->laying;
    if (color == COLORS || jokers == l->jokers)
        return extend(m, pieces, extra, jokers, started);
    int most = lane(l->available[m->number + 1] + l->available[m->number + 2], color) ? l->jokers - jokers : 0;
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
    Lanes fillers = excess(need_of(m->from), in_runs), pieces = in_runs + fillers, next = l->available[m->number + 1];
    int jokers = jokers_of(m->from) + group_jokers + total(fillers);
    if (jokers > l->jokers)
        return 0;
    Lanes room = smaller(excess(all_of(m->from), pieces), excess(next, pieces));
    return with_more_jokers(m, pieces, 0, room & l->required_ahead[m->number], jokers);
}

/* Start more runs with pieces that neither groups nor open runs take, up to `spare` of each color. */
static int start_runs(const Move *m, Lanes in_runs, Lanes spare, int group_jokers)
{
    if (!spare)
        return move_runs(m, in_runs, group_jokers);
    int color = 0;
    while (!lane(spare, color))
        color++;
    Lanes rest = spare & ~(15 * one_of(color));
    for (int started = 0; started <= lane(spare, color); started++)
        if (start_runs(m, in_runs + one_of(color) * (Lanes)started, rest, group_jokers))
            return 1;
    return 0;
}

static int group_key(Lanes lanes)
{
    return (int)((lanes & 3) | (lanes >> 2 & 12) | (lanes >> 4 & 48) | (lanes >> 6 & 192));
}

/* Try every move from a state until one is enough. Open runs take what is there: a longer run is never worse. A group is
 * of use only for pieces that would have to start a run; a run that nothing forces to start, only if something that is
 * required is at its first three numbers. */
static int try_moves(const Move *m)
{
    const Laying *l = m->laying;
    const GroupChoices *groups = l->groups;
    Lanes required = l->required[m->number], available = l->available[m->number], all = all_of(m->from), need = need_of(m->from);
    Lanes next = l->available[m->number + 1], after_next = l->available[m->number + 2], least_grouped = 0;
    int left = l->jokers - jokers_of(m->from);
    Lanes starts = next + ONES * (Lanes)left, forced = nonzero(excess(required, all));
    Lanes startable = l->required_ahead[m->number];
    if (l->needs_run && !has_run(m->from))
        startable = 0xFFFF;
    if (!left) {
        /* Without jokers a run starts only where two more numbers follow; what runs cannot take is in groups. */
        if (!covers(available, need))
            return 0;
        starts = smaller(excess(next, n1_of(m->from)), after_next);
        least_grouped = excess(required, smaller(all, 4 * ONES) + starts);
    }
    int key = forced ? group_key(left ? available : available - need) : 0;
    for (int part = groups->first[key][left]; part < groups->first[key][left + 1]; part++) {
        int chosen = groups->parts[part];
        Lanes grouped = groups->lanes[chosen];
        /* A group without a piece that nothing forces into it is as good: an open run can take that, or nothing has to. */
        if (!covers(grouped, least_grouped) || (grouped && !(nonzero(grouped) & forced)) || groups->spare[chosen] & ~forced)
            continue;
        Lanes free = available - grouped, rest = excess(required, grouped), taken = smaller(all, free);
        Lanes in_runs = taken + excess(rest, taken), spare = smaller(free - in_runs, starts) & startable;
        if (start_runs(m, in_runs, spare, groups->fewest[chosen]))
            return 1;
    }
    return 0;
}

/* Whether a state before a number can be finished. */
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

/* Find the states before a number. */
static const Layer *reach(Laying *l, int number)
{
    for (; l->reached_count <= number; l->reached_count++) {
        Layer *into = &l->reached[l->reached_count];
        into->count = 0;
        if (!l->reached_count) {
            add_open(into, START);
            continue;
        }
        const Layer *here = into - 1;
        for (int i = 0; i < here->count; i++) {
            Move m = {.laying = l, .into = into, .from = here->states[i], .number = l->reached_count - 1};
            try_moves(&m);
        }
    }
    return &l->reached[number];
}

static void prepare_laying(Laying *l, const FitQuestion *q, uint64_t lacking)
{
    l->groups = q->groups;
    for (int number = 0; number < NUMBERS + 2; number++) {
        l->required[number] = number < NUMBERS ? q->required->of[number] : 0;
        l->available[number] = number < NUMBERS ? q->available->of[number] : 0;
    }
    for (int number = 0; number < NUMBERS; number++)
        l->required_ahead[number] = nonzero(l->required[number + 1]) | nonzero(l->required[number + 2]);
    for (int number = LAST, needed = 0; number >= 0; number--) {
        /* Jokers at this number and before are of no use to what is more than two numbers away. */
        while (!helped_by(lacking >> 4 * number >> 12, needed))
            needed++;
        l->needed[number] = needed;
    }
    l->jokers = q->available->of[BAG_JOKERS];
    l->needs_run = q->required->of[BAG_JOKERS] > 0;
    l->is_open = l->reached_count = 0;
}

/* Forget what was found out about a number and those before it, but for the layout. */
static void forget(Laying *l, const Path *path, int last)
{
    for (int number = 0; number <= last; number++) {
        l->finishing[number].count = path != NULL;
        l->failing[number].count = 0;
        if (path)
            l->finishing[number].states[0] = path->worst[number];
    }
}

/* Whether a state of the layout before a piece, or any other state there, can be finished with the piece. */
static int finishes_from(Laying *l, const Path *path, int number)
{
    if (path && finishes(l, number, path->as_it_is[number]))
        return 1;
    const Layer *before = reach(l, number);
    for (int i = 0; i < before->count; i++)
        if (finishes(l, number, before->states[i]))
            return 1;
    return 0;
}

/* Whether one more piece can be laid. What was found out about the numbers after it stays true, so faces are asked for from
 * the highest number on. What is laid more than two numbers before the piece does not depend on it. */
static int fits_one_more(Laying *l, const Path *path, int code)
{
    int number = code % NUMBERS, from = number < 2 ? 0 : number - 2;
    Lanes one = one_of(code / NUMBERS), ahead[2] = {l->required_ahead[from], l->required_ahead[from + 1]};
    forget(l, NULL, number);
    l->required[number] += one;
    for (int at = from; at < number; at++)
        l->required_ahead[at] |= 15 * one;
    int found = finishes_from(l, path, from);
    for (int at = from; at < number; at++)
        l->required_ahead[at] = ahead[at - from];
    l->required[number] -= one;
    forget(l, path, number);
    return found;
}

/* Whether one more joker can be laid, because there can be a run; if not, groups may still take it. */
static int fits_in_run(Laying *l)
{
    if (l->needs_run)
        return 1;
    forget(l, NULL, LAST);
    l->needs_run = 1;
    return finishes(l, 0, START);
}

int make_sets(const GroupChoices *groups, const Bag *pieces, uint64_t lacking)
{
    const FitQuestion q = {groups, pieces, pieces, NULL};
    Laying l;
    prepare_laying(&l, &q, lacking);
    forget(&l, NULL, LAST);
    return finishes(&l, 0, START) ? 1 : l.is_open ? UNKNOWN : 0;
}

int find_fitting_faces(const FitQuestion *q, uint64_t asked, Fits *found)
{
    Laying l;
    int jokers = q->available->of[BAG_JOKERS];
    uint64_t lacking = lacking_partners(q->required, q->available);
    *found = (Fits){0, 0};
    if (!helped_by(lacking, jokers))
        return 0;
    if (!asked && q->path)
        return 1;
    prepare_laying(&l, q, lacking);
    forget(&l, q->path, LAST);
    if (!q->path && !finishes(&l, 0, START)) {
        found->unknown = l.is_open ? asked : 0;
        return l.is_open ? UNKNOWN : 0;
    }
    uint64_t left = asked;
    for (int number = LAST; number >= 0; number--)
        for (int code = number; code < NUMBERED; code += NUMBERS)
            if (left >> code & 1 && fits_one_more(&l, q->path, code))
                left &= ~bit_of_code(code);
    int is_open = l.is_open;
    if (left & bit_of_code(JOKER) && fits_in_run(&l))
        left &= ~bit_of_code(JOKER);
    found->fitting = asked & ~left;
    /* A joker that is in no run may still be in a group. */
    found->unknown = is_open ? left : left & bit_of_code(JOKER);
    return 1;
}
