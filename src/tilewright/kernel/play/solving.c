#include "play/playouts.h"

#include <stdlib.h>

#include "solve/special/asking.h"

enum {
    MOST_TRIES = 64, /* choices of pairs for the special jokers of a rack; the plain form has the same number */
    LEAST_ROOM = 1 << 12,
    REMEMBERED_ROOM = 1 << 16,
};

static const int64_t NO_CAP = (int64_t)1 << 48;
/* As in solver/weights.py: most tiles then most value, and most value then most tiles. */
enum { BY_TILE = 1 << 11, BY_VALUE = 1 << 8 };

static void set_weights(Workspace *w, int64_t each, int64_t scale, int penalty)
{
    Solver *s = &w->solver;
    for (int number = 0; number < NUMBERS; number++)
        for (int color = 0; color < COLORS; color++)
            s->pieces.weights[number][color] = scale ? each + scale * (number + 1) : 0;
    s->joker_weight = scale ? each + scale * penalty : 0;
    s->cap = NO_CAP;
}

static void forget_actions(Solver *s)
{
    if (++s->batch == 0) {
        memset(s->remembered, 0, sizeof s->remembered);
        s->batch = 1;
    }
    s->remembered_actions.count = 0;
}

void prepare_player(Player *p)
{
    for (int goal = 0; goal < GOALS; goal++)
        prepare(&p->solvers[goal]);
    find_group_choices(&p->groups);
}

void take_rules(Player *p, const Rules *rules)
{
    if (!memcmp(&p->rules, rules, sizeof *rules))
        return;
    p->rules = *rules;
    memset(p->fitting, 0, sizeof p->fitting);
    memset(p->opening, 0, sizeof p->opening);
    set_weights(&p->solvers[FOR_TILES], BY_TILE, 1, rules->penalty);
    set_weights(&p->solvers[FOR_VALUE], 1, BY_VALUE, rules->penalty);
    set_weights(&p->solvers[FOR_NOTHING], 0, 0, 0);
    p->solvers[FOR_FACES].solver.cap = NO_CAP;
    for (int goal = 0; goal < FOR_FACES; goal++)
        forget_actions(&p->solvers[goal].solver);
}

void release_player(Player *p)
{
    for (int goal = 0; goal < GOALS; goal++)
        release(&p->solvers[goal]);
    free_special(p->special);
}

int solve_for_worth(Player *p, int goal, const Bag *least, const Bag *most, int points, int64_t floor, Rows *rows, int64_t *worth)
{
    Workspace *w = &p->solvers[goal];
    Solver *s = &w->solver;
    for (int number = 0; number < NUMBERS; number++) {
        s->pieces.required[number] = least->of[number];
        s->pieces.available[number] = most->of[number];
    }
    s->required_jokers = least->of[BAG_JOKERS];
    s->jokers = most->of[BAG_JOKERS];
    s->min_natural = p->rules.min_natural;
    s->exact_jokers = points != NO_POINTS;
    s->least_points = s->exact_jokers ? points : 0;
    s->joker_worth = s->exact_jokers ? s->joker_weight : 0;
    s->required_in_search = (uint8_t)(s->exact_jokers ? s->required_jokers : 0);
    s->needs_run = s->reversed = 0;
    if (s->remembered_actions.count > REMEMBERED_ROOM - LEAST_ROOM)
        forget_actions(s);
    rows->count = 0;
    int found = solve_question(w, floor, rows, worth);
    p->out_of_memory |= found < 0;
    return found > 0;
}

int solve_pieces(Player *p, int goal, const Bag *least, const Bag *most, int points, int64_t floor, Rows *rows)
{
    int64_t worth = 0;
    return solve_for_worth(p, goal, least, most, points, floor, rows, &worth);
}

static int solved(Player *p, int goal, const Bag *least, const Bag *most, int points, Rows *rows)
{
    return solve_pieces(p, goal, least, most, points, goal == FOR_NOTHING ? -1 : 0, rows);
}

Bag pieces_of(const Rows *rows)
{
    Bag pieces = EMPTY_BAG;
    for (int i = 0; i < rows->count; i++)
        for (int at = 0; at < rows->row[i].size; at++)
            put(&pieces, rows->row[i].cells[at], 1);
    return pieces;
}

static Remembrance *remembered(Remembrance known[], const Bag *pieces, int points)
{
    uint64_t mixed = (uint64_t)points;
    for (int i = 0; i < BAG_WORDS; i++)
        mixed = (mixed ^ pieces->word[i]) * 0x9E3779B97F4A7C15u, mixed ^= mixed >> 29;
    Remembrance *found = &known[mixed >> (64 - KNOWN_BITS)];
    if (!found->is_known || found->points != points || !same_bags(&found->pieces, pieces)) {
        found->pieces = *pieces;
        found->points = (uint8_t)points;
        found->is_known = 0;
    }
    return found;
}

