/* A photo as the network takes it. */
#pragma once

#include "photo/network.h"

/* Rows of pixels from the top, three bytes each: red, green, blue; a row begins `row` bytes after the one above it. */
typedef struct {
    const uint8_t *bytes;
    int width, height;
    size_t row;
} Photo;

/* Values from -1 to 1 in three planes, padded with 0; the photo fills the part that `width` and `height` name. */
typedef struct {
    Planes planes;
    int width, height;
} Picture;

/* Scale a photo so that its longer side is `side`, at most MOST_SIDE; no planes without memory. */
Picture scaled(Photo photo, int side);
