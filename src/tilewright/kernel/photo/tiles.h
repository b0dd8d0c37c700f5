/* The tiles of a photo: found, with their colors decided together, in rows as they lie. */
#ifndef TILEWRIGHT_PHOTO_TILES_H
#define TILEWRIGHT_PHOTO_TILES_H

#include "photo/picture.h"

enum { MOST_TILES = 400, NUMBERS = 17, COLORS = 4 };

/* What the map has for each place, in this order. */
enum { HEAT, OFFSET, RIGHT = 3, UP = 5, NUMBER = 7, COLOR = 24, INK = 28, DIE = 31, MAP_CHANNELS = 32 };

/* One tile; lengths in pixels of the picture. All fields have four bytes, and Python reads them in this order. */
typedef struct {
    float sure;
    float middle[2], right[2], up[2];
    /* Chances of 1 to 13, joker, double, color-change, mirror; of black, red, blue, orange. */
    float numbers[NUMBERS], colors[COLORS];
    /* The ink over the white of the face. */
    float ink[3];
    float die;
    int32_t row, place;
} Tile;

/* Read a photo with the network of a file, looking at it with a longer side of `side` pixels: return the number of tiles, and
 * the size at which it was looked at; -1 without memory, or with a reason why the network or the size cannot be used. */
int read_tiles(const uint8_t *file, size_t file_size, Photo photo, int side, Tile tiles[MOST_TILES], int32_t size[2], const char **why);

/* Find the tiles in a map of MAP_CHANNELS channels, the surest first; return their number, -1 without memory. */
int find_tiles(const Planes *map, Tile tiles[MOST_TILES]);

/* Decide the chances of all colors together; 0 without memory. */
int decide_colors(const Picture *picture, Tile *tiles, int count);

/* Give each tile its row and its place there; 0 without memory. */
int group_rows(Tile *tiles, int count);

#endif
