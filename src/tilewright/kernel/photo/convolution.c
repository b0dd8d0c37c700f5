/* Convolutions as products of matrices, in plain loops over pixels side by side that compilers turn into vectors. There are
 * no threads and no intrinsics here: the same lines serve every processor and WebAssembly. */
#include "photo/network.h"

#include <stdlib.h>
#include <string.h>

/* Pixels of the result that are computed together; channels of it, and weights of each, that one loop takes at once: more
 * would not fit in registers. */
enum { STRIP = 64, BLOCK = 4, WEIGHTS = 4 };

static int is_apart(const Step *step) { return step->groups > 1; }

static int round_up(int count, int to) { return (count + to - 1) / to * to; }

/* Weights of one channel and channels, both padded with zeros as the loops want them. */
static int depth_of(const Step *step)
{
    int depth = step->in / step->groups * step->kernel * step->kernel;
    return is_apart(step) ? depth : round_up(depth, WEIGHTS);
}

static int padded_channels(const Step *step) { return is_apart(step) ? step->out : round_up(step->out, BLOCK); }

size_t packed_size(const Step *step) { return (size_t)padded_channels(step) * ((size_t)depth_of(step) + 1); }

void pack_step(Step *step, const float *weights, const float *biases, float *packed)
{
    size_t depth = (size_t)depth_of(step), stored = (size_t)(step->in / step->groups * step->kernel * step->kernel);
    size_t channels = (size_t)padded_channels(step);
    memset(packed, 0, packed_size(step) * sizeof *packed);
    for (size_t c = 0; c < (size_t)step->out; c++)
        memcpy(packed + c * depth, weights + c * stored, stored * sizeof *packed);
    memcpy(packed + channels * depth, biases, (size_t)step->out * sizeof *packed);
    step->weights = packed;
    step->biases = packed + channels * depth;
}

/* Add four weights of each of four channels times their pixels to the sums of a strip. */
static void add_products(const float *restrict w, size_t depth, const float *restrict pixels, float *restrict sums)
{
    const float *v = w + depth, *u = v + depth, *t = u + depth;
    const float w0 = w[0], w1 = w[1], w2 = w[2], w3 = w[3], v0 = v[0], v1 = v[1], v2 = v[2], v3 = v[3];
    const float u0 = u[0], u1 = u[1], u2 = u[2], u3 = u[3], t0 = t[0], t1 = t[1], t2 = t[2], t3 = t[3];
    for (int i = 0; i < STRIP; i++) {
        float a = pixels[i], b = pixels[STRIP + i], c = pixels[2 * STRIP + i], d = pixels[3 * STRIP + i];
        sums[i] += w0 * a + w1 * b + w2 * c + w3 * d;
        sums[STRIP + i] += v0 * a + v1 * b + v2 * c + v3 * d;
        sums[2 * STRIP + i] += u0 * a + u1 * b + u2 * c + u3 * d;
        sums[3 * STRIP + i] += t0 * a + t1 * b + t2 * c + t3 * d;
    }
}

/* A part of a strip that lies in one row of the result. */
typedef struct {
    int first, count, x, y;
} Part;

static Part part_of(const Planes *out, int start, int first, int count)
{
    int x = (start + first) % out->width, y = (start + first) / out->width;
    return (Part){first, out->width - x < count - first ? out->width - x : count - first, x, y};
}

/* Copy pixels of one row from `left` on, `stride` apart; outside the row everything is 0. */
static void copy_row(const float *row, int width, int left, int stride, int count, float *restrict to)
{
    if (stride == 1 && left >= 0 && left + count <= width)
        memcpy(to, row + left, (size_t)count * sizeof *to);
    else
        for (int i = 0, x = left; i < count; i++, x += stride)
            to[i] = x >= 0 && x < width ? row[x] : 0;
}

