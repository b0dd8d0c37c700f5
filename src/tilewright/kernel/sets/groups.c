#include "sets/sets.h"

/* The number of a group: with jokers alone it is the highest. */
static int value_of(const Finder *f) { return f->lowest == NO_NUMBER ? NUMBERS : f->lowest + 1; }

static void add_group(Finder *f, int colors, int jokers, int doubles)
{
    int naturals = 0;
    Pieces left = f->held;
    for (int color = 0; color < COLORS; color++)
        if (colors >> color & 1) {
            naturals++;
            use(&left, COLORS * f->lowest + color, 1);
        }
    int pieces = naturals + jokers + doubles, width = pieces + doubles;
    if (pieces < SHORTEST || width > COLORS || jokers + doubles > f->rules.max_jokers)
        return;
    if (!f->rules.adjacent && jokers + doubles > naturals + 1)
        return;
    use(&left, JOKER, jokers);
    use(&left, DOUBLE, doubles);
    add_set(f, &left, width * value_of(f));
}

void find_groups(Finder *f)
{
    int present = 0;
    for (int color = 0; color < COLORS && f->lowest != NO_NUMBER; color++)
        present |= (count_of(&f->held, COLORS * f->lowest + color) > 0) << color;
    for (int colors = f->lowest == NO_NUMBER ? 0 : 1; colors <= present; colors++)
        for (int jokers = 0; !(colors & ~present) && jokers <= count_of(&f->held, JOKER); jokers++)
            for (int doubles = 0; doubles <= count_of(&f->held, DOUBLE); doubles++)
                add_group(f, colors, jokers, doubles);
}

/* A mirrored group: how many colors are on both sides and on one, and its jokers and doubles. */
typedef struct {
    int twice, once, jokers, doubles;
} Mirrored;

/* Whether the pieces can be divided into two sides of the same size. */
static int divides(const Finder *f, const Mirrored *m, int size)
{
    for (int once = 0; once <= m->once; once++)
        for (int jokers = 0; jokers <= m->jokers; jokers++)
            for (int doubles = 0; doubles <= m->doubles; doubles++) {
                if (m->twice + once + jokers + 2 * doubles != size)
                    continue;
                /* Where jokers lie apart, each of a side has a number between it and the next one, or the mirror. */
                if (f->rules.adjacent
                    || (jokers + doubles <= m->twice + once
                        && m->jokers - jokers + m->doubles - doubles <= m->twice + m->once - once))
                    return 1;
            }
    return 0;
}

static void add_mirrored_group(Finder *f, const int counts[COLORS], Mirrored m)
{
    Pieces left = f->held;
    for (int color = 0; color < COLORS; color++) {
        m.twice += counts[color] == 2;
        m.once += counts[color] == 1;
        if (counts[color])
            use(&left, COLORS * f->lowest + color, counts[color]);
    }
    int width = 2 * m.twice + m.once + m.jokers + 2 * m.doubles, size = width / 2, wild = 1 + m.jokers + m.doubles;
    if (width % 2 || size < f->rules.min_side || size > f->rules.group_side || wild > f->rules.max_jokers
        || m.twice + m.once > size || (f->lowest != NO_NUMBER && !m.twice && !m.once) || !divides(f, &m, size))
        return;
    use(&left, JOKER, m.jokers);
    use(&left, DOUBLE, m.doubles);
    use(&left, MIRROR, 1);
    add_set(f, &left, width * value_of(f));
}

void find_mirrored_groups(Finder *f)
{
    int most[COLORS] = {0}, counts[COLORS] = {0};
    if (!count_of(&f->held, MIRROR))
        return;
    for (int color = 0; color < COLORS && f->lowest != NO_NUMBER; color++) {
        int held = count_of(&f->held, COLORS * f->lowest + color);
        most[color] = held < 2 ? held : 2;
    }
    for (int color = 0; color < COLORS;) {
        for (int jokers = 0; jokers <= count_of(&f->held, JOKER); jokers++)
            for (int doubles = 0; doubles <= count_of(&f->held, DOUBLE); doubles++)
                add_mirrored_group(f, counts, (Mirrored){.jokers = jokers, .doubles = doubles});
        for (color = 0; color < COLORS && counts[color] == most[color]; color++)
            counts[color] = 0;
        if (color < COLORS)
            counts[color]++;
    }
}
