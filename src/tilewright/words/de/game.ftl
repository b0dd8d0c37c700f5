### German: the screen of a match of tiles, in the browser.

## Around the table

game-title = Am Tisch
game-home = Start
game-close = Schließen
game-more = Mehr
game-opponents = Bots am Tisch
game-rules = Regeln
game-joining = Du nimmst Platz …
game-waiting = Das Spiel beginnt, sobald alle da sind.
game-gone = Partie nicht gefunden
game-refused = Das geht jetzt nicht.
game-your-turn = Du bist dran
game-their-turn = { $name } spielt
game-over = Das Spiel ist zu Ende
game-match-over = Die Partie ist zu Ende
game-paused = Pause
game-you-are-away = Du wirst gerade vertreten
game-watching = Du schaust zu.
game-watching-later = Wer zuschaut, sieht das Spiel etwas später. Einen Moment …
game-last-lap = Letzte Züge: niemand zieht mehr
game-down = Verbindung verloren; dein Zug bleibt erhalten. Neuer Versuch …
game-slow = Die Verbindung ist langsam. Was du tust, kommt verzögert an.
game-number = Spiel { $game } von { $games }
game-pool = { $count ->
    [0] Pool leer
   *[other] Pool { $count }
  }

## Seats

game-seats = Alle am Tisch
game-you = Du
game-bot = Bot
game-bot-number = { $name } { $number }
game-moves = am Zug
game-pieces-held = { $count ->
    [one] Stein auf dem Brett
   *[other] Steine auf dem Brett
  }
game-opened = hat schon ausgelegt
game-big-turn = { $count } Steine!
game-big-joker = Joker frei!
game-not-opened = hat noch nicht ausgelegt
game-points = { $points } Pkt.
game-away = vertreten
game-not-connected = nicht verbunden
game-wants-pause = möchte eine Pause

## Actions

game-tools = Werkzeuge
game-play = Spielen
game-draw = Ziehen
game-pass = Passen
game-undo = Rückgängig
game-redo = Wiederholen
game-reset = Von vorn
game-hint = Tipp
game-again = Noch mal zeigen
game-talk = Chat
game-talk-new = { $count ->
    [one] Chat: eine neue Nachricht
   *[other] Chat: { $count } neue Nachrichten
  }
game-claim = Paare: neu mischen
game-step-away = Mich vertreten lassen
game-end = Diese Partie beenden
game-end-sure = Zum Beenden noch einmal drücken; sie zählt dann nicht
game-ended = Du hast diese Partie beendet
game-come-back = Ich bin wieder da
game-pause = Um Pause bitten
game-pause-agree = Pause zustimmen
game-pause-no-longer = Doch keine Pause
game-go-on = Weiterspielen
game-mute = Ton ausschalten
game-unmute = Ton einschalten
game-sounds = Ton
game-large = Große Schrift und Steine
game-zen = Zen-Modus
game-zen-end = Zen-Modus beenden
game-give-up = Dann ist weg, was du gelegt hast. Drück zur Bestätigung noch einmal.
game-penalty = Stimmt etwas nicht, kommt alles zurück an seinen Platz{ $count ->
    [0] {""}
    [one] , du ziehst einen Strafstein,
   *[other] , du ziehst { $count } Strafsteine,
  } und dein Zug ist vorbei. So spielen?
game-penalty-back = Noch mal schauen
game-penalty-silent = Nicht mehr fragen
game-unchecked = Alles wird geprüft, wenn du auf Spielen drückst.
game-verdict-begin = Leg Steine auf den Tisch oder zieh.
game-verdict-begin-pass = Leg Steine auf den Tisch oder passe.
game-nothing-laid = Leg zuerst Steine auf den Tisch oder zieh.
game-nothing-laid-pass = Leg zuerst Steine auf den Tisch oder passe.
game-not-yet = { $name } spielt noch. Warte, bis du dran bist.
game-opening-first = Zuerst die erste Auslage: Leg { $needed ->
    [0] eine Serie vom eigenen Brett
   *[other] Serien vom eigenen Brett, zusammen mindestens { $needed } Punkte
  }. Danach kannst du auf dem Tisch anlegen.
