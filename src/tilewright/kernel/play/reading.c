/* What Python writes about a situation, checked before anything is dealt from it: sizes, counts, seats and policies. */
#include "play/reading.h"

enum { HEAD_SIZE = 14, SEAT_HEAD = 5 + POLICIES };

typedef struct {
    const uint8_t *at;
    size_t left;
    Refusal *why;
} Bytes;

/* The next bytes, or NULL if there are too few. */
static const uint8_t *next_bytes(Bytes *bytes, size_t size)
{
    const uint8_t *found = bytes->at;
    if (bytes->left < size) {
        refuse_for(bytes->why, "the situation is too short");
        return NULL;
    }
    bytes->at += size;
    bytes->left -= size;
    return found;
}

static int read_bag(Bytes *bytes, int faces, Bag *bag)
{
    const uint8_t *counts = next_bytes(bytes, (size_t)faces);
    if (!counts)
        return 0;
    for (int code = 0; code < faces; code++)
        if (counts[code] > (code < NUMBERED ? MOST_COPIES : MOST_JOKERS))
            return refuse_for(bytes->why, "face %d: %d pieces are more than any box has", code, counts[code]);
    *bag = bag_of(counts, faces);
    return 1;
}

static int read_head(Bytes *bytes, Situation *known, Rules *rules)
{
    const uint8_t *head = next_bytes(bytes, HEAD_SIZE);
    if (!head)
        return 0;
    known->seats = head[0];
    known->viewer = head[1];
    known->acting = head[2];
    known->passes = head[3];
    known->lap = head[4];
    rules->min_natural = head[5];
    rules->extras = head[6];
    rules->last_lap = head[7];
    rules->shared_ties = head[8];
    rules->penalty = head[9];
    rules->jokers_stay = head[10];
    if (known->seats < 2 || known->seats > MOST_SEATS)
        return refuse_for(bytes->why, "%d seats are not within 2 to %d", known->seats, MOST_SEATS);
    if ((known->viewer >= known->seats && known->viewer != NOBODY) || known->acting >= known->seats)
        return refuse_for(bytes->why, "the seat that sees or acts is not at the table");
    if (known->passes >= known->seats || known->lap == 0 || (known->lap > known->seats && known->lap != NO_LAP))
        return refuse_for(bytes->why, "the game is over");
    if (rules->min_natural > 1)
        return refuse_for(bytes->why, "min_natural is out of range");
    for (int kind = 0; kind < SPECIAL_KINDS; kind++)
        rules->pair_counts[kind] = head[11 + kind];
    return 1;
}

static int read_pairs(Bytes *bytes, Rules *rules)
{
    for (int kind = 0; kind < SPECIAL_KINDS; kind++)
        for (int i = 0; i < rules->pair_counts[kind]; i++) {
            const uint8_t *pair = next_bytes(bytes, 2);
            if (!pair)
                return 0;
            if (pair[0] >= NUMBERED || pair[1] >= NUMBERED)
                return refuse_for(bytes->why, "a pair is of numbers");
            rules->pairs[kind][i] = (Pair){pair[0], pair[1]};
        }
    return 1;
}

static int read_seat(Bytes *bytes, Known *seat)
{
    const uint8_t *head = next_bytes(bytes, SEAT_HEAD);
    int all = 0;
    if (!head)
        return 0;
    seat->count = head[0];
    seat->opened = head[1] != 0;
    seat->least_points = head[2];
    seat->drawn = head[3];
    seat->has_idle_table = head[4] != 0;
    for (int policy = 0; policy < POLICIES; policy++)
        all += seat->weights[policy] = head[5 + policy];
    if (!all || !seat->count)
        return refuse_for(bytes->why, "a seat has pieces and a policy");
    if (seat->least_points == NO_OPENING)
        return refuse_for(bytes->why, "the points of an opening are out of range");
    return read_bag(bytes, FACES, &seat->held) && read_bag(bytes, CLASSIC_FACES, &seat->idle_table);
}

