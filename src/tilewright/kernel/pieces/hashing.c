#include "pieces/hashing.h"

#include <stdio.h>
#include <string.h>

enum { ROUNDS = 64, WORD_BYTES = 8 };

static const uint32_t CONSTANTS[ROUNDS] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01,
    0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc,
    0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08,
    0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static const Hash EMPTY_HASH = {
    .words = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19},
};

static inline uint32_t turned(uint32_t word, int bits) { return word >> bits | word << (32 - bits); }

static inline uint32_t word_at(const uint8_t *bytes)
{
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static void add_block(uint32_t words[8], const uint8_t block[BLOCK_SIZE])
{
    uint32_t schedule[ROUNDS];
    for (int i = 0; i < 16; i++)
        schedule[i] = word_at(block + 4 * i);
    for (int i = 16; i < ROUNDS; i++) {
        uint32_t early = schedule[i - 15], late = schedule[i - 2];
        schedule[i] = schedule[i - 16] + schedule[i - 7] + (turned(early, 7) ^ turned(early, 18) ^ early >> 3)
            + (turned(late, 17) ^ turned(late, 19) ^ late >> 10);
    }
    uint32_t a = words[0], b = words[1], c = words[2], d = words[3], e = words[4], f = words[5], g = words[6], h = words[7];
    for (int i = 0; i < ROUNDS; i++) {
        uint32_t first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + CONSTANTS[i] + schedule[i];
        uint32_t second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        h = g;
        g = f;
        f = e;
        e = d + first;
        d = c;
        c = b;
        b = a;
        a = first + second;
    }
    const uint32_t added[8] = {a, b, c, d, e, f, g, h};
    for (int i = 0; i < 8; i++)
        words[i] += added[i];
}

static void add_bytes(Hash *hash, const uint8_t *bytes, size_t size)
{
    while (size) {
        size_t held = (size_t)(hash->size % BLOCK_SIZE), taken = BLOCK_SIZE - held < size ? BLOCK_SIZE - held : size;
        memcpy(hash->block + held, bytes, taken);
        hash->size += taken;
        bytes += taken;
        size -= taken;
        if (hash->size % BLOCK_SIZE == 0)
            add_block(hash->words, hash->block);
    }
}

static void finish(Hash *hash, uint8_t digest[DIGEST_SIZE])
{
    uint8_t ending[2 * BLOCK_SIZE] = {0x80}, bits[WORD_BYTES];
    size_t held = (size_t)(hash->size % BLOCK_SIZE);
    for (int i = 0; i < WORD_BYTES; i++)
        bits[i] = (uint8_t)(8 * hash->size >> (56 - 8 * i));
    add_bytes(hash, ending, (held < BLOCK_SIZE - WORD_BYTES ? BLOCK_SIZE : 2 * BLOCK_SIZE) - WORD_BYTES - held);
    add_bytes(hash, bits, WORD_BYTES);
    for (int i = 0; i < DIGEST_SIZE; i++)
        digest[i] = (uint8_t)(hash->words[i / 4] >> (24 - 8 * (i % 4)));
}

Key key_of(const uint8_t *bytes, size_t size)
{
    uint8_t held[BLOCK_SIZE] = {0}, inner[BLOCK_SIZE], outer[BLOCK_SIZE];
    Key key = {EMPTY_HASH, EMPTY_HASH};
    if (size > BLOCK_SIZE) {
        Hash hash = EMPTY_HASH;
        add_bytes(&hash, bytes, size);
        finish(&hash, held);
    } else if (size)
        memcpy(held, bytes, size);
    for (int i = 0; i < BLOCK_SIZE; i++) {
        inner[i] = held[i] ^ 0x36;
        outer[i] = held[i] ^ 0x5c;
    }
    add_bytes(&key.inner, inner, BLOCK_SIZE);
    add_bytes(&key.outer, outer, BLOCK_SIZE);
    return key;
}

void sign(const Key *key, const void *message, size_t size, uint8_t digest[DIGEST_SIZE])
{
    Hash inner = key->inner, outer = key->outer;
    add_bytes(&inner, message, size);
    finish(&inner, digest);
    add_bytes(&outer, digest, DIGEST_SIZE);
    finish(&outer, digest);
}

int drawn_number(Chance *chance, int n)
{
    /* Words at or above the largest multiple of n are drawn again: they would favor small numbers. */
    uint64_t beyond = (0 - (uint64_t)n) % (uint64_t)n, last = 0 - beyond - 1, word;
    do {
        uint8_t counter[WORD_BYTES], digest[DIGEST_SIZE];
        for (int i = 0; i < WORD_BYTES; i++)
            counter[i] = (uint8_t)(chance->counter >> (56 - 8 * i));
        chance->counter++;
        sign(&chance->key, counter, sizeof counter, digest);
        word = (uint64_t)word_at(digest) << 32 | word_at(digest + 4);
    } while (word > last);
    return (int)(word % (uint64_t)n);
}

enum { LONGEST_LABEL = 48, LENGTH_BYTES = 4, MOST_NONCES = 8 };

Key branch_of(const Key *from, const char *path, long number, uint8_t digest[DIGEST_SIZE])
{
    char label[LONGEST_LABEL];
    int size = snprintf(label, sizeof label, "branch:%s%ld", path, number);
    sign(from, label, (size_t)size, digest);
    return key_of(digest, DIGEST_SIZE);
}

Chance match_chance(const Key *seed, long number, int seats)
{
    static const char about[] = "tilewright game:";
    uint8_t message[sizeof about + MOST_NONCES * (LENGTH_BYTES + DIGEST_SIZE)], digest[DIGEST_SIZE];
    size_t size = sizeof about - 1;
    Key root = branch_of(seed, "", number, digest), secret = branch_of(&root, "secret/", 1, digest);
    memcpy(message, about, size);
    for (int seat = 0; seat < seats && seat < MOST_NONCES; seat++) {
        const uint8_t length[LENGTH_BYTES] = {0, 0, 0, DIGEST_SIZE};
        memcpy(message + size, length, sizeof length);
        branch_of(&root, "nonce/", seat, message + size + sizeof length);
        size += sizeof length + DIGEST_SIZE;
    }
    sign(&secret, message, size, digest);
    return (Chance){key_of(digest, DIGEST_SIZE), 0};
}

void shuffle_codes(Chance *chance, uint8_t codes[], int count)
{
    for (int last = count - 1; last > 0; last--) {
        int place = drawn_number(chance, last + 1);
        uint8_t code = codes[last];
        codes[last] = codes[place];
        codes[place] = code;
    }
}
