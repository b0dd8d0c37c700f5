#include "play/selfplay/selfplay.h"

int best_turn(SelfPlay *s, const Position *at, int goal, Table *after)
{
    Player *p = s->player;
    int extras = p->rules.extras, opening = !at->opened && !(extras && !at->least), apart = opening && !extras;
    Rows rows;
    int64_t worth = 0;
    if (is_empty(&at->held) || (opening && !opens(p, &at->held, at->least)))
        return 0;
    Bag lying = apart ? EMPTY_BAG : at->lying, most = sum_of(&lying, &at->held);
    Bag least = goal == FOR_NOTHING ? most : lying;
    if (goal == FOR_NOTHING && !fits(p, &most))
        return 0;
    if (!solve_for_worth(p, goal, &least, &most, apart ? at->least : NO_POINTS, goal == FOR_NOTHING ? -1 : 0, &rows, &worth))
        return 0;
    if (opening && extras && goal != FOR_NOTHING) {
        Bag played = pieces_of(&rows);
        played = rest_of(&played, &lying);
        if (!opens(p, &played, at->least) && !best_opening(s, at, goal, &played, worth, &rows))
            return 0;
    }
    lay_rows(at, &rows, apart, after);
    return 1;
}
