/* The twin of cover.py: families of sets that cover the dice of a turn. */
#pragma once

#include "grid/layout.h"

enum { NO_MEMORY = -2, OUT_OF_STEPS = -1 };

/* What is called with every family worth more than the best. Returns whether it is accepted, or an error. */
typedef int (*Offer)(void *context, const Family *family);

/* For each line the connected part it belongs to, and whether it lies across within that part. */
typedef struct {
    uint8_t part[MOST_DICE], across[MOST_DICE];
} Links;

typedef struct {
    const Pool *pool;
    int64_t best, worth;
    int steps;
    uint8_t one_faced;
    Offer offer;
    void *context;
    uint8_t free[KINDS], required[KINDS], left_out[KINDS];
    uint8_t line_of[MOST_DICE], alone[MOST_DICE];
    uint64_t stands[MOST_DICE];
    /* For each kind, as bits, the dice that another line may still cross. */
    uint64_t open[KINDS];
    Links links;
    /* The lines so far. */
    Family family;
} Cover;

void start_cover(Cover *cover, const Pool *pool, int steps);

/* Offer every family worth more than the best one accepted; returns 0, or an error. */
int run_cover(Cover *cover);
