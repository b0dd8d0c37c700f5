/* What special jokers and mirrored runs may do at a number: every combination of choices, one after the other. */
#include "solve/special/choices.h"

/* Insert a code; codes are bytes in ascending order, the smallest lowest. */
static uint32_t with_code(uint32_t codes, uint32_t code)
{
    int shift = 0;
    while (shift < 32 && ((codes >> shift) & 0xFF) && ((codes >> shift) & 0xFF) <= code)
        shift += 8;
    uint32_t low = shift ? codes & (0xFFFFFFFFu >> (32 - shift)) : 0, high = codes & ~low;
    return low | code << shift | high << 8;
}

static int has_code(uint32_t codes, uint32_t code)
{
    for (; codes; codes >>= 8)
        if ((codes & 0xFF) == code)
            return 1;
    return 0;
}

static uint32_t marked(const Solver *s, uint32_t codes, int color)
{
    uint32_t mark = (uint32_t)(MARKED | color);
    return !s->question.rules.strict || has_code(codes, mark) ? codes : with_code(codes, mark);
}

static uint32_t with_mirrored(uint32_t runs, MirroredRun run)
{
    if (!runs)
        return run;
    return runs <= run ? runs | (uint32_t)run << 16 : (uint32_t)run | runs << 16;
}

/* Whether all short runs can be extended, by a number not yet placed or a joker. */
static inline int can_be_extended(const Partial *p)
{
    return total(excess(p->open.n1 + p->open.n2, p->runs)) <= total(p->left & ~MIRRORS);
}

/* A counted run extended by a double or a color change. */
typedef struct {
    int is_double, color, length, ends;
} Extension;

/* The counter of the runs of a length. */
static inline Lanes *runs_of(Partial *p, int length)
{
    return length == 1 ? &p->open.n1 : length == 2 ? &p->open.n2 : &p->open.n3;
}

/* A free joker only ends a run that it makes long. Free jokers: where a leftover piece could end the run, the color change
 * is not needed for that. */
static inline int may_extend(const Move *m, const Partial *p, Extension by)
{
    int exact_jokers = m->s->exact_jokers;
    if (by.ends ? by.is_double || by.length == 1 || (by.length == 3 && !exact_jokers) : m->number == LAST)
        return 0;
    if (!by.is_double && has_code(p->pending, (uint32_t)(MARKED | by.color)))
        return 0;
    return !by.ends || exact_jokers || !(m->action->leftover & 15 * one_of(by.color));
}

static inline Partial with_extension(Move *m, const Partial *p, Extension by)
{
    Partial grown = *p;
    *runs_of(&grown, by.length) -= one_of(by.color);
    if (by.is_double) {
        int is_long = by.length == 2 || (by.length == 3 && m->s->exact_jokers);
        grown.pending = with_code(p->pending, (uint32_t)(DOUBLED | (is_long ? IS_LONG : 0) | by.color));
        grown.left -= ONE_DOUBLE;
        grown.points += 2 * m->number + 3;
    } else {
        if (!by.ends)
            grown.pending = with_code(p->pending, (uint32_t)(CHANGED | by.color));
        grown.left -= ONE_CHANGE;
        grown.points += m->number + 1;
    }
    m->choices[grown.choices++] = (Choice){.kind = EXTEND,
                                           .color = (uint8_t)by.color,
                                           .piece = by.is_double ? BY_DOUBLE : BY_CHANGE,
                                           .other = (uint8_t)(by.length << 1 | by.ends)};
    return grown;
}

enum { FIRST_CHANGE = 24, EXTENSIONS = 48 }; /* extensions by a double come before those by a color change */

/* Extend counted runs by doubles or color changes, in ascending order of piece, color, length and whether the run ends. */
static int extend(Move *m, const Partial *p, int first)
{
    if (!can_be_extended(p))
        return 1;
    if (!m->extend_counted(m, p))
        return 0;
    int end = p->left & CHANGES ? EXTENSIONS : p->left & DOUBLES ? FIRST_CHANGE : 0;
    if (first < FIRST_CHANGE && !(p->left & DOUBLES))
        first = FIRST_CHANGE;
    for (int place = first; place < end; place++) {
        Extension by = {place < FIRST_CHANGE, place / 6 % 4, place / 2 % 3 + 1, place % 2};
        Lanes runs = by.length == 1 ? p->open.n1 : by.length == 2 ? p->open.n2 : p->open.n3;
        if (!(runs & 15 * one_of(by.color))) {
            place |= 1;
            continue;
        }
        if (!may_extend(m, p, by))
            continue;
        Partial grown = with_extension(m, p, by);
        if (!extend(m, &grown, place))
            return 0;
    }
    return 1;
}

static int start_prefixed(Move *m, const Partial *p, int first)
{
    const Solver *s = m->s;
    int count = s->prefixes_count[m->number];
    if (!can_be_extended(p))
        return 1;
    if (!extend(m, p, 0))
        return 0;
    for (int place = first; place < COLORS * count; place++) {
        int color = place / count;
        const Prefix *prefix = &s->prefixes[m->number][place % count];
        if (!lane(p->runs, color) || !covers(p->left, prefix->wild))
            continue;
        Partial grown = *p;
        grown.runs -= one_of(color);
        grown.left -= prefix->wild;
        if (prefix->length == 2)
            grown.twos += one_of(color);
        if (prefix->length == 3)
            grown.threes += one_of(color);
        if (prefix->changes)
            grown.pending = marked(s, p->pending, color);
        grown.points += m->number + 1 + prefix->points;
        m->choices[grown.choices++] =
            (Choice){.kind = START_PREFIXED, .color = (uint8_t)color, .other = (uint8_t)(place % count)};
        if (!start_prefixed(m, &grown, place))
            return 0;
    }
    return 1;
}

