/* A kernel as a module of Python; the files of this name are the only ones that know Python. */
#ifndef TILEWRIGHT_MODULE_H
#define TILEWRIGHT_MODULE_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

/* The module of this name, with a workspace of so many bytes. */
PyObject *module_of(const char *name, const char *about, Py_ssize_t workspace);

#endif
