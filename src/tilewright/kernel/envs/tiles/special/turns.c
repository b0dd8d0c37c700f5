#include "envs/tiles/special/turns.h"

int solve_specials(const Bounds *bounds, const int64_t weights[FACES], int64_t floor, Rows *rows)
{
    uint8_t question[SPECIAL_QUESTION];
    const GameRules *rules = bounds->rules;
    Player *p = bounds->p;
    const uint8_t demands[] = {(uint8_t)rules->turns.min_natural,
                               (uint8_t)(bounds->points == NO_POINTS ? NO_OPENING : bounds->points),
                               rules->sets.at_start,
                               MOST_SPECIALS,
                               0,
                               rules->sets.min_side,
                               rules->sets.group_side};
    for (int code = 0; code < FACES; code++) {
        question[code] = (uint8_t)count_in(&bounds->least, code);
        question[FACES + code] = (uint8_t)count_in(&bounds->most, code);
    }
    memcpy(question + 2 * FACES, demands, sizeof demands);
    if (!p->special)
        p->special = new_special();
    int found = p->special ? ask_special(p->special, question, weights, floor, rows) : -1;
    p->out_of_memory |= found < 0;
    return found > 0;
}

int solve_alone(Player *p, const GameRules *rules, const Bag *pieces, int points, Rows *rows)
{
    static const int64_t nothing[FACES];
    const Bounds bounds = {.p = p, .rules = rules, .least = *pieces, .most = *pieces, .points = points};
    return solve_specials(&bounds, nothing, -1, rows);
}

/* Pieces at the ends of lines that can do without them, at most two of a line. */
enum { MOST_OFFERED = 2 * MOST_ROWS };

typedef struct {
    Bag held;
    int count;
    struct {
        uint8_t line, code;
    } pieces[MOST_OFFERED];
} Offered;

static void offer(Offered *offered, int line, int code)
{
    offered->pieces[offered->count].line = (uint8_t)line;
    offered->pieces[offered->count++].code = (uint8_t)code;
    put(&offered->held, code, 1);
}

static void find_offered(const Layout *layout, Offered *offered)
{
    offered->held = EMPTY_BAG;
    offered->count = 0;
    for (int i = 0; i < layout->count; i++) {
        const Line *line = &layout->lines[i];
        Layout without;
        uint8_t codes[NUMBERS];
        if (line->size <= SHORTEST)
            continue;
        without.count = 1;
        without.lines[0] = *line;
        int last = codes_of_line(line, codes) - 1;
        if (take_from(&without, 0, codes[last]))
            offer(offered, i, codes[last]);
        if (!is_group(line) && take_from(&without, 0, codes[0]))
            offer(offered, i, codes[0]);
    }
}

/* Take the pieces out of the lines that offered them; returns 0 if that is not possible. */
static int take_offered(Layout *layout, const Offered *offered, Bag *taken)
{
    for (int i = 0; i < offered->count; i++) {
        int code = offered->pieces[i].code;
        if (!count_in(taken, code))
            continue;
        if (!take_from(layout, offered->pieces[i].line, code))
            return 0;
        take(taken, code);
        take(&layout->held, code);
    }
    return is_empty(taken);
}

int lay_again(const Bounds *bounds, const Layout *lines, const int64_t weights[FACES], int64_t floor, TurnRows *into)
{
    Bag required = beyond(&bounds->least, &lines->held), others = rest_of(&bounds->most, &lines->held);
    Bag optional = rest_of(&others, &required);
    Offered offered;
    Layout fresh;
    Rows rows;
    find_offered(lines, &offered);
    Bounds within = *bounds;
    within.least = required;
    within.most = sum_of(&others, &offered.held);
    if (!solve_specials(&within, weights, floor, &rows))
        return 0;
    split_rows(&rows, &fresh, &into->specials);
    Bag laid = sum_of(&fresh.held, &into->specials.held), used = rest_of(&laid, &required), taken = beyond(&used, &optional);
    copy_layout(&into->layout, lines);
    if (!take_offered(&into->layout, &offered, &taken))
        return 0;
    add_layout(&into->layout, &fresh);
    return 1;
}

