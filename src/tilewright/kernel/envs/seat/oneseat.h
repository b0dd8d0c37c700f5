/* Games of one agent against bots: the agent commits one face after the other, the bots play tile by tile.
 *
 * The plain form is research/tiles.py.
 */
#ifndef TILEWRIGHT_ENVS_SEAT_ONESEAT_H
#define TILEWRIGHT_ENVS_SEAT_ONESEAT_H

#include "envs/tiles/games.h"
#include "play/selfplay/selfplay.h"

/* The state of `turn` is the truth, with the turn of the agent in progress. */
typedef struct {
    Episode turn;
    TileGame game;
    int32_t agent;
} OneSeat;

/* Deal `number` of a seed; the bots and the agent's seat are set. */
void deal_seat(const GameRules *rules, const Key *seed, long number, OneSeat *one);

/* Let the bots play until the agent is in turn or the game is over. */
void reach_agent(SelfPlay *s, const GameRules *rules, OneSeat *one);

/* Take a legal action of the agent; if it ends the turn, let the bots play. */
void take_seat_action(SelfPlay *s, const GameRules *rules, OneSeat *one, int action);

#endif
