/* How the pieces of a table or a turn may lie, and which more pieces can be laid by small changes.
 *
 * A layout proves that its pieces make sets. So a piece that joins it by a small change fits, without a search.
 */
#pragma once

#include "play/playouts.h"

enum { A_GROUP = COLORS };

/* A run from `number` on, with a bit for each place that is a joker; or a group (`color` is A_GROUP) of some colors and
 * otherwise jokers. */
typedef struct {
    uint8_t color, number, size, colors;
    uint16_t jokers;
} Line;

/* `held` are the pieces of all lines; a layout is known, or empty. */
typedef struct {
    Bag held;
    int32_t count, is_known;
    Line lines[MOST_ROWS];
} Layout;

/* Parts of layouts.c that joining.c needs: a joker among the pieces of a line; another line, 0 without room for it; and
 * one more piece at the ends of a run. */
int has_joker(const Line *line);

static inline int is_group(const Line *line) { return line->color == A_GROUP; }

static inline int add_line(Layout *layout, Line line)
{
    if (layout->count == MOST_ROWS)
        return 0;
    layout->lines[layout->count++] = line;
    return 1;
}

static inline void add_to_end(Line *run, int is_joker)
{
    run->jokers = (uint16_t)(run->jokers | (unsigned)is_joker << run->size);
    run->size++;
}

static inline void add_to_front(Line *run, int is_joker)
{
    run->jokers = (uint16_t)(run->jokers << 1 | is_joker);
    run->number--;
    run->size++;
}

/* Put a number into a line; with `replaces` it takes the place of a joker, which goes elsewhere. These return 0 if it is
 * not possible; then the layout may have been changed. */
int put_into(Layout *layout, int at, int code, int replaces);

/* Put a joker to the end of a run or into a group of three; returns 0 if there is none with room. */
int park(Layout *layout);

/* Take a piece out of a line, if sets are left; returns 0 and changes nothing if not. */
int take_from(Layout *layout, int at, int code);

/* The pieces of a line, and how many there are. */
int codes_of_line(const Line *line, uint8_t codes[NUMBERS]);

/* Take over rows of the solver. */
void set_layout(Layout *layout, const Rows *rows);

/* The line of a row. */
Line line_of(const Row *row);

/* Add the lines of another layout. */
void add_layout(Layout *layout, const Layout *other);

/* Copy no more lines than there are. */
void copy_layout(Layout *to, const Layout *from);

static inline int has_specials(const Bag *bag) { return bag->of[BAG_SPECIALS] != 0; }

/* A bit for each face, the special jokers included. */
static inline uint64_t all_codes_in(const Bag *bag)
{
    uint64_t codes = codes_in(bag);
    for (int code = DOUBLE; code <= MIRROR; code++)
        codes |= count_in(bag, code) ? bit_of_code(code) : 0;
    return codes;
}

/* joining.c: lay one more piece of `spare` by small changes, perhaps with others of them; returns 0 if none was found: then the
 * layout may have been changed. */
int join(Layout *layout, const Bag *spare, int code);

/* The faces asked for of which one more piece joins the layout of a turn, beyond `required` and within `available`; others may
 * fit too. */
uint64_t find_joining(const Layout *turn, const Bag *required, const Bag *available, uint64_t asked);
