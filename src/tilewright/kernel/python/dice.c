/* Rounds of the dice game. */
#include <stdlib.h>

#include "envs/dice/rounds.h"

typedef Round Stepped;
typedef RoundRules SteppedRules;
typedef DicePlayer Stepper;

#include "python/stepped.h"

const long ROUND_SIZE = sizeof(Round);

enum { HEAD_SIZE = 8, SIDES_SIZE = FAMILY * SIDES };

/* Read the rules: numbers of one byte, the sides of the dice of a family, and the steps and layouts of a search. */
static int read_stepped_rules(const uint8_t *bytes, Py_ssize_t size, RoundRules *rules)
{
    int32_t limits[2];
    uint8_t often[KINDS] = {0};
    memset(rules, 0, sizeof *rules);
    if (size != (Py_ssize_t)(HEAD_SIZE + SIDES_SIZE + sizeof limits))
        return refuse("rules have the wrong size");
    rules->hand = bytes[0];
    rules->must_lay = bytes[1] != 0;
    rules->min_reroll = bytes[2];
    rules->block_after = bytes[3];
    rules->penalty = bytes[4];
    rules->by_points = bytes[5] != 0;
    rules->grid = (GridRules){bytes[6] != 0, bytes[7] != 0};
    memcpy(rules->side, bytes + HEAD_SIZE, SIDES_SIZE);
    memcpy(limits, bytes + HEAD_SIZE + SIDES_SIZE, sizeof limits);
    rules->steps = limits[0];
    rules->layouts = limits[1];
    for (int i = 0; i < SIDES_SIZE; i++) {
        int kind = bytes[HEAD_SIZE + i];
        if (kind >= KINDS || DICE / FAMILY * ++often[kind] > LINE_JOKERS)
            return refuse("a family has each face of the dice a few times");
    }
    return (rules->hand && rules->hand <= MOST_HAND && rules->block_after && rules->block_after <= MOST_COUNTED / SEATS
            && limits[0] > 0 && limits[1] > 0)
        || refuse("the rules are out of range");
}

static Sizes sizes_of(const RoundRules *rules)
{
    (void)rules;
    return (Sizes){.seats = SEATS, .vector = VECTOR, .mask = ACTIONS};
}

void *make_dice_player(void)
{
    DicePlayer *player = calloc(1, sizeof *player);
    if (player)
        prepare_dice_player(player);
    return player;
}

/* Eighteen dice have few sets. */
void trim_dice_player(void *player) { (void)player; }

void free_dice_player(void *player)
{
    release_dice_player(player);
    free(player);
}

static DicePlayer *take_stepper(PyObject *module, const RoundRules *rules)
{
    DicePlayer *player = take_workspace(module, DICE_PLAYERS);
    (void)rules;
    if (player)
        player->failed = 0;
    return player;
}

static int has_failed(const DicePlayer *player) { return player->failed; }

static int give_stepper(PyObject *module, DicePlayer *player)
{
    int failed = player->failed;
    give_workspace(module, DICE_PLAYERS, player);
    if (failed == NO_MEMORY)
        PyErr_NoMemory();
    return !failed || (failed == NO_ROOM && refuse("the grid reaches too far out"));
}

static void deal_stepped(DicePlayer *player, const RoundRules *rules, const Key *seed, long number, Round *round)
{
    (void)player;
    deal_round(rules, seed, number, round);
}

static int is_known_legal(const Round *round, int action) { return action < ACTIONS && round->mask[action]; }

static void take_stepped_action(DicePlayer *player, const RoundRules *rules, Round *round, int action, double rewards[])
{
    take_round_action(player, rules, round, action);
    if (round->over)
        find_round_rewards(rules, round, rewards);
}

static int seat_in_turn(const RoundRules *rules, const Round *round)
{
    (void)rules;
    return round->seat;
}

static int is_over(const Round *round) { return round->over; }

static void observe_stepped(const RoundRules *rules, const Round *round, int seat, uint8_t *vector)
{
    (void)rules;
    observe_round(round, seat, vector);
}

static void write_stepped_mask(const Round *round, uint8_t *mask) { memcpy(mask, round->mask, ACTIONS); }

PyMethodDef DICE_METHODS[] = {
    STEPPED_METHODS("_dice"),
    {NULL, NULL, 0, NULL},
};