int fits(Player *p, const Bag *pieces)
{
    uint64_t lacking = lacking_partners(pieces);
    if (!helped_by(lacking, pieces->of[BAG_JOKERS]))
        return 0;
    Remembrance *known = remembered(p->fitting, pieces, 0);
    if (!known->is_known) {
        Rows rows;
        int made = make_sets(&p->groups, pieces, lacking);
        known->answer = (uint8_t)(made == UNKNOWN ? solved(p, FOR_NOTHING, pieces, pieces, NO_POINTS, &rows) : made);
        known->is_known = 1;
    }
    return known->answer;
}

static Bag without_specials(const Bag *bag)
{
    Bag classic = *bag;
    classic.of[BAG_SPECIALS] = 0;
    return classic;
}

static int opening_rows(Player *p, const Bag *rack, int least, Rows *rows)
{
    return solved(p, FOR_TILES, &EMPTY_BAG, rack, least, rows);
}

int opens(Player *p, const Bag *rack, int least)
{
    Bag classic = without_specials(rack), single;
    if (single_opening(&classic, least, &single))
        return 1;
    if (opens_never(&classic, least))
        return 0;
    Remembrance *known = remembered(p->opening, &classic, least);
    if (!known->is_known) {
        Rows rows;
        known->answer = (uint8_t)opening_rows(p, &classic, least, &rows);
        known->is_known = 1;
    }
    return known->answer;
}

/* A search for sets of special jokers: each takes a pair from the rack, and the rest must fit. */
typedef struct {
    Player *p;
    Bag held, rest; /* table and rack; the rack's numbers that are not in pairs */
    int tries, pair_counts[SPECIAL_KINDS];
    Pair pairs[SPECIAL_KINDS][MOST_PAIRS]; /* those of the rack */
} Absorbing;

static uint64_t bit_of(int code) { return (uint64_t)1 << (4 * (code % NUMBERS) + code / NUMBERS); }

static void find_pairs(Absorbing *a, const Bag *specials)
{
    const Rules *rules = &a->p->rules;
    uint64_t present = present_in(&a->rest);
    for (int kind = 0; kind < SPECIAL_KINDS; kind++) {
        a->pair_counts[kind] = 0;
        for (int i = 0; count_in(specials, DOUBLE + kind) && i < rules->pair_counts[kind]; i++) {
            Pair pair = rules->pairs[kind][i];
            if (present & bit_of(pair.first) && present & bit_of(pair.second))
                a->pairs[kind][a->pair_counts[kind]++] = pair;
        }
    }
}

static int absorb(Absorbing *a, Bag specials)
{
    int kind = 0;
    while (kind < SPECIAL_KINDS && !count_in(&specials, DOUBLE + kind))
        kind++;
    if (kind == SPECIAL_KINDS) {
        a->tries++;
        return fits(a->p, &a->held);
    }
    uint64_t present = present_in(&a->held), alone = present & ~in_plain_sets(present);
    take(&specials, DOUBLE + kind);
    for (int i = 0; i < a->pair_counts[kind] && a->tries < MOST_TRIES; i++) {
        Pair pair = a->pairs[kind][i];
        if (alone && !(alone & (bit_of(pair.first) | bit_of(pair.second))))
            continue;
        Bag both = EMPTY_BAG, held = a->held, rest = a->rest;
        put(&both, pair.first, 1);
        put(&both, pair.second, 1);
        if (!holds(&rest, &both))
            continue;
        a->held = rest_of(&held, &both);
        a->rest = rest_of(&rest, &both);
        if (absorb(a, specials))
            return 1;
        a->held = held;
        a->rest = rest;
    }
    return 0;
}

Turn whole_rack(Player *p, const Bag *table, const Bag *rack)
{
    Turn none = {EMPTY_BAG, EMPTY_BAG};
    Bag classic = without_specials(rack), specials = rest_of(rack, &classic), held = sum_of(table, &classic);
    if (is_empty(&specials))
        return fits(p, &held) ? (Turn){*rack, *rack} : none;
    Absorbing absorbing;
    absorbing.p = p;
    absorbing.held = held;
    absorbing.rest = classic;
    absorbing.tries = 0;
    find_pairs(&absorbing, &specials);
    return absorb(&absorbing, specials) ? (Turn){*rack, absorbing.rest} : none;
}

/* Lay special jokers with pairs of what a turn leaves on the rack. */
static void add_specials(const Player *p, const Bag *rack, Turn *turn)
{
    for (int kind = 0; kind < SPECIAL_KINDS; kind++)
        for (int i = 0; i < p->rules.pair_counts[kind]; i++) {
            Bag left = rest_of(rack, &turn->laid), set = EMPTY_BAG;
            put(&set, DOUBLE + kind, 1);
            put(&set, p->rules.pairs[kind][i].first, 1);
            put(&set, p->rules.pairs[kind][i].second, 1);
            if (!count_in(&left, DOUBLE + kind))
                break;
            if (holds(&left, &set))
                turn->laid = sum_of(&turn->laid, &set);
        }
}