int fits_beside(Player *p, const Episode *game, const Bag *pieces)
{
    const Bag *lying = &game->special.lying.held;
    if (!holds(pieces, lying))
        return 0;
    Bag classic = rest_of(pieces, lying);
    return !has_specials(&classic) && fits(p, &classic);
}

static int remember(const GameRules *rules, Episode *game, const Rows *rows, int as)
{
    find_laid(rows, &rules->sets, &game->special.alone);
    return game->special.alone_is_known = as;
}

int fits_with_specials(Player *p, const GameRules *rules, Episode *game)
{
    Bag pieces = sum_of(&game->special.lying.held, &game->committed);
    Rows rows;
    if (game->special.alone_is_known != WITH_SPECIALS && solve_alone(p, rules, &pieces, NO_POINTS, &rows))
        remember(rules, game, &rows, WITH_SPECIALS);
    return game->special.alone_is_known == WITH_SPECIALS;
}

int fits_anyhow(Player *p, const GameRules *rules, Episode *game, const Bag *pieces, int points)
{
    Rows rows;
    if (game->special.alone_is_known != ANYHOW && solve_alone(p, rules, pieces, points, &rows))
        remember(rules, game, &rows, ANYHOW);
    return game->special.alone_is_known == ANYHOW;
}

/* Take over all rows of a table. */
static void lay_all(Episode *game, const Laid *laid)
{
    copy_layout(&game->lying, &laid->layout);
    game->special.lying = laid->specials;
    memcpy(game->special.meant, laid->meant_in_specials, sizeof game->special.meant);
    memcpy(game->meant, laid->meant, sizeof game->meant);
}

/* Add rows to those of the table. */
static void lay_more(Episode *game, const Laid *laid)
{
    SpecialParts *parts = &game->special;
    add_layout(&game->lying, &laid->layout);
    add_specials_to(&parts->lying, &laid->specials);
    for (int code = 0; code < FACES; code++) {
        game->meant[code] = (uint8_t)(game->meant[code] + laid->meant[code]);
        parts->meant[code] = (uint8_t)(parts->meant[code] + laid->meant_in_specials[code]);
    }
}

/* Take the special rows off the table. */
static void lift_specials(Episode *game)
{
    SpecialParts *parts = &game->special;
    for (int code = 0; code < FACES; code++)
        game->meant[code] = (uint8_t)(game->meant[code] - parts->meant[code]);
    memset(parts->meant, 0, sizeof parts->meant);
    parts->lying.count = 0;
    parts->lying.held = EMPTY_BAG;
}

/* Lay the committed pieces while the special rows of the table stay as they are; returns 0 if that is not possible. */
static int lay_beside(Player *p, const GameRules *rules, Episode *game, const Bag *laid)
{
    Rows rows;
    if (has_specials(&game->committed) || !fits_beside(p, game, laid))
        return 0;
    Bag classic = rest_of(laid, &game->special.lying.held);
    memcpy(game->meant, game->special.meant, sizeof game->meant);
    if (!classic.of[BAG_JOKERS]) {
        /* Without jokers it does not matter how the pieces lie. */
        if (game->turn.is_known && same_bags(&game->turn.held, &classic))
            copy_layout(&game->lying, &game->turn);
        else
            game->lying.is_known = 0;
        return 1;
    }
    solve_pieces(p, FOR_TILES, &classic, &classic, NO_POINTS, -1, &rows);
    set_layout(&game->lying, &rows);
    for (int i = 0; i < rows.count; i++)
        add_meanings(&rows.row[i], &rules->sets, game->meant);
    return 1;
}

void lay_specials(Player *p, const GameRules *rules, Episode *game)
{
    int apart = is_apart(rules, game), found;
    Bag laid = sum_of(table_of_turn(rules, game), &game->committed);
    if (!apart && lay_beside(p, rules, game, &laid))
        return;
    if (!apart && fits_with_specials(p, rules, game)) {
        lift_specials(game);
        lay_more(game, &game->special.alone);
        return;
    }
    /* The mask has proven that the turn is legal, so that a search can only have been too long. */
    found = fits_anyhow(p, rules, game, &laid, apart ? rules->least_points : NO_POINTS);
    p->out_of_memory |= !found;
    if (found && apart)
        lay_more(game, &game->special.alone);
    else if (found)
        lay_all(game, &game->special.alone);
}
