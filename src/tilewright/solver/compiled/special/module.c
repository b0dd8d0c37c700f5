#include "../module.h"

#include "solver.h"

/* The interface of a kernel; in other kernels that contain this one, the names belong to the classic solver. */
void prepare(Workspace *w) { (void)w; }

void release(Workspace *w) { release_special(w); }

int read_question(Workspace *w, const Request *asked) { return read_special_question(w, asked); }

int solve_question(Workspace *w, int64_t floor, Rows *rows, int64_t *value)
{
    return solve_special_question(w, floor, rows, value);
}

static PyMethodDef methods[] = {
    {"solve", solve, METH_VARARGS, SOLVE_DOC},
    {"mask", mask, METH_VARARGS, MASK_DOC},
    {NULL, NULL, 0, NULL},
};

PyMODINIT_FUNC PyInit__special(void)
{
    const char *about = "The compiled form of the solver with special jokers.";
    return module_of("tilewright.solver._special", about, sizeof(Workspace), methods);
}
