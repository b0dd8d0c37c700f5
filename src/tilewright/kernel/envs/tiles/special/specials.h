/* Rows with special jokers, of a table or of a turn; the lines of a layout are the other rows. */
#pragma once

#include "envs/tiles/layouts.h"
#include "envs/tiles/meant.h"

enum { MOST_SPECIAL_ROWS = 6, MOST_SPECIALS = 2 };

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

/* All rows of a turn. */
typedef struct {
    Layout layout;
    Specials specials;
} TurnRows;

static inline Bag held_in(const TurnRows *rows) { return sum_of(&rows->layout.held, &rows->specials.held); }

/* What a game with special jokers has besides: the rows of the table and of the turn that its layouts leave out; the rows of
 * the turn that was found last; and rows with exactly the committed pieces, if they were asked for: with those of the special
 * rows, or with all that the turn may move. */
enum { WITH_SPECIALS = 1, ANYHOW };

typedef struct {
    Specials lying, turn;
    uint8_t meant[FACES]; /* by the jokers of `lying` */
    int32_t alone_is_known, found_is_known;
    TurnRows found;
    Laid alone;
} SpecialParts;

/* specials.c: the rows of the special kernel as a layout and special rows. */
void split_rows(const Rows *rows, Layout *layout, Specials *specials);
void find_laid(const Rows *rows, const SetRules *sets, Laid *laid);

/* Add rows to those of a table. */
void add_specials_to(Specials *specials, const Specials *more);
