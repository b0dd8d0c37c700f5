/* States of laying pieces number by number, and the question of masks.c that they answer. */
#ifndef TILEWRIGHT_ENVS_TILES_LAYING_H
#define TILEWRIGHT_ENVS_TILES_LAYING_H

#include "envs/tiles/games.h"

enum { MOST_OPEN_STATES = 128, ELEVEN = 10, NO_RUN = 1, JOKER_STARTS = 16 };

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

typedef struct {
    int count;
    Open states[MOST_OPEN_STATES];
} Layer;

/* Two empty numbers follow the last. `reached` are the states before each number that some way of laying the numbers before
 * it leads to, as far as they were found. */
typedef struct {
    const GroupChoices *groups;
    Lanes least[NUMBERS + 2], most[NUMBERS + 2], required_ahead[NUMBERS];
    int jokers, needs_run, is_open, reached_count; /* is_open: something was left open */
    int needed[NUMBERS];                           /* jokers that numbers further on cannot do without */
    Layer finishing[NUMBERS], failing[NUMBERS], reached[NUMBERS];
} Laying;

/* paths.c: the states of a layout before each number: as it is, and the worst one from which the layout finishes. */
typedef struct {
    Open as_it_is[NUMBERS], worst[NUMBERS];
} Path;

void find_path(const Layout *layout, int jokers, Path *path);

#endif
