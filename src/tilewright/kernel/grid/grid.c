#include "grid/grid.h"

#include <string.h>

int run_start(const uint8_t *row, int size)
{
    int start = 0, color = -1;
    if (size < SHORTEST || size > LONGEST)
        return 0;
    for (int i = 0; i < size; i++) {
        if (row[i] == JOKER)
            continue;
        int begins = row[i] % NUMBERS + 1 - i;
        if (color < 0) {
            color = row[i] / NUMBERS;
            start = begins;
        } else if (color != row[i] / NUMBERS || start != begins) {
            return 0;
        }
    }
    return color >= 0 && start >= 1 && start + size - 1 <= NUMBERS ? start : 0;
}

/* The colors of a group of these faces as bits, or 0. */
static int group_colors(const uint8_t *row, int size)
{
    int colors = 0, number = -1;
    if (size < SHORTEST || size > COLORS)
        return 0;
    for (int i = 0; i < size; i++) {
        if (row[i] == JOKER)
            continue;
        int color = 1 << row[i] / NUMBERS;
        if ((number >= 0 && number != row[i] % NUMBERS) || colors & color)
            return 0;
        number = row[i] % NUMBERS;
        colors |= color;
    }
    return colors;
}

int is_group(const uint8_t *row, int size) { return group_colors(row, size) != 0; }

/* The place of the first number, or the last place. */
static int first_number(const uint8_t *row, int size)
{
    int place = 0;
    while (place < size - 1 && row[place] == JOKER)
        place++;
    return place;
}

int points_of_faces(const uint8_t *row, int size)
{
    int start = run_start(row, size), as_run = start ? size * start + size * (size - 1) / 2 : 0;
    int as_group = is_group(row, size) ? size * (row[first_number(row, size)] % NUMBERS + 1) : 0;
    return as_run > as_group ? as_run : as_group;
}

static void reverse(const uint8_t *row, int size, uint8_t *reversed)
{
    for (int i = 0; i < size; i++)
        reversed[i] = row[size - 1 - i];
}

int is_set(const uint8_t *row, int size, const GridRules *rules)
{
    uint8_t reversed[LONGEST];
    if (size < SHORTEST || size > LONGEST)
        return 0;
    if (group_colors(row, size) || run_start(row, size))
        return 1;
    if (!rules->descending)
        return 0;
    reverse(row, size, reversed);
    return run_start(reversed, size) > 0;
}

uint64_t faces_at(const uint8_t *row, int size, int at, const GridRules *rules)
{
    uint8_t reversed[LONGEST];
    uint64_t faces = 0;
    int known = first_number(row, size), start = run_start(row, size), colors = group_colors(row, size);
    int first = row[known] / NUMBERS * NUMBERS - 1, number = row[known] % NUMBERS;
    if (start)
        faces |= (uint64_t)1 << (first + start + at);
    if (rules->descending) {
        reverse(row, size, reversed);
        if ((start = run_start(reversed, size)))
            faces |= (uint64_t)1 << (first + start + size - 1 - at);
    }
    for (int color = 0; colors && color < COLORS; color++)
        if (!(colors >> color & 1))
            faces |= (uint64_t)1 << (color * NUMBERS + number);
    return faces;
}

/* A way in which the jokers of a line may be read, in their order. */
typedef struct {
    uint8_t face[MOST_JOKERS];
} Meaning;

static int run_meaning(const uint8_t *row, int size, Meaning *meaning)
{
    int start = run_start(row, size), color = 0, jokers = 0;
    if (!start)
        return 0;
    for (int i = 0; i < size; i++)
        if (row[i] != JOKER)
            color = row[i] / NUMBERS;
    for (int i = 0; i < size; i++)
        if (row[i] == JOKER)
            meaning->face[jokers++] = (uint8_t)(color * NUMBERS + start - 1 + i);
    return 1;
}

/* Add the ways in which jokers from one on take different colors of those that a group lacks. */
static int add_group(Meaning *found, int count, Meaning now, int at, int jokers, int number, int taken)
{
    if (at == jokers || at == MOST_JOKERS) {
        found[count] = now;
        return count + 1;
    }
    for (int color = 0; color < COLORS; color++)
        if (!(taken >> color & 1)) {
            now.face[at] = (uint8_t)(color * NUMBERS + number);
            count = add_group(found, count, now, at + 1, jokers, number, taken | 1 << color);
        }
    return count;
}

