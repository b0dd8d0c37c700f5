#include "photo/network.h"

#include <stdlib.h>
#include <string.h>

enum { HEADER = 24, STEP_SIZE = 40, VERSION = 1, LONGEST_NOTE = 1 << 16 };

static int32_t whole(const uint8_t *bytes)
{
    return (int32_t)((uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24);
}

/* The value of a float of 16 bits, which is finite. */
static float half(const uint8_t *bytes)
{
    uint32_t bits = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8, fraction = bits & 0x3ff, exponent = bits >> 10 & 31;
    float size;
    if (exponent) {
        uint32_t wide = (exponent + 112) << 23 | fraction << 13;
        memcpy(&size, &wide, sizeof size);
    } else
        size = (float)fraction / 16777216.0f;
    return bits & 0x8000 ? -size : size;
}

static int between(int32_t value, int32_t low, int32_t high) { return value >= low && value <= high; }

/* Whether a step fits the tensors before it: `channels` and `level`, how often a side was halved, of each. */
static int step_fits(const Step *step, int number, const int *channels, const int *level)
{
    if (step->target != number + 1 || !between(step->source, 0, number) || !between(step->add, -1, number) ||
        !between(step->out, 1, MOST_CHANNELS) || !between(step->stride, 1, 2) || !between(step->relu, 0, 1) || !between(step->up, 0, 1))
        return 0;
    if ((step->kernel != 1 && step->kernel != 3 && step->kernel != 5) || step->in != channels[step->source])
        return 0;
    if (step->groups != 1 && !(step->groups == step->in && step->out == step->in && step->stride == 1))
        return 0;
    int here = level[step->source] + step->stride - 1;
    if (here > 5)
        return 0;
    return step->add < 0 ? !step->up : channels[step->add] == step->out && level[step->add] == here + step->up;
}

static const char *read_steps(Network *network, const uint8_t *bytes, size_t size, size_t *packed, size_t *stored)
{
    int channels[MOST_STEPS + 1] = {3}, level[MOST_STEPS + 1] = {0};
    if (size < HEADER || memcmp(bytes, "TWCAMERA", 8) != 0 || whole(bytes + 8) != VERSION)
        return "this is not a network";
    network->steps = whole(bytes + 12);
    network->channels = whole(bytes + 16);
    int32_t note = whole(bytes + 20);
    if (!between(network->steps, 1, MOST_STEPS) || !between(note, 0, LONGEST_NOTE))
        return "the network has too many steps or too long a note";
    size_t numbers = HEADER + (size_t)network->steps * STEP_SIZE + (size_t)(note + 3) / 4 * 4;
    if (size < numbers)
        return "the network is cut off";
    for (int i = 0; i < network->steps; i++) {
        Step *step = &network->step[i];
        int32_t *fields[] = {&step->source, &step->target, &step->in,   &step->out, &step->kernel,
                             &step->stride, &step->groups, &step->relu, &step->add, &step->up};
        for (int f = 0; f < 10; f++)
            *fields[f] = whole(bytes + HEADER + i * STEP_SIZE + 4 * f);
        if (!step_fits(step, i, channels, level))
            return "a step of the network does not fit the ones before it";
        channels[i + 1] = step->out;
        level[i + 1] = level[step->source] + step->stride - 1;
        *packed += packed_size(step);
        *stored += (size_t)step->out * ((size_t)(step->in / step->groups) * (size_t)(step->kernel * step->kernel) + 1);
    }
    if (channels[network->steps] != network->channels || 1 << level[network->steps] != MAP_STRIDE)
        return "the network ends with another map than it says";
    return size == numbers + 2 * *stored ? NULL : "the network has another number of weights than its steps need";
}

Network *read_network(const uint8_t *bytes, size_t size, const char **why)
{
    size_t packed = 0, stored = 0;
    Network *network = calloc(1, sizeof *network);
    *why = network ? read_steps(network, bytes, size, &packed, &stored) : NULL;
    float *plain = network && !*why ? malloc(stored * sizeof *plain) : NULL;
    if (plain)
        network->numbers = malloc(packed * sizeof *network->numbers);
    if (!plain || !network->numbers) {
        free(plain);
        free_network(network);
        return NULL;
    }
    for (size_t i = 0; i < stored; i++)
        plain[i] = half(bytes + size - 2 * (stored - i));
    float *to = network->numbers;
    const float *from = plain;
    for (int i = 0; i < network->steps; i++) {
        Step *step = &network->step[i];
        size_t weights = (size_t)step->out * (size_t)(step->in / step->groups) * (size_t)(step->kernel * step->kernel);
        pack_step(step, from, from + weights, to);
        from += weights + (size_t)step->out;
        to += packed_size(step);
    }
    free(plain);
    return network;
}

void free_network(Network *network)
{
    if (network)
        free(network->numbers);
    free(network);
}

/* Free the tensors that no step after this one reads. The picture is the caller's. */
static void free_unread(const Network *network, int done, Planes *tensors)
{
    for (int t = 1; t <= done; t++) {
        int read = 0;
        for (int i = done; i < network->steps; i++)
            read |= network->step[i].source == t || network->step[i].add == t;
        if (!read) {
            free(tensors[t].values);
            tensors[t].values = NULL;
        }
    }
}

/* Room for the values of a tensor, NULL without memory; 32 bits cannot count the bytes of the largest. */
static float *values_for(const Planes *planes)
{
    uint64_t bytes = (uint64_t)planes->channels * (uint64_t)planes->width * (uint64_t)planes->height * sizeof(float);
    return bytes <= PTRDIFF_MAX ? malloc((size_t)bytes) : NULL;
}

Planes run_network(const Network *network, Planes picture)
{
    static const Planes none;
    Planes tensors[MOST_STEPS + 1] = {picture};
    for (int i = 0; i < network->steps; i++) {
        const Step *step = &network->step[i];
        const Planes *in = &tensors[step->source];
        Planes *out = &tensors[i + 1];
        *out = (Planes){step->out, in->width / step->stride, in->height / step->stride, NULL};
        out->values = values_for(out);
        if (!out->values || !convolve(step, in, step->add < 0 ? &none : &tensors[step->add], out)) {
            for (int t = 1; t <= i + 1; t++)
                free(tensors[t].values);
            return none;
        }
        if (i + 1 < network->steps)
            free_unread(network, i + 1, tensors);
    }
    for (int t = 1; t < network->steps; t++)
        free(tensors[t].values);
    return tensors[network->steps];
}