game-rows-wrong = { $count } Serien sind noch nicht gültig. Sie sind markiert.
game-read-all = Alles lesen
game-verdict-fine = Alles passt.
game-verdict-begun = Mach weiter: Eine Serie braucht mindestens drei Steine.
game-verdict-apart = Schieb diese Steine aneinander, damit eine Serie entsteht.
game-joker-D = Doppeljoker: steht für zwei Steine nebeneinander in seiner Serie.
game-joker-C = Farbwechsel-Joker: Nach ihm geht die Reihe in einer anderen Farbe weiter.
game-joker-M = Spiegeljoker: Auf beiden Seiten liegen die gleichen Steine.
game-opening = { $reached ->
    [yes] Erste Auslage: { $points } Punkte. Das reicht.
   *[no] Erste Auslage: { $points } von { $needed }
  }

## A plan while others play

game-plan-begin = Plane, während du wartest: Leg Steine, als wärst du dran. Nur du siehst sie.
game-plan-yours = Dein Plan. Nur du siehst ihn.
game-plan-fine = Dein Plan passt. Nur du siehst ihn.
game-plan-rated = Hier bleibt nur, was unverändert passt.
game-plan-refitted = Der Tisch hat sich geändert. In deinem Plan { $count ->
    [one] liegt { $pieces }
   *[other] liegen { $pieces }
  } jetzt woanders.
game-plan-no-place = Der Tisch hat sich geändert. Zurück auf deinem Brett, weil kein Platz mehr ist: { $pieces }.
game-plan-unhelped = Der Tisch hat sich geändert. Zurück auf deinem Brett, weil in einer gewerteten Partie nur bleibt, was noch passt: { $pieces }.
game-plan-busy = Der Tisch hat sich geändert, und der Server hat zu viel zu tun, um andere Plätze zu suchen. Zurück auf deinem Brett: { $pieces }.
game-plan-dropped = Der Tisch hat sich geändert. Was du umbauen wolltest, liegt wieder wie zuvor.

## The clock

game-no-clock = Kein Zeitlimit. Lass dir Zeit.
game-clock-seconds = { $count ->
    [one] noch eine Sekunde
   *[other] noch { $count } Sekunden
  }
game-clock-minutes = { $count ->
    [one] noch { $count } Minute
   *[other] noch { $count } Minuten
  }
game-clock-hours = { $count ->
    [one] noch { $count } Stunde
   *[other] noch { $count } Stunden
  }
game-last-seconds = Noch zehn Sekunden.
game-time-out = Wenn die Zeit um ist

## Hints

game-hint-asking = Dein Brett wird geprüft …
game-hint-nothing = In diesem Zug gibt es nichts zu legen.
game-hint-something = Es gibt einen Zug für dich.
game-hint-most = So legst du am meisten: { $pieces }.
game-hint-some = Du kannst { $pieces } legen.
game-hint-most-shown = So legst du am meisten:
game-hint-some-shown = Du kannst legen:
game-hint-which = Welche Steine?
game-hint-how = Zeig mir, wie
game-hint-again = Noch einmal zeigen
game-hint-lay = So legen

## The end of a game

game-scores = Punktezettel
game-player = Name
game-round-game = { $round }.{ $game }
game-won = gewonnen
game-total = Gesamt
game-games-won = Siege
game-round-total = Runde { $round }
game-left-points = { $points } übrig
game-left-nothing = nichts übrig
game-see-table = Tisch ansehen
game-you-won = Gewonnen!
game-you-won-match = Du hast die Partie gewonnen!
game-won-by = { $winners ->
    [one] { $who } hat gewonnen!
   *[other] Den Sieg teilen sich: { $who }.
  }
game-wants-rematch = möchte noch einmal
game-not-asked = hat sich noch nicht gemeldet
game-next-deal = Nächstes Spiel
game-rematch = Noch einmal
game-rematch-waits = Warten auf { $names }.
game-rematch-wanted = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
  }
game-rematch-without = Ohne sie beginnen
game-replay = Wiederholung
game-record-fold = Verlauf und Mischen
game-record = Verlauf herunterladen
game-verify = Mischen prüfen
game-verified = { $games ->
    [one] Mit dem nach dem Spiel gezeigten Geheimwert neu gemischt: Es ist dieselbe Verteilung.
   *[other] Alle { $games } Spiele mit den gezeigten Geheimwerten neu gemischt: jedes Mal dieselbe Verteilung.
  }
