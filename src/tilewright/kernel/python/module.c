#include "python/module.h"

#include <stdlib.h>
#include <string.h>

#include "python/tiles.h"

int refuse(const char *sentence, ...)
{
    va_list parts;
    va_start(parts, sentence);
    PyErr_FormatV(PyExc_ValueError, sentence, parts);
    va_end(parts);
    return 0;
}

Players *players_of(PyObject *module)
{
    State *state = PyModule_GetState(module);
    if (!state->players && !(state->players = calloc(1, sizeof *state->players)))
        PyErr_NoMemory();
    return state->players;
}

static int set_up(PyObject *module)
{
    PyMethodDef *rooms[] = {CHANCE_METHODS, SETS_METHODS, SOLVER_METHODS, CLASSIC_METHODS, GRID_METHODS,
                            PLAYOUT_METHODS, SELF_PLAY_METHODS, TILES_METHODS, SEAT_METHODS, DICE_METHODS};
    const struct {
        const char *name;
        long size;
    } sizes[] = {{"GAME_SIZE", GAME_SIZE}, {"SEAT_SIZE", SEAT_SIZE}, {"ROUND_SIZE", ROUND_SIZE}};
    memset(PyModule_GetState(module), 0, sizeof(State));
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
        if (PyModule_AddFunctions(module, rooms[i]) < 0)
            return -1;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        if (PyModule_AddIntConstant(module, sizes[i].name, sizes[i].size) < 0)
            return -1;
    return 0;
}

static void tear_down(void *module)
{
    State *state = PyModule_GetState(module);
    if (!state)
        return;
    free_solvers(state);
    free_grid(state);
    free_dice_players(state);
    if (state->players)
        free_players(state->players);
    free(state->players);
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, set_up},
    {0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "tilewright.kernel._kernel",
    .m_doc = "Rows, sets, solvers, the crossword grid, bots and environments in C.",
    .m_size = sizeof(State),
    .m_slots = slots,
    .m_free = tear_down,
};

PyMODINIT_FUNC PyInit__kernel(void) { return PyModuleDef_Init(&definition); }
