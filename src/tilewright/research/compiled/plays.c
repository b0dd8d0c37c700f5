#include "rounds.h"

#include <string.h>

void prepare_dice_player(DicePlayer *player)
{
    for (int kind = 0; kind < KINDS; kind++)
        player->search.pool.worth[kind] = player->hand.worth[kind] = 1;
    player->search.pool.must_lay = player->hand.must_lay = 1;
}

void release_dice_player(DicePlayer *player)
{
    free_search(&player->search);
    free_pool(&player->hand);
}

void sort_hand(const Round *round, Hand *hand)
{
    hand->count = 0;
    for (int die = 0; die < DICE; die++) {
        int at = hand->count, kind = round->face[die] - 1;
        if (round->place[die] != round->seat || at == MOST_HAND)
            continue;
        for (; at > 0 && hand->kind[at - 1] > kind; at--) {
            hand->kind[at] = hand->kind[at - 1];
            hand->die[at] = hand->die[at - 1];
        }
        hand->kind[at] = (uint8_t)kind;
        hand->die[at] = (uint8_t)die;
        hand->count++;
    }
}

int choice_of(const Round *round, const Hand *hand)
{
    int choice = 0;
    for (int i = 0; i < round->chosen_count; i++) {
        int at = 0;
        while (hand->kind[at] != round->face[round->chosen[i]] - 1 || choice >> at & 1)
            at++;
        choice |= 1 << at;
    }
    return choice;
}

/* Count the dice of a choice; returns 0 if it has a die without the equal one before it. */
static int count_choice(const Hand *hand, int choice, uint8_t counts[KINDS])
{
    memset(counts, 0, KINDS);
    for (int i = 0; i < hand->count; i++) {
        if (!(choice >> i & 1))
            continue;
        if (i && hand->kind[i - 1] == hand->kind[i] && !(choice >> (i - 1) & 1))
            return 0;
        counts[hand->kind[i]]++;
    }
    return 1;
}

static int contains(const uint8_t *counts, const uint8_t *more, const DiceSet *set)
{
    for (int i = 0; i < set->needs_count; i++) {
        int kind = set->needs[i].kind;
        if (counts[kind] + (more ? more[kind] : 0) < set->needs[i].wanted)
            return 0;
    }
    return 1;
}

static int shows_set(const Pool *hand, const uint8_t *choice)
{
    for (int i = 0; i < hand->own_sets.count; i++)
        if (contains(choice, NULL, &hand->own_sets.items[i]))
            return 1;
    return 0;
}

/* Divide dice into sets, the lowest kind first; with `rows`, lay each set. Returns how many sets, or -1. */
static int divide_dice(const Sets *sets, uint8_t *left, Grid *rows, int count)
{
    int lowest = 0;
    while (lowest < KINDS && !left[lowest])
        lowest++;
    if (lowest == KINDS)
        return count;
    for (int i = 0; i < sets->count; i++) {
        const DiceSet *set = &sets->items[i];
        if (!(set->mask >> lowest & 1) || !contains(left, NULL, set))
            continue;
        for (int at = 0; at < set->size; at++)
            left[set->kinds[at]]--;
        int found = divide_dice(sets, left, rows, count + 1);
        for (int at = 0; at < set->size; at++)
            left[set->kinds[at]]++;
        if (found < 0)
            continue;
        if (rows) {
            rows[count].count = 0;
            for (int at = 0; at < set->size; at++)
                add_die(&rows[count], at, 0, set->kinds[at]);
        }
        return found;
    }
    return -1;
}

static void find_grid(const Round *round, Grid *grid, uint8_t old[KINDS])
{
    grid->count = 0;
    memset(old, 0, KINDS);
    for (int i = 0; i < round->grid_count; i++) {
        const Laid *laid = &round->grid[i];
        add_die(grid, laid->x, laid->y, round->face[laid->die] - 1);
        old[round->face[laid->die] - 1]++;
    }
}

/* Search for islands after exactly the choice is played: its sets beside the grid, else what the search finds. */
static int search_choice(DicePlayer *player, const RoundRules *rules, const Grid *grid, const uint8_t old[KINDS],
                         const uint8_t choice[KINDS])
{
    const Asked asked = {rules->grid, NO_LIMIT, rules->steps, rules->layouts, 1};
    Search *search = &player->search;
    Grid islands[1 + MOST_HAND / SHORTEST];
    uint8_t left[KINDS];
    int first = grid->count > 0;
    memcpy(search->pool.old, old, KINDS);
    memcpy(search->pool.own, choice, KINDS);
    if (!fill_pool(&search->pool)) {
        player->failed = NO_MEMORY;
        return 0;
    }
    begin_search(search, &asked, grid);
    islands[0] = *grid;
    memcpy(left, choice, KINDS);
    int rows = divide_dice(&search->pool.own_sets, left, islands + first, 0);
    if (rows > 0 && offer_turn(search, islands, first + rows))
        return 1;
    if (run_search(search) == NO_MEMORY)
        player->failed = NO_MEMORY;
    return search->islands.has_found;
}

int find_islands(DicePlayer *player, const RoundRules *rules, const Round *round)
{
    Grid grid;
    uint8_t old[KINDS], choice[KINDS] = {0};
    find_grid(round, &grid, old);
    for (int i = 0; i < round->chosen_count; i++)
        choice[round->face[round->chosen[i]] - 1]++;
    return search_choice(player, rules, &grid, old, choice);
}

/* Whether each die of a choice is in a set of the choice and the grid. */
static int may_be_played(const Pool *hand, const uint8_t *choice)
{
    uint64_t met = 0;
    for (int i = 0; i < hand->sets.count; i++)
        if (contains(hand->old, choice, &hand->sets.items[i]))
            met |= hand->sets.items[i].mask;
    for (int kind = 0; kind < KINDS; kind++)
        if (choice[kind] && !(met >> kind & 1))
            return 0;
    return 1;
}

static int is_legal(DicePlayer *player, const RoundRules *rules, const Grid *grid, uint8_t choice[KINDS])
{
    Pool *hand = &player->hand;
    int shows = shows_set(hand, choice);
    /* TB-07, A-T4: the duty to lay a set comes from all dice of the player. */
    if (rules->must_lay && hand->own_sets.count && !shows)
        return 0;
    if (shows && divide_dice(&hand->own_sets, choice, NULL, 0) > 0)
        return 1;
    return may_be_played(hand, choice) && search_choice(player, rules, grid, hand->old, choice);
}

void find_plays(DicePlayer *player, const RoundRules *rules, Round *round)
{
    Pool *pool = &player->hand;
    Hand hand;
    Grid grid;
    uint8_t choice[KINDS];
    int any = 0;
    sort_hand(round, &hand);
    find_grid(round, &grid, pool->old);
    count_choice(&hand, (1 << hand.count) - 1, pool->own);
    memset(round->plays, 0, sizeof round->plays);
    if (!fill_pool(pool)) {
        player->failed = NO_MEMORY;
        return;
    }
    for (int way = 1; way < 1 << hand.count && !player->failed; way++)
        if (count_choice(&hand, way, choice) && is_legal(player, rules, &grid, choice)) {
            round->plays[way / WORD_BITS] |= (uint64_t)1 << way % WORD_BITS;
            any = 1;
        }
    round->may_pass = !any || !rules->must_lay || !pool->own_sets.count;
}
