/* What fits: whether some pieces make sets, and which faces can be laid beyond pieces that must be, without a solution. */
#pragma once

#include <stddef.h>

#include "pieces/bags.h"
#include "solve/classic/solver.h"

/* The parts of up to three pieces of each color that make groups, with the fewest jokers they need. */
enum { GROUP_KEYS = 256, MOST_PARTS = 1 << 16, NO_GROUPS = 255 };

typedef struct {
    uint8_t fewest[GROUP_KEYS], parts[MOST_PARTS];
    uint16_t lanes[GROUP_KEYS];
    uint16_t spare[GROUP_KEYS]; /* the lanes of which one piece less needs no more jokers */
    int first[GROUP_KEYS][MOST_JOKERS + 2], count;
} GroupChoices;

void find_group_choices(GroupChoices *known);

/* More open states than this are left to the solver; no answer depends on their number. */
#ifndef MOST_OPEN_STATES
#define MOST_OPEN_STATES 128
#endif

enum { ELEVEN = 10, NO_RUN = 1, JOKER_STARTS = 16 };

/* A state in lanes of four bits: open runs of one piece, of one or two (`need`), what the open runs of any length lack of
 * seven, the jokers used, whether there is no run, and whether a joker has started one. So a state covers another, which
 * means that it can do whatever that one can, if no lane is higher. */
typedef uint64_t Open;

static const Open START = (Open)NO_RUN << 52 | (Open)BELOW << 32;
static const Open ALL_TOPS = 0x8888888888888888u;

static inline Open open_of(Lanes n1, Lanes need, Lanes all, int jokers, int flags)
{
    return (Open)n1 | (Open)need << 16 | (Open)(BELOW - all) << 32 | (Open)jokers << 48 | (Open)flags << 52;
}

static inline Lanes n1_of(Open state) { return state & 0xFFFF; }
static inline Lanes need_of(Open state) { return state >> 16 & 0xFFFF; }
static inline Lanes all_of(Open state) { return BELOW - (state >> 32 & 0xFFFF); }
static inline int jokers_of(Open state) { return (int)(state >> 48 & 15); }
static inline int has_run(Open state) { return !(state >> 52 & NO_RUN); }
static inline int joker_starts(Open state) { return (state >> 52 & JOKER_STARTS) != 0; }

static inline int is_covered(Open state, Open by) { return (((state | ALL_TOPS) - by) & ALL_TOPS) == ALL_TOPS; }

/* The states of a known layout before each number: as it is, and the worst one from which the layout finishes. */
typedef struct {
    Open as_it_is[NUMBERS], worst[NUMBERS];
} Path;

/* The pieces that must be laid and those that may; with the path of a layout of `required` and perhaps more, or NULL, it is
 * answered sooner. */
typedef struct {
    const GroupChoices *groups;
    const Bag *required, *available;
    const Path *path;
} FitQuestion;

/* A bit for each face: it fits, or that is left to the solver. */
typedef struct {
    uint64_t fitting, unknown;
} Fits;

enum { UNKNOWN = -1 };

/* Whether exactly these pieces make sets, of which `lacking` lack partners; UNKNOWN where it is left to the solver. */
int make_sets(const GroupChoices *groups, const Bag *pieces, uint64_t lacking);

/* Whether the required pieces can be laid at all, or UNKNOWN; and which of the faces asked for, one more piece of each. */
int find_fitting_faces(const FitQuestion *q, uint64_t asked, Fits *found);

/* partners.c: the numbered faces, four bits a number, of which some piece that must be laid has too few others for runs and
 * groups without jokers. It is cheap, and mostly enough to tell that pieces do not make sets. */
uint64_t lacking_partners(const Bag *required, const Bag *available);

/* Whether that many jokers can be beside all lacking faces: a joker helps the colors of one number in a group, or one
 * color in a run, up to two numbers away. */
int helped_by(uint64_t lacking, int jokers);
