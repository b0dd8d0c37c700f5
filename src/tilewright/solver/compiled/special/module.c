#include "../module.h"

#include "solver.h"

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
