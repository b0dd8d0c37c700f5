/* A player: the solvers that a call owns, and the questions that games ask of them.
 *
 * A call takes a player and gives it back, so that it needs no interpreter lock; players remember what they have worked out.
 */
#pragma once

#include "play/game.h"
#include "sets/classic.h"
#include "sets/set_rules.h"
#include "solve/fits.h"

/* A solver for each set of weights, so that each remembers what it has worked out; those of FOR_FACES change. */
enum { FOR_TILES, FOR_VALUE, FOR_NOTHING, FOR_FACES, GOALS };

enum { KNOWN_BITS = 16 };

/* Whether some pieces contain an opening of some points, or with NO_POINTS make sets, as found before. */
typedef struct {
    Bag pieces;
    int16_t points;
    uint8_t is_known, answer;
} Remembrance;

/* The sets of a rack with the points of each, and the openings made of them, with the least points of an opening. */
enum { MOST_SETS = 1 << 13, MOST_OPENINGS = 1 << 13, MOST_PARTS_OF_OPENING = 8 };

typedef struct {
    Bag pieces;
    Row row;
    int points;
} RackSet;

typedef struct {
    Bag rack;
    int least_points, sets_count, count, is_full;
    int depth, is_partial; /* those of up to `depth` sets are listed, and `is_partial` if there may be others */
    RackSet sets[MOST_SETS];
    Bag found[MOST_OPENINGS];
    uint8_t parts_count[MOST_OPENINGS]; /* of which sets an opening is made, as far as there is room */
    uint16_t parts[MOST_OPENINGS][MOST_PARTS_OF_OPENING];
} Openings;

typedef struct Player {
    Rules rules;
    Workspace solvers[GOALS];
    GroupChoices groups;
    Remembrance known[1 << KNOWN_BITS];
    Openings openings;
    struct Special *special; /* the workspace of the special kernel, from the first question to it on */
    int out_of_memory, gave_up; /* gave_up: a turn of a bot was too hard */
} Player;

/* Returns NULL without memory. */
Player *new_player(void);
void end_player(Player *p);

/* Give back what only a hard question needed. */
void trim_player(Player *p);

/* Play by these rules from now on, and forget what depends on them if they are others than before. */
void take_rules(Player *p, const Rules *rules);

/* The best way to lay available pieces, with all that are required, worth more than `floor`, and perhaps with the points of an
 * opening: 1 with rows, 0 without. */
int solve_pieces(Player *p, int goal, const Bag *required, const Bag *available, int points, int64_t floor, Rows *rows);

/* A question about pieces with special jokers, with a weight for each face; `strict` if color changes must be in separate runs
 * where the rules want that, which is a smaller search. */
typedef struct {
    const SetRules *sets;
    BagQuestion bags;
    const int64_t *weights;
    int64_t floor;
    int strict;
} SpecialQuestion;

/* The same for such a question; UNKNOWN if the search was too long. */
int solve_with_specials(Player *p, const SpecialQuestion *asked, Rows *rows);

Bag pieces_of(const Rows *rows);

/* Whether exactly these pieces make sets, and whether a rack contains an opening, special jokers apart. */
int fits(Player *p, const Bag *pieces);
int opens(Player *p, const Bag *rack, int least_points);

/* openings.c: the smallest set of the rack that opens: fewest jokers, then fewest pieces, then fewest points. */
int single_opening(const Bag *rack, int least_points, Bag *found);

/* fitting.c: let FOR_FACES ask for turns with most of some faces. */
void weigh_faces(Player *p, uint64_t asked);

/* Mark the faces asked for of which one more piece can be laid beyond `required` and within `available`. Returns whether
 * `required` can be laid at all. It is faster with the path of a layout of `required` and perhaps more, or NULL. */
int find_fitting(Player *p, const Path *path, const Bag *required, const Bag *available, uint64_t asked, uint64_t *fitting);

/* The same by turns of the solver until it finds no more, for openings that need points too. */
void find_by_solving(Player *p, const Bag *required, const Bag *available, int points, uint64_t asked, uint64_t *fitting);
