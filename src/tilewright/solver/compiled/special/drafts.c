#include "drafts.h"

/* Codes in ascending bytes from the lowest. */
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
    return !s->task.rules.strict || has_code(codes, mark) ? codes : with_code(codes, mark);
}

static uint32_t with_sides(uint32_t mirrors, Sides sides)
{
    if (!mirrors)
        return sides;
    return mirrors <= sides ? mirrors | (uint32_t)sides << 16 : (uint32_t)sides | mirrors << 16;
}

/* Whether the runs that need a piece can all get one: a number not yet laid, or a joker. */
static inline int servable(const Draft *d)
{
    return total(excess(d->open.n1 + d->open.n2, d->runs)) <= total(d->left & ~MIRRORS);
}

/* A counted run that takes a double or a color change. */
typedef struct {
    int twin, color, length, ends;
} Stride;

/* Where the counted runs of a length stand in a draft. */
static inline Lanes *runs_of(Draft *d, int length)
{
    return length == 1 ? &d->open.n1 : length == 2 ? &d->open.n2 : &d->open.n3;
}

static inline int may_step(const Move *m, const Draft *d, Stride step)
{
    int exact = m->s->exact;
    if (step.ends ? step.twin || step.length == 1 || (step.length == 3 && !exact) : m->number == LAST)
        return 0;
    if (!step.twin && has_code(d->flying, (uint32_t)(MARKED | step.color)))
        return 0;
    return !step.ends || exact || !(m->action->spare & 15 * one_of(step.color));
}

static inline Draft stepped(Move *m, const Draft *d, Stride step)
{
    Draft grown = *d;
    *runs_of(&grown, step.length) -= one_of(step.color);
    if (step.twin) {
        int stays = step.length == 2 || (step.length == 3 && m->s->exact);
        grown.flying = with_code(d->flying, (uint32_t)(WIDE | (stays ? THREE : 0) | step.color));
        grown.left -= ONE_DOUBLE;
        grown.points += 2 * m->number + 3;
    } else {
        if (!step.ends)
            grown.flying = with_code(d->flying, (uint32_t)(TURNED | step.color));
        grown.left -= ONE_CHANGE;
        grown.points += m->number + 1;
    }
    grown.ran = 1;
    m->picks[grown.picks++] = (Pick){.kind = PICK_STEP,
                                     .color = (uint8_t)step.color,
                                     .piece = step.twin ? TWIN : TURN,
                                     .other = (uint8_t)(step.length << 1 | step.ends)};
    return grown;
}

enum { TURNS = 24, STEPS = 48 }; /* steps with a double come before those with a color change */

/* Serve the draft, and those with more steps, each at its place or behind it; places are those of special_drafts.py. */
static int stepping(Move *m, const Draft *d, int first)
{
    if (!servable(d))
        return 1;
    if (!serve(m, d))
        return 0;
    int end = d->left & CHANGES ? STEPS : d->left & DOUBLES ? TURNS : 0;
    if (first < TURNS && !(d->left & DOUBLES))
        first = TURNS;
    for (int place = first; place < end; place++) {
        Stride step = {place < TURNS, place / 6 % 4, place / 2 % 3 + 1, place % 2};
        Lanes source = step.length == 1 ? d->open.n1 : step.length == 2 ? d->open.n2 : d->open.n3;
        if (!(source & 15 * one_of(step.color))) {
            place |= 1;
            continue;
        }
        if (!may_step(m, d, step))
            continue;
        Draft grown = stepped(m, d, step);
        if (!stepping(m, &grown, place))
            return 0;
    }
    return 1;
}

/* Go through the runs that begin with jokers. */
static int leading(Move *m, const Draft *d, int first)
{
    const Solver *s = m->s;
    int count = s->leads_count[m->number];
    if (!servable(d))
        return 1;
    if (!stepping(m, d, 0))
        return 0;
    for (int place = first; place < COLORS * count; place++) {
        int color = place / count;
        const Lead *lead = &s->leads[m->number][place % count];
        if (!lane(d->runs, color) || !covers(d->left, lead->wild))
            continue;
        Draft grown = *d;
        grown.runs -= one_of(color);
        grown.left -= lead->wild;
        if (lead->length == 2)
            grown.twos += one_of(color);
        if (lead->length == 3)
            grown.threes += one_of(color);
        if (lead->changes)
            grown.flying = marked(s, d->flying, color);
        grown.points += m->number + 1 + lead->points;
        grown.ran = 1;
        m->picks[grown.picks++] = (Pick){.kind = PICK_LEAD, .color = (uint8_t)color, .other = (uint8_t)(place % count)};
        if (!leading(m, &grown, place))
            return 0;
    }
    return 1;
}

