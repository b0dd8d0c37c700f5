/* What the bindings of games of many seats and of one agent share. */
#ifndef TILEWRIGHT_PYTHON_TILES_H
#define TILEWRIGHT_PYTHON_TILES_H

#include "envs/tiles/games.h"
#include "python/module.h"

/* Read the rules that research writes; 0 with an exception set if they are out of range. */
int read_game_rules(const uint8_t *written, Py_ssize_t size, GameRules *rules);

#endif
