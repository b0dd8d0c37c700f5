#include "selfplay.h"

static void end_turn(SelfPlay *s, int drew, int passed)
{
    int seat = s->seat;
    s->turns++;
    s->passes = passed ? s->passes + 1 : 0;
    Next next = turn_after(seat, s->seats, s->lap, drew && !s->pool.count && s->player->rules.last_lap);
    s->seat = next.seat;
    s->lap = next.lap;
    if (!s->racks[seat].count)
        s->reason = WENT_OUT;
    else if (s->lap == 0)
        s->reason = LAP_ENDED;
    else if (s->passes >= s->seats)
        s->reason = IS_BLOCKED;
}

/* The tiles of the rack that a table has. */
static Tiles laid_of(const Tiles *rack, const Table *table)
{
    Tiles left = *rack, laid = {.count = 0};
    remove_laid(&left, table);
    for (int i = 0, next = 0; i < rack->count; i++)
        if (next < left.count && rack->tiles[i] == left.tiles[next])
            next++;
        else
            laid.tiles[laid.count++] = rack->tiles[i];
    return laid;
}

static void play_turn_of_bot(SelfPlay *s)
{
    int seat = s->seat;
    Table after;
    int lays = chosen_turn(s, &s->bots[seat], &after);
    if (s->gave_up || s->player->out_of_memory)
        return;
    if (lays) {
        Tiles played = laid_of(&s->racks[seat], &after);
        s->table = after;
        s->opened[seat] = 1;
        remove_laid(&s->racks[seat], &after);
        write_play(s, seat, &played);
        end_turn(s, 0, 0);
    } else if (s->pool.count && s->lap == NO_LAP) {
        int tile = s->pool.tiles[--s->pool.count];
        add_tile(&s->racks[seat], tile);
        write_draw(s, seat, tile);
        end_turn(s, 1, 0);
    } else {
        write_pass(s, seat);
        end_turn(s, 0, 1);
    }
}

void play_game(SelfPlay *s)
{
    while (s->reason == NOT_OVER && !s->gave_up && !s->player->out_of_memory && !s->log.failed && !s->lines.failed)
        play_turn_of_bot(s);
}
