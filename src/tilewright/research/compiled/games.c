#include "games.h"

#include <string.h>

enum { WANTED = 1 << 10, MOST_COUNTED = 255 };

static const int64_t MOST_WORTH = (int64_t)1 << 48;
static const int64_t NOTHING[KINDS];

static int is_opening(const Rules *rules, const Game *game) { return !game->opened[game->seat] && !rules->frees; }

/* Whether the turn leaves the table alone. */
static int is_apart(const Rules *rules, const Game *game) { return is_opening(rules, game) && !rules->extras; }

static void write_question(uint8_t *question, const uint8_t *least, const uint8_t *most, const Rules *rules, int opening)
{
    memcpy(question, least, NUMBERED);
    memcpy(question + NUMBERED, most, NUMBERED);
    question[2 * NUMBERED] = least[JOKER];
    question[2 * NUMBERED + 1] = most[JOKER];
    question[COUNTS_SIZE] = rules->min_natural;
    question[COUNTS_SIZE + 1] = opening ? rules->points : NO_OPENING;
}

static Request request_of(const uint8_t *question, const int64_t *weights)
{
    return (Request){.question = question,
                     .weights = (const char *)weights,
                     .question_size = QUESTION_SIZE,
                     .weights_size = (long)(KINDS * sizeof *weights),
                     .cap = MOST_WORTH};
}

/* Whether a piece of this face can be part of a run or group of the pieces, without jokers. */
static int is_in_plain_set(const uint8_t *pieces, int code)
{
    int number = code % NUMBERS, first = code - number, colors = 0, together = 0;
    for (int other = number; other < NUMBERED; other += NUMBERS)
        colors += pieces[other] > 0;
    for (int near = number < 2 ? 0 : number - 2; near <= number + 2 && near < NUMBERS && together < 3; near++)
        together = pieces[first + near] ? together + 1 : 0;
    return colors >= 3 || together >= 3;
}

/* Whether the pieces that are in plain sets have fewer points than an opening needs. */
static int opens_never(const Rules *rules, const uint8_t *pieces)
{
    int points = 0;
    for (int code = 0; code < NUMBERED && points < rules->points; code++)
        if (pieces[code] && is_in_plain_set(pieces, code))
            points += pieces[code] * (code % NUMBERS + 1);
    return points < rules->points && !pieces[JOKER];
}

/* Find the opening among the pieces that is worth most: 1, 0 if there is none, or negative without memory. */
static int find_opening(Workspace *w, const Rules *rules, const uint8_t *pieces, const int64_t *weights, uint8_t *laid)
{
    static const uint8_t none[KINDS];
    uint8_t question[QUESTION_SIZE];
    if (opens_never(rules, pieces))
        return 0;
    write_question(question, none, pieces, rules, 1);
    Request asked = request_of(question, weights);
    return count_laid(w, &asked, -1, laid);
}

static int opens(Workspace *w, const Rules *rules, const uint8_t *pieces)
{
    uint8_t laid[MOST_KINDS];
    return find_opening(w, rules, pieces, NOTHING, laid);
}

/* The counts that a turn must and may lay. */
static void find_bounds(const Rules *rules, const Game *game, uint8_t *least, uint8_t *most)
{
    int apart = is_apart(rules, game);
    for (int code = 0; code < KINDS; code++) {
        int lies = apart ? 0 : game->table[code];
        least[code] = (uint8_t)(lies + game->committed[code]);
        most[code] = (uint8_t)(lies + game->racks[game->seat][code]);
    }
}

/* Learn a turn that lays these pieces; returns whether it shows a fit that was not known. */
static int shows_more(Game *game, uint8_t laid[MOST_KINDS])
{
    int more = 0;
    for (int code = 0; code < KINDS; code++) {
        laid[code] = (uint8_t)(laid[code] - game->table[code] - game->committed[code]);
        more |= laid[code] && !game->known.fits[code];
    }
    if (more)
        learn(&game->known, laid);
    return more;
}

/* Find a turn that contains the opening of the rack worth most by some weights and shows more: 1, 0 if that one does not,
 * or negative without memory. */
