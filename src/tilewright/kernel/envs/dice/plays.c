/* Which dice can be laid: a choice of dice is asked about only where a mask depends on it, and once a roll. */
#include "envs/dice/rounds.h"

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

/* The dice of the seat in turn, sorted by face. */
typedef struct {
    int count;
    uint8_t die[MOST_HAND], kind[MOST_HAND];
} Hand;

static void sort_hand(const Round *round, Hand *hand)
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

/* The choice that the dice chosen so far are. */
static int choice_of(const Round *round, const Hand *hand)
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

static int shows_set(const Pool *hand, const uint8_t *choice)
{
    for (int i = 0; i < hand->own_sets.count; i++)
        if (holds_set(choice, &hand->own_sets.items[i]))
            return 1;
    return 0;
}

/* Divide dice into sets, the lowest kind first; with `rows`, lay each set. Returns how many sets, or -1. */
static int divide_dice(const DiceSets *sets, uint8_t *left, Grid *rows, int count)
{
    int lowest = 0;
    while (lowest < KINDS && !left[lowest])
        lowest++;
    if (lowest == KINDS)
        return count;
    for (int i = 0; i < sets->count; i++) {
        const DiceSet *set = &sets->items[i];
        if (!(set->mask >> lowest & 1) || !holds_set(left, set))
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

enum { FAMILY_FOUND = -3 };

static int stop_at_family(void *context, const Family *family)
{
    (void)context;
    (void)family;
    return FAMILY_FOUND;
}

/* Whether lines that may cross cover a choice and the grid, whether or not they fit the plane: quicker than to search for
 * their places, and mostly there are none. */
static int has_family(DicePlayer *player, const RoundRules *rules, const uint8_t *choice)
{
    const Pool *hand = &player->hand;
    Cover *cover = &player->cover;
    start_cover(cover, hand, rules->steps);
    cover->one_faced = rules->grid.one_faced;
    cover->offer = stop_at_family;
    cover->worth = 1;
    for (int i = 0; i < hand->present_count; i++) {
        int kind = hand->present[i];
        cover->left_out[kind] = 0;
        cover->free[kind] = cover->required[kind] = (uint8_t)(hand->old[kind] + choice[kind]);
    }
    return run_cover(cover) != 0;
}

static int is_legal(DicePlayer *player, const RoundRules *rules, const Grid *grid, uint8_t choice[KINDS])
{
    const Pool *hand = &player->hand;
    int shows = shows_set(hand, choice);
    /* TB-07, A-T4: the duty to lay a set comes from all dice of the player. */
    if (rules->must_lay && hand->own_sets.count && !shows)
        return 0;
    if (shows && divide_dice(&hand->own_sets, choice, NULL, 0) > 0)
        return 1;
    return has_family(player, rules, choice) && search_choice(player, rules, grid, hand->old, choice);
}

static int has_bit(const uint64_t *bits, int at) { return bits[at / WORD_BITS] >> at % WORD_BITS & 1; }

static void set_bit(uint64_t *bits, int at) { bits[at / WORD_BITS] |= (uint64_t)1 << at % WORD_BITS; }

/* A turn whose legal choices are asked only where a mask needs them. */
typedef struct {
    DicePlayer *player;
    const RoundRules *rules;
    Round *round;
    Hand hand;
    Grid grid;
    int has_pool;
} Asking;

/* Find the sets of the hand, if that was not done yet; returns 0 without memory. */
static int find_pool(Asking *asking)
{
    Pool *pool = &asking->player->hand;
    if (asking->has_pool)
        return 1;
    find_grid(asking->round, &asking->grid, pool->old);
    count_choice(&asking->hand, (1 << asking->hand.count) - 1, pool->own);
    asking->has_pool = fill_pool(pool);
    if (!asking->has_pool)
        asking->player->failed = NO_MEMORY;
    return asking->has_pool;
}

/* The dice of the hand that are in some set: no other die can be played. */
static int find_able(const Asking *asking)
{
    const Pool *pool = &asking->player->hand;
    int able = 0;
    for (int i = 0; i < asking->hand.count; i++)
        able |= (pool->from[asking->hand.kind[i]] < pool->to[asking->hand.kind[i]]) << i;
    return able;
}

/* Whether a choice is a legal turn; each is asked once a roll. */
static int ask(Asking *asking, int choice)
{
    Round *round = asking->round;
    uint8_t counts[KINDS];
    if (!has_bit(round->asked, choice)) {
        set_bit(round->asked, choice);
        if (count_choice(&asking->hand, choice, counts) && find_pool(asking) &&
            is_legal(asking->player, asking->rules, &asking->grid, counts))
            set_bit(round->plays, choice);
    }
    return has_bit(round->plays, choice);
}

/* The next choice that has all dice of one and some of others, or the first after the last. */
static int next_choice(int choice, int with, int others) { return with | (((choice & others) - others) & others); }

/* The dice that some legal turn has besides those chosen. */
static int find_following(Asking *asking, int chosen)
{
    const Hand *hand = &asking->hand;
    int able = asking->round->able, others = able & ~chosen, more = 0, choice = chosen;
    while ((choice = next_choice(choice, chosen, others)) != chosen)
        if (has_bit(asking->round->plays, choice))
            more |= choice & ~chosen;
    for (int i = 0; i < hand->count; i++) {
        int with = chosen | 1 << i, found = with == chosen || more >> i & 1 || !(able >> i & 1);
        /* Of equal dice the first that is not chosen answers for all. */
        found |= i && hand->kind[i - 1] == hand->kind[i] && !(chosen >> (i - 1) & 1);
        others = able & ~with;
        choice = with;
        while (!found) {
            found = ask(asking, choice);
            if (found)
                more |= choice & ~chosen;
            else if ((choice = next_choice(choice, with, others)) == with)
                break;
        }
    }
    return more;
}

void find_lay_mask(DicePlayer *player, const RoundRules *rules, Round *round)
{
    Asking asking = {.player = player, .rules = rules, .round = round};
    uint64_t following = 0;
    sort_hand(round, &asking.hand);
    int chosen = choice_of(round, &asking.hand);
    if (!chosen) {
        if (!find_pool(&asking))
            return;
        round->able = (uint16_t)find_able(&asking);
        /* If the dice show a set, laying it is always legal, and due. */
        round->mask[PASS] = !(rules->must_lay && player->hand.own_sets.count);
    }
    int more = find_following(&asking, chosen);
    for (int i = 0; i < asking.hand.count; i++)
        if (more >> i & 1)
            following |= (uint64_t)1 << asking.hand.kind[i];
    for (int i = 0; i < asking.hand.count; i++) {
        int die = asking.hand.die[i];
        round->mask[die] = following >> asking.hand.kind[i] & 1 && !is_chosen(round, die);
    }
    round->mask[DONE] = chosen && ask(&asking, chosen);
}
