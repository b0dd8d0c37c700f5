#include "play/selfplay/selfplay.h"

#include <stdlib.h>

/* The marks of turns in the log, which bots/tiles/self_play.py reads. */
enum { DREW, PASSED, PLAYED };

enum { FIRST_ROOM = 1 << 12, LONGEST_FACE = 6, LONGEST_HEAD = 64 };

/* Make room for more bytes; 0 without memory. */
static int has_room(Text *text, size_t more)
{
    size_t room = text->room ? text->room : FIRST_ROOM;
    while (room < text->size + more)
        room *= 2;
    if (room > text->room) {
        char *bytes = realloc(text->bytes, room);
        if (!bytes) {
            text->failed = 1;
            return 0;
        }
        text->bytes = bytes;
        text->room = room;
    }
    return 1;
}

static void add_byte(Text *text, int byte)
{
    if (has_room(text, 1))
        text->bytes[text->size++] = (char)byte;
}

static void add_bytes_of(Text *text, const uint8_t *bytes, size_t count)
{
    if (has_room(text, count)) {
        memcpy(text->bytes + text->size, bytes, count);
        text->size += count;
    }
}

static void add_words(Text *text, const char *words) { add_bytes_of(text, (const uint8_t *)words, strlen(words)); }

/* Add the faces of tiles as a list of JSON, as records/lines.py writes them. */
static void add_faces(Text *text, const uint8_t *tiles, int count)
{
    static const char colors[COLORS] = {'K', 'R', 'B', 'O'};
    if (!has_room(text, (size_t)count * LONGEST_FACE + 2))
        return;
    char *at = text->bytes + text->size;
    *at++ = '[';
    for (int i = 0; i < count; i++) {
        int code = code_of_tile(tiles[i]), value = code % NUMBERS + 1;
        if (i)
            *at++ = ',';
        *at++ = '"';
        *at++ = code < NUMBERED ? colors[code / NUMBERS] : 'J';
        if (code < NUMBERED && value > 9)
            *at++ = '1';
        if (code < NUMBERED)
            *at++ = (char)('0' + value % 10);
        *at++ = '"';
    }
    *at++ = ']';
    text->size = (size_t)(at - text->bytes);
}

/* Begin a line of a record: a seat is a digit. */
static void add_head(Text *text, const char *event, int seat)
{
    add_words(text, "{\"event\":\"");
    add_words(text, event);
    add_words(text, "\",\"seat\":");
    add_byte(text, '0' + seat);
}

void write_play(SelfPlay *s, int seat, const Tiles *played)
{
    add_byte(&s->log, PLAYED);
    add_byte(&s->log, seat);
    add_byte(&s->log, s->game->table.count);
    for (int i = 0; i < s->game->table.count; i++) {
        add_byte(&s->log, s->game->table.rows[i].size);
        add_bytes_of(&s->log, s->game->table.rows[i].tiles, s->game->table.rows[i].size);
    }
    if (!s->writes_lines)
        return;
    add_head(&s->lines, "play", seat);
    add_words(&s->lines, ",\"played\":");
    add_faces(&s->lines, played->tiles, played->count);
    add_words(&s->lines, ",\"table\":[");
    for (int i = 0; i < s->game->table.count; i++) {
        if (i)
            add_byte(&s->lines, ',');
        add_faces(&s->lines, s->game->table.rows[i].tiles, s->game->table.rows[i].size);
    }
    add_words(&s->lines, "]}\n");
}

void write_draw(SelfPlay *s, int seat, int tile)
{
    const uint8_t drawn = (uint8_t)tile;
    add_byte(&s->log, DREW);
    add_byte(&s->log, seat);
    add_byte(&s->log, tile);
    if (!s->writes_lines)
        return;
    add_head(&s->lines, "draw", seat);
    add_words(&s->lines, ",\"pieces\":");
    add_faces(&s->lines, &drawn, 1);
    add_words(&s->lines, "}\n");
}

void write_pass(SelfPlay *s, int seat)
{
    add_byte(&s->log, PASSED);
    add_byte(&s->log, seat);
    if (!s->writes_lines)
        return;
    add_head(&s->lines, "pass", seat);
    add_words(&s->lines, "}\n");
}
