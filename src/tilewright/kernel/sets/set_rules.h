/* The rules of sets, in the order in which sets/rules.py writes them as bytes. */
#pragma once

#include <stdint.h>

typedef struct {
    uint8_t min_natural, max_jokers, adjacent, at_start, max_per_run, max_colors, min_side, group_side;
} SetRules;
