/* The players of tile games that calls take and give back. */
#pragma once

#include "play/player.h"
#include "python/module.h"

/* A player with these rules for one call, or NULL with an exception set. */
Player *take_player(PyObject *module, const Rules *rules);

/* Returns 0 with an exception set if the player was out of memory (MemoryError), or gave up a turn (RuntimeError). */
int give_player(PyObject *module, Player *player);
