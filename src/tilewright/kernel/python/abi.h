/* The part of Python's stable ABI (3.11 and newer) that the kernel uses, by its documentation, so that a build needs no
 * Python.h. Objects are opaque here: counting and types go through functions. tests/kernel/test_abi.py compares every
 * declaration and layout with Python.h. */
#pragma once

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#ifdef _WIN32
#define PYTHON extern __declspec(dllimport)
#define PyMODINIT_FUNC __declspec(dllexport) PyObject *
#else
#define PYTHON extern
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#endif
#ifdef _MSC_VER
#pragma comment(lib, "python3.lib")
#endif

typedef intptr_t Py_ssize_t;
typedef struct PyObject_ PyObject;
typedef struct PyTypeObject_ PyTypeObject;
typedef struct PyThreadState_ PyThreadState;

typedef PyObject *(*PyCFunction)(PyObject *module, PyObject *arguments);

typedef struct {
    const char *ml_name;
    PyCFunction ml_meth;
    int ml_flags;
    const char *ml_doc;
} PyMethodDef;

typedef struct {
    int slot;
    void *value;
} PyModuleDef_Slot;

typedef struct PyModuleDef {
    /* The head of an object, and what Python notes about the module. */
    struct {
        Py_ssize_t ob_refcnt;
        PyTypeObject *ob_type;
        PyObject *(*m_init)(void);
        Py_ssize_t m_index;
        PyObject *m_copy;
    } m_base;
    const char *m_name;
    const char *m_doc;
    Py_ssize_t m_size;
    PyMethodDef *m_methods;
    PyModuleDef_Slot *m_slots;
    int (*m_traverse)(PyObject *module, int (*visit)(PyObject *object, void *given), void *given);
    int (*m_clear)(PyObject *module);
    void (*m_free)(void *module);
} PyModuleDef;

typedef struct {
    void *buf;
    PyObject *obj;
    Py_ssize_t len;
    Py_ssize_t itemsize;
    int readonly;
    int ndim;
    char *format;
    Py_ssize_t *shape;
    Py_ssize_t *strides;
    Py_ssize_t *suboffsets;
    void *internal;
} Py_buffer;

enum { METH_VARARGS = 1, METH_NOARGS = 4, METH_O = 8, METH_FASTCALL = 128, Py_mod_exec = 2 };
#define Py_TPFLAGS_TUPLE_SUBCLASS (1UL << 26)
#define Py_TPFLAGS_BYTES_SUBCLASS (1UL << 27)
#define PyModuleDef_HEAD_INIT {1, NULL, NULL, 0, NULL}

PYTHON const unsigned long Py_Version;
PYTHON PyObject _Py_NoneStruct;
PYTHON PyTypeObject PyList_Type;
PYTHON PyTypeObject PyTuple_Type;
PYTHON PyObject *PyExc_RuntimeError;
PYTHON PyObject *PyExc_TypeError;
PYTHON PyObject *PyExc_UnicodeEncodeError;
PYTHON PyObject *PyExc_ValueError;

PYTHON void Py_IncRef(PyObject *object);
PYTHON void Py_DecRef(PyObject *object);
PYTHON PyObject *Py_NewRef(PyObject *object);
PYTHON PyObject *PyObject_Type(PyObject *object);
PYTHON unsigned long PyType_GetFlags(PyTypeObject *type);
PYTHON int PyObject_IsTrue(PyObject *object);
PYTHON PyObject *PyObject_CallObject(PyObject *callable, PyObject *arguments);

/* These read and build `#` as a Py_ssize_t. */
PYTHON int _PyArg_ParseTuple_SizeT(PyObject *arguments, const char *format, ...);
PYTHON PyObject *_Py_BuildValue_SizeT(const char *format, ...);

PYTHON PyObject *PyErr_NoMemory(void);
PYTHON PyObject *PyErr_Format(PyObject *exception, const char *format, ...);
PYTHON PyObject *PyErr_FormatV(PyObject *exception, const char *format, va_list parts);
PYTHON void PyErr_SetString(PyObject *exception, const char *sentence);
PYTHON PyObject *PyErr_Occurred(void);
PYTHON int PyErr_ExceptionMatches(PyObject *exception);
PYTHON void PyErr_Clear(void);

