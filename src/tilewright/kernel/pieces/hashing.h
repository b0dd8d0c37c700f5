/* SHA-256 and the keyed stream of numbers of chance.py. */
#pragma once

#include <stddef.h>
#include <stdint.h>

enum { DIGEST_SIZE = 32, BLOCK_SIZE = 64 };

typedef struct {
    uint32_t words[8];
    uint64_t size;
    uint8_t block[BLOCK_SIZE];
} Hash;

/* A key of HMAC-SHA256: the hashes of its inner and outer block. */
typedef struct {
    Hash inner, outer;
} Key;

Key key_of(const uint8_t *bytes, size_t size);

void sign(const Key *key, const void *message, size_t size, uint8_t digest[DIGEST_SIZE]);

/* The key of a path that ends with a number, from another key, as `branch` of chance.py; and its bytes. */
Key branch_of(const Key *from, const char *path, long number, uint8_t digest[DIGEST_SIZE]);

/* A position in the stream of numbers of a key. */
typedef struct {
    Key key;
    uint64_t counter;
} Chance;

/* A number from 0 to n - 1. */
int drawn_number(Chance *chance, int n);

/* The chance of the only game of a match: deal `number` of the key of a seed, as `start_events` of arena/match.py. */
Chance match_chance(const Key *seed, long number, int seats);

void shuffle_codes(Chance *chance, uint8_t codes[], int count);
