#include "play/playouts.h"

/* Whether exactly some pieces make sets, number by number, as in solver/classic/search.py but without choices of pieces.
 *
 * Numbered pieces that are not in groups extend the open runs, short ones first. Jokers are free: they are used only
 * where they are needed, and those left over extend any run. A joker extends a long run only to reach a number after
 * it, and starts a run only at the 11: elsewhere it could as well end the run.
 */

enum { MOST_OPEN_STATES = 256, ELEVEN = 10 };

/* Open runs of one piece, of one or two, and of any length; `all` and `need` make states comparable. */
typedef struct {
    uint16_t n1, need, all;
    uint8_t jokers, has_run;
} State;

typedef struct {
    State states[MOST_OPEN_STATES];
    int count, overflow;
} Layer;

/* What the moves from one number to the next depend on. */
typedef struct {
    Lanes next, after_next; /* the pieces of the next two numbers */
    int number, jokers, needed; /* `needed`: jokers that numbers further on cannot do without */
    Layer *into;
} Moves;

/* Whether one state can do whatever another can: a longer run can take the place of a shorter one, and a run of three
 * pieces may end. */
static int is_covered(const State *state, const State *by)
{
    return by->jokers <= state->jokers && by->has_run >= state->has_run && covers(state->need, by->need)
        && covers(state->n1, by->n1) && covers(by->all, state->all);
}

static void add_state(Layer *layer, const State *state)
{
    for (int i = 0; i < layer->count; i++)
        if (is_covered(state, &layer->states[i]))
            return;
    for (int i = 0; i < layer->count; i++)
        if (is_covered(&layer->states[i], state))
            layer->states[i--] = layer->states[--layer->count];
    if (layer->count == MOST_OPEN_STATES)
        layer->overflow = 1;
    else
        layer->states[layer->count++] = *state;
}

/* Add the state in which `pieces` of each color, jokers among them, go into runs. Where a joker extends a long run, all
 * runs must go on: otherwise the joker could be saved by exchanging their ends. */
static void extend(const Moves *m, const State *from, Lanes pieces, Lanes extra, int jokers)
{
    Lanes n1 = excess(pieces, from->all), need = n1 + from->n1;
    Lanes must = nonzero(extra);
    need = (need & ~must) | (pieces & must);
    int left = m->jokers - jokers;
    if (left < m->needed || total(excess(need, m->next)) + total(excess(n1, m->after_next)) > left)
        return;
    /* Runs that no piece can follow are closed, which makes more states equal. */
    Lanes all = need + excess(smaller(pieces, m->next + ONES * (Lanes)left), need);
    State made = {(uint16_t)n1, (uint16_t)need, (uint16_t)all, (uint8_t)jokers,
                  (uint8_t)(from->has_run || pieces)};
    add_state(m->into, &made);
}

/* Try every way to put more jokers into the lanes: to reach a number after a long run, or before a 12 or 13. */
static void with_more_jokers(const Moves *m, const State *from, Lanes pieces, Lanes extra, int jokers, int color)
{
    if (color == COLORS || jokers == m->jokers) {
        extend(m, from, pieces, extra, jokers);
        return;
    }
    with_more_jokers(m, from, pieces, extra, jokers, color + 1);
    Lanes one = one_of(color);
    int longs = lane(from->all, color) - lane(pieces, color), ahead = lane(m->next, color) - lane(pieces, color);
    int most = longs < ahead ? longs : ahead;
    for (int added = 1; added <= most && jokers + added <= m->jokers; added++)
        with_more_jokers(m, from, pieces + one * (Lanes)added, extra + one * (Lanes)added, jokers + added, color + 1);
    if (m->number != ELEVEN || !(lane(m->next, color) + lane(m->after_next, color)))
        return;
    for (int added = 1; jokers + added <= m->jokers; added++)
        with_more_jokers(m, from, pieces + one * (Lanes)added, extra, jokers + added, color + 1);
}

