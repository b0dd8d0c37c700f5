### German: home page and the frame of every page, in the browser.

shell-name = Tilewright
shell-title = { $page } · Tilewright
shell-skip = Zum Inhalt springen
shell-nav = Hauptmenü
shell-home = Start
shell-door-play = Spielen
shell-door-learn = Lernen
shell-door-puzzles = Rätsel
shell-door-study = Analyse
shell-me = Profil
shell-settings = Einstellungen
shell-theme = Dunkelmodus
shell-guest = Gast

## Errors

shell-unreachable = Der Server antwortet nicht. Bist du online?
shell-offline = Du bist offline. Der Tisch wartet auf dich, und was du gerade legst, bleibt erhalten.
shell-refused = Das hat auf dem Server nicht geklappt.
shell-missing = Diese Seite gibt es nicht
shell-missing-why = Vielleicht ist die Adresse vertippt, oder der Tisch wurde geschlossen.
shell-failed = Die Seite ließ sich nicht laden
shell-failed-why = Vielleicht ist die Verbindung weg, oder es gibt eine neue Version.
shell-again = Erneut versuchen
shell-retrying = Diese Seite versucht es von selbst weiter.
shell-trouble = Auf dieser Seite ist etwas schiefgegangen. Was du gelegt hast, bleibt erhalten.
shell-part-missing = Ein Teil dieser Seite ließ sich nicht laden.

## Home

shell-home-title = Ein Tisch für die ganze Familie
shell-home-lead = Leg Reihen und Gruppen, bau die Serien auf dem Tisch um und leere dein Brett vor allen anderen.
shell-play = Jetzt spielen
shell-choice = { $book } · { $bots }
shell-booklet = Spielregeln
shell-bot = Gegen
shell-others = Anzahl der Bots
shell-company = { $bot } bringt { $others } mit: Bots, die etwa gleich stark sind.
shell-manner = { $bot }: { $manner }.
shell-ready = Lust auf eine Runde?
shell-continue = Weiterspielen
shell-teach = Zeig mir, wie es geht
shell-lesson-next = Nächste Übung
shell-first-row = { $count ->
    [3] Leg deine erste Reihe: Tippe auf die drei roten Steine.
    [one] Noch einer.
   *[other] Und der nächste.
  }
shell-first-row-done = Das ist eine Reihe! Bereit für ein richtiges Spiel?
shell-puzzle-solved = Gelöst.
shell-last = Deine letzte Partie
shell-last-missed = { $kind ->
    [out] Du hättest in Zug { $turn } fertig sein können.
    [open] Du hättest in Zug { $turn } auslegen können.
    [free_joker] Du hättest in Zug { $turn } einen Joker frei machen können.
   *[other] Du hättest in Zug { $turn } mehr Steine legen können.
  }
shell-going-on = Weiterspielen
shell-against = gegen { $names }
shell-waiting = wartet auf den Beginn
shell-ways = Mehr Möglichkeiten zu spielen
shell-device = Zusammen auf einem Gerät spielen
shell-device-why = Reicht es herum: Alle spielen auf diesem Bildschirm.
shell-screen = Als großer Bildschirm
shell-screen-why = Für Fernseher oder Tablet: hier der Tisch, auf den Handys die Steine.
shell-friends = Mit Freunden spielen
shell-friends-why = Regeln wählen, Link schicken und zusammen Platz nehmen.
shell-tables-open = Offene Tische
shell-tables-why = Setz dich dazu oder schau anderen zu.
shell-tables-now = { $free ->
    [0] { $watched ->
        [one] Ein Spiel zum Zuschauen.
       *[other] { $watched } Spiele zum Zuschauen.
      }
    [one] Ein Tisch zum Mitspielen.
   *[other] { $free } Tische zum Mitspielen.
  }
shell-rules = Die Spielregeln
shell-rules-why = Was man darf und worin sich die Anleitungen unterscheiden.
shell-language = Sprache
shell-foot = Kostenlos, quelloffen und ohne Werbung.
shell-banned = Du kannst hier gerade nicht spielen
shell-desk = Betreiberbereich
