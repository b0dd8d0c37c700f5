/* What jokers on the table stand for, as research/observing.py counts it. */
#ifndef TILEWRIGHT_MEANT_H
#define TILEWRIGHT_MEANT_H

#include "../../../sets/compiled/readings.h"
#include "../playouts.h"

/* Count the faces that the jokers of a row may stand for in its best reading by these rules of sets. */
void add_meanings(const Row *row, const SetRules *sets, uint8_t counts[FACES]);

#endif
