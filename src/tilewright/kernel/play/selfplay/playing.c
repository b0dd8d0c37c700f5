/* Turns of self-play: what a bot chose is taken on the state of the game and on its tiles, and written down. */
#include "play/selfplay/selfplay.h"

Tiles lay_table(SelfPlay *s, const Table *after)
{
    Game *state = s->state;
    const Tiles tiles = remove_laid(&s->game->racks[state->seat], after);
    const Bag laid = bag_of_tiles(&tiles), table = sum_of(&state->table, &laid);
    s->game->table = *after;
    play_pieces(&s->player->rules, state, &laid, &table);
    return tiles;
}

int draw_tile(SelfPlay *s)
{
    int seat = s->state->seat;
    if (draw_or_pass(&s->player->rules, s->state) == NO_FACE)
        return NO_TILE;
    int tile = s->game->pool[s->state->pool_count];
    add_tile(&s->game->racks[seat], tile);
    return tile;
}

static void play_turn_of_bot(SelfPlay *s)
{
    int seat = s->state->seat, tile = NO_TILE;
    Table after;
    Tiles laid;
    int lays = chosen_turn(s, &s->game->bots[seat], &after);
    if (s->gave_up || s->player->out_of_memory)
        return;
    if (lays)
        laid = lay_table(s, &after);
    else
        tile = draw_tile(s);
    if (!s->writes_log)
        return;
    if (lays)
        write_play(s, seat, &laid);
    else if (tile != NO_TILE)
        write_draw(s, seat, tile);
    else
        write_pass(s, seat);
}

void play_bots(SelfPlay *s, int until)
{
    while (s->state->reason == NOT_OVER && s->state->seat != until && !s->gave_up && !s->player->out_of_memory && !s->log.failed
           && !s->lines.failed)
        play_turn_of_bot(s);
}
