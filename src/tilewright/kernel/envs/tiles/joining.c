/* Which pieces join a layout by a small change: beside a row, in the place of a joker, or in a new set of three with pieces of
 * the rack or that other rows can do without. Without these changes masks of `six` take a fifth more time. */
#include "envs/tiles/layouts.h"

/* Sets of faces, a bit for each code: the numbers that can be laid beside a line, those that jokers stand for, and the
 * pieces that the rack has or that a line may do without. */
typedef struct {
    uint64_t beside, stands, offered;
} Offers;

/* A layout that is being changed, and the pieces of the rack that are not in it. */
typedef struct {
    Layout *layout;
    const Offers *offers;
    Bag spare;
} Change;

/* Take a piece of the rack, or of a line that can do without it. */
static int obtain(Change *c, int code)
{
    if (count_in(&c->spare, code)) {
        take(&c->spare, code);
        put(&c->layout->held, code, 1);
        return 1;
    }
    for (int i = 0; i < c->layout->count; i++)
        if (take_from(c->layout, i, code))
            return 1;
    return 0;
}

/* Whether a line is as it was: obtaining a piece may have taken it out of this line. */
static int is_as_before(const Layout *layout, int at, const Line *was)
{
    return at < layout->count && !memcmp(was, &layout->lines[at], sizeof *was);
}

/* Obtain a joker, or take one whose place an obtained number takes. */
static int obtain_joker(Change *c)
{
    if (obtain(c, JOKER))
        return 1;
    for (int i = 0; i < c->layout->count; i++) {
        Line *line = &c->layout->lines[i];
        const Line was = *line;
        for (int place = 0; !is_group(line) && place < line->size; place++) {
            int code = line->color * NUMBERS + line->number + place;
            if (!(line->jokers >> place & 1) || !(c->offers->offered >> code & 1) || !obtain(c, code))
                continue;
            if (!is_as_before(c->layout, i, &was))
                return 0;
            line->jokers = (uint16_t)(line->jokers & ~(1u << place));
            return 1;
        }
        for (int color = 0; is_group(line) && has_joker(line) && color < COLORS; color++) {
            int code = color * NUMBERS + line->number;
            if (line->colors >> color & 1 || !(c->offers->offered >> code & 1) || !obtain(c, code))
                continue;
            if (!is_as_before(c->layout, i, &was))
                return 0;
            line->colors = (uint8_t)(line->colors | 1u << color);
            return 1;
        }
    }
    return 0;
}

/* Make a set of a number and two obtained pieces; one of them may be a joker instead. */
static int make_set(Change *c, int code, const int with[2], int joker_for)
{
    Line line = {.color = A_GROUP, .number = (uint8_t)(code % NUMBERS), .size = SHORTEST};
    int first = with[0] < with[1] ? with[0] : with[1], lowest = first < code ? first : code;
    if (with[0] % NUMBERS != code % NUMBERS) {
        line.color = (uint8_t)(code / NUMBERS);
        line.number = (uint8_t)(lowest % NUMBERS);
    } else
        line.colors = (uint8_t)(1u << code / NUMBERS);
    for (int i = 0; i < 2; i++) {
        if (!(i == joker_for ? obtain_joker(c) : obtain(c, with[i])))
            return 0;
        if (i == joker_for && !is_group(&line))
            line.jokers = (uint16_t)(1u << (with[i] - lowest));
        else if (i != joker_for && is_group(&line))
            line.colors = (uint8_t)(line.colors | 1u << with[i] / NUMBERS);
    }
    return add_line(c->layout, line);
}

/* Put a number beside each line, or in the place of a joker there, until one succeeds; the others are undone. */
static int try_lines(Change *c, int code, int replaces)
{
    Layout was;
    copy_layout(&was, c->layout);
    for (int i = 0; i < was.count; i++) {
        if (put_into(c->layout, i, code, replaces))
            return 1;
        copy_layout(c->layout, &was);
    }
    return 0;
}

/* The pairs of pieces that make a set with a number; returns how many there are. */
static int pairs_with(int code, int pairs[6][2])
{
    int number = code % NUMBERS, color = code / NUMBERS, count = 0;
    for (int first = number - 2; first <= number; first++)
        if (first >= 0 && first + 2 < NUMBERS) {
            for (int at = first, i = 0; at <= first + 2; at++)
                if (at != number)
                    pairs[count][i++] = color * NUMBERS + at;
            count++;
        }
    for (int left_out = 0; left_out < COLORS; left_out++) {
        for (int other = 0, i = 0; left_out != color && other < COLORS; other++)
            if (other != color && other != left_out)
                pairs[count][i++] = other * NUMBERS + number;
        count += left_out != color;
    }
    return count;
}

