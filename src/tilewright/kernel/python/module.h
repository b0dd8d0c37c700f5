/* The kernel as a Python module: the methods of each room, and the state. Only this folder knows the Python API. */
#ifndef TILEWRIGHT_PYTHON_MODULE_H
#define TILEWRIGHT_PYTHON_MODULE_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

/* Workspaces that no call uses: a call owns the one it takes, so that it may let go of the interpreter lock. */
enum { MOST_KEPT = 16 };

typedef struct {
    void *kept[MOST_KEPT];
    int count;
} Workspaces;

/* What a module keeps between calls; each part is made by the first call that needs it. */
typedef struct {
    Workspaces classic, special;
    struct Search *grid;
    struct Players *players;
    struct DicePlayers *dice_players;
} State;

/* Raise ValueError with this message; returns 0. */
int refuse(const char *sentence, ...);

/* Methods end with an empty one. */
extern PyMethodDef CHANCE_METHODS[], SETS_METHODS[], SOLVER_METHODS[], CLASSIC_METHODS[], GRID_METHODS[], PLAYOUT_METHODS[],
    SELF_PLAY_METHODS[], TILES_METHODS[], SEAT_METHODS[], DICE_METHODS[];

/* A workspace of the classic solver for one call; NULL with an exception set without memory. */
struct Workspace *take_workspace(PyObject *module);
void give_workspace(PyObject *module, struct Workspace *w);

/* Let go of the interpreter lock unless that was done, and keep the state of the thread in a PyThreadState *. */
void let_others_run(void *saved);

/* A part of the state; NULL with an exception set without memory. */
struct Players *players_of(PyObject *module);

/* The bytes of a round of the dice game. */
extern const long ROUND_SIZE;

void free_solvers(State *state);
void free_grid(State *state);
void free_dice_players(State *state);

#endif
