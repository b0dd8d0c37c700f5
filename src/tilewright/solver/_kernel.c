/* The compiled form of the solver: the search of plain.py, step for step, in plain C.
 *
 * Both forms visit the same states in the same order and settle every tie alike, so they give the same answers. The
 * reason for each rule stands in plain.py, program.py, actions.py, leads.py and layout.py, where it is easier to read.
 *
 * Four colors live side by side in one word, four bits a color ("lanes"). A lane of pieces never exceeds 7 (3 copies
 * and 4 jokers), so its top bit is free to catch borrows. Numbers count from 0: the 1 is number 0.
 *
 * The workspace belongs to the module and is kept between calls. A call holds the interpreter lock all along: most take
 * tens of microseconds, less than handing the lock over and back is worth.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum {
    COLORS = 4,
    NUMBERS = 13,
    FACES = COLORS * NUMBERS,
    JOKER = FACES,
    KINDS = FACES + 1,
    MOST_COPIES = 3,
    MOST_JOKERS = 4,
    MOST_RUNS = MOST_COPIES + MOST_JOKERS, /* open runs of one color */
    MOST_PIECES = FACES * MOST_COPIES + MOST_JOKERS,
    MOST_ROWS = MOST_PIECES / 3,
    NO_OPENING = 255, /* in the place of an opening's points */
    MOST_NODES = 1 << 22, /* 200 MB; the worst position found so far needs a hundredth of it */
    MOST_LEADS = 256,
    COUNTS_SIZE = 2 * KINDS,
    QUESTION_SIZE = COUNTS_SIZE + 2,
    PAIRS = 10, /* pairs (owed, held) with 0 <= owed <= held <= 3 */
    SHELVES = PAIRS * PAIRS * PAIRS * PAIRS,
    HEADS_BITS = 13,
    FIRST_BUDGET = 800, /* nodes before the search is tried from the other end */
    BUDGET_GROWTH = 2,
    CUT = 5, /* where a run from 1 to 13 is cut to make room for jokers */
};

static const int64_t MOST_WEIGHT = (int64_t)1 << 40, MOST_WORTH = (int64_t)1 << 48;

typedef uint32_t Lanes;

#define ONES 0x1111u
#define BELOW 0x7777u
#define TOPS 0x8888u

/* ---------------------------------------------------------------- lanes */

/* Fifteens in the lanes where a >= b. */
static inline Lanes where_covered(Lanes a, Lanes b) { return ((((a | TOPS) - b) & TOPS) >> 3) * 15; }

static inline int covers(Lanes many, Lanes few) { return (((many | TOPS) - few) & TOPS) == TOPS; }

static inline Lanes smaller(Lanes a, Lanes b)
{
    Lanes mask = where_covered(a, b);
    return (b & mask) | (a & ~mask);
}

static inline Lanes excess(Lanes a, Lanes b) { return ((a | TOPS) - b) & BELOW & where_covered(a, b); }

static inline int lane(Lanes lanes, int color) { return (int)(lanes >> (4 * color)) & 15; }

static inline int total(Lanes lanes)
{
    Lanes pairs = (lanes & 0x0F0F) + ((lanes >> 4) & 0x0F0F);
    return (int)((pairs + (pairs >> 8)) & 0xFF);
}

static Lanes packed(const uint8_t counts[COLORS])
{
    return (Lanes)counts[0] | (Lanes)counts[1] << 4 | (Lanes)counts[2] << 8 | (Lanes)counts[3] << 12;
}

/* ---------------------------------------------------------------- what the search works on */

/* So many groups with so many numbered pieces; 255 groups if the jokers in question make none. */
typedef struct {
    uint8_t groups, laid;
} Deal;

enum { NO_DEAL = 255 };

typedef struct {
    uint8_t known;
    Deal by_jokers[MOST_JOKERS + 1];
} Deals;

/* Pieces of one number: `runs` into runs, `grouped` with `jokers` into `groups`. */
typedef struct {
    int64_t reward;
    uint16_t runs, grouped;
    uint8_t jokers, groups, pieces;
} Action;

/* Runs opened with jokers; `parts` has for each color its place in PARTS. */
typedef struct {
    uint16_t heads, twos, threes, parts;
    uint8_t jokers, shortest, longest, back; /* back: how far below the number the jokers stand, summed */
} Lead;

/* A state after `number` numbers, and how it was reached. */
typedef struct {
    int64_t value;
    int32_t parent, next;
    uint16_t need, n1, n3, jokers_in_runs;
    uint16_t action;
    uint8_t lead, jokers, due, points, number, has_run, beaten;
} Node;

/* A node in the queue: the most that a path through it can be worth, and the action to go on with. */
typedef struct {
    int64_t hope;
    int32_t rank, node, cursor;
} Entry;

/* What the path does at one number. */
typedef struct {
    uint16_t runs, jokers, grouped, parts;
    uint8_t group_jokers, groups;
} Step;

typedef struct {
    int count;
    struct {
        uint8_t size, start, is_group, cells[NUMBERS];
    } row[MOST_ROWS];
} Rows;

