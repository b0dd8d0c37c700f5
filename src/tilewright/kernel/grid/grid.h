/* Dice on the plane, their lines, and what their jokers may stand for, as dice/grid.py judges it. */
#pragma once

#include "sets/classic.h"

enum {
    KINDS = JOKER + 1,
    LONGEST = NUMBERS,
    MOST_DICE = 36,
    MOST_JOKERS = 16, /* among them */
    LINE_JOKERS = 4,  /* of a set that is laid: its dice are tried in every order */
    /* Lines through a cell go both ways, so no die is further from another than this. */
    EDGE = 128,
    NO_DIE = 255
};

typedef struct {
    uint8_t descending, one_faced;
} GridRules;

/* Dice at cells, in the order in which they were laid. */
typedef struct {
    int count;
    int8_t x[MOST_DICE], y[MOST_DICE];
    uint8_t kind[MOST_DICE];
} Grid;

/* A line of the grid, by the places of its dice in it. */
typedef struct {
    int size;
    uint8_t die[MOST_DICE];
} Line;

typedef struct {
    int count;
    Line line[MOST_DICE];
} Lines;

/* For each joker of a grid, by its place, a bit for each face that it may stand for. */
typedef struct {
    uint64_t faces[MOST_DICE];
} JokerFaces;

/* What faces in this order are; a run falls only where the rules allow it. */
static inline ClassicReading read_line(const uint8_t *row, int size, const GridRules *rules)
{
    ClassicReading reading = read_classic(row, size);
    if (!rules->descending)
        reading.falling = NOT_ONE;
    return reading;
}

/* Whether faces in this order are a set. */
static inline int is_set(const uint8_t *row, int size, const GridRules *rules)
{
    ClassicReading reading = read_line(row, size, rules);
    return reading.rising != NOT_ONE || reading.falling != NOT_ONE || reading.group != NOT_ONE;
}

static inline int is_of_jokers(const uint8_t *row, int size)
{
    int jokers = 0;
    while (jokers < size && row[jokers] == JOKER)
        jokers++;
    return jokers == size;
}

/* The maximal lines of two dice or more, those across first, each kind from the top left. */
void find_lines(const Grid *grid, Lines *lines);

/* Write the faces along a line. */
void row_of(const Line *line, const Grid *grid, uint8_t *row);

/* Whether the jokers of the lines that are sets have a face each; `right` says which lines are. */
int jokers_agree(const Grid *grid, const Lines *lines, const uint8_t *right, const GridRules *rules);

/* A bit for each face that the joker at a place of a set, in this order, may stand for. */
uint64_t faces_at(const uint8_t *row, int size, int at, const GridRules *rules);

/* The faces that the jokers of a legal grid may stand for. */
void find_joker_faces(const Grid *grid, const Lines *lines, const GridRules *rules, JokerFaces *able);

/* Dice by their places as bits. */
static inline uint64_t bits_of(const uint8_t *dice, int count)
{
    uint64_t bits = 0;
    for (int i = 0; i < count; i++)
        bits |= (uint64_t)1 << dice[i];
    return bits;
}

static inline uint64_t jokers_of(const uint8_t *kinds, int count)
{
    uint64_t jokers = 0;
    for (int i = 0; i < count; i++)
        jokers |= (uint64_t)(kinds[i] == JOKER) << i;
    return jokers;
}

static inline void add_die(Grid *grid, int x, int y, int kind)
{
    grid->x[grid->count] = (int8_t)x;
    grid->y[grid->count] = (int8_t)y;
    grid->kind[grid->count++] = (uint8_t)kind;
}
