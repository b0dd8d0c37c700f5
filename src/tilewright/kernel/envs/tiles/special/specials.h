/* Rows with special jokers, of a table or of a turn; the lines of a layout are the other rows. */
#ifndef TILEWRIGHT_ENVS_TILES_SPECIAL_SPECIALS_H
#define TILEWRIGHT_ENVS_TILES_SPECIAL_SPECIALS_H

#include "envs/tiles/layouts.h"
#include "envs/tiles/meant.h"

enum { MOST_SPECIAL_ROWS = 6, MOST_SPECIALS = 2, KNOWN_TURNS = 16 };

/* `held` are the pieces of all rows. */
typedef struct {
    Bag held;
    int32_t count;
    Row rows[MOST_SPECIAL_ROWS];
} Specials;

/* All pieces of a table or a turn as rows, and what their jokers may stand for, in the special rows and in all. */
typedef struct {
    Layout layout;
    Specials specials;
    uint8_t meant_in_specials[FACES], meant[FACES];
} Laid;

/* What a game with special jokers has besides: the rows of the table and of the turn that its layouts leave out; the
 * pieces of turns that were found, and the rows of the last one; and rows with exactly the committed pieces, if they were
 * asked for: with those of the special rows, or with all that the turn may move. */
enum { WITH_SPECIALS = 1, ANYHOW };

typedef struct {
    Specials lying, turn;
    uint8_t meant[FACES]; /* by the jokers of `lying` */
    int32_t turns_count, alone_is_known, found_is_known;
    Bag turns[KNOWN_TURNS];
    Layout found;
    Specials found_specials;
    Laid alone;
} SpecialParts;

/* specials.c: the rows of the special kernel as a layout and special rows. */
void split_rows(const Rows *rows, Layout *layout, Specials *specials);
void find_laid(const Rows *rows, const SetRules *sets, Laid *laid);

/* Lay one more piece beside those of the special rows, or a special joker at the end of some run; returns 0 if that is
 * not possible: then nothing was changed. */
int extend_specials(Specials *specials, int code);
int park_special(Layout *layout, Specials *specials, const SetRules *sets, int code);

/* Add rows to those of a table. */
void add_specials_to(Specials *specials, const Specials *more);

static inline int has_specials(const Bag *bag) { return bag->of[BAG_SPECIALS] != 0; }

static inline Bag classic_of(const Bag *bag)
{
    Bag classic = *bag;
    classic.of[BAG_SPECIALS] = 0;
    return classic;
}

/* The pieces of `a` beyond those of `b`. */
static inline Bag beyond(const Bag *a, const Bag *b)
{
    Bag more = EMPTY_BAG;
    for (int i = 0; i <= BAG_SPECIALS; i++)
        more.of[i] = (uint16_t)excess(a->of[i], b->of[i]);
    return more;
}

/* A bit for each face, the special jokers included. */
static inline uint64_t all_codes_in(const Bag *bag)
{
    uint64_t codes = codes_in(bag);
    for (int code = DOUBLE; code <= MIRROR; code++)
        codes |= count_in(bag, code) ? bit_of_code(code) : 0;
    return codes;
}

#endif