typedef struct {
    /* The question. */
    uint8_t owed[NUMBERS][COLORS], held[NUMBERS][COLORS];
    int64_t weights[NUMBERS][COLORS], joker_weight, cap;
    int jokers_owed, jokers, min_natural, exact, least_points, needs_run, mirrored;
    uint8_t jokers_due; /* those the search itself must lay */
    /* The plan; two empty numbers at the end, so that looking two ahead needs no care. */
    Lanes room[NUMBERS + 2], joker_ok[NUMBERS + 2];
    int first[NUMBERS + 1];
    int64_t bound[NUMBERS + 1][MOST_JOKERS + 1], joker_worth;
    int points_bound[NUMBERS + 1];
    /* The workspace. */
    Action *actions;
    Node *nodes;
    Entry *queue;
    int actions_size, nodes_count, nodes_size, queue_count, queue_size, out_of_memory;
    struct {
        uint32_t stamp;
        int32_t node;
    } heads[1 << HEADS_BITS];
    uint32_t stamp;
    /* Found once and kept. */
    Deals deals[SHELVES];
    Lead leads[MOST_LEADS];
    int leads_count;
} Solver;

/* Room for one more item of an array, doubling it up to `most`. */
static void *grown(Solver *s, void *items, int *size, int wanted, int most, size_t item)
{
    int bigger = *size ? *size : 1024;
    while (bigger < wanted)
        bigger *= 2;
    void *moved = bigger <= most ? realloc(items, (size_t)bigger * item) : NULL;
    if (moved)
        *size = bigger;
    else
        s->out_of_memory = 1;
    return moved;
}

/* ---------------------------------------------------------------- leads */

