/* How the pieces of a table or a turn may lie, and which more pieces can be laid by small changes.
 *
 * A layout proves that its pieces make sets. So a piece that joins it by a small change fits, without a search.
 */
#ifndef TILEWRIGHT_ENVS_TILES_LAYOUTS_H
#define TILEWRIGHT_ENVS_TILES_LAYOUTS_H

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

/* Put a piece beside the others of some line; returns 0 and changes nothing if it is not possible. */
int put_beside(Layout *layout, int code);

/* Take a piece out of a line, if sets are left; returns 0 and changes nothing if not. */
int take_from(Layout *layout, int at, int code);

/* The pieces of a line, and how many there are. */
int codes_of_line(const Line *line, uint8_t codes[NUMBERS]);

/* Take over rows of the solver. */
void set_layout(Layout *layout, const Rows *rows);

/* Add the line of a set of classic pieces; returns 0 if there is no room. */
int lay_set(Layout *layout, const Bag *set);

/* Add the lines of another layout. */
void add_layout(Layout *layout, const Layout *other);

/* Copy no more lines than there are. */
void copy_layout(Layout *to, const Layout *from);

/* Sets of faces, a bit for each code: the numbers that can be laid beside a line, those that jokers stand for, and the
 * pieces that the rack has or that a line may do without. */
typedef struct {
    uint64_t beside, stands, offered;
} Offers;

/* joining.c: what a layout offers, and the rack with pieces that are not laid. */
void find_offers(const Layout *layout, const Bag *spare, Offers *offers);

/* Lay one more piece by small changes, perhaps with some of `spare`, which does not contain it; returns 0 if none was
 * found: then the layout may have been changed. */
int join(Layout *layout, const Offers *offers, const Bag *spare, int code);

/* The faces asked for of which one more piece joins the layout of a turn, beyond `least` and within `most`, with points of
 * an opening or NO_POINTS; others may fit too. */
uint64_t find_joining(const Layout *turn, const Bag *least, const Bag *most, uint64_t asked, int points);

/* The points of all lines as they lie. */
int layout_points(const Layout *layout);

#endif
