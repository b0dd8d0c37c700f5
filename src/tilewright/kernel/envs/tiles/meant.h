/* What jokers on the table stand for, as research/observing.py counts it. */
#pragma once

#include "sets/readings.h"
#include "play/playouts.h"

/* Count the faces that the jokers of a row may stand for in its best reading by these rules of sets. */
void add_meanings(const Row *row, const SetRules *sets, uint8_t counts[FACES]);
