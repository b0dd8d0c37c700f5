/* Which faces fit beyond pieces that must be laid: what solve/fits.c leaves open is asked of the solver. */
#include "play/player.h"

void weigh_faces(Player *p, uint64_t asked)
{
    Solver *s = &p->solvers[FOR_FACES].solver;
    for (int code = 0; code < NUMBERED; code++)
        s->pieces.weights[code % NUMBERS][code / NUMBERS] = asked >> code & 1;
    s->joker_weight = asked >> JOKER & 1;
}

void find_by_solving(Player *p, const Bag *required, const Bag *available, int points, uint64_t asked, uint64_t *fitting)
{
    Solver *s = &p->solvers[FOR_FACES].solver;
    Rows rows;
    /* A search for a turn with some faces asks this in between, and goes on with its own weights. */
    const Pieces pieces = s->pieces;
    const int64_t joker_weight = s->joker_weight;
    for (int found = 1; asked && found;) {
        weigh_faces(p, asked);
        found = solve_pieces(p, FOR_FACES, required, available, points, 0, &rows);
        if (found) {
            Bag laid = pieces_of(&rows), more = rest_of(&laid, required);
            *fitting |= codes_in(&more);
            asked &= ~codes_in(&more);
        }
    }
    s->pieces = pieces;
    s->joker_weight = joker_weight;
}

int find_fitting(Player *p, const Path *path, const Bag *required, const Bag *available, uint64_t asked, uint64_t *fitting)
{
    const FitQuestion q = {&p->groups, required, available, path};
    Fits found;
    Rows rows;
    int laid = find_fitting_faces(&q, asked, &found);
    if (laid == UNKNOWN)
        laid = solve_pieces(p, FOR_NOTHING, required, available, NO_POINTS, -1, &rows);
    *fitting |= found.fitting;
    if (laid)
        find_by_solving(p, required, available, NO_POINTS, found.unknown, fitting);
    return laid;
}
