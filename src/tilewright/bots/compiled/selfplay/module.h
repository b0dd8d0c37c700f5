/* Self-play as a method of the module, whose state is its players. */
#ifndef TILEWRIGHT_SELFPLAY_MODULE_H
#define TILEWRIGHT_SELFPLAY_MODULE_H

#include "../../../solver/compiled/module.h"

PyObject *self_play(PyObject *module, PyObject *args);

extern const char SELF_PLAY_DOC[];

#endif
