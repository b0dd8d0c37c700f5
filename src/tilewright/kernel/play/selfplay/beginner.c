/* The beginner: complete sets of the rack, found by scanning it (bots/tiles/rack_sets.py), and single tiles added to rows. */
#include "play/selfplay/selfplay.h"

/* The pieces of the rack that are not laid yet. */
typedef struct {
    uint8_t counts[FACES];
} Held;

static Held counted(const Bag *rack)
{
    Held held;
    for (int code = 0; code < FACES; code++)
        held.counts[code] = (uint8_t)count_in(rack, code);
    return held;
}

/* Find the longest run of the rack, the lowest color and number first; returns its size, 0 if there is none. */
static int longest_run(const Held *held, uint8_t codes[NUMBERS])
{
    int best = 0, first = 0, size = 0;
    for (int code = 0; code < NUMBERED; code++) {
        size = held->counts[code] ? (code % NUMBERS ? size + 1 : 1) : 0;
        if (size > best) {
            best = size;
            first = code - size + 1;
        }
    }
    for (int i = 0; i < best; i++)
        codes[i] = (uint8_t)(first + i);
    return best >= SHORTEST ? best : 0;
}

/* Find the largest group, the highest among equals. */
static int largest_group(const Held *held, uint8_t codes[NUMBERS])
{
    int best = 0, size = 0;
    for (int number = 0; number < NUMBERS; number++) {
        int colors = 0;
        for (int color = 0; color < COLORS; color++)
            colors += held->counts[color * NUMBERS + number] > 0;
        if (colors < best || !colors)
            continue;
        best = colors;
        size = 0;
        for (int color = 0; color < COLORS; color++)
            if (held->counts[color * NUMBERS + number])
                codes[size++] = (uint8_t)(color * NUMBERS + number);
    }
    return best >= SHORTEST ? size : 0;
}

/* Find the two highest pieces that become a set with a joker. */
static int best_pair(const Held *held, uint8_t codes[NUMBERS])
{
    int best = -1;
    for (int low = 0; low < NUMBERED; low++)
        for (int high = low + 1; held->counts[low] && high < NUMBERED; high++) {
            int same = low % NUMBERS == high % NUMBERS, near = high - low <= 2 && low % NUMBERS < high % NUMBERS;
            int sum = low % NUMBERS + high % NUMBERS;
            if (!held->counts[high] || !(same || near) || sum <= best)
                continue;
            best = sum;
            codes[0] = (uint8_t)low;
            codes[1] = (uint8_t)high;
        }
    return best < 0 ? 0 : 2;
}

static TableRow taken_row(Held *held, const uint8_t *codes, int size)
{
    TableRow row = {.size = (uint8_t)size};
    for (int i = 0; i < size; i++) {
        row.cells[i] = codes[i];
        held->counts[codes[i]]--;
    }
    return row;
}

static void insert(TableRow *row, int place, int code)
{
    memmove(row->cells + place + 1, row->cells + place, (size_t)(row->size++ - place));
    row->cells[place] = (uint8_t)code;
}

/* A pair and a joker as a set: the joker fills a gap, or stands where it counts most. */
static TableRow helped_row(Held *held, const uint8_t pair[2])
{
    TableRow row = taken_row(held, pair, 2);
    int apart = pair[1] - pair[0], place = 2;
    if (apart == 2)
        place = 1;
    else if (apart == 1 && pair[1] % NUMBERS == LAST)
        place = 0;
    held->counts[JOKER]--;
    insert(&row, place, JOKER);
    return row;
}

static int points_of(const TableRow *row)
{
    ClassicReading reading = read_classic(row->cells, row->size);
    return classic_points(&reading, row->size);
}

/* Find disjoint sets of the rack, runs or groups first; returns their points. */
static int find_sets(const Bag *rack, int groups_first, Table *sets)
{
    Held held = counted(rack);
    uint8_t codes[NUMBERS];
    int points = 0, size;
    sets->count = 0;
    for (int turn = 0; turn < 2; turn++)
        while ((size = turn == groups_first ? longest_run(&held, codes) : largest_group(&held, codes)) > 0) {
            TableRow row = taken_row(&held, codes, size);
            add_row(sets, &row);
        }
    while (held.counts[JOKER] && best_pair(&held, codes)) {
        TableRow row = helped_row(&held, codes);
        add_row(sets, &row);
    }
    for (int i = 0; i < sets->count; i++)
        points += points_of(&sets->rows[i]);
    return points;
}

