/* The lines of a game's record, as records/lines.py writes them. */
#include "play/selfplay/selfplay.h"

#include <stdlib.h>

enum { FIRST_ROOM = 1 << 12, LONGEST_FACE = 6 };

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

static void add_words(Text *text, const char *words)
{
    size_t size = strlen(words);
    if (has_room(text, size)) {
        memcpy(text->bytes + text->size, words, size);
        text->size += size;
    }
}

/* Add faces as a list of JSON. */
static void add_faces(Text *text, const uint8_t *codes, int count)
{
    static const char colors[] = "KRBO", jokers[] = "JDCM";
    if (!has_room(text, (size_t)count * LONGEST_FACE + 2))
        return;
    char *at = text->bytes + text->size;
    *at++ = '[';
    for (int i = 0; i < count; i++) {
        int code = codes[i], value = code % NUMBERS + 1;
        if (i)
            *at++ = ',';
        *at++ = '"';
        *at++ = code < NUMBERED ? colors[code / NUMBERS] : jokers[code - JOKER];
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
    const char digit[] = {(char)('0' + seat), 0};
    add_words(text, "{\"event\":\"");
    add_words(text, event);
    add_words(text, "\",\"seat\":");
    add_words(text, digit);
}

void write_play(SelfPlay *s, int seat, const Bag *played)
{
    const Table *table = &s->game->table;
    uint8_t codes[MOST_PIECES];
    if (!s->writes_lines)
        return;
    add_head(&s->lines, "play", seat);
    add_words(&s->lines, ",\"played\":");
    add_faces(&s->lines, codes, list_pieces(played, codes));
    add_words(&s->lines, ",\"table\":[");
    for (int i = 0; i < table->count; i++) {
        add_words(&s->lines, i ? "," : "");
        add_faces(&s->lines, table->rows[i].cells, table->rows[i].size);
    }
    add_words(&s->lines, "]}\n");
}

void write_draw(SelfPlay *s, int seat, int face)
{
    const uint8_t drawn = (uint8_t)face;
    if (!s->writes_lines)
        return;
    add_head(&s->lines, face == NO_FACE ? "pass" : "draw", seat);
    if (face != NO_FACE) {
        add_words(&s->lines, ",\"pieces\":");
        add_faces(&s->lines, &drawn, 1);
    }
    add_words(&s->lines, "}\n");
}
