/* The functions of many games as methods of the module, whose state is its players. */
#ifndef TILEWRIGHT_GAMES_MODULE_H
#define TILEWRIGHT_GAMES_MODULE_H

#include "../../../solver/compiled/module.h"
#include "games.h"

PyObject *deal_one(PyObject *module, PyObject *args);
PyObject *deal_as(PyObject *module, PyObject *args);
PyObject *put_piece_last(PyObject *module, PyObject *args);
PyObject *prefer(PyObject *module, PyObject *args);
PyObject *ask_about(PyObject *module, PyObject *args);
PyObject *first_illegal(PyObject *module, PyObject *args);
PyObject *step_some(PyObject *module, PyObject *args);
PyObject *look_at(PyObject *module, PyObject *args);
PyObject *observe_one(PyObject *module, PyObject *args);

extern const char DEAL_DOC[], DEAL_AS_DOC[], PUT_LAST_DOC[], PREFER_DOC[], ASK_DOC[], FIRST_ILLEGAL_DOC[], STEP_DOC[], LOOK_DOC[];
extern const char OBSERVE_DOC[];

/* Read the rules that research/kernel_games.py writes; 0 with an exception set if they are out of range. */
int read_game_rules(const uint8_t *written, Py_ssize_t size, GameRules *rules);

/* The size of one game in bytes. */
extern const long GAME_SIZE;

#endif
