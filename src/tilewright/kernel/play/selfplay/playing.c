#include "play/selfplay/selfplay.h"

void lay_table(SelfPlay *s, const Table *after)
{
    Game *state = s->state;
    Tiles *rack = &s->game->racks[state->seat];
    s->game->table = *after;
    remove_laid(rack, after);
    Bag left = bag_of_tiles(rack), laid = rest_of(&state->racks[state->seat], &left), table = sum_of(&state->table, &laid);
    play_pieces(&s->player->rules, state, &laid, &table);
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

/* The tiles of a rack that it has no more. */
static Tiles missing_from(const Tiles *left, const Tiles *rack)
{
    Tiles laid = {.count = 0};
    for (int i = 0, next = 0; i < rack->count; i++)
        if (next < left->count && rack->tiles[i] == left->tiles[next])
            next++;
        else
            laid.tiles[laid.count++] = rack->tiles[i];
    return laid;
}

static void play_turn_of_bot(SelfPlay *s)
{
    int seat = s->state->seat, tile = NO_TILE;
    Tiles rack = s->game->racks[seat];
    Table after;
    int lays = chosen_turn(s, &s->game->bots[seat], &after);
    if (s->gave_up || s->player->out_of_memory)
        return;
    if (lays)
        lay_table(s, &after);
    else
        tile = draw_tile(s);
    if (!s->writes_log)
        return;
    if (lays) {
        Tiles played = missing_from(&s->game->racks[seat], &rack);
        write_play(s, seat, &played);
    } else if (tile != NO_TILE)
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