static void move(const Moves *m, const State *from, Lanes in_runs, int group_jokers)
{
    Lanes fillers = excess(from->need, in_runs);
    int jokers = from->jokers + group_jokers + total(fillers);
    if (jokers > m->jokers)
        return;
    Lanes pieces = in_runs + fillers;
    if (jokers == m->jokers
        || (m->number != ELEVEN && !smaller(excess(from->all, pieces), excess(m->next, pieces))))
        extend(m, from, pieces, 0, jokers);
    else
        with_more_jokers(m, from, pieces, 0, jokers, 0);
}

static int group_key(Lanes lanes)
{
    return (int)((lanes & 3) | (lanes >> 2 & 12) | (lanes >> 4 & 48) | (lanes >> 6 & 192));
}

/* The moves of a state that has used all jokers: groups are between what runs cannot take and what open runs do not need. */
static void move_without_jokers(const Moves *m, const State *from, Lanes here, const GroupChoices *groups)
{
    if (!covers(here, from->need))
        return;
    Lanes least = excess(here, from->all + smaller(excess(m->next, from->n1), m->after_next));
    int key = group_key(here - from->need);
    for (int part = groups->first[key][0]; part < groups->first[key][1]; part++) {
        Lanes grouped = groups->lanes[groups->parts[part]];
        if (covers(grouped, least))
            extend(m, from, here - grouped, 0, m->jokers);
    }
}

void find_group_choices(GroupChoices *known)
{
    known->count = 0;
    for (int index = 0; index < GROUP_KEYS; index++) {
        int counts[COLORS] = {index & 3, index >> 2 & 3, index >> 4 & 3, index >> 6 & 3};
        int all = 0, most = 0;
        for (int color = 0; color < COLORS; color++) {
            all += counts[color];
            most = counts[color] > most ? counts[color] : most;
        }
        known->fewest[index] = NOBODY;
        for (int jokers = MOST_JOKERS; jokers >= 0; jokers--)
            for (int groups = most; 3 * groups <= all + jokers && groups <= all; groups++)
                if (all + jokers <= 4 * groups)
                    known->fewest[index] = (uint8_t)jokers;
        if (!all)
            known->fewest[index] = 0;
        known->lanes[index] = (uint16_t)packed(counts);
    }
    for (int index = 0; index < GROUP_KEYS; index++) {
        known->spare[index] = 0;
        for (int color = 0; color < COLORS; color++)
            if (index >> (2 * color) & 3 && known->fewest[index - (1 << (2 * color))] <= known->fewest[index])
                known->spare[index] = (uint16_t)(known->spare[index] | 15 * one_of(color));
    }
    for (int index = 0; index < GROUP_KEYS; index++)
        for (int jokers = 0; jokers <= MOST_JOKERS; jokers++) {
            known->first[index][jokers] = known->count;
            for (int part = 0; part < GROUP_KEYS; part++)
                if (known->fewest[part] <= jokers && covers(known->lanes[index], known->lanes[part]))
                    known->parts[known->count++] = (uint8_t)part;
            known->first[index][jokers + 1] = known->count;
        }
}

/* Four bits for each color of four numbers at a time: the operations of lanes.h in a wider word. */
static const uint64_t ALL_TOPS = 0x8888888888888888u;

static inline uint64_t all_covered(uint64_t a, uint64_t b) { return ((((a | ALL_TOPS) - b) & ALL_TOPS) >> 3) * 15; }

static inline uint64_t all_smaller(uint64_t a, uint64_t b)
{
    uint64_t mask = all_covered(a, b);
    return (b & mask) | (a & ~mask);
}

static inline uint64_t all_excess(uint64_t a, uint64_t b) { return ((a | ALL_TOPS) - b) & ~ALL_TOPS & all_covered(a, b); }

/* The colors of which too many pieces have no room in runs for the groups of their number, a bit each. */
static unsigned without_groups(Lanes counts, Lanes left)
{
    Lanes groups = ONES, asked = 3;
    for (; left && (Lanes)total(smaller(counts, groups)) >= asked; groups += ONES, asked += 3)
        left = excess(left, ONES);
    Lanes bits = nonzero(left) & ONES;
    return (bits | bits >> 3 | bits >> 6 | bits >> 9) & 15;
}

