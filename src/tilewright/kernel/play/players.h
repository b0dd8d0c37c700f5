/* The players that a module keeps for the next calls: a call owns its player, so that it needs no interpreter lock. */
#ifndef TILEWRIGHT_PLAY_PLAYERS_H
#define TILEWRIGHT_PLAY_PLAYERS_H

#include "play/playouts.h"

enum { MOST_SPARES = 64 };

typedef struct Players {
    Player *spares[MOST_SPARES];
    int count;
} Players;

/* A player with these rules, or NULL without memory. */
Player *take_player(Players *players, const Rules *rules);

/* Returns whether the player had memory enough for all it was asked. */
int return_player(Players *players, Player *player);

void free_players(Players *players);

#endif
