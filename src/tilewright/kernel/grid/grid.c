/* Which lines dice on the plane make, and what their jokers may stand for, where lines that share one must agree. */
#include "grid/grid.h"

#include <string.h>

uint64_t faces_at(const uint8_t *row, int size, int at, const GridRules *rules)
{
    ClassicReading reading = read_line(row, size, rules);
    JokerStands stands;
    uint64_t faces = 0;
    int joker = 0;
    for (int i = 0; i < at; i++)
        joker += row[i] == JOKER;
    find_joker_stands(row, size, &reading, &stands);
    for (int way = 0; way < stands.count; way++)
        faces |= (uint64_t)1 << stands.codes[way][joker];
    return faces;
}

enum { ROW_BITS = 9, DIE_BITS = 6, OFFSET = 128 };

/* Sort dice by rows, and within a row by cells; a key has the row, the cell and the die. */
static void sort_cells(const int8_t *rows, const int8_t *cells, int count, int32_t *keys)
{
    for (int i = 0; i < count; i++) {
        int32_t key = (((rows[i] + OFFSET) << ROW_BITS | (cells[i] + OFFSET)) << DIE_BITS) | i;
        int at = i;
        for (; at > 0 && keys[at - 1] > key; at--)
            keys[at] = keys[at - 1];
        keys[at] = key;
    }
}

void find_lines(const Grid *grid, Lines *lines)
{
    int32_t keys[MOST_DICE];
    lines->count = 0;
    for (int vertical = 0; vertical < 2; vertical++) {
        int last = -1;
        sort_cells(vertical ? grid->x : grid->y, vertical ? grid->y : grid->x, grid->count, keys);
        /* A line is a stretch of neighbors; a single die is none, and the next line takes its place. */
        for (int i = 0; i < grid->count; i++) {
            Line *line = &lines->line[lines->count];
            int place = keys[i] >> DIE_BITS;
            if (!i)
                line->size = 0;
            else if (place != last + 1) {
                lines->count += line->size > 1;
                line = &lines->line[lines->count];
                line->size = 0;
            }
            line->die[line->size++] = (uint8_t)(keys[i] & ((1 << DIE_BITS) - 1));
            last = place;
        }
        lines->count += grid->count > 0 && lines->line[lines->count].size > 1;
    }
}

void row_of(const Line *line, const Grid *grid, uint8_t *row)
{
    for (int i = 0; i < line->size; i++)
        row[i] = grid->kind[line->die[i]];
}

/* The lines with jokers that are read together, what their jokers may be, and the faces met in whole readings. */
typedef struct {
    int count;
    uint8_t joker[MOST_DICE][MOST_STANDING];
    JokerStands ways[MOST_DICE];
    uint8_t stands[MOST_DICE];
    JokerFaces *able;
} Reading;

static void add_to_reading(Reading *reading, const Line *line, const Grid *grid, const GridRules *rules)
{
    uint8_t row[MOST_DICE];
    int at = reading->count++, jokers = 0;
    row_of(line, grid, row);
    for (int i = 0; i < line->size; i++)
        if (row[i] == JOKER && jokers < MOST_STANDING)
            reading->joker[at][jokers++] = line->die[i];
    ClassicReading seen = read_line(row, line->size, rules);
    find_joker_stands(row, line->size, &seen, &reading->ways[at]);
}

/* Whether the lines from one on can be read; with `able`, all readings are visited. */
static int can_read(Reading *reading, int at)
{
    int found = 0;
    if (at == reading->count) {
        for (int line = 0; reading->able && line < reading->count; line++)
            for (int i = 0; i < reading->ways[line].jokers; i++) {
                int joker = reading->joker[line][i];
                reading->able->faces[joker] |= (uint64_t)1 << reading->stands[joker];
            }
        return 1;
    }
    for (int way = 0; way < reading->ways[at].count; way++) {
        const uint8_t *faces = reading->ways[at].codes[way];
        uint8_t fresh[MOST_STANDING];
        int count = 0, fits = 1;
        for (int i = 0; i < reading->ways[at].jokers && fits; i++) {
            int joker = reading->joker[at][i];
            if (reading->stands[joker] == NO_DIE) {
                reading->stands[joker] = faces[i];
                fresh[count++] = (uint8_t)joker;
            } else {
                fits = reading->stands[joker] == faces[i];
            }
        }
        found |= fits && can_read(reading, at + 1);
        while (count)
            reading->stands[fresh[--count]] = NO_DIE;
        if (found && !reading->able)
            return 1;
    }
    return found;
}

/* Read the lines in parts that share no joker; where a joker has a face in each line, each line is a part. */
static int read_parts(const Grid *grid, const Lines *lines, const uint8_t *right, const GridRules *rules,
                      JokerFaces *able)
{
    uint8_t done[MOST_DICE] = {0}, queue[MOST_DICE];
    uint64_t jokers = jokers_of(grid->kind, grid->count);
    int agree = 1;
    if (!jokers)
        return 1;
    for (int first = 0; first < lines->count && (agree || able); first++) {
        Reading reading;
        int count = 0;
        if (done[first] || !right[first])
            continue;
        reading.count = 0;
        reading.able = able;
        memset(reading.stands, NO_DIE, sizeof reading.stands);
        queue[count++] = (uint8_t)first;
        done[first] = 1;
        for (int at = 0; at < count; at++) {
            const Line *line = &lines->line[queue[at]];
            uint64_t shared = jokers & bits_of(line->die, line->size);
            if (shared)
                add_to_reading(&reading, line, grid, rules);
            for (int next = first + 1; rules->one_faced && shared && next < lines->count; next++)
                if (!done[next] && right[next] && shared & bits_of(lines->line[next].die, lines->line[next].size)) {
                    queue[count++] = (uint8_t)next;
                    done[next] = 1;
                }
        }
        agree &= can_read(&reading, 0);
    }
    return agree;
}

int jokers_agree(const Grid *grid, const Lines *lines, const uint8_t *right, const GridRules *rules)
{
    return read_parts(grid, lines, right, rules, 0);
}

void find_joker_faces(const Grid *grid, const Lines *lines, const GridRules *rules, JokerFaces *able)
{
    uint8_t right[MOST_DICE];
    memset(right, 1, sizeof right);
    memset(able, 0, sizeof *able);
    read_parts(grid, lines, right, rules, able);
}
