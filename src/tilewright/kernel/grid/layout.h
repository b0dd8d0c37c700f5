/* Lines of dice that are connected by crossings, laid out in the plane. */
#pragma once

#include "grid/orders.h"

enum { MOST_PARTS = MOST_DICE / SHORTEST };

/* Lines of dice that cover all dice in play; the kind of each die. */
typedef struct {
    int count, lines_count;
    uint8_t kinds[MOST_DICE];
    DiceLine lines[MOST_DICE];
    int64_t worth;
} Family;

/* Connected lines, each after the first sharing a die with an earlier one, and which of them go down. */
typedef struct {
    int lines_count;
    uint8_t line[MOST_DICE], down[MOST_DICE];
} Part;

typedef struct {
    int count;
    Part part[MOST_DICE];
} Parts;

/* The die plus 1 at each cell; between layouts there is none. */
typedef struct {
    uint8_t at[EDGE][EDGE];
} Board;

/* A family being laid out. */
typedef struct {
    GridRules rules;
    /* A part is laid while others are, each on its own board. */
    Board board[MOST_PARTS];
    int boards_count;
    Family family;
    Parts parts;
    /* The orders of each line; a count of -1 is not yet. */
    Orders orders[MOST_DICE];
    Pairs touching;
    int has_touching;
    const DiceSets *sets;
} Plane;

/* What is called with every layout: the dice in the order in which they were laid. Returns whether to go on. */
typedef int (*Visit)(void *context, const Grid *island);

/* Divide the family of a plane into its connected parts. */
void divide(Plane *plane);

/* Visit the ways to lay a part, its first line across; returns 0 if a visit stopped it. With `touching`, dice that are
 * not neighbors in a line may be adjacent where their line may be part of a set. */
int visit_layouts(Plane *plane, int part, int touching, Visit visit, void *context);

/* The dice of a part as bits, and those where two lines cross. */
uint64_t dice_of_part(const Plane *plane, int part, uint64_t *crossed);

int part_has_joker(const Plane *plane, int part);

/* Whether two lines cross at a joker. */
int crosses_at_joker(const Plane *plane, int part);

/* Find the pairs that may touch, if that was not done yet. */
void find_touching(Plane *plane);
