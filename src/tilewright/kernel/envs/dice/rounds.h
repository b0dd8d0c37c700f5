/* Rounds of the dice game that are stepped by actions; research/dice.py has them through the engine. */
#pragma once

#include <string.h>

#include "pieces/hashing.h"
#include "grid/search.h"

enum {
    SEATS = 2,
    FAMILY = 9,
    SIDES = 6,
    DICE = 2 * FAMILY,
    MOST_HAND = DICE / SEATS,
    CHOICES = 1 << MOST_HAND,
    WORD_BITS = 64,
    /* Actions: a die; roll or lay the dice chosen; pass. */
    DONE = DICE,
    PASS,
    ACTIONS,
    /* Seven parts of an observation have a number for each die. */
    VECTOR = 7 * DICE + 5,
    MOST_COUNTED = 255,
    /* Where a die is, if no seat holds it: on the grid, or still in the bag. */
    ON_GRID = SEATS,
    IN_BAG,
    /* The largest distance of a die from the middle. */
    REACH = 99,
    CELLS = 256
};

typedef struct {
    uint8_t hand, must_lay, min_reroll, block_after, penalty, by_points;
    GridRules grid;
    int steps, layouts;
    uint8_t side[FAMILY][SIDES];
} RoundRules;

/* A die at its place. */
typedef struct {
    int8_t x, y;
    uint8_t die;
} Laid;

typedef struct {
    Chance chance;
    /* A bit for each choice of dice that was asked since the roll, and for those that are a legal turn; a choice has a
     * bit for each die of the hand, sorted by face, and the first of equal ones. */
    uint64_t asked[CHOICES / WORD_BITS], plays[CHOICES / WORD_BITS];
    int32_t turns, failed;
    /* The dice of the hand that are in some set, as a choice. */
    uint16_t able;
    uint8_t starter, seat, rolled, over;
    /* Where each die is, and the code of its face plus 1, or 0 before its first roll. */
    uint8_t place[DICE], face[DICE];
    uint8_t chosen_count, chosen[DICE];
    /* The grid, sorted by rows. */
    uint8_t grid_count;
    Laid grid[DICE];
    uint8_t mask[ACTIONS];
} Round;

enum { NO_ROOM = 1 };

/* What a call needs to play rounds. */
typedef struct {
    Search search;
    /* The dice of the whole hand, and the families of sets that cover some of them. */
    Pool hand;
    Cover cover;
    uint8_t taken[CELLS][CELLS];
    /* NO_MEMORY, NO_ROOM for a grid that reaches too far, or 0. */
    int failed;
} DicePlayer;

void prepare_dice_player(DicePlayer *player);

void release_dice_player(DicePlayer *player);

/* Find the dice of which one more, with those chosen, is part of some legal turn; whether the dice chosen are one; and
 * whether the seat may pass. */
void find_lay_mask(DicePlayer *player, const RoundRules *rules, Round *round);

/* Find the islands of the turn that plays the dice chosen; they are in the search then. */
int find_islands(DicePlayer *player, const RoundRules *rules, const Round *round);

/* Put the islands of a turn on the grid, with exactly the dice chosen. */
void lay_chosen(DicePlayer *player, Round *round);

/* Whether a die is among those chosen. */
static inline int is_chosen(const Round *round, int die) { return memchr(round->chosen, die, round->chosen_count) != NULL; }

void deal_round(const RoundRules *rules, const Key *seed, long number, Round *round);

/* Take a legal action, and find the mask that follows. */
void take_round_action(DicePlayer *player, const RoundRules *rules, Round *round, int action);

/* The reward of each seat of a round that is over. */
void find_round_rewards(const RoundRules *rules, const Round *round, double rewards[SEATS]);

void observe_round(const Round *round, int seat, uint8_t vector[VECTOR]);
