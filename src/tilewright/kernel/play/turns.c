/* The turns of playouts on counts of pieces: the whole rack, the most tiles or value, openings; and the table after a turn.
 *
 * Special jokers and bound ones are simplified as bots/tiles/playouts/situation.py says.
 */
#include "play/playouts.h"

enum { MOST_TRIES = 64 /* choices of pairs for the special jokers of a rack */ };

const Turn NOTHING = {{{0}}, {{0}}};

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
    Bag classic = without_specials(rack), specials = rest_of(rack, &classic), held = sum_of(table, &classic);
    if (is_empty(&specials))
        return fits(p, &held) ? (Turn){*rack, *rack} : NOTHING;
    Absorbing absorbing;
    absorbing.p = p;
    absorbing.held = held;
    absorbing.rest = classic;
    absorbing.tries = 0;
    find_pairs(&absorbing, &specials);
    return absorb(&absorbing, specials) ? (Turn){*rack, absorbing.rest} : NOTHING;
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
    Turn turn = NOTHING;
    Bag classic = without_specials(rack), held = sum_of(table, &classic);
    if (solve_pieces(p, goal, table, &held, NO_POINTS, 0, &rows)) {
        turn.joined = pieces_of(&rows);
        turn.joined = rest_of(&turn.joined, table);
        turn.laid = turn.joined;
    }
    if (rack->of[BAG_SPECIALS])
        add_specials(p, rack, &turn);
    return turn;
}

/* Rows that open; 0 if there are none. */
static int opening_rows(Player *p, const Bag *rack, int least_points, Rows *rows)
{
    return solve_pieces(p, FOR_TILES, &EMPTY_BAG, rack, least_points, 0, rows);
}

Turn opening_of(Player *p, const Bag *table, const Bag *rack, int least_points)
{
    Rows rows;
    Bag classic = without_specials(rack), opened;
    int single = single_opening(&classic, least_points, &opened);
    if (!single) {
        if (!opening_rows(p, &classic, least_points, &rows))
            return NOTHING;
        opened = pieces_of(&rows);
    }
    if (same_bags(&opened, &classic) || !(p->rules.extras || single))
        return (Turn){opened, opened};
    /* With extras the opening may be laid anywhere; without them the other sets lie beside it. */
    Bag others = rest_of(&classic, &opened), required = EMPTY_BAG;
    if (p->rules.extras)
        required = sum_of(table, &opened);
    Bag available = sum_of(&required, &others);
    if (solve_pieces(p, FOR_TILES, &required, &available, NO_POINTS, 0, &rows)) {
        Bag laid = pieces_of(&rows), more = rest_of(&laid, &required);
        opened = sum_of(&opened, &more);
    }
    return (Turn){opened, opened};
}

/* What a row is: not a run if it is worth more as a group. */
static ClassicReading highest_reading(const Row *row)
{
    ClassicReading reading = read_classic(row->cells, row->size);
    reading.falling = NOT_ONE;
    if (reading.rising != NOT_ONE && classic_points(&reading, row->size) > run_points(reading.rising, row->size))
        reading.rising = NOT_ONE;
    return reading;
}

static int points_of(const Row *row)
{
    ClassicReading reading = read_classic(row->cells, row->size);
    return classic_points(&reading, row->size);
}

Turn small_opening(Player *p, const Bag *rack, int least_points)
{
    Rows rows;
    Bag classic = without_specials(rack), opened = EMPTY_BAG;
    int points = 0;
    if (single_opening(&classic, least_points, &opened))
        return (Turn){opened, opened};
    if (!opening_rows(p, &classic, least_points, &rows))
        return NOTHING;
    opened = pieces_of(&rows);
    for (int i = 0; i < rows.count; i++)
        points += points_of(&rows.row[i]);
    /* Rows that the opening does not need are left out, the longest first. */
    for (int size = NUMBERS + 1; size > 0; size--)
        for (int i = 0; i < rows.count; i++) {
            const Row *row = &rows.row[i];
            if (row->size != size || points - points_of(row) < least_points || rows.count == 1)
                continue;
            points -= points_of(row);
            for (int at = 0; at < row->size; at++)
                take(&opened, row->cells[at]);
        }
    return (Turn){opened, opened};
}

/* Whether the game would have no more copies of a face than the solver takes, with this table after pieces were laid. */
static int has_room(const Game *game, const Bag *laid, const Bag *table, int face)
{
    int copies = count_in(table, face) - count_in(laid, face);
    for (int seat = 0; seat < game->seats; seat++)
        copies += count_in(&game->racks[seat], face);
    for (int i = 0; i < game->pool_count; i++)
        copies += game->pool[i] == face;
    return copies <= MOST_COPIES;
}

/* Lay the jokers of a row as what they stand for, or take the row off the table. */
static void bind_jokers(const Game *game, const Bag *laid, Bag *table, const Row *row)
{
    const ClassicReading reading = highest_reading(row);
    JokerStands stands;
    Bag bound = *table;
    find_joker_stands(row->cells, row->size, &reading, &stands);
    int fitting = stands.count > 0;
    for (int i = 0; fitting && i < stands.jokers; i++)
        put(&bound, stands.codes[0][i], 1);
    for (int i = 0; fitting && i < stands.jokers; i++)
        fitting = has_room(game, laid, &bound, stands.codes[0][i]);
    for (int i = 0; !fitting && i < row->size; i++)
        if (row->cells[i] != JOKER)
            take(table, row->cells[i]);
    if (fitting)
        *table = bound;
}

Bag table_after(Player *p, const Game *game, const Turn *turn)
{
    int apart = !game->opened[game->seat] && !p->rules.extras;
    Bag after = sum_of(&game->table, &turn->joined), asked = apart ? turn->joined : after;
    if (!p->rules.jokers_stay || !turn->joined.of[BAG_JOKERS])
        return after;
    Rows rows;
    int found = solve_pieces(p, FOR_NOTHING, &asked, &asked, NO_POINTS, -1, &rows);
    after.of[BAG_JOKERS] = 0;
    for (int i = 0; found && i < rows.count; i++)
        if (memchr(rows.row[i].cells, JOKER, rows.row[i].size))
            bind_jokers(game, &turn->laid, &after, &rows.row[i]);
    return after;
}