/* Try the sets of three of a number; with a joker instead of a piece if `joker_for` is its place. */
static int try_sets(Change *c, int code, int joker_for)
{
    int pairs[6][2], count = pairs_with(code, pairs);
    for (int i = 0; i < count; i++) {
        int is_offered = 1;
        for (int j = 0; j < 2; j++)
            is_offered &= (int)(c->offers->offered >> (j == joker_for ? JOKER : pairs[i][j]) & 1);
        if (!is_offered)
            continue;
        Bag spare = c->spare;
        Layout was;
        copy_layout(&was, c->layout);
        if (make_set(c, code, pairs[i], joker_for))
            return 1;
        copy_layout(c->layout, &was);
        c->spare = spare;
    }
    return 0;
}

/* What a line offers: the numbers that can be laid beside it, and the pieces that it can do without. */
static void add_offers(Offers *offers, const Line *line)
{
    int number = line->number, last = line->size - 1, spare = line->size > SHORTEST;
    uint64_t run = line->color == A_GROUP ? 0 : bit_of_code(line->color * NUMBERS + number);
    for (int color = 0; color < COLORS && is_group(line); color++) {
        uint64_t bit = bit_of_code(color * NUMBERS + number);
        if (!(line->colors >> color & 1)) {
            offers->beside |= spare ? 0 : bit;
            offers->stands |= has_joker(line) ? bit : 0;
        } else
            offers->offered |= spare ? bit : 0;
    }
    if (is_group(line)) {
        offers->offered |= spare && has_joker(line) ? bit_of_code(JOKER) : 0;
        return;
    }
    offers->beside |= number ? run >> 1 : 0;
    offers->beside |= number + last < LAST ? run << (last + 1) : 0;
    for (int place = 0; place <= last; place++) {
        int is_inner = place >= SHORTEST && place + SHORTEST <= last;
        if (line->jokers >> place & 1)
            offers->stands |= run << place;
        else if (place + 1 >= SHORTEST && last - place + 1 >= SHORTEST)
            offers->beside |= run << place;
        if ((spare && (!place || place == last)) || is_inner)
            offers->offered |= line->jokers >> place & 1 ? bit_of_code(JOKER) : run << place;
    }
}

static void find_offers(const Layout *layout, const Bag *spare, Offers *offers)
{
    *offers = (Offers){.offered = codes_in(spare)};
    for (int i = 0; i < layout->count; i++)
        add_offers(offers, &layout->lines[i]);
    if (offers->stands & offers->offered)
        offers->offered |= bit_of_code(JOKER);
}

/* Lay one more piece; the others of the rack are in `spare`. */
static int join_with(Layout *layout, const Offers *offers, const Bag *spare, int code)
{
    Change c = {.layout = layout, .offers = offers, .spare = *spare};
    int joined = code == JOKER ? park(layout)
                               : (offers->beside >> code & 1 && try_lines(&c, code, 0))
            || (offers->stands >> code & 1 && try_lines(&c, code, 1)) || try_sets(&c, code, -1)
            || (offers->offered >> JOKER & 1 && (try_sets(&c, code, 0) || try_sets(&c, code, 1)));
    if (joined)
        put(&layout->held, code, 1);
    return joined;
}

int join(Layout *layout, const Bag *spare, int code)
{
    Bag others = *spare;
    Offers offers;
    take(&others, code);
    find_offers(layout, &others, &offers);
    return join_with(layout, &offers, &others, code);
}

uint64_t find_joining(const Layout *turn, const Bag *required, const Bag *available, uint64_t asked)
{
    Bag more = rest_of(&turn->held, required), spare = rest_of(available, &turn->held);
    Offers offers;
    find_offers(turn, &spare, &offers);
    uint64_t joining = asked & (codes_in(&more) | offers.beside);
    for (int code = 0; code <= JOKER; code++) {
        if (!((asked & ~joining) >> code & 1))
            continue;
        Layout with;
        Bag others = spare;
        copy_layout(&with, turn);
        take(&others, code);
        if (join_with(&with, &offers, &others, code))
            joining |= bit_of_code(code);
    }
    return joining;
}