static int find_meanings(const uint8_t *row, int size, const GridRules *rules, Meaning *found)
{
    uint8_t reversed[LONGEST];
    int count = 0, jokers = 0, number = 0, colors;
    if (size > LONGEST)
        return 0;
    for (int i = 0; i < size; i++)
        if (row[i] == JOKER)
            jokers++;
        else
            number = row[i] % NUMBERS;
    count += run_meaning(row, size, &found[count]);
    if (rules->descending) {
        reverse(row, size, reversed);
        if (run_meaning(reversed, size, &found[count])) {
            Meaning back = found[count];
            for (int i = 0; i < jokers; i++)
                found[count].face[i] = back.face[jokers - 1 - i];
            count++;
        }
    }
    if ((colors = group_colors(row, size)))
        count = add_group(found, count, (Meaning){{0}}, 0, jokers, number, colors);
    return count;
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
    int count, jokers[MOST_DICE], meanings[MOST_DICE];
    uint8_t joker[MOST_DICE][MOST_JOKERS];
    Meaning meaning[MOST_DICE][MOST_MEANINGS];
    uint8_t stands[MOST_DICE];
    JokerFaces *able;
} Reading;

static int add_to_reading(Reading *reading, const Line *line, const Grid *grid, const GridRules *rules)
{
    uint8_t row[MOST_DICE];
    int at = reading->count, jokers = 0;
    for (int i = 0; i < line->size; i++)
        if (grid->kind[line->die[i]] == JOKER && jokers < MOST_JOKERS)
            reading->joker[at][jokers++] = line->die[i];
    if (!jokers)
        return 0;
    row_of(line, grid, row);
    reading->jokers[at] = jokers;
    reading->meanings[at] = find_meanings(row, line->size, rules, reading->meaning[at]);
    reading->count++;
    return 1;
}

/* Whether the lines from one on can be read; with `able`, all readings are visited. */
static int can_read(Reading *reading, int at)
{
    int found = 0;
    if (at == reading->count) {
        for (int line = 0; reading->able && line < reading->count; line++)
            for (int i = 0; i < reading->jokers[line]; i++) {
                int joker = reading->joker[line][i];
                reading->able->faces[joker] |= (uint64_t)1 << reading->stands[joker];
            }
        return 1;
    }
    for (int way = 0; way < reading->meanings[at]; way++) {
        const Meaning *meaning = &reading->meaning[at][way];
        uint8_t fresh[MOST_JOKERS];
        int count = 0, fits = 1;
        for (int i = 0; i < reading->jokers[at] && fits; i++) {
            int joker = reading->joker[at][i];
            if (reading->stands[joker] == NO_DIE) {
                reading->stands[joker] = meaning->face[i];
                fresh[count++] = (uint8_t)joker;
            } else {
                fits = reading->stands[joker] == meaning->face[i];
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

static int shares_joker(const Line *one, const Line *other, const Grid *grid)
{
    for (int i = 0; i < one->size; i++)
        for (int j = 0; grid->kind[one->die[i]] == JOKER && j < other->size; j++)
            if (one->die[i] == other->die[j])
                return 1;
    return 0;
}

/* Read the lines in parts that share no joker; where a joker has a face in each line, each line is a part. */
static int read_parts(const Grid *grid, const Lines *lines, const uint8_t *right, const GridRules *rules,
                      JokerFaces *able)
{
    uint8_t done[MOST_DICE] = {0}, queue[MOST_DICE];
    int agree = 1, jokers = 0;
    for (int i = 0; i < grid->count; i++)
        jokers += grid->kind[i] == JOKER;
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
            if (!add_to_reading(&reading, &lines->line[queue[at]], grid, rules))
                continue;
            for (int next = first + 1; rules->one_faced && next < lines->count; next++)
                if (!done[next] && right[next] && shares_joker(&lines->line[queue[at]], &lines->line[next], grid)) {
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
