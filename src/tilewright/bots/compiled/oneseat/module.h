/* Games of one agent against bots as methods of the module, whose state is its players. */
#ifndef TILEWRIGHT_ONESEAT_MODULE_H
#define TILEWRIGHT_ONESEAT_MODULE_H

#include "../../../solver/compiled/module.h"

PyObject *deal_one_seat(PyObject *module, PyObject *args);
PyObject *step_one_seat(PyObject *module, PyObject *args);

extern const char DEAL_SEAT_DOC[], STEP_SEAT_DOC[];

/* The size of one game in bytes. */
extern const long SEAT_SIZE;

#endif
