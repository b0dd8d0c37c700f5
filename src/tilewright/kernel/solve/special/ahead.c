/* Bounds on what a number and all later ones can add, from a relaxation without jokers in runs. Without them the slowest
 * hundredth of openings takes 1.6 times as long.
 *
 * In the relaxation only numbered pieces are in runs, and a run may stop before it has three; that costs one unit. A joker
 * in a group costs two. Jokers have these units to spend: two for each joker that is left, one for each run that a double
 * or a color change keeps in progress, and two for each mirrored run in progress.
 *
 * Proof that this is a bound: take any way to complete a state, and split the numbered pieces that are still to be laid in
 * runs into sequences, each of one color and without a gap, on one side of its set. A sequence that continues a counted
 * run has the length of that run too. If it stops before it has three, a joker is beside it in the set. Who pays for it?
 *
 * - The joker before it, if there is one. Or the mirror, if it is the first sequence of its side.
 * - Else the joker behind it. That only happens to the first sequence of a set, so no joker pays for more than two.
 * - A joker laid earlier pays for the first sequence after it, and a mirror laid earlier for the first on each side. These
 *   are the units of the sets in progress. A counted run pays for nothing: the sequence after its last joker continues it.
 *
 * The bounds are worth their time where most pieces must be laid. Where few must, the relaxation has too many states; then
 * it is given up, and the search begins again with the bounds of stages.c alone.
 */
#include "solve/special/solver.h"

#include <string.h>

/* Offers tried before it looks ahead no more. */
#ifndef MOST_AHEAD_STEPS
#define MOST_AHEAD_STEPS 150000
#endif

enum { MOST_OFFERS = 1 << 12, MOST_OUTLOOKS = 1 << 19, RUN_KEYS = 256 };

/* Less than any worth, so that sums with it stay negative. */
static const int64_t NEVER = -((int64_t)1 << 60);

/* Pieces of one number in runs, and the highest reward of such an action by the jokers in its groups. */
typedef struct {
    Lanes runs;
    int fewest;
    int64_t best, reward[MOST_WILD + 1];
} Offer;

/* A state of the relaxation, and the most that can be added from it for each amount up to `units`. */
typedef struct {
    uint64_t key;
    int32_t next, units;
    int64_t most[MOST_UNITS + 1];
} Outlook;

static inline Offer *offer_at(const Solver *s, int index) { return (Offer *)s->offers.items + index; }

static inline Outlook *outlook_at(const Solver *s, int32_t index) { return (Outlook *)s->outlooks.items + index; }

/* Append the offers of a number, the highest reward first, as its actions are; returns 0 without memory. */
static int add_offers(Solver *s, int number)
{
    int16_t place[RUN_KEYS];
    memset(place, -1, sizeof place);
    for (int i = s->first[number]; i < s->first[number + 1]; i++) {
        const Action *action = action_at(s, i);
        Lanes runs = action->runs;
        int jokers = total(action->wild);
        int16_t *at = &place[lane(runs, 0) | lane(runs, 1) << 2 | lane(runs, 2) << 4 | lane(runs, 3) << 6];
        if (*at < 0) {
            if (!make_room(&s->offers, s->offers.count + 1, MOST_OFFERS, sizeof(Offer)))
                return 0;
            *at = (int16_t)s->offers.count++;
            Offer *made = offer_at(s, *at);
            *made = (Offer){.runs = runs, .fewest = jokers, .best = action->reward};
            for (int many = 0; many <= MOST_WILD; many++)
                made->reward[many] = NEVER;
        }
        Offer *offer = offer_at(s, *at);
        if (offer->reward[jokers] < action->reward)
            offer->reward[jokers] = action->reward;
        if (offer->fewest > jokers)
            offer->fewest = jokers;
    }
    return 1;
}

void begin_ahead(Solver *s)
{
    s->steps = s->offers.count = s->outlooks.count = 0;
    s->looks_ahead = 1;
    for (int number = 0; number < NUMBERS && s->looks_ahead; number++) {
        s->first_offer[number] = s->offers.count;
        s->looks_ahead = add_offers(s, number);
    }
    s->first_offer[NUMBERS] = s->offers.count;
    s->most_later[NUMBERS] = 0;
    for (int number = LAST; number >= 0; number--)
        s->most_later[number] = s->most_later[number + 1] + action_at(s, s->first[number])->reward;
    if (++s->outlook_stamp == 0) {
        memset(s->outlook_heads, 0, sizeof s->outlook_heads);
        s->outlook_stamp = 1;
    }
}

