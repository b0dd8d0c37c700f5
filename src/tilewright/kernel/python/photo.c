#include "python/module.h"

#include <stdlib.h>

#include "photo/tiles.h"

PyDoc_STRVAR(read_photo_doc, "read_photo(network, pixels, width, height, side, parts)\n--\n\n"
                             "Return the tiles of a photo, rows of RGB bytes, as records of TILE_SIZE bytes, and the size at which it was looked at; up to `parts` parts are looked at closer.");

PyDoc_STRVAR(likeness_doc, "likeness(one, other)\n--\n\nReturn how alike the looks of two tiles are, at most 1.");

enum { LONGEST_SIDE = 1 << 16 };

const long TILE_SIZE = sizeof(Tile);

static PyObject *read_photo(PyObject *module, PyObject *args)
{
    Bytes file, pixels;
    int width, height, side, parts, count = -1;
    int32_t size[2] = {0, 0};
    const char *why = NULL;
    (void)module;
    if (!PyArg_ParseTuple(args, "y#y#iiii:read_photo", &file.bytes, &file.size, &pixels.bytes, &pixels.size, &width, &height, &side, &parts))
        return NULL;
    if (width < 1 || height < 1 || width > LONGEST_SIDE || height > LONGEST_SIDE || (int64_t)pixels.size != (int64_t)3 * width * height)
        return REFUSE("a photo of %d x %d pixels has another number of bytes than %zd", width, height, pixels.size);
    Tile *tiles = malloc(MOST_TILES * sizeof *tiles);
    if (tiles) {
        Photo photo = {(const uint8_t *)pixels.bytes, width, height, (size_t)3 * (size_t)width};
        Py_BEGIN_ALLOW_THREADS
        count = read_tiles((const uint8_t *)file.bytes, (size_t)file.size, photo, side, parts, tiles, size, &why);
        Py_END_ALLOW_THREADS
    }
    PyObject *found = why         ? REFUSE("%s", why)
                      : count < 0 ? PyErr_NoMemory()
                                  : Py_BuildValue("y#ii", (const char *)tiles, (Py_ssize_t)count * (Py_ssize_t)sizeof *tiles, size[0], size[1]);
    free(tiles);
    return found;
}

static PyObject *compare_looks(PyObject *module, PyObject *args)
{
    Bytes one, other;
    (void)module;
    if (!PyArg_ParseTuple(args, "y#y#:likeness", &one.bytes, &one.size, &other.bytes, &other.size))
        return NULL;
    if (one.size != LOOK_SIZE || other.size != LOOK_SIZE)
        return REFUSE("a look has %d bytes", LOOK_SIZE);
    return PyFloat_FromDouble(likeness((const int8_t *)one.bytes, (const int8_t *)other.bytes));
}

PyMethodDef PHOTO_METHODS[] = {
    {"read_photo", read_photo, METH_VARARGS, read_photo_doc},
    {"likeness", compare_looks, METH_VARARGS, likeness_doc},
    {NULL, NULL, 0, NULL},
};