PYTHON PyObject *PyBool_FromLong(long value);
PYTHON PyObject *PyLong_FromLong(long value);
PYTHON PyObject *PyLong_FromUnsignedLongLong(unsigned long long value);
PYTHON long PyLong_AsLong(PyObject *object);
PYTHON PyObject *PyFloat_FromDouble(double value);
PYTHON PyObject *PyBytes_FromStringAndSize(const char *bytes, Py_ssize_t size);
PYTHON char *PyBytes_AsString(PyObject *bytes);
PYTHON int PyBytes_AsStringAndSize(PyObject *bytes, char **content, Py_ssize_t *size);
PYTHON Py_ssize_t PyBytes_Size(PyObject *bytes);
PYTHON const char *PyUnicode_AsUTF8AndSize(PyObject *text, Py_ssize_t *size);
PYTHON void PyBuffer_Release(Py_buffer *buffer);

PYTHON PyObject *PyList_AsTuple(PyObject *list);
PYTHON PyObject *PyList_New(Py_ssize_t size);
PYTHON Py_ssize_t PyList_Size(PyObject *list);
PYTHON PyObject *PyList_GetItem(PyObject *list, Py_ssize_t place);
PYTHON int PyList_SetItem(PyObject *list, Py_ssize_t place, PyObject *item);
PYTHON PyObject *PyTuple_New(Py_ssize_t size);
PYTHON Py_ssize_t PyTuple_Size(PyObject *tuple);
PYTHON PyObject *PyTuple_GetItem(PyObject *tuple, Py_ssize_t place);
PYTHON int PyTuple_SetItem(PyObject *tuple, Py_ssize_t place, PyObject *item);

PYTHON PyObject *PyModuleDef_Init(PyModuleDef *definition);
PYTHON void *PyModule_GetState(PyObject *module);
PYTHON int PyModule_AddFunctions(PyObject *module, PyMethodDef *methods);
PYTHON int PyModule_AddIntConstant(PyObject *module, const char *name, long value);

PYTHON PyThreadState *PyEval_SaveThread(void);
PYTHON void PyEval_RestoreThread(PyThreadState *saved);
PYTHON int PyGC_Enable(void);
PYTHON int PyGC_Disable(void);

#define PyArg_ParseTuple _PyArg_ParseTuple_SizeT
#define Py_BuildValue _Py_BuildValue_SizeT
#define Py_None (&_Py_NoneStruct)
#define Py_RETURN_NONE return Py_NewRef(Py_None)
#define Py_INCREF Py_IncRef
#define Py_DECREF Py_DecRef
#define Py_XDECREF Py_DecRef
#define Py_CLEAR(place)                                                                                                     \
    do {                                                                                                                    \
        PyObject *cleared = (place);                                                                                        \
        (place) = NULL;                                                                                                     \
        Py_DecRef(cleared);                                                                                                 \
    } while (0)
#define PyDoc_STRVAR(name, text) static const char name[] = text
#define Py_BEGIN_ALLOW_THREADS                                                                                              \
    {                                                                                                                       \
        PyThreadState *_save = PyEval_SaveThread();
#define Py_END_ALLOW_THREADS                                                                                                \
    PyEval_RestoreThread(_save);                                                                                            \
    }
#define PyBytes_Check(object) is_of(object, Py_TPFLAGS_BYTES_SUBCLASS)
#define PyTuple_Check(object) is_of(object, Py_TPFLAGS_TUPLE_SUBCLASS)

/* Whether the type of an object has a flag. */
static inline int is_of(PyObject *object, unsigned long flag)
{
    PyObject *type = PyObject_Type(object);
    int found = (PyType_GetFlags((PyTypeObject *)type) & flag) != 0;
    Py_DecRef(type);
    return found;
}
