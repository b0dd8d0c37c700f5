/* The random numbers of playouts: SplitMix64. */
#pragma once

#include <stdint.h>

typedef struct {
    uint64_t state;
} Generator;

static inline uint64_t next_number(Generator *random)
{
    uint64_t mixed = random->state += 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    return mixed ^ mixed >> 31;
}

/* The generator of one world: worlds with neighboring numbers have unrelated streams. */
static inline Generator generator_of(uint64_t seed, uint64_t world)
{
    Generator random = {seed};
    random.state = next_number(&random) ^ world * 0xD1342543DE82EF95u;
    return random;
}

/* A number from 0 to bound - 1. */
static inline int below(Generator *random, int bound)
{
    return (int)((next_number(random) >> 32) * (uint64_t)bound >> 32);
}

static inline void shuffle(Generator *random, uint8_t codes[], int count)
{
    for (int last = count - 1; last > 0; last--) {
        int other = below(random, last + 1);
        uint8_t code = codes[last];
        codes[last] = codes[other];
        codes[other] = code;
    }
}