static int try_opening(Workspace *w, const Rules *rules, Game *game, const int64_t *preferred, const int64_t *weights)
{
    uint8_t least[KINDS], most[KINDS], laid[MOST_KINDS], question[QUESTION_SIZE];
    int found = find_opening(w, rules, game->racks[game->seat], preferred, laid);
    if (found <= 0)
        return found;
    find_bounds(rules, game, least, most);
    for (int code = 0; code < KINDS; code++) {
        int needed = game->table[code] + laid[code];
        least[code] = (uint8_t)(needed > least[code] ? needed : least[code]);
    }
    write_question(question, least, most, rules, 0);
    Request asked = request_of(question, weights);
    found = count_laid(w, &asked, -1, laid);
    return found > 0 ? shows_more(game, laid) : found;
}

/* Find one more fit of an opening with extras: 1, 0 if there is none, or negative without memory. A turn that lays most of
 * the rack is likely to contain an opening. If it does not, openings of the rack are required one after the other: one with
 * many of the wanted faces, one with few, any. If none of them can be laid, the mask is unknown. */
static int find_more(Workspace *w, const Rules *rules, Game *game, const int64_t *weights)
{
    uint8_t least[KINDS], most[KINDS], played[KINDS], laid[MOST_KINDS], question[QUESTION_SIZE];
    int64_t many[KINDS], few[KINDS];
    find_bounds(rules, game, least, most);
    write_question(question, least, most, rules, 0);
    Request asked = request_of(question, weights);
    int found = count_laid(w, &asked, WANTED - 1, laid);
    if (found <= 0)
        return found;
    for (int code = 0; code < KINDS; code++) {
        played[code] = (uint8_t)(laid[code] - game->table[code]);
        many[code] = weights[code] > WANTED;
        few[code] = weights[code] <= WANTED && !game->committed[code];
    }
    found = opens(w, rules, played);
    if (found)
        return found < 0 ? found : shows_more(game, laid);
    const int64_t *tried[] = {many, few, NOTHING};
    for (int i = 0; i < 3 && !found; i++)
        found = try_opening(w, rules, game, tried[i], weights);
    game->unknown = !found;
    return found;
}

/* Find the fits of an opening with extras whose committed pieces are not an opening yet. */
static int find_opening_fits(Workspace *w, const Rules *rules, Game *game)
{
    int found = 1;
    while (found > 0) {
        int64_t weights[KINDS];
        int wanted = 0;
        for (int code = 0; code < KINDS; code++) {
            int want = game->known.asked[code] && !game->known.fits[code];
            weights[code] = (want ? WANTED : 0) + (game->racks[game->seat][code] > game->committed[code]);
            wanted |= want;
        }
        found = wanted ? find_more(w, rules, game, weights) : 0;
    }
    return found;
}

/* As find_mask; negative without memory. */
static int find_flags(Workspace *w, const Rules *rules, Game *game)
{
    uint8_t least[KINDS], most[KINDS], question[QUESTION_SIZE], laid[MOST_KINDS];
    Known *known = &game->known;
    find_bounds(rules, game, least, most);
    if (is_opening(rules, game) && rules->extras) {
        int committed = game->pieces ? opens(w, rules, game->committed) : 0;
        int able = committed || game->pieces ? 1 : opens(w, rules, game->racks[game->seat]);
        if (committed < 0 || able <= 0)
            return committed < 0 ? committed : able;
        if (!committed)
            return find_opening_fits(w, rules, game);
    }
    if (is_apart(rules, game) && opens_never(rules, most))
        return 0;
    for (int code = 0; code < NUMBERED && !most[JOKER]; code++)
        known->asked[code] = (char)(known->asked[code] && is_in_plain_set(most, code));
    write_question(question, least, most, rules, is_apart(rules, game));
    Request asked = request_of(question, NOTHING);
    int found = find_fits(w, &asked, known, least);
    if (found < 0 || !game->pieces || known->fits[KINDS])
        return found;
    write_question(question, least, least, rules, is_apart(rules, game));
    asked = request_of(question, NOTHING);
    found = count_laid(w, &asked, -1, laid);
    known->fits[KINDS] = found > 0;
    return found;
}

int find_mask(Workspace *w, const Rules *rules, Game *game, int face)
{
    Known before = game->known;
    memset(&game->known, 0, sizeof game->known);
    game->known.kinds = KINDS;
    game->unknown = 0;
    for (int code = 0; code < KINDS; code++)
        game->known.asked[code] = game->racks[game->seat][code] > game->committed[code];
    if (face != NO_FACE)
        carry_on(&game->known, &before, face);
    return find_flags(w, rules, game) >= 0;
}