/* Continue a run after its color change with a piece of another color; returns 0 if the piece is missing. */
static int resumed(Move *m, Partial *p, int color, int piece)
{
    const Solver *s = m->s;
    p->pending = marked(s, p->pending, color);
    if (piece == BY_NUMBER) {
        if (!lane(p->runs, color))
            return 0;
        p->runs -= one_of(color);
    } else if (piece == BY_JOKER) {
        if (!(p->left & JOKERS) || (!s->exact_jokers && lane(m->action->leftover, color)))
            return 0;
        p->left -= ONE_JOKER;
    } else {
        if (!(p->left & DOUBLES) || m->number == LAST)
            return 0;
        p->left -= ONE_DOUBLE;
        p->pending = with_code(p->pending, (uint32_t)(DOUBLED | IS_LONG | color));
    }
    if (piece != BY_DOUBLE)
        p->threes += one_of(color);
    p->points += piece == BY_DOUBLE ? 2 * m->number + 3 : m->number + 1;
    return 1;
}

/* Continue the last `rest` of the runs that changed color. */
static int resume(Move *m, const Partial *p, int rest)
{
    if (!can_be_extended(p))
        return 1;
    if (!rest)
        return start_prefixed(m, p, 0);
    int old = m->changed[m->changed_count - rest];
    for (int color = 0; color < COLORS; color++)
        for (int piece = BY_NUMBER; piece <= BY_DOUBLE && color != old; piece++) {
            Partial grown = *p;
            if (!resumed(m, &grown, color, piece))
                continue;
            m->choices[grown.choices++] = (Choice){.kind = RESUME,
                                                   .color = (uint8_t)color,
                                                   .piece = (uint8_t)piece,
                                                   .other = (uint8_t)old};
            if (!resume(m, &grown, rest - 1))
                return 0;
        }
    return 1;
}

/* Fill a place of a mirrored run; returns 0 if pieces are missing. Free jokers: a leftover piece that could take the place
 * of a joker does so. */
static int filled(Move *m, const Partial *p, MirroredRun run, const Fill *fill, Partial *grown)
{
    if (!covers(p->left, fill->wild) || (fill->naturals && lane(p->runs, fill->color) < fill->naturals))
        return 0;
    if (fill->classic && !m->s->exact_jokers && fill->color < COLORS && lane(m->action->leftover, fill->color))
        return 0;
    *grown = *p;
    if (fill->naturals)
        grown->runs -= (Lanes)fill->naturals << (4 * fill->color);
    grown->left -= fill->wild;
    if (fill->then)
        grown->mirrored = with_mirrored(p->mirrored, fill->then);
    int places = fill->naturals + fill->classic + 2 * fill->doubles + fill->changes;
    grown->points += (m->number + 1) * places + fill->doubles;
    m->choices[grown->choices++] = (Choice){.kind = FILL_PLACE, .run = run, .fill = *fill};
    return 1;
}

static int start_mirrored(Move *m, const Partial *p, int first)
{
    if (!resume(m, p, m->changed_count))
        return 0;
    if (p->left < ONE_MIRROR)
        return 1;
    Partial begun = *p, grown;
    begun.left -= ONE_MIRROR;
    for (int place = first; place < m->begin.count; place++)
        if (filled(m, &begun, NEW, &m->begin.fill[place], &grown) && !start_mirrored(m, &grown, place))
            return 0;
    return 1;
}

/* Continue the last `rest` of the mirrored runs in progress. */
static int continue_mirrored(Move *m, const Partial *p, int rest)
{
    if (!can_be_extended(p))
        return 1;
    if (!rest)
        return start_mirrored(m, p, 0);
    int at = m->in_progress_count - rest;
    const Fills *fills = &m->fills[at];
    Partial grown;
    for (int i = 0; i < fills->count; i++)
        if (filled(m, p, m->in_progress[at], &fills->fill[i], &grown) && !continue_mirrored(m, &grown, rest - 1))
            return 0;
    return 1;
}

int try_choices(Move *m, const Partial *p) { return continue_mirrored(m, p, m->in_progress_count); }

Partial first_partial(Move *m)
{
    const Node *from = &m->from;
    Partial p = {.open = {from->n1, (Lanes)(from->need - from->n1), from->n3}};
    m->in_progress_count = m->changed_count = 0;
    for (uint32_t rest = from->mirrored; rest; rest >>= 16) {
        find_fills(m->s, (MirroredRun)(rest & 0xFFFF), m->number == LAST, &m->fills[m->in_progress_count]);
        m->in_progress[m->in_progress_count++] = (MirroredRun)(rest & 0xFFFF);
    }
    if (from->left >= ONE_MIRROR)
        find_fills(m->s, NEW, m->number == LAST, &m->begin);
    for (uint32_t rest = from->pending; rest; rest >>= 8) {
        int code = (int)(rest & 0xFF);
        if (code & MARKED)
            p.pending = with_code(p.pending, (uint32_t)code);
        else if (!(code & DOUBLED))
            m->changed[m->changed_count++] = code & 3;
        else if (code & IS_LONG)
            p.threes += one_of(code & 3);
        else
            p.twos += one_of(code & 3);
    }
    return p;
}
