/* Games played to their end on counts of faces; the plain form is bots/tiles/playouts. */
#ifndef TILEWRIGHT_PLAY_PLAYOUTS_H
#define TILEWRIGHT_PLAY_PLAYOUTS_H

#include "pieces/generator.h"
#include "play/game.h"
#include "solve/classic/solver.h"
#include "solve/fits.h"
#include "sets/classic.h"

enum { KNOWN_BITS = 16 };

enum Policy { LAY_MOST, HOARD, CAREFUL, RUSH, PATIENT, POLICIES };

/* What is known about a seat: the points of its opening, pieces it certainly holds, the table of its last idle turn, and the weight of each policy. */
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

/* A turn: the pieces that leave the rack, and those of them that join the pieces of the table that may be moved. */
typedef struct {
    Bag laid, joined;
} Turn;

/* Whether some pieces can be laid, or open with that many points, as found before. */
typedef struct {
    Bag pieces;
    uint8_t is_known, answer, points;
} Remembrance;

/* A solver for each set of weights, so that each remembers what it has worked out; those of FOR_FACES change. */
enum { FOR_TILES, FOR_VALUE, FOR_NOTHING, FOR_FACES, GOALS };

/* The sets of a rack with the points of each, and the openings made of them, with the least points of an opening. */
enum { MOST_SETS = 1 << 13, MOST_OPENINGS = 1 << 13, MOST_PARTS_OF_OPENING = 8 };

typedef struct {
    Bag pieces;
    int points;
} RackSet;

typedef struct {
    Bag rack;
    int least_points, sets_count, count, is_full;
    RackSet sets[MOST_SETS];
    Bag found[MOST_OPENINGS];
    uint8_t parts_count[MOST_OPENINGS]; /* of which sets an opening is made, as far as there is room */
    uint16_t parts[MOST_OPENINGS][MOST_PARTS_OF_OPENING];
} Openings;

typedef struct Player {
    Rules rules;
    Workspace solvers[GOALS];
    GroupChoices groups;
    Remembrance fitting[1 << KNOWN_BITS], opening[1 << KNOWN_BITS];
    Openings openings;
    struct Special *special; /* the workspace of the special kernel, from the first question to it on */
    int out_of_memory;
} Player;

/* Prepare a zeroed player; forget what depends on the rules if they are others than before. */
void prepare_player(Player *p);
void take_rules(Player *p, const Rules *rules);
void release_player(Player *p);

/* openings.c: the smallest set of the rack that opens: fewest jokers, then fewest pieces, then fewest points. */
int single_opening(const Bag *rack, int least, Bag *found);

/* Whether the pieces cannot have the points of an opening, by a simple bound. */
int opens_never(const Bag *rack, int least);

/* meanings.c: the points of a row, the most that its jokers can stand for. */
int points_of_row(const Row *row);

/* Find what the jokers of a row stand for: by their place in a run, the lowest missing colors in a group. Returns how
 * many they are, 0 if the row has no number. */
int find_meanings(const Row *row, uint8_t meant[]);

/* solving.c: the best way to lay `most` pieces of which `least` must be laid, worth more than `floor`, and perhaps with the
 * points of an opening: 1 with rows, 0 without. */
int solve_pieces(Player *p, int goal, const Bag *least, const Bag *most, int points, int64_t floor, Rows *rows);

/* The same, with the worth of the pieces beyond those that must be laid. */
int solve_for_worth(Player *p, int goal, const Bag *least, const Bag *most, int points, int64_t floor, Rows *rows, int64_t *worth);

Bag pieces_of(const Rows *rows);

/* fitting.c: let FOR_FACES ask for turns with most of some faces. */
void weigh_faces(Player *p, uint64_t asked);

/* Mark the faces asked for of which one more piece can be laid beyond `required` and within `available`. Returns whether
 * `required` can be laid at all. It is faster with the path of a layout of `required` and perhaps more, or NULL. */
int find_fitting(Player *p, const Path *path, const Bag *required, const Bag *available, uint64_t asked, uint64_t *fitting);

/* The same by turns of the solver until it finds no more, for openings that need points too. */
void find_by_solving(Player *p, const Bag *required, const Bag *available, int points, uint64_t asked, uint64_t *fitting);

/* The questions about pieces. Those that return a turn return an empty one if there is none. */
int fits(Player *p, const Bag *pieces);
int opens(Player *p, const Bag *rack, int least);
Turn whole_rack(Player *p, const Bag *table, const Bag *rack);
Turn most_of(Player *p, int goal, const Bag *table, const Bag *rack);
Turn opening_of(Player *p, const Bag *table, const Bag *rack, int least);
Turn small_opening(Player *p, const Bag *rack, int least);

/* The pieces of the table that may be moved after a turn. A row whose jokers cannot lie as what they stand for is left alone
 * from then on. */
Bag table_after(Player *p, const Game *game, const Turn *turn);

/* policies.c */
extern const Turn NOTHING;
Turn turn_by(Player *p, const Game *game, int policy);
Turn most_value(Player *p, const Game *game);

/* Find the next of the smallest turns, high pieces first, and move `place` past it; 0 if there is none. */
int next_small_turn(Player *p, const Game *game, int *place, Turn *turn);

/* Whether somebody else could go out after a turn. */
int lets_out(Player *p, const Game *game, const Turn *turn);

/* worlds.c: take a turn; without pieces the seat draws, or passes where drawing is impossible. */
void play_turn(Player *p, Game *game, const Turn *turn);

void deal_world(Player *p, const Situation *known, Generator *random, World *world);

/* The winners of a world in which the acting seat follows the plan. */
int played_out(Player *p, const World *world, const Plan *plan);

#endif