int is_legal(const Game *game, int action)
{
    if (action < 0 || action >= ACTIONS || game->over)
        return 0;
    if (action < KINDS)
        return game->known.fits[action];
    return action == END ? game->known.fits[KINDS] : action == DRAW && !game->pieces;
}

static void end_turn(const Rules *rules, Game *game, int drew, int passed)
{
    int seat = game->seat;
    game->turns++;
    game->passes = passed ? game->passes + 1 : 0;
    if (game->lap == NO_LAP && drew && !game->pool_count && rules->last_lap)
        /* the seat that drew the last tile begins the last lap, so it acts twice in a row. */
        game->lap = game->seats;
    else {
        if (game->lap != NO_LAP)
            game->lap--;
        game->seat = (seat + 1) % game->seats;
    }
    game->over = !game->sizes[seat] || game->lap == 0 || game->passes >= game->seats;
    memset(game->committed, 0, sizeof game->committed);
    game->pieces = 0;
}

static void draw(const Rules *rules, Game *game)
{
    int draws = game->pool_count && game->lap == NO_LAP;
    if (draws) {
        game->racks[game->seat][game->pool[--game->pool_count]]++;
        game->sizes[game->seat]++;
    }
    end_turn(rules, game, draws, !draws);
}

/* Lay the committed pieces; returns negative without memory. */
static int lay(Workspace *w, const Rules *rules, Game *game)
{
    uint8_t least[KINDS], most[KINDS], question[QUESTION_SIZE];
    int apart = is_apart(rules, game), seat = game->seat;
    int64_t value;
    Rows rows;
    find_bounds(rules, game, least, most);
    write_question(question, least, least, rules, apart);
    Request asked = request_of(question, rules->weights);
    rows.count = 0;
    read_question(w, &asked);
    int found = solve_question(w, -1, &rows, &value);
    if (found <= 0)
        return -1;
    game->rows_size = (apart ? game->rows_size : 0);
    game->rows_size += write_rows(&rows, game->rows + game->rows_size);
    for (int code = 0; code < KINDS; code++) {
        game->table[code] = (uint8_t)(game->table[code] + game->committed[code]);
        game->racks[seat][code] = (uint8_t)(game->racks[seat][code] - game->committed[code]);
    }
    game->sizes[seat] = (uint8_t)(game->sizes[seat] - game->pieces);
    game->opened[seat] = 1;
    game->stale = game->table[JOKER] > 0;
    end_turn(rules, game, 0, 0);
    return 1;
}

int take_action(Workspace *w, const Rules *rules, Game *game, int action)
{
    if (action < KINDS) {
        game->committed[action]++;
        game->pieces++;
        return find_mask(w, rules, game, action);
    }
    if (action == DRAW)
        draw(rules, game);
    else if (lay(w, rules, game) < 0)
        return 0;
    return game->over || find_mask(w, rules, game, NO_FACE);
}

void observe(const Game *game, const uint8_t box[FACES], uint8_t *vector)
{
    const uint8_t *rack = game->racks[game->seat];
    uint8_t *numbers = vector + 5 * FACES;
    memset(vector, 0, 5 * FACES);
    memcpy(vector, rack, KINDS);
    memcpy(vector + FACES, game->committed, KINDS);
    memcpy(vector + 2 * FACES, game->table, KINDS);
    memcpy(vector + 3 * FACES, game->meant, FACES);
    for (int code = 0; code < KINDS; code++)
        vector[4 * FACES + code] = (uint8_t)(box[code] - rack[code] - game->table[code]);
    for (int step = 0; step < game->seats; step++) {
        int seat = (game->seat + step) % game->seats;
        numbers[step] = game->sizes[seat];
        numbers[game->seats + step] = game->opened[seat];
        numbers[2 * game->seats + step] = step == 0;
        numbers[3 * game->seats + step] = seat == game->starter;
    }
    numbers += 4 * game->seats;
    numbers[0] = (uint8_t)game->pool_count;
    numbers[1] = (uint8_t)game->passes;
    numbers[2] = (uint8_t)(game->lap == NO_LAP ? 0 : game->lap);
    numbers[3] = (uint8_t)(game->turns < MOST_COUNTED ? game->turns : MOST_COUNTED);
}