/* Where a face can be added: the row and one, 0 for none; and whether in front. */
typedef struct {
    uint8_t row[NUMBERED], in_front[NUMBERED];
} Places;

static void set_place(Places *places, int color, int number, int row, int in_front)
{
    if (color < 0 || number < 0 || number >= NUMBERS)
        return;
    places->row[color * NUMBERS + number] = (uint8_t)(row + 1);
    places->in_front[color * NUMBERS + number] = (uint8_t)in_front;
}

/* The lowest color of some, or -1. */
static int first_color(unsigned colors)
{
    int color = 0;
    while (color < COLORS && !(colors >> color & 1))
        color++;
    return color < COLORS ? color : -1;
}

/* Find the places at both ends of a row with special jokers that is a run, or at the end of a group; none beside a mirror. */
static void look_at_special_row(const SelfPlay *s, Places *places, const TableRow *row, int index, unsigned shown)
{
    SetReadings found;
    int width = row->size;
    find_readings(row->cells, row->size, &s->sets, &found);
    const SetReading *reading = &found.items[0];
    const SetStand *first = &reading->stands[0], *last = &reading->stands[row->size - 1];
    for (int i = 0; i < row->size; i++)
        width += row->cells[i] == DOUBLE;
    if (reading->shape == SHAPE_RUN) {
        /* A color change at an end has no color; a beginner does not see what may follow it. */
        set_place(places, first_color(first->colors), first->low - 2, index, 1);
        set_place(places, first_color(last->colors), last->high ? last->high : last->low, index, 0);
    } else if (reading->shape == SHAPE_GROUP && width < COLORS)
        for (int color = 0; color < COLORS; color++)
            if (!(shown >> color & 1))
                set_place(places, color, first->low - 1, index, 0);
}

static void look_at_row(const SelfPlay *s, Places *places, const Table *table, int index)
{
    const TableRow *row = &table->rows[index];
    int size = row->size;
    unsigned shown = 0, has_special = 0;
    for (int i = 0; i < size; i++) {
        shown |= row->cells[i] < NUMBERED ? 1u << row->cells[i] / NUMBERS : 0;
        has_special |= row->cells[i] > JOKER;
    }
    if (has_special) {
        look_at_special_row(s, places, row, index, shown);
        return;
    }
    ClassicReading reading = read_classic(row->cells, size);
    /* Groups come first among readings with equal points. */
    int is_run = reading.rising != NOT_ONE
        && (reading.group == NOT_ONE || run_points(reading.rising, size) > group_points(reading.group, size));
    if (is_run) {
        set_place(places, first_color(reading.colors), reading.rising - 1, index, 1);
        set_place(places, first_color(reading.colors), reading.rising + size, index, 0);
    } else
        for (int color = 0; size < COLORS && color < COLORS; color++)
            if (!(shown >> color & 1))
                set_place(places, color, reading.group, index, 0);
}

/* Add pieces of the rack to rows until none fits; returns how many were added. */
static int add_single_pieces(const SelfPlay *s, Table *table, Held held)
{
    Places places = {{0}, {0}};
    int added = 0;
    for (int i = 0; i < table->count; i++)
        look_at_row(s, &places, table, i);
    for (int code = 0; code < NUMBERED; code++) {
        int place = held.counts[code] ? places.row[code] : 0;
        if (!place)
            continue;
        TableRow *row = &table->rows[place - 1];
        insert(row, places.in_front[code] ? 0 : row->size, code);
        for (int face = 0; face < NUMBERED; face++)
            if (places.row[face] == place)
                places.row[face] = 0;
        look_at_row(s, &places, table, place - 1);
        held.counts[code]--;
        added++;
        code = -1; /* from the first piece on again */
    }
    return added;
}

int beginner_turn(const SelfPlay *s, const Position *at, Table *after)
{
    Table by_runs, by_groups;
    int points = find_sets(&at->held, 0, &by_runs), others = find_sets(&at->held, 1, &by_groups);
    const Table *sets = others > points ? &by_groups : &by_runs;
    *after = *at->table;
    add_table(after, sets);
    if (!at->opened)
        return sets->count && (others > points ? others : points) >= at->least_points;
    Bag laid = bag_of_table(sets), left = rest_of(&at->held, &laid);
    return add_single_pieces(s, after, counted(&left)) || sets->count;
}
