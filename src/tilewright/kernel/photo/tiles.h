/* The tiles of a photo: found, with their colors decided together, in rows as they lie. */
#pragma once

#include "photo/picture.h"

enum { MOST_TILES = 400, NUMBERS = 17, COLORS = 4, RINGS = 6, SPOKES = 24, LOOK_SIZE = 164 };

/* What the map has for each place, in this order. */
enum { HEAT, OFFSET, RIGHT = 3, UP = 5, NUMBER = 7, COLOR = 24, INK = 28, DIE = 31, MAP_CHANNELS = 32 };

/* One tile; lengths in pixels of the picture. All numbers have four bytes, and Python reads them in this order. */
typedef struct {
    float sure;
    float middle[2], right[2], up[2];
    /* Chances of 1 to 13, joker, double, color-change, mirror; of black, red, blue, orange. */
    float numbers[NUMBERS], colors[COLORS];
    /* The ink over the white of the face. */
    float ink[3];
    float die;
    int32_t row, place;
    /* What `likeness` compares; zeros if the tile is too small. */
    int8_t look[LOOK_SIZE];
} Tile;

/* Read a photo with the network of a file, looking at it with a longer side of `side` pixels, and closer at up to `parts`
 * parts of it: return the number of tiles, and
 * the size at which it was looked at; -1 without memory, or with a reason why the network or the size cannot be used. */
int read_tiles(const uint8_t *file, size_t file_size, Photo photo, int side, int parts, Tile tiles[MOST_TILES], int32_t size[2], const char **why);

/* Find the tiles in a map of MAP_CHANNELS channels, the surest first; return their number, -1 without memory. */
int find_tiles(const Planes *map, Tile tiles[MOST_TILES]);

/* Read numbers in doubt anew in up to `parts` parts of the photo; 0 without memory. */
int look_closer(const Network *network, Photo photo, const Picture *picture, int parts, Tile *tiles, int count);

/* Decide the chances of all colors together; 0 without memory. */
int decide_colors(const Picture *picture, Tile *tiles, int count);

/* Colors, and what they are sorted by. */
typedef struct {
    float key;
    float color[3];
} Look;

/* The mean color between two shares of the looks, from the lowest key on. */
void mean_color(Look *looks, int count, float low, float high, float mean[3]);

/* Give a tile its look. */
void describe(const Picture *picture, Tile *tile);

/* How much a tile looks like a joker that was shown, turned as they match best: at most 1; 0 if the network is sure of the
 * tile's number or takes the two for different things. */
float likeness(const int8_t joker[LOOK_SIZE], const int8_t tile[LOOK_SIZE]);

/* Give each tile its row and its place there; 0 without memory. */
int group_rows(Tile *tiles, int count);
