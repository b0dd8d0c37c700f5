/* The module itself: its methods and sizes, and the workspaces that it keeps between calls. */
#include "python/module.h"

#include <string.h>

/* More calls at once than this make workspaces of their own. */
enum { MOST_KEPT = 16 };

typedef struct {
    struct {
        void *kept[MOST_KEPT];
        int count;
    } of[WORKSPACES];
} State;

static const struct {
    void *(*make)(void);
    void (*trim)(void *workspace);
    void (*free)(void *workspace);
} KINDS_OF_WORKSPACES[WORKSPACES] = {
    [CLASSIC_SOLVERS] = {make_classic_solver, trim_classic_solver, free_classic_solver},
    [SPECIAL_SOLVERS] = {make_special_solver, trim_special_solver, free_special_solver},
    [GRID_SEARCHES] = {make_grid_search, trim_grid_search, free_grid_search},
    [PLAYERS] = {make_player, trim_tile_player, free_player},
    [DICE_PLAYERS] = {make_dice_player, trim_dice_player, free_dice_player},
};

int refuse(const char *sentence, ...)
{
    va_list parts;
    va_start(parts, sentence);
    PyErr_FormatV(PyExc_ValueError, sentence, parts);
    va_end(parts);
    return 0;
}

void *take_workspace(PyObject *module, enum Workspaces kind)
{
    State *state = PyModule_GetState(module);
    void *taken = state->of[kind].count ? state->of[kind].kept[--state->of[kind].count] : KINDS_OF_WORKSPACES[kind].make();
    return taken ? taken : PyErr_NoMemory();
}

void give_workspace(PyObject *module, enum Workspaces kind, void *workspace)
{
    State *state = PyModule_GetState(module);
    KINDS_OF_WORKSPACES[kind].trim(workspace);
    if (state->of[kind].count < MOST_KEPT)
        state->of[kind].kept[state->of[kind].count++] = workspace;
    else
        KINDS_OF_WORKSPACES[kind].free(workspace);
}

static int set_up(PyObject *module)
{
    PyMethodDef *rooms[] = {CHANCE_METHODS, SETS_METHODS, SOLVER_METHODS, CLASSIC_METHODS, GRID_METHODS,
                            PLAYOUT_METHODS, SELF_PLAY_METHODS, TILES_METHODS, DICE_METHODS, PHOTO_METHODS};
    memset(PyModule_GetState(module), 0, sizeof(State));
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
        if (PyModule_AddFunctions(module, rooms[i]) < 0)
            return -1;
    return PyModule_AddIntConstant(module, "GAME_SIZE", GAME_SIZE) || PyModule_AddIntConstant(module, "ROUND_SIZE", ROUND_SIZE) ||
                   PyModule_AddIntConstant(module, "TILE_SIZE", TILE_SIZE)
               ? -1
               : 0;
}

static void tear_down(void *module)
{
    State *state = PyModule_GetState(module);
    for (int kind = 0; state && kind < WORKSPACES; kind++)
        while (state->of[kind].count)
            KINDS_OF_WORKSPACES[kind].free(state->of[kind].kept[--state->of[kind].count]);
}

/* What holds of several interpreters and threads, in the numbers of Python 3.12 and 3.13; the headers of 3.11 lack the names.
 * All that changes is in the state of the module, so that each interpreter may have a lock of its own. Taking a workspace
 * needs that lock: a Python without one turns it on. */
enum { MULTIPLE_INTERPRETERS = 3, GIL = 4 };

static void *const EACH_WITH_ITS_LOCK = (void *)2, *const LOCK_IS_USED = (void *)0;

static PyModuleDef_Slot slots[] = {{Py_mod_exec, set_up}, {0, NULL}, {0, NULL}, {0, NULL}};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "tilewright.kernel._kernel",
    .m_doc = "Rows, sets, solvers, the crossword grid, bots, environments and photos in C.",
    .m_size = sizeof(State),
    .m_slots = slots,
    .m_free = tear_down,
};

PyMODINIT_FUNC PyInit__kernel(void)
{
    /* A Python refuses slots that are newer than itself. */
    if (Py_Version >= 0x030C0000)
        slots[1] = (PyModuleDef_Slot){MULTIPLE_INTERPRETERS, EACH_WITH_ITS_LOCK};
    if (Py_Version >= 0x030D0000)
        slots[2] = (PyModuleDef_Slot){GIL, LOCK_IS_USED};
    return PyModuleDef_Init(&definition);
}
