/* The kernel as a Python module: the methods of each room, and what is kept between calls. Only this folder knows the
 * Python API. */
#pragma once

#ifdef FREE_THREADED
/* Free-threaded Pythons before 3.15 have no stable ABI: their objects are those of Python.h. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#else
#include "python/abi.h"
#endif

/* Bytes of Python, as the format y# fills them. */
typedef struct {
    const char *bytes;
    Py_ssize_t size;
} Bytes;

/* Raise ValueError with this message; returns 0. */
int refuse(const char *sentence, ...);

/* The same for a function that returns an object. */
#define REFUSE(...) (refuse(__VA_ARGS__), (PyObject *)NULL)

/* Memory that searches work in. A call owns what it takes, so that it may let go of the interpreter lock; what it gives back
 * is kept for the next call. */
enum Workspaces { CLASSIC_SOLVERS, SPECIAL_SOLVERS, GRID_SEARCHES, PLAYERS, DICE_PLAYERS, WORKSPACES };

/* A workspace, made if none is kept; NULL with an exception set without memory. */
void *take_workspace(PyObject *module, enum Workspaces kind);
void give_workspace(PyObject *module, enum Workspaces kind, void *workspace);

/* How each kind is made, NULL without memory, trimmed before it is kept, and freed. */
void *make_classic_solver(void);
void *make_special_solver(void);
void *make_grid_search(void);
void *make_player(void);
void *make_dice_player(void);
void trim_classic_solver(void *workspace);
void trim_special_solver(void *workspace);
void trim_grid_search(void *workspace);
void trim_tile_player(void *workspace);
void trim_dice_player(void *workspace);
void free_classic_solver(void *workspace);
void free_special_solver(void *workspace);
void free_grid_search(void *workspace);
void free_player(void *workspace);
void free_dice_player(void *workspace);

/* Methods end with an empty one. */
extern PyMethodDef CHANCE_METHODS[], SETS_METHODS[], SOLVER_METHODS[], CLASSIC_METHODS[], GRID_METHODS[], PLAYOUT_METHODS[],
    SELF_PLAY_METHODS[], TILES_METHODS[], DICE_METHODS[], PHOTO_METHODS[];

/* Let go of the interpreter lock unless that was done, and keep the state of the thread in a PyThreadState *. */
void let_others_run(void *saved);

/* The bytes of a tile game, of a round of the dice game, and of a tile in a photo. */
extern const long GAME_SIZE, ROUND_SIZE, TILE_SIZE;
