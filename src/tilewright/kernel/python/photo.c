#include "python/module.h"

#include <stdlib.h>

#include "photo/tiles.h"

PyDoc_STRVAR(read_photo_doc, "read_photo(network, pixels, width, height, side)\n--\n\n"
                             "Return the tiles of a photo, rows of RGB bytes, as records of TILE_SIZE bytes, and the size at which it was looked at.");

enum { LONGEST_SIDE = 1 << 16 };

const long TILE_SIZE = sizeof(Tile);

/* Find the tiles at the scale of `side`; -1 without memory. */
static int tiles_of(const Network *network, Photo photo, int side, Tile *tiles, Picture *picture)
{
    int count = -1;
    *picture = scaled(photo, side);
    if (picture->planes.values) {
        Planes map = run_network(network, picture->planes);
        if (map.values) {
            count = find_tiles(&map, tiles);
            if (!decide_colors(picture, tiles, count) || !group_rows(tiles, count))
                count = -1;
        }
        free(map.values);
    }
    free(picture->planes.values);
    return count;
}

static PyObject *read_photo(PyObject *module, PyObject *args)
{
    Bytes file, pixels;
    int width, height, side, count;
    const char *why;
    (void)module;
    if (!PyArg_ParseTuple(args, "y#y#iii:read_photo", &file.bytes, &file.size, &pixels.bytes, &pixels.size, &width, &height, &side))
        return NULL;
    if (width < 1 || height < 1 || width > LONGEST_SIDE || height > LONGEST_SIDE || pixels.size != (Py_ssize_t)3 * width * height)
        return REFUSE("a photo of %d x %d pixels has another number of bytes than %zd", width, height, pixels.size);
    if (side < SIDE_STEP || side > MOST_SIDE)
        return REFUSE("the longer side is %d to %d pixels, not %d", SIDE_STEP, MOST_SIDE, side);
    Network *network = read_network((const uint8_t *)file.bytes, (size_t)file.size, &why);
    if (!network)
        return REFUSE("%s", why);
    Tile *tiles = malloc(MOST_TILES * sizeof *tiles);
    Picture picture = {{0, 0, 0, NULL}, 0, 0};
    if (network->channels != MAP_CHANNELS)
        count = -2;
    else {
        Py_BEGIN_ALLOW_THREADS
        count = tiles ? tiles_of(network, (Photo){(const uint8_t *)pixels.bytes, width, height}, side, tiles, &picture) : -1;
        Py_END_ALLOW_THREADS
    }
    free_network(network);
    PyObject *found = count == -2   ? REFUSE("the network has another map than tiles are read from")
                      : count == -1 ? PyErr_NoMemory()
                                    : Py_BuildValue("y#ii", (const char *)tiles, (Py_ssize_t)count * (Py_ssize_t)sizeof *tiles, picture.width, picture.height);
    free(tiles);
    return found;
}

PyMethodDef PHOTO_METHODS[] = {
    {"read_photo", read_photo, METH_VARARGS, read_photo_doc},
    {NULL, NULL, 0, NULL},
};
