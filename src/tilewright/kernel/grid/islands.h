/* The twin of islands.py and joining.py: families of lines laid out as islands. */
#ifndef TILEWRIGHT_GRID_ISLANDS_H
#define TILEWRIGHT_GRID_ISLANDS_H

#include "grid/cover.h"
#include "grid/turn.h"

enum { MANY_CHOICES = 64 };

/* Islands of one grid. */
typedef struct {
    int count;
    Grid island[MOST_PARTS];
} Archipelago;

/* A family whose parts may fit together only; the island of each part that has one, else an empty one. */
typedef struct {
    Family family;
    Archipelago own;
} Doubt;

/* The lines and places of the jokers of an island: all that decides where a freed joker went. */
typedef struct {
    int size;
    uint8_t bytes[MOST_JOKERS * 2 * (MOST_DICE + 3)];
} Around;

typedef struct {
    GridRules rules;
    int max_sets, layouts, jokers_bound;
    Judged before, after;
    Plane plane;
    Archipelago found;
    int has_found;
    Doubt *doubts;
    int doubts_count, doubts_size;
    Grid choices[MOST_PARTS * MANY_CHOICES];
    int out_of_steps, completable;
    Around met[MANY_CHOICES];
} Islands;

/* Accept a family that is a legal turn: 1, 0, or an error. `context` is the Islands. */
int accept_family(void *context, const Family *family);

/* Whether islands without faults are a legal turn together; they are stored if they are. */
int take_islands(Islands *islands, const Grid *island, int count);

/* Find the worth of the best family in doubt that can be laid, if it is more than the best; returns 0 or an error. */
int settle_doubts(Islands *islands, int64_t *best);

/* Count a layout; returns 0 at the limit. */
static inline int spend(Islands *islands)
{
    if (--islands->layouts < 0)
        islands->out_of_steps = 1;
    return !islands->out_of_steps;
}

#endif
