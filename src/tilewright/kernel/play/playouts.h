/* Games played to their end on counts of faces; bots/tiles/playouts/situation.py says what they simplify. */
#pragma once

#include "pieces/generator.h"
#include "play/player.h"

enum Policy { LAY_MOST, HOARD, CAREFUL, RUSH, PATIENT, POLICIES };

/* What is known about a seat: the points of its opening, pieces it certainly holds, the table of its last idle turn, and the
 * weight of each policy. */
typedef struct {
    int count, opened, least_points, drawn, has_idle_table, weights[POLICIES];
    Bag held, idle_table;
} Known;

/* What a world is dealt from. */
typedef struct {
    int seats, viewer, acting, passes, lap;
    Bag table, rack, unseen;
    Known known[MOST_SEATS];
} Situation;

/* What the acting seat does first, unless `decides` leaves that to its policy; and its policy afterwards. */
typedef struct {
    int policy, decides;
    Bag laid, table;
} Plan;

/* A game as it may be, and how its seats play. Its table has the pieces that may be moved. */
typedef struct {
    Game game;
    uint8_t policies[MOST_SEATS];
} World;

/* The turns of a playout: of each how many pieces it lays and their codes, and after some the pieces of the table that may be
 * moved then, in the same form. A turn lays a piece, draws one, or is one of few passes between turns that lay some. */
enum { TRACE_SIZE = 3 * MOST_PIECES + (MOST_PIECES + 1) * MOST_SEATS + MOST_PIECES * (1 + MOST_PIECES) };

typedef struct {
    int size;
    uint8_t turns[TRACE_SIZE];
} Trace;

/* A turn: the pieces that leave the rack, and those of them that join the pieces of the table that may be moved. */
typedef struct {
    Bag laid, joined;
} Turn;

extern const Turn NOTHING;

/* turns.c: the turn that lays the whole rack, the best by a goal, an opening with many tiles, and one with few; NOTHING if there
 * is none. */
Turn whole_rack(Player *p, const Bag *table, const Bag *rack);
Turn most_of(Player *p, int goal, const Bag *table, const Bag *rack);
Turn opening_of(Player *p, const Bag *table, const Bag *rack, int least_points);
Turn small_opening(Player *p, const Bag *rack, int least_points);

/* The pieces of the table that may be moved after a turn. A row whose jokers cannot lie as what they stand for is left alone
 * from then on. */
Bag table_after(Player *p, const Game *game, const Turn *turn);

/* policies.c: the turn of a policy, and the best by a goal, or an opening. */
Turn turn_by(Player *p, const Game *game, int policy);
Turn play_most(Player *p, const Game *game, int goal);

/* Find the next of the smallest turns, high pieces first, and move `place` past it; 0 if there is none. */
int next_small_turn(Player *p, const Game *game, int *place, Turn *turn);

/* Whether somebody else could go out after a turn. */
int lets_out(Player *p, const Game *game, const Turn *turn);

/* Whether the seat should play what it can: it has not opened, or somebody else has few tiles left, or the pool may be empty
 * before its next turn. */
int hurries(const Game *game, int few);

/* Whether waiting may lose the game: in the last lap, or when passes begin to block it. */
int is_last_chance(const Game *game);

/* worlds.c: take a turn; without pieces the seat draws, or passes where drawing is impossible. */
void play_turn(Player *p, Game *game, const Turn *turn);

void deal_world(Player *p, const Situation *known, Generator *random, World *world);

/* The winners of a world in which the acting seat follows the plan; its turns are added to the trace, unless that is NULL. */
int played_out(Player *p, const World *world, const Plan *plan, Trace *trace);
