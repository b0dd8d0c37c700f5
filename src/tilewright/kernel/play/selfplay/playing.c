#include "play/selfplay/selfplay.h"

void begin_game(TileGame *game)
{
    game->passes = game->turns = game->reason = 0;
    game->lap = NO_LAP;
    game->table.count = 0;
    memset(game->opened, 0, sizeof game->opened);
}

static void end_turn(const Rules *rules, TileGame *game, int drew, int passed)
{
    int seat = game->seat;
    game->turns++;
    game->passes = passed ? game->passes + 1 : 0;
    Next next = turn_after(seat, game->seats, game->lap, drew && !game->pool.count && rules->last_lap);
    game->seat = next.seat;
    game->lap = next.lap;
    if (!game->racks[seat].count)
        game->reason = WENT_OUT;
    else if (game->lap == 0)
        game->reason = LAP_ENDED;
    else if (game->passes >= game->seats)
        game->reason = IS_BLOCKED;
}

void end_with_table(const Rules *rules, TileGame *game, const Table *after)
{
    game->table = *after;
    game->opened[game->seat] = 1;
    remove_laid(&game->racks[game->seat], after);
    end_turn(rules, game, 0, 0);
}

int draw_or_pass(const Rules *rules, TileGame *game)
{
    int draws = game->pool.count && game->lap == NO_LAP, tile = NO_TILE;
    if (draws) {
        tile = game->pool.tiles[--game->pool.count];
        add_tile(&game->racks[game->seat], tile);
    }
    end_turn(rules, game, draws, !draws);
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
    const Rules *rules = &s->player->rules;
    int seat = s->game->seat, tile = NO_TILE;
    Tiles rack = s->game->racks[seat];
    Table after;
    int lays = chosen_turn(s, &s->game->bots[seat], &after);
    if (s->gave_up || s->player->out_of_memory)
        return;
    if (lays)
        end_with_table(rules, s->game, &after);
    else
        tile = draw_or_pass(rules, s->game);
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
    while (s->game->reason == NOT_OVER && s->game->seat != until && !s->gave_up && !s->player->out_of_memory && !s->log.failed
           && !s->lines.failed)
        play_turn_of_bot(s);
}
