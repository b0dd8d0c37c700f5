/* Games played to their end on counts of faces; the plain form is bots/tiles/playouts. */
#ifndef TILEWRIGHT_PLAY_PLAYOUTS_H
#define TILEWRIGHT_PLAY_PLAYOUTS_H

#include "solve/classic/solver.h"
#include "pieces/bags.h"
#include "pieces/generator.h"

enum {
    MOST_SEATS = 6,
    MOST_PAIRS = 256, /* pairs of numbers that make a set with one kind of special joker */
    NOBODY = 255,
    NO_LAP = 255,
    KNOWN_BITS = 16,
};

enum Policy { LAY_MOST, HOARD, CAREFUL, RUSH, PATIENT, POLICIES };

typedef struct {
    uint8_t first, second;
} Pair;

typedef struct {
    int min_natural, extras, last_lap, shared_ties, penalty, jokers_stay;
    int pair_counts[SPECIAL_KINDS];
    Pair pairs[SPECIAL_KINDS][MOST_PAIRS];
} Rules;

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

/* A state of a game; the pool is drawn from its end. `winners` is a mask of seats, 0 until the end. */
typedef struct {
    Bag table, racks[MOST_SEATS];
    uint8_t pool[MOST_PIECES], sizes[MOST_SEATS], opened[MOST_SEATS], policies[MOST_SEATS];
    uint8_t least_points[MOST_SEATS];
    uint8_t can_open[MOST_SEATS]; /* whether an unopened seat is known to have an opening; racks only grow before it */
    int pool_count, seats, seat, passes, lap, winners;
} Game;

/* A turn: the pieces that leave the rack, and those of them that join the pieces of the table that may be moved. */
typedef struct {
    Bag laid, joined;
} Turn;

/* The parts of up to three pieces of each color that make groups, with the fewest jokers they need. */
enum { GROUP_KEYS = 256, MOST_PARTS = 1 << 16 };

typedef struct {
    uint8_t fewest[GROUP_KEYS], parts[MOST_PARTS];
    uint16_t lanes[GROUP_KEYS];
    uint16_t spare[GROUP_KEYS]; /* the lanes of which one piece less needs no more jokers */
    int first[GROUP_KEYS][MOST_JOKERS + 2], count;
} GroupChoices;

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

/* fitting.c: whether exactly these pieces make sets; UNKNOWN where that was too hard to tell. */
enum { UNKNOWN = -1 };
void find_group_choices(GroupChoices *known);
int make_sets(const GroupChoices *groups, const Bag *pieces, uint64_t lacking);

/* The numbered faces, four bits a number, of which some piece has too few others for runs and groups without jokers.
 * It is cheap, and mostly enough to tell that pieces do not make sets. */
uint64_t lacking_partners(const Bag *pieces);

/* Whether that many jokers can be beside all lacking faces: a joker helps the colors of one number in a group, or one
 * color in a run, up to two numbers away. */
int helped_by(uint64_t lacking, int jokers);

/* openings.c: the smallest set of the rack that opens: fewest jokers, then fewest pieces, then fewest points. */
int single_opening(const Bag *rack, int least, Bag *found);

/* Whether the pieces cannot have the points of an opening, by a simple bound. */
int opens_never(const Bag *rack, int least);

/* meanings.c: the points of a row, the most that its jokers can stand for. */
int points_of_row(const Row *row);
int run_points(int start, int size);

/* Find what the jokers of a row stand for: by their place in a run, the lowest missing colors in a group. Returns how
 * many they are, 0 if the row has no number. */
int find_meanings(const Row *row, uint8_t meant[]);

/* solving.c: the best way to lay `most` pieces of which `least` must be laid, worth more than `floor`, and perhaps with the
 * points of an opening: 1 with rows, 0 without. */
enum { NO_POINTS = -1 };
int solve_pieces(Player *p, int goal, const Bag *least, const Bag *most, int points, int64_t floor, Rows *rows);

/* The same, with the worth of the pieces beyond those that must be laid. */
int solve_for_worth(Player *p, int goal, const Bag *least, const Bag *most, int points, int64_t floor, Rows *rows, int64_t *worth);

Bag pieces_of(const Rows *rows);

/* The questions about pieces. Those that return a turn return an empty one if there is none. */
int fits(Player *p, const Bag *pieces);
int opens(Player *p, const Bag *rack, int least);
Turn whole_rack(Player *p, const Bag *table, const Bag *rack);
Turn most_of(Player *p, int goal, const Bag *table, const Bag *rack);
Turn opening_of(Player *p, const Bag *table, const Bag *rack, int least);
Turn small_opening(Player *p, const Bag *rack, int least);

/* The pieces of the table that may be moved after a turn, which the rack has left already; `apart` if it was laid without
 * touching others. A row whose jokers cannot lie as what they stand for is left alone from then on. */
Bag table_after(Player *p, const Game *game, const Turn *turn, int apart);

/* policies.c */
extern const Turn NOTHING;
Turn turn_by(Player *p, Game *game, int policy);
Turn most_value(Player *p, const Game *game);

/* Find the next of the smallest turns, high pieces first, and move `place` past it; 0 if there is none. */
int next_small_turn(Player *p, const Game *game, int *place, Turn *turn);

/* Whether somebody else could go out after a turn. */
int lets_out(Player *p, const Game *game, const Turn *turn);

/* The seat that acts after a turn, and the turns that are left of the last lap, or NO_LAP. */
typedef struct {
    int seat, lap;
} Next;

static inline Next turn_after(int seat, int seats, int lap, int begins_lap)
{
    /* the seat that drew the last tile begins the last lap, so it acts twice in a row. */
    if (lap == NO_LAP && begins_lap)
        return (Next){seat, seats};
    return (Next){(seat + 1) % seats, lap == NO_LAP ? NO_LAP : lap - 1};
}

/* game.c */
void play_turn(Player *p, Game *game, const Turn *turn);
int lowest_seats(const Player *p, const Game *game);

/* worlds.c */
void deal_world(Player *p, const Situation *known, Generator *random, Game *game);

/* The winners of a world in which the acting seat follows the plan. */
int played_out(Player *p, const Game *world, const Plan *plan);

#endif
