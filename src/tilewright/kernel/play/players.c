#include "play/players.h"

#include <stdlib.h>

Player *take_player(Players *players, const Rules *rules)
{
    Player *player = players->count ? players->spares[--players->count] : NULL;
    if (!player && (player = calloc(1, sizeof *player)))
        prepare_player(player);
    if (player) {
        take_rules(player, rules);
        player->out_of_memory = 0;
    }
    return player;
}

static void free_player(Player *player)
{
    release_player(player);
    free(player);
}

int return_player(Players *players, Player *player)
{
    int had_memory = !player->out_of_memory;
    if (players->count < MOST_SPARES)
        players->spares[players->count++] = player;
    else
        free_player(player);
    return had_memory;
}

void free_players(Players *players)
{
    while (players->count)
        free_player(players->spares[--players->count]);
}
