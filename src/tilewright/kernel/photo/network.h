/* A network that is a list of convolutions, as tools/camera/network.py writes it: each step is one convolution, an optional
 * sum with an earlier tensor, and an optional ReLU. */
#pragma once

#include <stddef.h>
#include <stdint.h>

enum { MOST_STEPS = 64, MOST_CHANNELS = 1024, MOST_SIDE = 2048, SIDE_STEP = 32, MAP_STRIDE = 4 };

/* One convolution; the numbers as they stand in the file. */
typedef struct {
    int32_t source, target, in, out, kernel, stride, groups, relu, add, up;
    const float *weights, *biases;
} Step;

typedef struct {
    int steps, channels;
    Step step[MOST_STEPS];
    /* Weights and biases of all steps, in the order in which a step reads them. */
    float *numbers;
} Network;

/* A tensor: planes of one channel each. */
typedef struct {
    int channels, width, height;
    float *values;
} Planes;

/* Return the network of a file, or NULL: with a reason if something is wrong with it, without one if memory is short. */
Network *read_network(const uint8_t *bytes, size_t size, const char **why);
void free_network(Network *network);

/* Run it on a picture of three planes, whose sides are multiples of SIDE_STEP and at most MOST_SIDE. The map has a quarter of
 * them; its values are the caller's to free, NULL without memory. */
Planes run_network(const Network *network, Planes picture);

/* Run one step: `other` is the tensor that is added, without values if none is; 0 without memory. */
int convolve(const Step *step, const Planes *in, const Planes *other, Planes *out);

/* How convolve wants its numbers: the count that a step takes, and the copy of those that stand in the file. */
size_t packed_size(const Step *step);
void pack_step(Step *step, const float *weights, const float *biases, float *packed);
