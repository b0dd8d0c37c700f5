/* Families of lines laid out as islands: whether a family is a legal turn on the grid, and its layout if so.
 *
 * Suppose a family comes from a legal grid (cover.h). Then each connected part of it can be laid as in that grid. If the
 * part alone has no faults, it is an island, and no other part needs to touch it. Otherwise it has two adjacent dice that
 * no line of the family holds together, and the rest of their set belongs to another part. So a family certainly fails if
 * every layout of one of its parts has two dice in one cell, or adjacent dice that are neighbors in no set, or that no die
 * of another part completes to a set, or a joker that would need two faces. If a layout fails without any of these
 * reasons, the family is in doubt, and it is settled after the others by joining its parts (joining.c).
 *
 * Every family of a legal grid is found there, because the search can follow that grid part by part. A part is laid as in
 * the grid. While it has adjacent dice that are not a set, the grid has another die in line with them: the part of that
 * die is laid there, or the island that its part has become. Islands without faults are put apart. A part with an island
 * of its own and without jokers is bound to nothing, unless it completes another part.
 *
 * Cutting lines does not restrict a freed joker (A-T6): it may stand for the same faces, among fewer dice. It does change
 * the number of sets laid, so under such a rule a family that fails proves nothing.
 */
#pragma once

#include "grid/cover.h"
#include "grid/turn.h"

/* The most islands of a part, and ways to combine them, that are tried before other families. */
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
enum { AROUND = 2 * (MOST_DICE + 2) };

typedef struct {
    int count;
    uint8_t joker[MOST_JOKERS][AROUND];
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

/* Those of some kinds that may follow the dice of a faulty line, or be before them. */
uint64_t fitting_kinds(const GridRules *rules, const uint8_t *row, int size, int after, uint64_t kinds);

enum { FAULTLESS, COMPLETABLE, FAULTY };

/* Kinds of dice are bits; with this, two dice may be completed if they may touch at all. */
#define ANY_KIND UINT64_MAX

/* Whether an island is a crossword of sets, or could be completed with dice of some kinds; `fault` is its first line
 * that is not a set. */
int judge_island(const Islands *islands, const Grid *island, const Lines *lines, uint64_t others, const Line **fault);

/* Count a layout; returns 0 at the limit. */
static inline int spend(Islands *islands)
{
    if (--islands->layouts < 0)
        islands->out_of_steps = 1;
    return !islands->out_of_steps;
}
