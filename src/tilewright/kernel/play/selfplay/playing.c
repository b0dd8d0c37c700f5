/* Turns of self-play: what a bot chose is taken on the state of the game and on its table, and written down. */
#include "play/selfplay/selfplay.h"

Bag lay_table(SelfPlay *s, const Table *after)
{
    const Bag table = bag_of_table(after), laid = rest_of(&table, &s->state->table);
    s->game->table = *after;
    play_pieces(&s->player->rules, s->state, &laid, &table);
    return laid;
}

static void play_turn_of_bot(SelfPlay *s)
{
    int seat = s->state->seat;
    Table after;
    int lays = chosen_turn(s, &s->bots[seat], &after);
    if (s->player->gave_up || s->player->out_of_memory)
        return;
    if (lays) {
        const Bag laid = lay_table(s, &after);
        write_play(s, seat, &laid);
    } else
        write_draw(s, seat, draw_or_pass(&s->player->rules, s->state));
}

void play_bots(SelfPlay *s, int until)
{
    const Player *p = s->player;
    while (s->state->reason == NOT_OVER && s->state->seat != until && !p->gave_up && !p->out_of_memory && !s->lines.failed)
        play_turn_of_bot(s);
}
