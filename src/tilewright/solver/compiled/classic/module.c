#include "../module.h"

#include "plays.h"

PyDoc_STRVAR(plays_doc, "plays(question, weights, most)\n--\n\n"
                        "Return every choice of pieces that can be laid, or None if there are more than `most`.");

static PyObject *plays(PyObject *module, PyObject *args)
{
    Workspace *w = PyModule_GetState(module);
    Request asked = {.cap = 0};
    const char *question;
    Py_ssize_t question_size, weights_size;
    int most;
    if (!w || !PyArg_ParseTuple(args, "y#y#i:plays", &question, &question_size, &asked.weights, &weights_size, &most))
        return NULL;
    asked.question = (const uint8_t *)question;
    asked.question_size = (long)question_size;
    asked.weights_size = (long)weights_size;
    if (!read_question(w, &asked))
        return NULL;
    int count = list_plays(w, most);
    if (count == TOO_MANY)
        Py_RETURN_NONE;
    PyObject *listed = count < 0 ? PyErr_NoMemory() : PyList_New(count);
    for (int i = 0; listed && i < count; i++) {
        const Play *play = play_at(w, i);
        PyObject *codes = PyBytes_FromStringAndSize((const char *)play->codes, play->pieces);
        if (!codes || PyList_SetItem(listed, i, codes) < 0) {
            Py_DECREF(listed);
            return NULL;
        }
    }
    return listed;
}

static PyMethodDef methods[] = {
    {"solve", solve, METH_VARARGS, SOLVE_DOC},
    {"plays", plays, METH_VARARGS, plays_doc},
    {NULL, NULL, 0, NULL},
};

PyMODINIT_FUNC PyInit__classic(void)
{
    return module_of("tilewright.solver._classic", "The compiled form of the solver.", sizeof(Workspace), methods);
}
