/* A kernel as a Python module; only the files of this name use the Python API. */
#ifndef TILEWRIGHT_MODULE_H
#define TILEWRIGHT_MODULE_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

/* The method `solve` of every kernel. */
PyObject *solve(PyObject *module, PyObject *args);
extern const char SOLVE_DOC[];

/* The method `mask` of every kernel. */
PyObject *mask(PyObject *module, PyObject *args);
extern const char MASK_DOC[];

/* Create the module, with a workspace of this size in bytes. */
PyObject *module_of(const char *name, const char *about, Py_ssize_t workspace, PyMethodDef methods[]);

#endif