int gives_up_ahead(Solver *s)
{
    int gives_up = s->looks_ahead && s->steps > MOST_AHEAD_STEPS;
    s->looks_ahead = 0;
    return gives_up;
}

static int32_t outlook(Solver *s, int number, Runs open, int units);

/* Find the most that can be added from a state for each amount up to `units`; returns 0 without memory or steps. */
static int look(Solver *s, int number, Runs open, int units, int64_t most[])
{
    static const int64_t nothing[MOST_UNITS + 1];
    s->steps += s->first_offer[number + 1] - s->first_offer[number];
    if (s->steps > MOST_AHEAD_STEPS)
        return 0;
    for (int left = 0; left <= units; left++)
        most[left] = NEVER;
    for (int i = s->first_offer[number]; i < s->first_offer[number + 1]; i++) {
        const Offer *offer = offer_at(s, i);
        int cost = relaxed_cost(open, offer->runs), least = cost + 2 * offer->fewest;
        if (least > units || most[least] >= offer->best + s->most_later[number + 1])
            continue;
        const int64_t *ahead = nothing;
        Runs after = relaxed(open, offer->runs);
        if (number < LAST) {
            int32_t found = outlook(s, number + 1, after, units - least);
            if (found < 0)
                return 0;
            ahead = outlook_at(s, found)->most;
        } else
            cost += total(after.n1 + after.n2);
        for (int jokers = offer->fewest, spent; (spent = cost + 2 * jokers) <= units && jokers <= MOST_WILD; jokers++)
            for (int left = 0; offer->reward[jokers] >= 0 && spent + left <= units; left++)
                if (most[spent + left] < offer->reward[jokers] + ahead[left])
                    most[spent + left] = offer->reward[jokers] + ahead[left];
    }
    return 1;
}

/* The outlook of a state, known for amounts up to `units`; returns its index, or NO_MEMORY. */
static int32_t outlook(Solver *s, int number, Runs open, int units)
{
    open.n3 = smaller(open.n3, excess(s->question.pieces.available[number], open.n1 + open.n2));
    uint64_t key = (uint64_t)number << 48 | (uint64_t)open.n3 << 32 | (uint64_t)open.n2 << 16 | open.n1;
    Head *head = &s->outlook_heads[(key * 0x9E3779B97F4A7C15u) >> (64 - OUTLOOK_BITS)];
    if (head->stamp != s->outlook_stamp)
        *head = (Head){s->outlook_stamp, -1};
    int32_t index = head->node;
    while (index >= 0 && outlook_at(s, index)->key != key)
        index = outlook_at(s, index)->next;
    if (index >= 0 && outlook_at(s, index)->units >= units)
        return index;
    int64_t most[MOST_UNITS + 1];
    if (!look(s, number, open, units, most))
        return NO_MEMORY;
    if (index < 0) {
        if (!make_room(&s->outlooks, s->outlooks.count + 1, MOST_OUTLOOKS, sizeof(Outlook)))
            return NO_MEMORY;
        index = s->outlooks.count++;
        outlook_at(s, index)->key = key;
        outlook_at(s, index)->next = head->node;
        head->node = index;
    }
    outlook_at(s, index)->units = units;
    memcpy(outlook_at(s, index)->most, most, (size_t)(units + 1) * sizeof *most);
    return index;
}

int64_t most_ahead(Solver *s, int number, Runs open, int units, int64_t bound)
{
    if (!s->looks_ahead)
        return bound < 0 ? NO_END : bound;
    if (bound < 0 || units < 0)
        return NO_END;
    if (number == NUMBERS)
        return total(open.n1 + open.n2) <= units ? bound : NO_END;
    int32_t found = outlook(s, number, open, units);
    if (found < 0)
        return NO_MEMORY;
    int64_t most = outlook_at(s, found)->most[units];
    return most < 0 ? NO_END : most < bound ? most : bound;
}
