#include "photo/picture.h"

#include <math.h>
#include <stdlib.h>

/* The pixels that one pixel of the result is a weighted mean of, along one axis. */
typedef struct {
    int first, count;
    const float *weights;
} Taps;

typedef struct {
    int most;
    Taps *of;
    float *weights;
} Filter;

/* The cubic of Keys: sharp, and 0 from 2 on. */
static double cubic(double x)
{
    x = fabs(x);
    return x < 1 ? (1.5 * x - 2.5) * x * x + 1 : x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0;
}

static void free_filter(Filter filter)
{
    free(filter.of);
    free(filter.weights);
}

/* The filter that makes `from` pixels `to`; where that reduces, the cubic is as much wider. */
static Filter make_filter(int from, int to)
{
    double ratio = (double)from / to, wide = ratio > 1 ? ratio : 1;
    Filter filter = {(int)(4 * wide) + 3, malloc((size_t)to * sizeof *filter.of), NULL};
    filter.weights = malloc((size_t)to * (size_t)filter.most * sizeof *filter.weights);
    for (int i = 0; filter.of && filter.weights && i < to; i++) {
        double middle = (i + 0.5) * ratio, total = 0;
        int first = (int)floor(middle - 2 * wide), end = (int)ceil(middle + 2 * wide);
        first = first < 0 ? 0 : first;
        end = end > from ? from : end;
        float *weights = filter.weights + (size_t)i * (size_t)filter.most;
        for (int k = first; k < end; k++)
            total += cubic((k + 0.5 - middle) / wide);
        for (int k = first; k < end; k++)
            weights[k - first] = (float)(cubic((k + 0.5 - middle) / wide) / total);
        filter.of[i] = (Taps){first, end - first, weights};
    }
    return filter;
}

/* Add the rows that make one row of the result. */
static void add_rows(Photo photo, Taps taps, float *restrict line)
{
    int wide = 3 * photo.width;
    for (int i = 0; i < wide; i++)
        line[i] = 0;
    for (int k = 0; k < taps.count; k++) {
        const uint8_t *row = photo.bytes + (size_t)(taps.first + k) * photo.row;
        float weight = taps.weights[k];
        for (int i = 0; i < wide; i++)
            line[i] += weight * row[i];
    }
}

static void write_row(const float *line, const Filter *across, const Picture *picture, int y)
{
    const Planes *planes = &picture->planes;
    for (int c = 0; c < 3; c++) {
        float *to = planes->values + ((size_t)c * (size_t)planes->height + (size_t)y) * (size_t)planes->width;
        for (int x = 0; x < picture->width; x++) {
            Taps taps = across->of[x];
            float value = 0;
            for (int k = 0; k < taps.count; k++)
                value += taps.weights[k] * line[3 * (taps.first + k) + c];
            to[x] = (value < 0 ? 0 : value > 255 ? 255 : value) / 127.5f - 1;
        }
    }
}

static int shorter(int one, int other, int side)
{
    int scaled = (int)((double)one * side / other + 0.5);
    return scaled < 1 ? 1 : scaled;
}

static int padded(int side) { return (side + SIDE_STEP - 1) / SIDE_STEP * SIDE_STEP; }

Picture scaled(Photo photo, int side)
{
    int wide = photo.width >= photo.height;
    Picture picture = {{3, 0, 0, NULL}, wide ? side : shorter(photo.width, photo.height, side), wide ? shorter(photo.height, photo.width, side) : side};
    picture.planes.width = padded(picture.width);
    picture.planes.height = padded(picture.height);
    picture.planes.values = calloc((size_t)3 * (size_t)picture.planes.width * (size_t)picture.planes.height, sizeof(float));
    float *line = malloc((size_t)3 * (size_t)photo.width * sizeof *line);
    Filter across = make_filter(photo.width, picture.width), down = make_filter(photo.height, picture.height);
    if (picture.planes.values && line && across.of && across.weights && down.of && down.weights)
        for (int y = 0; y < picture.height; y++) {
            add_rows(photo, down.of[y], line);
            write_row(line, &across, &picture, y);
        }
    else {
        free(picture.planes.values);
        picture.planes.values = NULL;
    }
    free(line);
    free_filter(across);
    free_filter(down);
    return picture;
}
