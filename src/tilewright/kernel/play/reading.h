/* Situations, rules and plans from bytes, as bots/tiles/playouts/situation.py writes them. */
#pragma once

#include <stddef.h>

#include "play/playouts.h"
#include "solve/request.h"

enum { CLASSIC_FACES = NUMBERED + 1, PLAN_SIZE = 2 + FACES + CLASSIC_FACES };

/* These return 1, or 0 if the bytes are refused. */
int read_situation(const uint8_t *bytes, size_t size, Situation *known, Rules *rules, Refusal *why);
int read_plan(const uint8_t bytes[PLAN_SIZE], const Situation *known, Plan *plan, Refusal *why);

/* Whether the seat that sees acts, there is one other, and the pool is empty. */
int check_duel(const Situation *known, Refusal *why);
