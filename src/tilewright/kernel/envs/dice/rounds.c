/* One step of a round of Turbo: the deal, rolls, the end of a turn, rewards, and what a seat observes. */
#include "envs/dice/rounds.h"

#include <string.h>

static void roll(const RoundRules *rules, Round *round, const uint8_t *dice, int count)
{
    for (int i = 0; i < count; i++)
        round->face[dice[i]] = (uint8_t)(rules->side[dice[i] % FAMILY][drawn_number(&round->chance, SIDES)] + 1);
}

static int dice_of(const Round *round, int seat, uint8_t *dice)
{
    int count = 0;
    for (int die = 0; die < DICE; die++)
        if (round->place[die] == seat)
            dice[count++] = (uint8_t)die;
    return count;
}

/* Whether the dice of a seat were rolled in this round; the first roll includes all of them. */
static int has_faces(const Round *round, int seat)
{
    for (int die = 0; die < DICE; die++)
        if (round->place[die] == seat && !round->face[die])
            return 0;
    return 1;
}

void deal_round(const RoundRules *rules, const Key *seed, long number, Round *round)
{
    uint8_t order[DICE];
    memset(round, 0, sizeof *round);
    round->chance = match_chance(seed, number, SEATS);
    /* A-T3: chance names who starts. */
    round->seat = round->starter = (uint8_t)drawn_number(&round->chance, SEATS);
    for (int die = 0; die < DICE; die++)
        order[die] = (uint8_t)die;
    shuffle_codes(&round->chance, order, DICE);
    memset(round->place, IN_BAG, sizeof round->place);
    for (int i = 0; i < SEATS * rules->hand; i++)
        round->place[order[i]] = (uint8_t)(i / rules->hand);
    round->mask[DONE] = 1;
}

static void find_roll_mask(const RoundRules *rules, Round *round)
{
    int first = !has_faces(round, round->seat);
    round->mask[DONE] = first || round->chosen_count >= rules->min_reroll;
    /* The first roll is of all dice. */
    for (int die = 0; die < DICE && !first; die++)
        round->mask[die] = round->place[die] == round->seat && !is_chosen(round, die);
}

/* Begin the next turn, or end the round (TB-17). */
static void end_turn(const RoundRules *rules, Round *round, int failed)
{
    uint8_t dice[DICE];
    round->seat ^= 1;
    round->rolled = 0;
    round->turns++;
    round->failed = failed;
    /* A-T10: consecutive failed turns, counted for both players. */
    round->over = failed >= SEATS * rules->block_after;
    for (int seat = 0; seat < SEATS; seat++)
        round->over |= !dice_of(round, seat, dice);
    /* A-T2: seats that have not rolled roll when the round ends, because their dice count. */
    for (int seat = 0; seat < SEATS && round->over; seat++)
        if (!has_faces(round, seat))
            roll(rules, round, dice, dice_of(round, seat, dice));
}

static void roll_chosen(const RoundRules *rules, Round *round)
{
    uint8_t dice[DICE];
    if (has_faces(round, round->seat))
        roll(rules, round, round->chosen, round->chosen_count);
    else
        roll(rules, round, dice, dice_of(round, round->seat, dice));
    round->rolled = 1;
    round->chosen_count = 0;
    memset(round->asked, 0, sizeof round->asked);
    memset(round->plays, 0, sizeof round->plays);
}

void take_round_action(DicePlayer *player, const RoundRules *rules, Round *round, int action)
{
    if (action < DONE) {
        round->chosen[round->chosen_count++] = (uint8_t)action;
    } else if (action == PASS) {
        end_turn(rules, round, round->failed + 1);
    } else if (!round->rolled) {
        roll_chosen(rules, round);
    } else if (find_islands(player, rules, round)) {
        lay_chosen(player, round);
        round->chosen_count = 0;
        end_turn(rules, round, 0);
    }
    memset(round->mask, 0, sizeof round->mask);
    if (round->rolled)
        find_lay_mask(player, rules, round);
    else if (!round->over)
        find_roll_mask(rules, round);
}

void find_round_rewards(const RoundRules *rules, const Round *round, double rewards[SEATS])
{
    int left[SEATS] = {0}, counts[SEATS] = {0}, winner;
    for (int die = 0; die < DICE; die++)
        if (round->place[die] < SEATS) {
            int kind = round->face[die] - 1;
            left[round->place[die]] += kind == JOKER ? rules->penalty : kind % NUMBERS + 1;
            counts[round->place[die]]++;
        }
    /* A-T11: equal sums after a block score nothing. Dice left may be worth 0, so going out is checked first. */
    if (!counts[0] || !counts[1])
        winner = counts[0] != 0;
    else if (left[0] != left[1])
        winner = left[1] < left[0];
    else {
        rewards[0] = rewards[1] = 0;
        return;
    }
    rewards[winner] = rules->by_points ? left[0] > left[1] ? left[0] - left[1] : left[1] - left[0] : 1;
    rewards[1 - winner] = rules->by_points ? 0 : -1;
}

void observe_round(const Round *round, int seat, uint8_t vector[VECTOR])
{
    uint8_t *face = vector, *own = face + DICE, *other = own + DICE, *grid = other + DICE, *x = grid + DICE,
            *y = x + DICE, *chosen = y + DICE, *rest = chosen + DICE;
    int left = REACH, top = REACH, in_turn = seat == round->seat && !round->over;
    memset(vector, 0, VECTOR);
    memcpy(face, round->face, DICE);
    for (int die = 0; die < DICE; die++) {
        own[die] = round->place[die] == seat;
        other[die] = round->place[die] == 1 - seat;
    }
    for (int i = 0; i < round->grid_count; i++) {
        left = round->grid[i].x < left ? round->grid[i].x : left;
        top = round->grid[i].y < top ? round->grid[i].y : top;
    }
    for (int i = 0; i < round->grid_count; i++) {
        const Laid *laid = &round->grid[i];
        grid[laid->die] = 1;
        x[laid->die] = (uint8_t)(laid->x - left + 1);
        y[laid->die] = (uint8_t)(laid->y - top + 1);
    }
    for (int i = 0; i < round->chosen_count; i++)
        chosen[round->chosen[i]] = 1;
    rest[0] = in_turn && !round->rolled;
    rest[1] = in_turn && round->rolled;
    rest[2] = seat == round->starter;
    rest[3] = (uint8_t)round->failed;
    rest[4] = (uint8_t)(round->turns < MOST_COUNTED ? round->turns : MOST_COUNTED);
}