static const uint8_t PARTS[][3] = {
    {0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {1, 1, 1}, {2, 0, 0}, {2, 1, 0}, {2, 1, 1}, {2, 2, 0}, {3, 0, 0}, {3, 1, 0}, {4, 0, 0},
};

enum { PARTS_COUNT = sizeof PARTS / sizeof *PARTS };

static void add_lead(Solver *s, const int chosen[COLORS])
{
    Lead lead = {.shortest = 255};
    int jokers = 0;
    for (int color = 0; color < COLORS; color++) {
        int shift = 4 * color;
        for (int i = 0; i < 3; i++) {
            int front = PARTS[chosen[color]][i];
            if (!front)
                continue;
            jokers += front;
            lead.heads = (uint16_t)(lead.heads + (1u << shift));
            if (front == 1)
                lead.twos = (uint16_t)(lead.twos + (1u << shift));
            else
                lead.threes = (uint16_t)(lead.threes + (1u << shift));
            if (front < lead.shortest)
                lead.shortest = (uint8_t)front;
            if (front > lead.longest)
                lead.longest = (uint8_t)front;
            lead.back = (uint8_t)(lead.back + front * (front + 1) / 2);
        }
        lead.parts = (uint16_t)(lead.parts | (unsigned)chosen[color] << shift);
    }
    lead.jokers = (uint8_t)jokers;
    if (jokers <= MOST_JOKERS && s->leads_count < MOST_LEADS)
        s->leads[s->leads_count++] = lead;
}

static void find_leads(Solver *s)
{
    int chosen[COLORS];
    for (chosen[0] = 0; chosen[0] < PARTS_COUNT; chosen[0]++)
        for (chosen[1] = 0; chosen[1] < PARTS_COUNT; chosen[1]++)
            for (chosen[2] = 0; chosen[2] < PARTS_COUNT; chosen[2]++)
                for (chosen[3] = 0; chosen[3] < PARTS_COUNT; chosen[3]++)
                    add_lead(s, chosen);
}

static inline int may_lead(const Solver *s, const Lead *lead, int number)
{
    if (!lead->jokers)
        return 1;
    if (s->exact)
        return lead->longest <= number;
    return (number == 11 && lead->longest == 1) || (number == 12 && lead->shortest == 2 && lead->longest == 2);
}

/* ---------------------------------------------------------------- actions */

static Deal most_groups(Lanes rest, Lanes held, int jokers, int exact, int min_natural)
{
    int owed = total(rest);
    for (int groups = (total(held) + jokers) / 3; groups > 0; groups--) {
        Lanes each = ONES * (Lanes)groups;
        int laid = total(smaller(held, each)), limit = (exact || !jokers ? 4 : 3) * groups - jokers;
        if (laid > limit)
            laid = limit;
        if (laid >= owed && laid >= 3 * groups - jokers && (!min_natural || laid >= groups) && covers(each, rest))
            return (Deal){(uint8_t)groups, (uint8_t)laid};
    }
    return jokers || owed ? (Deal){NO_DEAL, 0} : (Deal){0, 0};
}

static void find_deals(Deals *deals, Lanes rest, Lanes held, int exact, int min_natural)
{
    for (int jokers = 0; jokers <= MOST_JOKERS; jokers++)
        deals->by_jokers[jokers] = most_groups(rest, held, jokers, exact, min_natural);
    deals->known = 1;
}

static void dearest_first(const int64_t weights[COLORS], uint8_t order[COLORS])
{
    for (int i = 0; i < COLORS; i++) {
        int j = i;
        for (; j > 0 && weights[i] > weights[order[j - 1]]; j--)
            order[j] = order[j - 1];
        order[j] = (uint8_t)i;
    }
}

/* The pieces that go into the groups of a deal; adds what they are worth to *reward. */
static Lanes dealt(Deal deal, Lanes rest, Lanes held, const int64_t weights[COLORS], const uint8_t order[COLORS], int64_t *reward)
{
    Lanes grouped = rest, most = smaller(held, ONES * deal.groups);
    int spare = deal.laid - total(rest);
    for (int i = 0; i < COLORS && spare > 0; i++) {
        int color = order[i], more = lane(most, color) - lane(rest, color);
        if (more > spare)
            more = spare;
        spare -= more;
        grouped += (Lanes)more << (4 * color);
        *reward += weights[color] * more;
    }
    return grouped;
}

static int by_reward(const void *left, const void *right)
{
    const Action *a = left, *b = right;
    if (a->reward != b->reward)
        return a->reward < b->reward ? 1 : -1;
    if (a->runs != b->runs)
        return a->runs < b->runs ? -1 : 1;
    return (int)a->jokers - (int)b->jokers;
}

static void sort_actions(Action *actions, int count)
{
    if (count > 32) {
        qsort(actions, (size_t)count, sizeof *actions, by_reward);
        return;
    }
    for (int i = 1; i < count; i++) {
        Action moved = actions[i];
        int j = i;
        for (; j > 0 && by_reward(&actions[j - 1], &moved) > 0; j--)
            actions[j] = actions[j - 1];
        actions[j] = moved;
    }
}

/* What depends on one color alone when so many of its pieces go into runs. */
typedef struct {
    int room, shelf[MOST_COPIES + 1];
    int64_t gained[MOST_COPIES + 1];
} Choice;

static void find_choices(const Solver *s, int number, Choice choices[COLORS])
{
    for (int color = 0, scale = 1; color < COLORS; color++, scale *= PAIRS) {
        int owed = s->owed[number][color], held = s->held[number][color];
        choices[color].room = lane(s->room[number], color);
        for (int runs = 0; runs <= choices[color].room; runs++) {
            int rest = owed > runs ? owed - runs : 0, free_pieces = held - runs;
            choices[color].shelf[runs] = scale * (free_pieces * (free_pieces + 1) / 2 + rest);
            choices[color].gained[runs] = s->weights[number][color] * (runs + rest - owed);
        }
    }
}

/* Append the actions of a number; -1 without memory, else where the next number's begin. */
static int add_actions(Solver *s, int number, int from)
{
    const int64_t *weights = s->weights[number];
    uint8_t order[COLORS], runs[COLORS] = {0};
    Choice choices[COLORS];
    Deals local;
    dearest_first(weights, order);
    find_choices(s, number, choices);
    int most = MOST_JOKERS + 1;
    for (int color = 0; color < COLORS; color++)
        most *= choices[color].room + 1;
    if (from + most > s->actions_size) {
        Action *more = grown(s, s->actions, &s->actions_size, from + most, 1 << 20, sizeof *more);
        if (!more)
            return -1;
        s->actions = more;
    }
    Lanes owed = packed(s->owed[number]), held = packed(s->held[number]);
    int end = from;
    for (;;) {
        Lanes in_runs = packed(runs), rest = excess(owed, in_runs), free_pieces = held - in_runs;
        int shelf = 0;
        int64_t gained = 0, best = -1;
        for (int color = 0; color < COLORS; color++) {
            shelf += choices[color].shelf[runs[color]];
            gained += choices[color].gained[runs[color]];
        }
        Deals *deals = s->exact ? &local : &s->deals[shelf];
        if (s->exact || !deals->known)
            find_deals(deals, rest, free_pieces, s->exact, s->exact ? s->min_natural : 1);
        for (int jokers = 0; jokers <= s->jokers; jokers++) {
            Deal deal = deals->by_jokers[jokers];
            if (deal.groups == NO_DEAL)
                continue;
            int64_t reward = gained;
            Lanes grouped = dealt(deal, rest, free_pieces, weights, order, &reward);
            if (!s->exact && reward <= best)
                continue;
            best = reward;
            s->actions[end++] = (Action){reward, (uint16_t)in_runs, (uint16_t)grouped, (uint8_t)jokers, deal.groups,
                                         (uint8_t)(total(in_runs) + deal.laid + jokers)};
        }
        int color = 0;
        while (color < COLORS && runs[color] == choices[color].room)
            runs[color++] = 0;
        if (color == COLORS)
            break;
        runs[color]++;
    }
    sort_actions(s->actions + from, end - from);
    return end;
}

/* ---------------------------------------------------------------- the plan */

static void find_run_places(Solver *s)
{
    memset(s->room, 0, sizeof s->room);
    memset(s->joker_ok, 0, sizeof s->joker_ok);
    for (int color = 0; color < COLORS; color++) {
        int counts[NUMBERS + 4] = {0};
        for (int number = 0; number < NUMBERS; number++)
            counts[number + 2] = s->held[number][color];
        for (int number = 0; number < NUMBERS; number++) {
            const int *here = counts + number + 2;
            int beside = 0;
            for (int start = number < 2 ? 0 : number - 2; start <= number && start + 2 < NUMBERS; start++) {
                const int *window = counts + start + 2;
                int present = (window[0] > 0) + (window[1] > 0) + (window[2] > 0) - (here[0] > 0);
                if (present > beside)
                    beside = present;
            }
            if (s->jokers && beside >= 3 - s->jokers)
                s->joker_ok[number] |= 1u << (4 * color);
            if (!here[0] || beside + 1 < 3 - s->jokers)
                continue;
            int through = here[-1] + here[1];
            if (here[-1] + here[2] < through)
                through = here[-1] + here[2];
            if (here[-2] + here[1] < through)
                through = here[-2] + here[1];
            through += s->jokers;
            s->room[number] |= (Lanes)(here[0] < through ? here[0] : through) << (4 * color);
        }
    }
}

static void find_bounds(Solver *s)
{
    memset(s->bound[NUMBERS], 0, sizeof s->bound[NUMBERS]);
    s->points_bound[NUMBERS] = 0;
    for (int number = NUMBERS - 1; number >= 0; number--) {
        int64_t best[MOST_JOKERS + 1] = {-1, -1, -1, -1, -1};
        const int64_t *ahead = s->bound[number + 1];
        int most = 0;
        for (int i = s->first[number]; i < s->first[number + 1]; i++) {
            const Action *action = &s->actions[i];
            if (best[action->jokers] < action->reward)
                best[action->jokers] = action->reward;
            if (most < action->pieces - action->jokers)
                most = action->pieces - action->jokers;
        }
        for (int left = 0; left <= MOST_JOKERS; left++) {
            int64_t bound = -1;
            for (int used = 0; used <= left; used++)
                if (best[used] >= 0 && ahead[left - used] >= 0 && best[used] + ahead[left - used] > bound)
                    bound = best[used] + ahead[left - used];
            s->bound[number][left] = bound;
        }
        s->points_bound[number] = s->points_bound[number + 1] + (number + 1) * most;
    }
}

/* 1 with a plan, 0 if the pieces of some number cannot be laid at all, -1 without memory. */
static int plan(Solver *s)
{
    find_run_places(s);
    s->first[0] = 0;
    for (int number = 0; number < NUMBERS; number++) {
        int end = add_actions(s, number, s->first[number]);
        if (end < 0)
            return -1;
        if (end == s->first[number])
            return 0;
        s->first[number + 1] = end;
    }
    find_bounds(s);
    return s->bound[0][s->jokers] >= 0;
}

/* ---------------------------------------------------------------- the queue */

static inline int before(const Entry *a, const Entry *b)
{
    if (a->hope != b->hope)
        return a->hope > b->hope;
    if (a->rank != b->rank)
        return a->rank > b->rank;
    return a->node < b->node;
}

static int push(Solver *s, Entry entry)
{
    if (s->queue_count == s->queue_size) {
        Entry *more = grown(s, s->queue, &s->queue_size, s->queue_count + 1, 2 * MOST_NODES, sizeof *more);
        if (!more)
            return 0;
        s->queue = more;
    }
    int at = s->queue_count++;
    while (at > 0 && before(&entry, &s->queue[(at - 1) / 2])) {
        s->queue[at] = s->queue[(at - 1) / 2];
        at = (at - 1) / 2;
    }
    s->queue[at] = entry;
    return 1;
}

static Entry pop(Solver *s)
{
    Entry top = s->queue[0], last = s->queue[--s->queue_count];
    int at = 0;
    for (int child; (child = 2 * at + 1) < s->queue_count; at = child) {
        if (child + 1 < s->queue_count && before(&s->queue[child + 1], &s->queue[child]))
            child++;
        if (!before(&s->queue[child], &last))
            break;
        s->queue[at] = s->queue[child];
    }
    s->queue[at] = last;
    return top;
}

/* ---------------------------------------------------------------- the search */

static inline int beats(const Node *a, const Node *b)
{
    return a->value >= b->value && a->jokers <= b->jokers && a->due >= b->due && a->points >= b->points
        && a->has_run >= b->has_run && covers(b->n1, a->n1) && covers(a->n3, b->n3);
}

static inline int32_t rank_of(const Node *node)
{
    return node->number * 1024 + total(node->n3) - 8 * node->jokers - total(node->n1) - total(node->need);
}

/* Add the node unless another one of its bucket beats it; drop those that it beats. */
static int insert(Solver *s, const Node *node, int64_t hope)
{
    uint32_t slot = ((node->need | (uint32_t)node->number << 16) * 0x9E3779B1u) >> (32 - HEADS_BITS);
    int32_t head = s->heads[slot].stamp == s->stamp ? s->heads[slot].node : -1;
    for (int32_t *link = &head; *link >= 0;) {
        Node *other = &s->nodes[*link];
        if (other->need == node->need && other->number == node->number) {
            if (beats(other, node))
                return 1;
            if (beats(node, other)) {
                other->beaten = 1;
                *link = other->next;
                continue;
            }
        }
        link = &other->next;
    }
    if (s->nodes_count == s->nodes_size) {
        Node *more = grown(s, s->nodes, &s->nodes_size, s->nodes_count + 1, MOST_NODES, sizeof *more);
        if (!more)
            return 0;
        s->nodes = more;
    }
    int32_t index = s->nodes_count++;
    s->nodes[index] = *node;
    s->nodes[index].next = head;
    s->heads[slot].stamp = s->stamp;
    s->heads[slot].node = index;
    return push(s, (Entry){hope < s->cap ? hope : s->cap, rank_of(node), index, 0});
}

/* An action with its lead, on its way from a node. */
typedef struct {
    Solver *s;
    const Node *from;
    const Action *action;
    const Lead *lead;
    Lanes runs, owed;
    int64_t floor;
    Node made;
} Move;

/* Add the state behind the move with `extra` jokers in long runs, unless it leads nowhere. */
static int follow(Move *m, Lanes extra, int left)
{
    Solver *s = m->s;
    const Node *from = m->from;
    int number = from->number;
    Lanes beyond = m->runs + m->owed + extra - from->need;
    Lanes going_on = smaller(from->n3, beyond);
    Lanes n1 = beyond - going_on;
    if (!covers(m->runs, n1))
        return 1;
    Lanes n2 = from->n1 + m->lead->twos;
    Lanes n3 = from->need - from->n1 + going_on + m->lead->threes;
    if (extra && !s->exact) {
        Lanes mask = where_covered(extra, ONES);
        n2 += n3 & mask;
        n3 &= ~mask;
    }
    Lanes need = n1 + n2, room = s->room[number + 1], room2 = s->room[number + 2];
    Lanes reach = room + s->joker_ok[number + 1] * (Lanes)left, reach2 = room2 + s->joker_ok[number + 2] * (Lanes)left;
    if (!covers(reach, need) || !covers(reach2, n1) || total(excess(need, room)) + total(excess(n1, room2)) > left)
        return 1;
    int64_t ahead = s->bound[number + 1][left];
    if (ahead < 0)
        return 1;
    int64_t value = from->value + m->action->reward;
    int points = 0;
    if (s->exact) {
        int used = s->jokers - from->jokers - left;
        value += s->joker_worth * used;
        if (number + 1 < NUMBERS)
            ahead += s->joker_worth * left;
        int beside = m->action->pieces + total(m->owed) + total(extra);
        points = from->points + (number + 1) * (beside + m->lead->jokers) - m->lead->back;
        if (points + s->points_bound[number + 1] + NUMBERS * left < s->least_points)
            return 1;
        if (points > s->least_points)
            points = s->least_points;
    }
    if (value > s->cap)
        value = s->cap;
    int64_t hope = value + ahead < s->cap ? value + ahead : s->cap;
    if (hope <= m->floor)
        return 1;
    m->made.value = value;
    m->made.need = (uint16_t)need;
    m->made.n1 = (uint16_t)n1;
    m->made.n3 = (uint16_t)smaller(n3, reach - need);
    m->made.jokers_in_runs = (uint16_t)(m->owed + extra);
    m->made.jokers = (uint8_t)(s->jokers - left);
    m->made.due = m->made.jokers < s->jokers_due ? m->made.jokers : s->jokers_due;
    m->made.points = (uint8_t)points;
    m->made.has_run = s->needs_run && (from->has_run || m->action->runs);
    return insert(s, &m->made, hope);
}

/* Follow the move with every choice of up to `left` further jokers, at most so many in each lane. */
static int spread(Move *m, int color, Lanes extra, Lanes most, int left)
{
    if (color == COLORS)
        return follow(m, extra, left);
    for (int more = 0; more <= lane(most, color) && more <= left; more++)
        if (!spread(m, color + 1, extra + ((Lanes)more << (4 * color)), most, left - more))
            return 0;
    return 1;
}

static int lay(Move *m, int left)
{
    const Solver *s = m->s;
    int number = m->from->number;
    Lanes most = 0;
    if (left) {
        Lanes k = m->runs + m->owed;
        most = excess(m->from->n3, k - m->from->need) & (s->joker_ok[number] * 7);
        if (!s->exact)
            most = smaller(most, excess(s->room[number + 1] + s->joker_ok[number + 1] * (Lanes)(left - 1), k));
    }
    return most ? spread(m, 0, 0, most, left) : follow(m, 0, left);
}

/* Lay every move of the node that still can reach its hope; put it back with the next best hope. */
static int expand(Solver *s, Entry entry, int64_t floor)
{
    Node from = s->nodes[entry.node];
    int number = from.number, left = s->jokers - from.jokers;
    Move m = {.s = s, .from = &from, .floor = floor, .made = {.parent = entry.node, .number = (uint8_t)(number + 1)}};
    int64_t ahead = from.value + s->bound[number + 1][left] + s->joker_worth * left;
    Lanes allowed = s->joker_ok[number] * 7;
    int leads = left && (s->exact || number >= 11) ? s->leads_count : 1;
    for (int i = s->first[number] + entry.cursor; i < s->first[number + 1]; i++) {
        const Action *action = &s->actions[i];
        int64_t reach = ahead + action->reward < s->cap ? ahead + action->reward : s->cap;
        if (reach <= floor)
            return 1;
        for (int l = 0; l < leads; l++) {
            const Lead *lead = &s->leads[l];
            int spare = left - action->jokers - lead->jokers;
            if (spare < 0 || (l && !may_lead(s, lead, number)) || !covers(action->runs, lead->heads))
                continue;
            Lanes runs = (Lanes)action->runs - lead->heads, owed = excess(from.need, runs);
            if (owed) {
                spare -= total(owed);
                if (spare < 0 || (owed & ~allowed))
                    continue;
            }
            if (reach < entry.hope) {
                entry.hope = reach;
                entry.cursor = i - s->first[number];
                return push(s, entry);
            }
            m.action = action;
            m.lead = lead;
            m.runs = runs;
            m.owed = owed;
            m.made.action = (uint16_t)(i - s->first[number]);
            m.made.lead = (uint8_t)l;
            if (!lay(&m, spare))
                return 0;
        }
    }
    return 1;
}

enum { NO_END = -1, NO_MEMORY = -2, NO_BUDGET = -3 };

/* The best end worth more than `floor`, or why there is none. */
static int32_t search(Solver *s, int64_t floor, int budget)
{
    s->nodes_count = s->queue_count = 0;
    if (++s->stamp == 0) {
        memset(s->heads, 0, sizeof s->heads);
        s->stamp = 1;
    }
    Node root = {.value = -s->joker_worth * s->jokers_owed, .parent = -1};
    int64_t hope = root.value + s->bound[0][s->jokers] + s->joker_worth * s->jokers;
    if (hope <= floor)
        return NO_END;
    if (!insert(s, &root, hope))
        return NO_MEMORY;
    while (s->queue_count) {
        if (s->nodes_count > budget)
            return NO_BUDGET;
        Entry entry = pop(s);
        const Node *node = &s->nodes[entry.node];
        if (node->beaten)
            continue;
        if (node->number == NUMBERS) {
            if (node->points >= s->least_points && node->due == s->jokers_due && node->has_run >= s->needs_run)
                return entry.node;
        } else if (!expand(s, entry, floor))
            return NO_MEMORY;
    }
    return NO_END;
}

static void read_path(const Solver *s, int32_t index, Step path[NUMBERS])
{
    for (int number = NUMBERS - 1; number >= 0; number--) {
        const Node *node = &s->nodes[index];
        const Action *action = &s->actions[s->first[number] + node->action];
        const Lead *lead = &s->leads[node->lead];
        path[number] = (Step){(uint16_t)(action->runs - lead->heads), node->jokers_in_runs, action->grouped, lead->parts,
                              action->jokers, action->groups};
        index = node->parent;
    }
}

/* ---------------------------------------------------------------- rows */

static int new_row(Rows *rows, int start, int is_group)
{
    int fresh = rows->count++;
    rows->row[fresh].size = 0;
    rows->row[fresh].start = (uint8_t)start;
    rows->row[fresh].is_group = (uint8_t)is_group;
    return fresh;
}

static void add_cell(Rows *rows, int row, int cell) { rows->row[row].cells[rows->row[row].size++] = (uint8_t)cell; }

static void add_runs(Rows *rows, const Step path[NUMBERS], int color)
{
    int open[MOST_RUNS], opened = 0;
    for (int number = 0; number < NUMBERS; number++) {
        int face = color * NUMBERS + number, numbers = lane(path[number].runs, color);
        int count = numbers + lane(path[number].jokers, color), going_on[MOST_RUNS], kept = 0;
        /* Runs that still owe pieces come first, then the others, each in the order they were opened. */
        for (int i = 0; i < opened && kept < count; i++)
            if (rows->row[open[i]].size < 3)
                going_on[kept++] = open[i];
        for (int i = 0; i < opened && kept < count; i++)
            if (rows->row[open[i]].size >= 3)
                going_on[kept++] = open[i];
        /* Numbers go to the new runs first, jokers to those that go on. */
        int first = rows->count;
        for (int i = kept; i < count; i++)
            add_cell(rows, new_row(rows, number, 0), numbers-- > 0 ? face : JOKER);
        for (int i = 0; i < kept; i++)
            add_cell(rows, going_on[i], numbers-- > 0 ? face : JOKER);
        const uint8_t *fronts = PARTS[lane(path[number].parts, color)];
        for (int i = 0; i < 3 && fronts[i]; i++) {
            int led = new_row(rows, number - fronts[i], 0);
            for (int j = 0; j < fronts[i]; j++)
                add_cell(rows, led, JOKER);
            add_cell(rows, led, face);
        }
        /* Those that went on stay open, in the order they were opened, and the new ones behind them. */
        int still = 0;
        for (int i = 0; i < opened; i++)
            for (int j = 0; j < kept; j++)
                if (open[i] == going_on[j]) {
                    open[still++] = open[i];
                    break;
                }
        opened = still;
        for (int row = first; row < rows->count; row++)
            open[opened++] = row;
    }
}

static void add_groups(Rows *rows, int number, const Step *step)
{
    int first = rows->count, place = 0;
    for (int i = 0; i < step->groups; i++)
        new_row(rows, number, 1);
    for (int color = 0; color <= COLORS; color++) {
        int count = color < COLORS ? lane(step->grouped, color) : step->group_jokers;
        for (int i = 0; i < count; i++, place++)
            add_cell(rows, first + place % step->groups, color < COLORS ? color * NUMBERS + number : JOKER);
    }
}

static void lay_out(const Step path[NUMBERS], Rows *rows)
{
    rows->count = 0;
    for (int color = 0; color < COLORS; color++)
        add_runs(rows, path, color);
    for (int number = 0; number < NUMBERS; number++)
        add_groups(rows, number, &path[number]);
}

static void park_in_run(Rows *rows, int run)
{
    if (rows->row[run].size == NUMBERS) {
        int rest = new_row(rows, CUT, 0);
        for (int i = CUT; i < NUMBERS; i++)
            add_cell(rows, rest, rows->row[run].cells[i]);
        rows->row[run].size = CUT;
    }
    int size = rows->row[run].size;
    if (rows->row[run].start + size == NUMBERS) {
        memmove(rows->row[run].cells + 1, rows->row[run].cells, (size_t)size);
        rows->row[run].cells[0] = JOKER;
        rows->row[run].start--;
        rows->row[run].size++;
    } else
        add_cell(rows, run, JOKER);
}

/* Lay the jokers left over; returns whether all of them found a place. */
static int park(Rows *rows, int jokers)
{
    int run = -1;
    for (int row = rows->count - 1; row >= 0; row--) {
        if (!rows->row[row].is_group)
            run = row;
        for (int i = 0; i < rows->row[row].size; i++)
            jokers -= rows->row[row].cells[i] == JOKER;
    }
    if (run >= 0) {
        for (; jokers > 0; jokers--)
            park_in_run(rows, run);
        return 1;
    }
    for (int row = 0; row < rows->count && jokers > 0; row++)
        if (rows->row[row].size == 3) {
            add_cell(rows, row, JOKER);
            jokers--;
        }
    return !jokers;
}

/* ---------------------------------------------------------------- groups alone */

typedef struct {
    int64_t worth[NUMBERS + 1][MOST_JOKERS + 1]; /* -1: cannot be laid */
    Step step[NUMBERS][MOST_JOKERS + 1];
} Groups;

static void group_number(const Solver *s, Groups *best, int number)
{
    Lanes owed = packed(s->owed[number]), held = packed(s->held[number]);
    uint8_t order[COLORS];
    Deals deals;
    dearest_first(s->weights[number], order);
    find_deals(&deals, owed, held, 1, 1);
    for (int used = 0; used <= MOST_JOKERS; used++)
        best->worth[number + 1][used] = -1;
    for (int used = 0; used <= s->jokers; used++)
        for (int here = 0; here <= used; here++) {
            Deal deal = deals.by_jokers[here];
            int64_t worth = best->worth[number][used - here];
            if (deal.groups == NO_DEAL || worth < 0)
                continue;
            Lanes grouped = dealt(deal, owed, held, s->weights[number], order, &worth);
            if (worth <= best->worth[number + 1][used])
                continue;
            best->worth[number + 1][used] = worth;
            best->step[number][used] =
                (Step){.grouped = (uint16_t)grouped, .group_jokers = (uint8_t)here, .groups = deal.groups};
        }
}

/* The best answer of groups alone, jokers counted exactly; returns whether any is worth more than `floor`. */
static int groups_alone(const Solver *s, int64_t floor, Rows *rows, int64_t *value)
{
    Groups best = {.worth = {{0, -1, -1, -1, -1}}};
    for (int number = 0; number < NUMBERS; number++)
        group_number(s, &best, number);
    int found = -1, alone = 0;
    for (int used = 0; used <= s->jokers; used++)
        for (int more = 0; used + more <= s->jokers; more++) {
            if (best.worth[NUMBERS][used] < 0 || used + more < s->jokers_owed || (more && (s->min_natural || more < 3)))
                continue;
            int64_t worth = best.worth[NUMBERS][used] + s->joker_weight * (used + more - s->jokers_owed);
            if (worth > floor) {
                floor = *value = worth;
                found = used;
                alone = more;
            }
        }
    if (found < 0)
        return 0;
    Step path[NUMBERS];
    for (int number = NUMBERS - 1; number >= 0; number--) {
        path[number] = best.step[number][found];
        found -= path[number].group_jokers;
    }
    lay_out(path, rows);
    if (alone)
        for (int row = new_row(rows, 0, 1); alone > 0; alone--)
            add_cell(rows, row, JOKER);
    return 1;
}

/* ---------------------------------------------------------------- the answer */

/* Turn the numbers round, 13 to 1: what is a set stays one. */
static void mirror(Solver *s)
{
    for (int low = 0, high = NUMBERS - 1; low < high; low++, high--)
        for (int color = 0; color < COLORS; color++) {
            uint8_t owed = s->owed[low][color], held = s->held[low][color];
            int64_t weight = s->weights[low][color];
            s->owed[low][color] = s->owed[high][color];
            s->held[low][color] = s->held[high][color];
            s->weights[low][color] = s->weights[high][color];
            s->owed[high][color] = owed;
            s->held[high][color] = held;
            s->weights[high][color] = weight;
        }
    s->mirrored = !s->mirrored;
}

static void mirror_rows(Rows *rows)
{
    for (int row = 0; row < rows->count; row++) {
        int size = rows->row[row].size, width = rows->row[row].is_group ? 1 : size;
        uint8_t turned[NUMBERS];
        for (int i = 0; i < size; i++) {
            int cell = rows->row[row].cells[size - 1 - i];
            turned[i] = (uint8_t)(cell == JOKER ? JOKER : cell + NUMBERS - 1 - 2 * (cell % NUMBERS));
        }
        memcpy(rows->row[row].cells, turned, (size_t)size);
        rows->row[row].start = (uint8_t)(NUMBERS - rows->row[row].start - width);
    }
}

/* The best rows worth more than `floor`, jokers left over aside: 1 if there are any, 0 if not, -1 without memory. */
static int best_rows(Solver *s, int64_t floor, Rows *rows, int64_t *value)
{
    int found = NO_BUDGET;
    for (int budget = FIRST_BUDGET; found == NO_BUDGET; budget *= s->mirrored ? 1 : BUDGET_GROWTH) {
        int planned = plan(s);
        if (planned <= 0) {
            found = planned ? NO_MEMORY : NO_END;
            break;
        }
        found = search(s, floor, s->exact || budget > MOST_NODES ? MOST_NODES : budget);
        if (found == NO_BUDGET)
            mirror(s);
    }
    if (found >= 0) {
        Step path[NUMBERS];
        *value = s->nodes[found].value;
        read_path(s, found, path);
        lay_out(path, rows);
        if (s->mirrored)
            mirror_rows(rows);
    }
    if (s->mirrored)
        mirror(s);
    return found >= 0 ? 1 : found == NO_END ? 0 : -1;
}

/* Worth is never negative, so no floor need be lower. */
static int64_t no_less_than_minus_one(int64_t floor) { return floor < -1 ? -1 : floor; }

/* 1 with rows and their worth, 0 if nothing is worth more than `floor`, -1 without memory. */
static int answer(Solver *s, int64_t floor, Rows *rows, int64_t *value)
{
    int64_t jokers_worth = s->joker_weight * (s->jokers - s->jokers_owed);
    int found = best_rows(s, s->exact ? floor : no_less_than_minus_one(floor - jokers_worth), rows, value);
    if (found <= 0 || s->exact)
        return found;
    *value += jokers_worth;
    if (park(rows, s->jokers))
        return 1;

    Rows by_groups;
    int64_t with_run;
    int grouped = groups_alone(s, floor, &by_groups, value);
    if (grouped)
        floor = *value;
    s->needs_run = 1;
    found = best_rows(s, no_less_than_minus_one(floor - jokers_worth), rows, &with_run);
    if (found < 0)
        return -1;
    if (!found || with_run + jokers_worth <= floor) {
        if (grouped)
            *rows = by_groups;
        return grouped;
    }
    *value = with_run + jokers_worth;
    park(rows, s->jokers);
    return 1;
}

/* ---------------------------------------------------------------- the door */

static int read_question(Solver *s, const char *bytes, Py_ssize_t size)
{
    if (size != QUESTION_SIZE) {
        PyErr_Format(PyExc_ValueError, "a question is %d bytes, not %zd", QUESTION_SIZE, size);
        return 0;
    }
    const uint8_t *low = (const uint8_t *)bytes, *high = low + FACES;
    for (int face = 0; face < FACES; face++) {
        if (low[face] > high[face] || high[face] > MOST_COPIES) {
            PyErr_Format(PyExc_ValueError, "face %d: bounds %d to %d, not within 0 to %d", face, low[face], high[face], MOST_COPIES);
            return 0;
        }
        s->owed[face % NUMBERS][face / NUMBERS] = low[face];
        s->held[face % NUMBERS][face / NUMBERS] = high[face];
    }
    s->jokers_owed = high[FACES];
    s->jokers = high[FACES + 1];
    if (s->jokers_owed > s->jokers || s->jokers > MOST_JOKERS) {
        PyErr_Format(PyExc_ValueError, "jokers: bounds %d to %d, not within 0 to %d", s->jokers_owed, s->jokers, MOST_JOKERS);
        return 0;
    }
    s->min_natural = low[COUNTS_SIZE];
    if (s->min_natural > 1) {
        PyErr_SetString(PyExc_ValueError, "min_natural is 0 or 1");
        return 0;
    }
    s->exact = low[COUNTS_SIZE + 1] != NO_OPENING;
    s->least_points = s->exact ? low[COUNTS_SIZE + 1] : 0;
    return 1;
}

static int read_weights(Solver *s, const char *bytes, Py_ssize_t size)
{
    if (size != KINDS * (Py_ssize_t)sizeof(int64_t)) {
        PyErr_Format(PyExc_ValueError, "weights are %d integers of 8 bytes", KINDS);
        return 0;
    }
    for (int face = 0; face < KINDS; face++) {
        int64_t weight;
        memcpy(&weight, bytes + (size_t)face * sizeof weight, sizeof weight);
        if (weight < 0 || weight > MOST_WEIGHT) {
            PyErr_Format(PyExc_ValueError, "weight of face %d is not within 0 to 2**40", face);
            return 0;
        }
        if (face == JOKER)
            s->joker_weight = weight;
        else
            s->weights[face % NUMBERS][face / NUMBERS] = weight;
    }
    return 1;
}

static PyObject *rows_as_bytes(const Rows *rows)
{
    char flat[MOST_PIECES + MOST_ROWS];
    Py_ssize_t size = 0;
    for (int row = 0; row < rows->count; row++) {
        flat[size++] = (char)rows->row[row].size;
        memcpy(flat + size, rows->row[row].cells, rows->row[row].size);
        size += rows->row[row].size;
    }
    return PyBytes_FromStringAndSize(flat, size);
}

PyDoc_STRVAR(solve_doc,
             "solve(question, weights, floor, cap)\n--\n\n"
             "Return the worth and the rows of the best way to lay pieces, or None; see tilewright.solver.plain.solve.");

static PyObject *solve(PyObject *module, PyObject *args)
{
    Solver *s = PyModule_GetState(module);
    const char *question, *weights;
    Py_ssize_t question_size, weights_size;
    long long floor, cap;
    if (!s || !PyArg_ParseTuple(args, "y#y#LL:solve", &question, &question_size, &weights, &weights_size, &floor, &cap))
        return NULL;
    if (!read_question(s, question, question_size) || !read_weights(s, weights, weights_size))
        return NULL;
    if (cap < 0) {
        PyErr_SetString(PyExc_ValueError, "cap is 0 or more");
        return NULL;
    }
    /* More than any worth, and far from where sums would overflow. */
    s->cap = cap < MOST_WORTH ? cap : MOST_WORTH;
    s->joker_worth = s->exact ? s->joker_weight : 0;
    s->jokers_due = (uint8_t)(s->exact ? s->jokers_owed : 0);
    s->needs_run = s->mirrored = s->out_of_memory = 0;
    Rows rows = {0};
    int64_t value = 0;
    int found = answer(s, no_less_than_minus_one(floor), &rows, &value);
    if (found < 0)
        return PyErr_NoMemory();
    if (!found)
        Py_RETURN_NONE;
    PyObject *flat = rows_as_bytes(&rows);
    return flat ? Py_BuildValue("LN", (long long)value, flat) : NULL;
}

static int prepare(PyObject *module)
{
    Solver *s = PyModule_GetState(module);
    if (!s)
        return -1;
    memset(s, 0, sizeof *s);
    find_leads(s);
    return 0;
}

static void release(void *module)
{
    Solver *s = PyModule_GetState(module);
    if (!s)
        return;
    free(s->actions);
    free(s->nodes);
    free(s->queue);
    s->actions = NULL;
    s->nodes = NULL;
    s->queue = NULL;
}

static PyMethodDef methods[] = {
    {"solve", solve, METH_VARARGS, solve_doc},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, prepare},
    {0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "tilewright.solver._kernel",
    .m_doc = "The compiled form of the solver.",
    .m_size = sizeof(Solver),
    .m_methods = methods,
    .m_slots = slots,
    .m_free = release,
};

PyMODINIT_FUNC PyInit__kernel(void) { return PyModuleDef_Init(&definition); }