/* Check that the solvers take a table with all other pieces of the game, whoever holds them. */
static int check_table(const Bag *table, const Bag *others, Refusal *why)
{
    Bag all = sum_of(table, others);
    for (int code = 0; code <= JOKER; code++)
        if (count_in(&all, code) > (code < NUMBERED ? MOST_COPIES : MOST_JOKERS))
            return refuse_for(why, "face %d occurs too often", code);
    return size_of(&all) <= MOST_PIECES || refuse_for(why, "there are more than %d pieces", MOST_PIECES);
}

/* Check that the racks can be dealt from the unseen pieces, and that no pile of equal pieces overflows. */
static int check_counts(const Situation *known, Refusal *why)
{
    Bag hidden = known->unseen, held_by_all = sum_of(&known->rack, &known->unseen);
    int wanted = 0;
    if (!check_table(&known->table, &held_by_all, why))
        return 0;
    if (known->viewer == NOBODY && !is_empty(&known->rack))
        return refuse_for(why, "a spectator has no rack");
    for (int seat = 0; seat < known->seats; seat++) {
        const Known *here = &known->known[seat];
        int held = size_of(&here->held);
        if (!check_table(&here->idle_table, &known->unseen, why))
            return 0;
        if (seat == known->viewer) {
            if (here->count != size_of(&known->rack))
                return refuse_for(why, "the rack has another size");
            continue;
        }
        if (!holds(&hidden, &here->held) || held > here->count)
            return refuse_for(why, "seat %d cannot hold these pieces", seat);
        hidden = rest_of(&hidden, &here->held);
        wanted += here->count - held;
    }
    return wanted <= size_of(&hidden) || refuse_for(why, "there are not enough pieces for the racks");
}

int read_situation(const uint8_t *bytes, size_t size, Situation *known, Rules *rules, Refusal *why)
{
    Bytes all = {bytes, size, why};
    /* Rules are compared as bytes, so that padding and unused pairs must be equal too. */
    memset(rules, 0, sizeof *rules);
    memset(known, 0, sizeof *known);
    if (!read_head(&all, known, rules) || !read_pairs(&all, rules) || !read_bag(&all, CLASSIC_FACES, &known->table)
        || !read_bag(&all, FACES, &known->rack) || !read_bag(&all, FACES, &known->unseen))
        return 0;
    for (int seat = 0; seat < known->seats; seat++)
        if (!read_seat(&all, &known->known[seat]))
            return 0;
    if (all.left)
        return refuse_for(why, "the situation is too long");
    return check_counts(known, why);
}

int check_duel(const Situation *known, Refusal *why)
{
    int other = 1 - known->viewer;
    if (known->seats != 2 || known->viewer != known->acting)
        return refuse_for(why, "a duel is between the seat that acts and one other");
    return known->known[other].count == size_of(&known->unseen) || refuse_for(why, "the pool is not empty");
}

int read_plan(const uint8_t bytes[PLAN_SIZE], const Situation *known, Plan *plan, Refusal *why)
{
    Bytes all = {bytes, PLAN_SIZE, why};
    const uint8_t *head = next_bytes(&all, 2);
    if (!head || !read_bag(&all, FACES, &plan->laid) || !read_bag(&all, CLASSIC_FACES, &plan->table))
        return 0;
    plan->policy = head[0];
    plan->decides = head[1] != 0;
    if (plan->policy >= POLICIES)
        return refuse_for(why, "there is no policy %d", plan->policy);
    if (plan->decides)
        return 1;
    if (known->acting != known->viewer || !holds(&known->rack, &plan->laid))
        return refuse_for(why, "a plan lays pieces of the rack");
    Bag kept = rest_of(&known->rack, &plan->laid), others = sum_of(&kept, &known->unseen);
    return check_table(&plan->table, &others, why);
}
