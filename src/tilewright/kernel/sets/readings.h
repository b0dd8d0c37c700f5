/* Every reading of a row, as sets/shapes.py defines them. Needs nothing but this header and set_rules.h. */
#pragma once

#include "sets/set_rules.h"

/* No set has more pieces than two sides of thirteen around a mirror. Without a mirror a row has at most 13 readings as a
 * group and 11 as a run; with one, at most 13 as a rising run, as a falling run and as a group. */
enum { SET_MOST_PIECES = 27, SET_MOST_READINGS = 39 };

enum { SHAPE_GROUP, SHAPE_RUN, SHAPE_MIRROR };

/* What one piece stands for: `low` is its number, 0 for none, `high` the second one of a double, else 0. Colors are bits
 * in the order of tiles.py. */
typedef struct {
    uint8_t low, high, colors, owed;
} SetStand;

typedef struct {
    int shape, points;
    SetStand stands[SET_MOST_PIECES];
} SetReading;

typedef struct {
    int pieces, count;
    SetReading items[SET_MOST_READINGS];
} SetReadings;

/* Find the readings of a row in its order, those with the most points first; `row` has codes as in tiles.py, all
 * below 56. Without readings the row is not a set. Uses no memory but `found`. */
void find_readings(const uint8_t *row, int pieces, const SetRules *rules, SetReadings *found);
