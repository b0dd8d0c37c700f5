/* The orders in which a line of dice may be laid. */
#pragma once

#include "grid/sets.h"

/* 24 orders of four dice; 24 orders of four jokers for five starts of a run; both ways. */
enum { MOST_ORDERS = 256 };

/* The dice of a line. */
typedef struct {
    uint8_t size, die[LONGEST];
} DiceLine;

/* The orders of a line in which it may be laid. */
typedef struct {
    int count;
    uint8_t order[MOST_ORDERS][LONGEST];
} Orders;

/* A bit for each pair of kinds that may be adjacent, in this order, in some set. */
typedef struct {
    uint64_t after[KINDS];
} Pairs;

/* Find all orders of a line of dice of these kinds. */
void find_orders(const DiceLine *line, const uint8_t kinds[MOST_DICE], const GridRules *rules, Orders *orders);

/* Find the pairs that are adjacent in some order of some set. */
void find_touching_pairs(const DiceSets *sets, const GridRules *rules, Pairs *pairs);
