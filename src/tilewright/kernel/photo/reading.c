#include <stdlib.h>

#include "photo/tiles.h"

static int tiles_in(const Network *network, Photo photo, const Picture *picture, int parts, Tile *tiles)
{
    Planes map = run_network(network, picture->planes);
    int count = map.values ? find_tiles(&map, tiles) : -1;
    free(map.values);
    /* What makes looks alike was chosen on what the first look makes of a face. */
    for (int i = 0; i < count; i++)
        describe(picture, &tiles[i]);
    if (count > 0 && (!look_closer(network, photo, picture, parts, tiles, count) || !decide_colors(picture, tiles, count) || !group_rows(tiles, count)))
        count = -1;
    return count;
}

int read_tiles(const uint8_t *file, size_t file_size, Photo photo, int side, int parts, Tile tiles[MOST_TILES], int32_t size[2], const char **why)
{
    int count = -1;
    *why = side < SIDE_STEP || side > MOST_SIDE ? "a photo is looked at with a longer side of 32 to 2048 pixels" : NULL;
    Network *network = *why ? NULL : read_network(file, file_size, why);
    if (network && network->channels != MAP_CHANNELS)
        *why = "the network has another map than tiles are read from";
    else if (network) {
        Picture picture = scaled(photo, side);
        size[0] = picture.width;
        size[1] = picture.height;
        if (picture.planes.values)
            count = tiles_in(network, photo, &picture, parts, tiles);
        free(picture.planes.values);
    }
    free_network(network);
    return count;
}

/* The same for a host that passes numbers alone, such as a page that runs this as WebAssembly. */
int read_photo_tiles(const uint8_t *file, size_t file_size, const uint8_t *pixels, int width, int height, int side, int parts, Tile *tiles, int32_t size[2])
{
    const char *why;
    return read_tiles(file, file_size, (Photo){pixels, width, height, (size_t)3 * (size_t)width}, side, parts, tiles, size, &why);
}