game-verified-here = Dieser Browser hat selbst neu gemischt.
game-verified-there = Neu gemischt hat der Server, denn auf dieser Seite kann dieser Browser es nicht selbst (dafür braucht es https).
game-not-verified = Neu gemischt kommt etwas anderes heraus. Traue diesem Spiel nicht.
game-verify-later = Der Server konnte es jetzt nicht prüfen; versuche es später noch einmal.
game-seen-kept = Der Server hat gehalten, was er diesem Browser vor dem Austeilen zugesagt hat.
game-seen-changed = Der Server hat seine Zusage von vor dem Austeilen oder die Zufallszahl deines Browsers ausgetauscht. Trau diesem Server nicht.
game-seen-none = Dieser Browser hat die Partie vor dem Austeilen nicht gesehen und weiß daher nicht, ob der Server seine Zusage gehalten hat.

## Away, back and paused

game-log = Verlauf
game-drawn-then = { $first }, dann { $last }
game-event-left = { $you ->
    [yes] Du bist weg und wirst vertreten.
   *[no] { $who } ist weg und wird vertreten.
  }
game-event-back = { $you ->
    [yes] Du bist wieder da.
   *[no] { $who } ist wieder da.
  }
game-event-pause-asked = { $you ->
    [yes] Du bittest um eine Pause.
   *[no] { $who } bittet um eine Pause.
  }
game-event-hint = { $you ->
    [yes] Du holst dir einen Tipp.
   *[no] { $who } holt sich einen Tipp.
  }
game-event-paused = Das Spiel ist unterbrochen.
game-event-given-up = { $you ->
    [yes] Du hast die Partie beendet.
   *[no] { $who } hat die Partie beendet.
  }
game-event-pause-ended = { $you ->
    [yes] Du beendest die Pause.
   *[no] { $who } beendet die Pause.
  }

## Chat

game-chat = Chat
game-chat-text = Sag etwas
game-chat-send = Senden
game-chat-heard = { $name }: { $words }
game-chat-about = { $name } stummschalten oder melden
game-chat-mute = { $name } stummschalten
game-chat-muted = Du siehst keine Nachrichten von { $name } mehr.
game-chat-block = { $name } blockieren
game-chat-blocked = { $name } ist blockiert: keine Nachrichten mehr, und kein Platz mehr an deinen Tischen.
game-chat-report = { $name } melden
game-chat-reported = Danke. Wer diesen Server betreibt, sieht es sich an.
game-chat-reason = Am Tisch gemeldet
chat-hello = Hallo!
chat-good-luck = Viel Glück!
chat-well-played = Gut gespielt!
chat-thanks = Danke!
chat-sorry = Entschuldigung!
chat-one-moment = Einen Moment, bitte.
chat-oops = Hoppla!
chat-good-game = Schönes Spiel!
chat-again = Noch einmal?
chat-emote-laugh = lacht
chat-emote-wow = wow
chat-emote-think = denkt nach
chat-emote-aw = ach, schade
chat-emote-phew = puh
chat-emote-heart = Herz
chat-emote-star = Stern
chat-emote-party = hurra
game-emotes = Reaktionen

## Keys

game-keys = Tasten
game-keys-title = Tastenkürzel
game-keys-draw = Ziehen oder passen
game-keys-play = Zug beenden: spielen
game-keys-clock = Wie viel Zeit noch bleibt
game-keys-rack = Was auf deinem Brett steht
game-keys-pool = Wie viele Steine im Pool sind
game-keys-last = Was zuletzt geschah
game-keys-again = Die letzten Züge noch mal zeigen
game-keys-help = Diese Liste
game-key-rack = { $count ->
    [one] Ein Stein auf deinem Brett: { $pieces }.
   *[other] { $count } Steine auf deinem Brett: { $pieces }.
  }
game-key-pool = { $count ->
    [0] Der Pool ist leer.
    [one] Ein Stein im Pool.
   *[other] { $count } Steine im Pool.
  }

## Tips in the first game

game-tip-ok = Alles klar
game-tip-off = Tipps ausschalten
game-called-start = An deinem Tisch geht es los.
game-called-full = An deinem Tisch sind alle da. Du kannst anfangen.
game-called-asks = Jemand möchte an deinen Tisch.
game-called-closed = Dein Tisch wurde geschlossen.