Turn most_of(Player *p, int goal, const Bag *table, const Bag *rack)
{
    Rows rows;
    Turn turn = {EMPTY_BAG, EMPTY_BAG};
    Bag classic = without_specials(rack), held = sum_of(table, &classic);
    if (solved(p, goal, table, &held, NO_POINTS, &rows)) {
        turn.joined = pieces_of(&rows);
        turn.joined = rest_of(&turn.joined, table);
        turn.laid = turn.joined;
    }
    if (rack->of[BAG_SPECIALS])
        add_specials(p, rack, &turn);
    return turn;
}

Turn opening_of(Player *p, const Bag *table, const Bag *rack, int least)
{
    Rows rows;
    Bag classic = without_specials(rack), opened;
    int single = single_opening(&classic, least, &opened);
    if (!single) {
        if (!opens(p, rack, least) || !opening_rows(p, &classic, least, &rows))
            return (Turn){EMPTY_BAG, EMPTY_BAG};
        opened = pieces_of(&rows);
    }
    if (same_bags(&opened, &classic) || !(p->rules.extras || single))
        return (Turn){opened, opened};
    /* With extras the opening may be laid anywhere; without them the other sets lie beside it. */
    Bag others = rest_of(&classic, &opened), lying = EMPTY_BAG;
    if (p->rules.extras)
        lying = sum_of(table, &opened);
    Bag most = sum_of(&lying, &others);
    if (solved(p, FOR_TILES, &lying, &most, NO_POINTS, &rows)) {
        Bag laid = pieces_of(&rows), more = rest_of(&laid, &lying);
        opened = sum_of(&opened, &more);
    }
    return (Turn){opened, opened};
}

Turn small_opening(Player *p, const Bag *rack, int least)
{
    Rows rows;
    Bag classic = without_specials(rack), opened = EMPTY_BAG;
    int points = 0;
    if (single_opening(&classic, least, &opened))
        return (Turn){opened, opened};
    if (!opens(p, rack, least) || !opening_rows(p, &classic, least, &rows))
        return (Turn){EMPTY_BAG, EMPTY_BAG};
    opened = pieces_of(&rows);
    for (int i = 0; i < rows.count; i++)
        points += points_of_row(&rows.row[i]);
    /* Rows that the opening does not need are left out, the longest first. */
    for (int size = NUMBERS + 1; size > 0; size--)
        for (int i = 0; i < rows.count; i++) {
            const Row *row = &rows.row[i];
            if (row->size != size || points - points_of_row(row) < least || rows.count == 1)
                continue;
            points -= points_of_row(row);
            for (int at = 0; at < row->size; at++)
                take(&opened, row->cells[at]);
        }
    return (Turn){opened, opened};
}

/* Whether the game would have no more copies of a face than the solver takes, with this table. */
static int has_room(const Game *game, const Bag *table, int face)
{
    int copies = count_in(table, face);
    for (int seat = 0; seat < game->seats; seat++)
        copies += count_in(&game->racks[seat], face);
    for (int i = 0; i < game->pool_count; i++)
        copies += game->pool[i] == face;
    return copies <= MOST_COPIES;
}

/* Lay the jokers of a row as what they stand for, or take the row off the table. */
static void bind_jokers(const Game *game, Bag *table, const Row *row)
{
    uint8_t meant[NUMBERS + 1];
    Bag bound = *table;
    int count = find_meanings(row, meant), fitting = count > 0;
    for (int i = 0; i < count; i++)
        put(&bound, meant[i], 1);
    for (int i = 0; i < count; i++)
        fitting &= has_room(game, &bound, meant[i]);
    for (int i = 0; !fitting && i < row->size; i++)
        if (row->cells[i] != JOKER)
            take(table, row->cells[i]);
    if (fitting)
        *table = bound;
}

Bag table_after(Player *p, const Game *game, const Turn *turn, int apart)
{
    Bag after = sum_of(&game->table, &turn->joined), asked = apart ? turn->joined : after;
    if (!p->rules.jokers_stay || !turn->joined.of[BAG_JOKERS])
        return after;
    Rows rows;
    int found = solved(p, FOR_NOTHING, &asked, &asked, NO_POINTS, &rows);
    after.of[BAG_JOKERS] = 0;
    for (int i = 0; found && i < rows.count; i++)
        if (memchr(rows.row[i].cells, JOKER, rows.row[i].size))
            bind_jokers(game, &after, &rows.row[i]);
    return after;
}
