/* The legal order of pieces with the most points: the first of `orders` of sets/readings.py. */
#pragma once

#include "sets/readings.h"

/* Put the pieces of a row into the order that is a set: the one given, else the first of those with the most points.
 * `found` has the readings of that order. Returns 0 if no order is a set; `row` is then as it was. */
int arrange_row(uint8_t *row, int pieces, const SetRules *rules, SetReadings *found);
