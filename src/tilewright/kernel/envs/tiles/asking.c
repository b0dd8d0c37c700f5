/* The mask of a turn. An action is legal, or not, or it is unknown because nothing was asked about it yet. A lazy game asks
 * only what decides its next action: most faces that an agent prefers fit, and proofs that others do not fit take most of the
 * time of a mask. */
#include "envs/tiles/games.h"

static const uint64_t ALL_FACES = ((uint64_t)1 << FACES) - 1;

Asking asking_of(Player *p, const GameRules *rules, Episode *e)
{
    Asking a = {.p = p, .rules = rules, .e = e, .rack = &e->state.racks[e->state.seat], .points = NO_POINTS};
    a.is_opening = !e->state.opened[e->state.seat];
    a.table = rules->is_bound ? &e->numbered : &e->state.table;
    if (a.is_opening && !rules->turns.extras) {
        a.table = &EMPTY_BAG;
        a.points = rules->least_points;
    }
    a.required = sum_of(a.table, &e->committed);
    a.available = sum_of(a.table, a.rack);
    return a;
}

static const TurnKind *kind_of(const Asking *a)
{
    if (a->rules->has_specials && has_specials(&a->available))
        return &SPECIAL;
    return a->rules->is_bound && !a->is_opening && a->e->state.table.of[BAG_JOKERS] ? &BOUND : &COUNTED;
}

/* Settle which of the faces asked for are legal, and those that turned out to be besides. */
static void settle(Episode *e, uint64_t asked, uint64_t fitting)
{
    e->legal |= e->unknown & fitting;
    e->unknown &= ~(asked | fitting);
}

static void ask_faces(const Asking *a, uint64_t asked)
{
    Episode *e = a->e;
    if (!e->is_begun)
        kind_of(a)->begin(a);
    e->is_begun = 1;
    asked &= e->unknown;
    if (asked)
        settle(e, asked, kind_of(a)->fits(a, asked));
}

static void ask_end(const Asking *a)
{
    settle(a->e, bit_of_code(END), kind_of(a)->ends(a) ? bit_of_code(END) : 0);
}

void settle_all(Player *p, const GameRules *rules, Episode *e)
{
    const Asking a = asking_of(p, rules, e);
    ask_faces(&a, ALL_FACES);
    if (e->unknown >> END & 1)
        ask_end(&a);
}

void find_mask(Player *p, const GameRules *rules, Episode *e, int face)
{
    const Asking a = asking_of(p, rules, e);
    Bag left = rest_of(a.rack, &e->committed);
    uint64_t held = all_codes_in(&left);
    int is_new = face == NO_FACE;
    /* What did not fit before cannot fit with one more piece committed. */
    e->unknown = is_new ? held : (held & (e->legal | e->unknown)) | bit_of_code(END);
    e->legal = is_new ? bit_of_code(DRAWS) : 0;
    e->is_begun = !is_new;
    e->opens = !a.is_opening;
    if (a.is_opening && a.points == NO_POINTS && !is_new)
        e->opens = opens(p, &e->committed, rules->least_points);
    if (!is_new)
        kind_of(&a)->carry_on(&a, face);
    if (!rules->is_lazy)
        settle_all(p, rules, e);
}

void write_mask(const Episode *e, uint8_t mask[ACTIONS])
{
    for (int action = 0; action < ACTIONS; action++)
        mask[action] = e->legal >> action & 1;
}

int is_legal(Player *p, const GameRules *rules, Episode *e, int action)
{
    const Asking a = asking_of(p, rules, e);
    if (e->unknown >> action & 1 && action == END)
        ask_end(&a);
    else if (e->unknown >> action & 1)
        ask_faces(&a, bit_of_code(action));
    return e->legal >> action & 1;
}

int goes_out(Player *p, const GameRules *rules, const Episode *e)
{
    const Bag *rack = &e->state.racks[e->state.seat];
    Episode tried = *e;
    tried.committed = *rack;
    Asking a = asking_of(p, rules, &tried);
    /* Without special and bound jokers, all that a turn needs is that its pieces make sets. */
    if (kind_of(&a) == &COUNTED && !fits(p, &a.required))
        return 0;
    tried.committed = e->committed;
    Bag left = rest_of(rack, &e->committed);
    for (int code = 0; code < FACES; code++)
        for (int more = count_in(&left, code); more; more--) {
            if (!is_legal(p, rules, &tried, code))
                return 0;
            put(&tried.committed, code, 1);
            find_mask(p, rules, &tried, code);
        }
    return is_legal(p, rules, &tried, END);
}

int preferred_action(Player *p, const GameRules *rules, Episode *e, const float preferences[ACTIONS])
{
    for (;;) {
        uint64_t possible = e->legal | e->unknown;
        int best = NO_FACE;
        for (int action = 0; action < ACTIONS; action++)
            if (possible >> action & 1 && (best == NO_FACE || preferences[action] > preferences[best]))
                best = action;
        if (best == NO_FACE || is_legal(p, rules, e, best))
            return best;
    }
}