uint64_t lacking_partners(const Bag *pieces)
{
    uint64_t words[BAG_WORDS + 2] = {0}, *here = words + 1, lacking = 0;
    for (int number = 0; number < NUMBERS; number++)
        here[number / 4] |= (uint64_t)pieces->of[number] << (16 * (number % 4));
    for (int i = 0; i < BAG_WORDS; i++) {
        uint64_t before = here[i] << 16 | here[i - 1] >> 48, two_before = here[i] << 32 | here[i - 1] >> 32;
        uint64_t after = here[i] >> 16 | here[i + 1] << 48, two_after = here[i] >> 32 | here[i + 1] << 32;
        /* Of the runs through a piece, those that it does not end contain the number after it, and so on. */
        uint64_t room = all_smaller(all_smaller(before + after, before + two_after), two_before + after);
        uint64_t left = all_excess(here[i], room);
        for (int number = 4 * i; left; left >>= 16, number++)
            lacking |= (uint64_t)without_groups(pieces->of[number], (Lanes)left & 0xFFFF) << (4 * number);
    }
    return lacking;
}

int helped_by(uint64_t lacking, int jokers)
{
    if (!lacking || !jokers)
        return !lacking;
    int number = 0, color = 0;
    while (!(lacking >> (4 * number) & 15))
        number++;
    while (!(lacking >> (4 * number + color) & 1))
        color++;
    uint64_t group = (uint64_t)15 << (4 * number), run = (uint64_t)0x11111 << (4 * number + color);
    return helped_by(lacking & ~group, jokers - 1) || helped_by(lacking & ~run, jokers - 1);
}

/* The states after the last number that use no more than some jokers: 0 if there are none. */
static int last_states(const GroupChoices *groups, const Bag *pieces, uint64_t lacking, int jokers, Layer layers[2])
{
    Moves m = {.jokers = jokers};
    layers[0].states[0] = (State){0, 0, 0, 0, 0};
    layers[0].count = 1;
    layers[0].overflow = 0;
    for (int number = 0; number < NUMBERS; number++) {
        const Layer *from = &layers[number & 1];
        Lanes here = pieces->of[number];
        int key = group_key(here);
        m.into = &layers[~number & 1];
        m.into->count = m.into->overflow = 0;
        m.number = number;
        /* Jokers at this number and before are of no use to what is more than two numbers away. */
        for (m.needed = 0; !helped_by(lacking >> (4 * number + 12), m.needed); m.needed++)
            continue;
        m.next = number < LAST ? pieces->of[number + 1] : 0;
        m.after_next = number + 1 < LAST ? pieces->of[number + 2] : 0;
        for (int i = 0; i < from->count; i++) {
            int left = jokers - from->states[i].jokers;
            if (!left) {
                move_without_jokers(&m, &from->states[i], here, groups);
                continue;
            }
            for (int part = groups->first[key][left]; part < groups->first[key][left + 1]; part++) {
                int chosen = groups->parts[part];
                move(&m, &from->states[i], here - groups->lanes[chosen], groups->fewest[chosen]);
            }
        }
        if (m.into->overflow || !m.into->count)
            return m.into->overflow ? UNKNOWN : 0;
    }
    return 1;
}

int make_sets(const GroupChoices *groups, const Bag *pieces, uint64_t lacking)
{
    Layer layers[2], *last = &layers[NUMBERS & 1];
    int all = pieces->of[BAG_JOKERS], answer = 0, jokers = 0;
    while (!helped_by(lacking, jokers))
        jokers++;
    /* Most pieces need few of their jokers, and with few there are few states. */
    for (; jokers <= all; jokers++) {
        int ended = last_states(groups, pieces, lacking, jokers, layers);
        if (ended == UNKNOWN)
            return UNKNOWN;
        for (int i = 0; ended && i < last->count; i++) {
            const State *end = &last->states[i];
            if (end->need)
                continue;
            if (end->has_run || end->jokers == all)
                /* Three jokers could be a run of their own, which the rules may forbid. */
                return end->jokers < 3 ? 1 : UNKNOWN;
            answer = UNKNOWN; /* groups alone, with jokers left over */
        }
    }
    return answer;
}
