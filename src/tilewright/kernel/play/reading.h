/* Situations, rules and plans from bytes, as bots/tiles/playouts/situation.py writes them. */
#pragma once

#include <stddef.h>

#include "play/playouts.h"

enum { CLASSIC_FACES = NUMBERED + 1, PLAN_SIZE = 2 + FACES + CLASSIC_FACES };

/* Raise ValueError with this message; returns 0. */
int refuse(const char *sentence, ...);

/* These return 1, or 0 after raising ValueError. */
int read_situation(const uint8_t *bytes, size_t size, Situation *known, Rules *rules);
int read_plan(const uint8_t bytes[PLAN_SIZE], const Situation *known, Plan *plan);

/* Whether the seat that sees acts, there is one other, and the pool is empty. */
int check_duel(const Situation *known);