/* Gather what the pixels of a part read in one channel: a row of the panel for each weight. */
static void gather(const Step *step, const Planes *in, int channel, Part part, float *panel)
{
    const float *plane = in->values + (size_t)channel * (size_t)in->width * (size_t)in->height;
    int edge = step->kernel / 2;
    for (int k = 0; k < step->kernel * step->kernel; k++) {
        int y = part.y * step->stride + k / step->kernel - edge, x = part.x * step->stride + k % step->kernel - edge;
        float *to = panel + k * STRIP + part.first;
        if (y < 0 || y >= in->height)
            memset(to, 0, (size_t)part.count * sizeof *to);
        else
            copy_row(plane + (size_t)y * (size_t)in->width, in->width, x, step->stride, part.count, to);
    }
}

/* Store a part of one channel: with the tensor that is added, and without negative values after a ReLU. */
static void store(const Step *step, const Planes *other, const Planes *out, int channel, Part part, const float *sums)
{
    float *to = out->values + ((size_t)channel * (size_t)out->height + (size_t)part.y) * (size_t)out->width + part.x;
    memcpy(to, sums + part.first, (size_t)part.count * sizeof *to);
    if (other->values) {
        size_t row = (size_t)channel * (size_t)other->height + (size_t)(part.y >> step->up);
        const float *from = other->values + row * (size_t)other->width;
        for (int i = 0; i < part.count; i++)
            to[i] += from[(part.x + i) >> step->up];
    }
    for (int i = 0; step->relu && i < part.count; i++)
        to[i] = to[i] > 0 ? to[i] : 0;
}

static void fill(float *sums, float bias)
{
    for (int i = 0; i < STRIP; i++)
        sums[i] = bias;
}

static void convolve_strip(const Step *step, const Planes *in, const Planes *other, const Planes *out, int start, float *panel)
{
    int left = out->width * out->height - start, count = left < STRIP ? left : STRIP;
    size_t depth = (size_t)depth_of(step);
    for (int c = 0; c < in->channels; c++)
        for (Part part = {0}; part.first < count; part.first += part.count) {
            part = part_of(out, start, part.first, count);
            gather(step, in, c, part, panel + c * step->kernel * step->kernel * STRIP);
        }
    for (int block = 0; block < step->out; block += BLOCK) {
        float sums[BLOCK * STRIP];
        for (int c = 0; c < BLOCK; c++)
            fill(sums + c * STRIP, step->biases[block + c]);
        for (size_t k = 0; k < depth; k += WEIGHTS)
            add_products(step->weights + (size_t)block * depth + k, depth, panel + k * STRIP, sums);
        for (int c = 0; c < BLOCK && block + c < step->out; c++)
            for (Part part = {0}; part.first < count; part.first += part.count) {
                part = part_of(out, start, part.first, count);
                store(step, other, out, block + c, part, sums + c * STRIP);
            }
    }
}

/* A strip of a convolution in which each channel reads itself alone. */
static void convolve_apart(const Step *step, const Planes *in, const Planes *other, const Planes *out, int start, float *panel)
{
    int left = out->width * out->height - start, count = left < STRIP ? left : STRIP;
    for (int c = 0; c < out->channels; c++) {
        float sums[STRIP];
        fill(sums, step->biases[c]);
        for (Part part = {0}; part.first < count; part.first += part.count) {
            part = part_of(out, start, part.first, count);
            gather(step, in, c, part, panel);
        }
        for (int k = 0; k < step->kernel * step->kernel; k++) {
            float weight = step->weights[c * step->kernel * step->kernel + k];
            for (int i = 0; i < STRIP; i++)
                sums[i] += weight * panel[k * STRIP + i];
        }
        for (Part part = {0}; part.first < count; part.first += part.count) {
            part = part_of(out, start, part.first, count);
            store(step, other, out, c, part, sums);
        }
    }
}

int convolve(const Step *step, const Planes *in, const Planes *other, Planes *out)
{
    float *panel = calloc((size_t)depth_of(step) * STRIP, sizeof *panel);
    if (!panel)
        return 0;
    for (int start = 0; start < out->width * out->height; start += STRIP)
        (is_apart(step) ? convolve_apart : convolve_strip)(step, in, other, out, start, panel);
    free(panel);
    return 1;
}