/* Lay a piece behind a color change, in a new color; 0 if it lacks. */
static int turned_on(Move *m, Draft *d, int color, int piece)
{
    const Solver *s = m->s;
    d->flying = marked(s, d->flying, color);
    if (piece == NATURAL) {
        if (!lane(d->runs, color))
            return 0;
        d->runs -= one_of(color);
    } else if (piece == CLASSIC) {
        if (!(d->left & JOKERS) || (!s->exact && lane(m->action->spare, color)))
            return 0;
        d->left -= ONE_JOKER;
    } else {
        if (!(d->left & DOUBLES) || m->number == LAST)
            return 0;
        d->left -= ONE_DOUBLE;
        d->flying = with_code(d->flying, (uint32_t)(WIDE | THREE | color));
    }
    if (piece != TWIN)
        d->threes += one_of(color);
    d->points += piece == TWIN ? 2 * m->number + 3 : m->number + 1;
    d->ran = 1;
    return 1;
}

/* Go through the last so many of the runs that have changed their color, which must go on. */
static int going_on(Move *m, const Draft *d, int rest)
{
    if (!servable(d))
        return 1;
    if (!rest)
        return leading(m, d, 0);
    int old = m->turned[m->turned_count - rest];
    for (int color = 0; color < COLORS; color++)
        for (int piece = NATURAL; piece <= TWIN && color != old; piece++) {
            Draft grown = *d;
            if (!turned_on(m, &grown, color, piece))
                continue;
            m->picks[grown.picks++] = (Pick){.kind = PICK_GO_ON,
                                             .color = (uint8_t)color,
                                             .piece = (uint8_t)piece,
                                             .other = (uint8_t)old};
            if (!going_on(m, &grown, rest - 1))
                return 0;
        }
    return 1;
}

/* The draft with a place of a mirrored run filled; 0 if pieces lack. */
static int filled(Move *m, const Draft *d, Sides sides, const Fill *fill, Draft *grown)
{
    if (!covers(d->left, fill->wild) || (fill->naturals && lane(d->runs, fill->color) < fill->naturals))
        return 0;
    if (fill->classic && !m->s->exact && fill->color < COLORS && lane(m->action->spare, fill->color))
        return 0;
    *grown = *d;
    if (fill->naturals)
        grown->runs -= (Lanes)fill->naturals << (4 * fill->color);
    grown->left -= fill->wild;
    if (fill->then)
        grown->mirrors = with_sides(d->mirrors, fill->then);
    int places = fill->naturals + fill->classic + 2 * fill->doubles + fill->changes;
    grown->points += (m->number + 1) * places + fill->doubles;
    m->picks[grown->picks++] = (Pick){.kind = PICK_FILL, .sides = sides, .fill = *fill};
    return 1;
}

/* Go through the mirrored runs that begin here. */
static int new_mirrors(Move *m, const Draft *d, int first)
{
    if (m->s->with_runs ? !going_on(m, d, m->turned_count) : !d->runs && !serve(m, d))
        return 0;
    if (d->left < ONE_MIRROR)
        return 1;
    Draft begun = *d, grown;
    begun.left -= ONE_MIRROR;
    for (int place = first; place < m->begin.count; place++)
        if (filled(m, &begun, NEW, &m->begin.fill[place], &grown) && !new_mirrors(m, &grown, place))
            return 0;
    return 1;
}

/* Go through the last so many of the mirrored runs under way. */
static int mirrors(Move *m, const Draft *d, int rest)
{
    if (!servable(d))
        return 1;
    if (!rest)
        return new_mirrors(m, d, 0);
    int at = m->under_way_count - rest;
    const Fills *fills = &m->fills[at];
    Draft grown;
    for (int i = 0; i < fills->count; i++)
        if (filled(m, d, m->under_way[at], &fills->fill[i], &grown) && !mirrors(m, &grown, rest - 1))
            return 0;
    return 1;
}

int lay_drafts(Move *m, const Draft *d) { return mirrors(m, d, m->under_way_count); }

Draft first_draft(Move *m)
{
    const Node *from = &m->from;
    Draft d = {.open = {from->n1, (Lanes)(from->need - from->n1), from->n3}};
    m->under_way_count = m->turned_count = 0;
    for (uint32_t rest = from->mirrors; rest; rest >>= 16) {
        find_fills(m->s, (Sides)(rest & 0xFFFF), m->number == LAST, &m->fills[m->under_way_count]);
        m->under_way[m->under_way_count++] = (Sides)(rest & 0xFFFF);
    }
    if (from->left >= ONE_MIRROR)
        find_fills(m->s, NEW, m->number == LAST, &m->begin);
    for (uint32_t rest = from->flying; rest; rest >>= 8) {
        int code = (int)(rest & 0xFF);
        if (code & MARKED)
            d.flying = with_code(d.flying, (uint32_t)code);
        else if (!(code & WIDE))
            m->turned[m->turned_count++] = code & 3;
        else if (code & THREE)
            d.threes += one_of(code & 3);
        else
            d.twos += one_of(code & 3);
    }
    return d;
}
