### Deutsch: die Regeln als Heft: Seiten, Absätze, Bildunterschriften und Karten zu den Jokern.

## Pages

book-page-aim = Worum es geht
book-page-setup = Der Anfang
book-page-sets = Reihen und Gruppen
book-page-opening = Die erste Auslage
book-page-turn = Dein Zug
book-page-table = Mit dem Tisch spielen
book-page-joker = Der Joker
book-page-double = Der Doppeljoker
book-page-change = Der Farbwechsel-Joker
book-page-mirror = Der Spiegeljoker
book-page-clock = Die Uhr
book-page-end = Wie es endet
book-page-score = Die Wertung
book-page-match = Die Partie
book-page-tips = Tipps
book-page-roll = Würfeln

## Paragraphs

book-aim = Werde vor allen anderen die Steine auf deinem Brett los. Jeder Stein wird Teil einer Serie auf dem Tisch: einer Reihe oder einer Gruppe. Es spielen { $least } bis { $most } Personen, jede für sich.
book-box = Zum Spiel gehören { $pieces } Steine: die Zahlen 1 bis 13 in Schwarz, Rot, Blau und Orange, jede { $copies ->
    [3] dreimal
   *[other] zweimal
  }, und { $jokers } Joker.
book-box-yellow = In der gedruckten Ausgabe sind die orangen Steine gelb.
book-box-jokers = Von jeder Art Joker gibt es zwei: den gewöhnlichen, den Doppeljoker, den Farbwechsel-Joker und den Spiegeljoker.
book-box-six = Zu fünft oder zu sechst braucht ihr alle. Bis zu viert könnt ihr auch mit allen Steinen spielen, dann dauert es länger. Oder nehmt die Zahlen 1 bis 13 einmal in jeder Farbe heraus: Mit allen vier Jokern bleiben 108 Steine für ein flottes Spiel, und ohne zwei der Joker sind es die üblichen 106.
book-start = Alle Steine liegen verdeckt und gemischt. { $deal-starter ->
    [highest] Alle nehmen einen: Die höchste Zahl beginnt, ein Joker zählt dabei nichts. Haben mehrere die höchste, nehmen diese noch einen. Danach kommen die Steine zurück, und alle werden neu gemischt.
    [lot] Einigt euch, wer beginnt, oder lasst das Los entscheiden, wie es die App tut.
   *[host] Wer den Tisch eröffnet hat, bestimmt, wer beginnt.
  } Dann geht es im Uhrzeigersinn um den Tisch.
book-piles = Mit echten Steinen stapelt ihr sie verdeckt zu je sieben.
book-piles-eight = Mit echten Steinen stapelt ihr sie verdeckt zu je sieben, dazu einen Stapel zu acht. Alle geben der Person links von sich zwei Siebenerstapel; das sind deren 14 Steine. Der Rest ist der Pool; vom Achterstapel wird zuerst gezogen.
book-deal = Alle bekommen { $deal-rack } Steine auf ihr Brett, wo sie sonst niemand sieht. Der Rest bleibt verdeckt: Das ist der Pool.
book-pairs = { $deal-reshuffle_pairs ->
    [one] Ist unter deinen ersten { $deal-rack } Steinen ein Paar
   *[other] Sind unter deinen ersten { $deal-rack } Steinen { $deal-reshuffle_pairs } oder mehr Paare
  } mit gleicher Zahl und gleicher Farbe? Dann darfst du sie zeigen und alles neu mischen und austeilen lassen, bis der allererste Zug des Spiels vorbei ist. Joker zählen nicht als Paar.
book-run = Eine Reihe sind drei oder mehr Steine einer Farbe mit aufeinanderfolgenden Zahlen. Sie darf von 1 bis 13 reichen, aber nicht weiter: Nach der 13 kommt keine 1.
book-group = Eine Gruppe sind drei oder vier Steine mit derselben Zahl, jede Farbe höchstens einmal.
book-worth = Ein Stein zählt so viel wie die Zahl darauf, eine Serie so viel wie alle ihre Steine zusammen.
book-opening-need = Die ersten Serien, die du legst, sind deine erste Auslage. Zusammen müssen sie mindestens { $opening-min ->
    [one] einen Punkt
   *[other] { $opening-min } Punkte
  } zählen, nur mit Steinen von deinem eigenen Brett. Bis dahin ist der Tisch tabu. Geht es noch nicht, oder willst du lieber warten, ziehst du einen Stein.
book-opening-free = Für deine erste Auslage gibt es kein Minimum: Jede Serie von deinem eigenen Brett genügt. Bis dahin ist der Tisch tabu.
book-opening-extras = { $opening-extras ->
    [yes] Liegt deine erste Auslage, darfst du im selben Zug weitermachen: an andere Serien anlegen und sie umbauen.
   *[no] Mehr tust du im Zug deiner ersten Auslage nicht. Ab dem nächsten Zug steht dir der ganze Tisch offen.
  }
book-turn = In deinem Zug legst du mindestens einen Stein von deinem Brett, oder du nimmst einen aus dem Pool. So oder so ist dein Zug dann vorbei. Der gezogene Stein wartet bis zum nächsten Zug.
book-turn-wrong = { $turn-wrong_lay ->
    [refuse] Stimmt noch etwas nicht, nimmt die App den Zug nicht an, und nichts ist verloren: Bessere es aus und versuch es noch einmal.
   *[penalise] Schau genau hin, bevor du deinen Zug beendest: Stimmt etwas nicht, kommt alles zurück an seinen Platz{ $time-penalty ->
        [0] {""}
        [one] , du ziehst einen Strafstein,
       *[other] , du ziehst { $time-penalty } Strafsteine,
      } und dein Zug ist vorbei.
  }
book-turn-wrong-printed = Mit echten Steinen kostet ein ungültiger Zug drei Strafsteine.
book-turn-checked = { $turn-checked ->
    [always] Während du legst, zeigt die App, was noch nicht stimmt.
    [never] Die App prüft nichts, bevor du deinen Zug beendest, und gibt keine Tipps.
   *[unless_penalised] { $turn-wrong_lay ->
        [refuse] Während du legst, zeigt die App, was noch nicht stimmt.
       *[penalise] Die App prüft nichts, bevor du deinen Zug beendest, und gibt keine Tipps.
      }
  }
book-table = Nach deiner ersten Auslage darfst du alles auf dem Tisch nutzen, egal wer es gelegt hat. Leg an, nimm einen Stein weg, wo einer übrig ist, teile Reihen und mach aus alten Serien neue.
book-table-whole = Verschieb, so viel du willst, solange es aufgeht: Am Ende deines Zugs liegt jeder Stein auf dem Tisch in einer vollständigen Serie, und mindestens ein Stein von deinem Brett ist dazugekommen. Steine vom Tisch darfst du nicht auf dein Brett nehmen.
book-joker = Ein Joker steht für jeden Zahlenstein, den du brauchst, und zählt wie dieser. In einer Reihe sagt sein Platz, welcher es ist.
book-joker-any = Er darf sogar für einen Stein stehen, der schon so oft auf dem Tisch liegt, wie es ihn gibt.
book-joker-opening = Für die erste Auslage zählt die beste Art, dieselben Steine zu legen, wo der Joker auch liegt: Joker, 9 und 10 zählen dann 30.
book-joker-kinds = Der gewöhnliche Joker steht immer für einen Zahlenstein und ist nie ein besonderer Joker. Ein besonderer Joker ist nie ein gewöhnlicher und nie einer anderen Art.
book-joker-several = { $jokers-max_per_set ->
    [none] Eine Serie darf mehr als einen Joker enthalten
    [one] Eine Serie darf einen Joker enthalten
   *[other] Eine Serie darf bis zu { $jokers-max_per_set } Joker enthalten
  }{ $jokers-max_per_set ->
    [one] .
   *[other] { $jokers-adjacent ->
        [yes] .
       *[no] , aber nie zwei nebeneinander.
      }
  }
book-joker-only = Sie darf sogar nur aus Jokern bestehen.
book-joker-number = Mindestens einer ihrer Steine muss eine Zahl haben.
book-joker-freeing = Ein Joker auf dem Tisch lässt sich wieder nutzen. Leg den Stein, für den er steht, an seinen Platz; der kann von deinem Brett oder aus einer anderen Serie auf dem Tisch kommen. { $jokers-release ->
    [rearrange] Du darfst seine Serie auch so umbauen, dass sie ohne den Joker aufgeht.
   *[replace] Eine Serie, die einen Joker enthält, darfst du auch teilen oder verlängern, solange er weiter für denselben Stein steht.
  }
book-joker-inside = Du darfst seine Serie sogar so verlängern oder umbauen, dass der Joker darin anders genutzt wird.
book-joker-three = { $jokers-group_of_three ->
    [either] In einer Gruppe aus zwei Steinen und einem Joker genügt eine der beiden fehlenden Farben.
   *[both] In einer Gruppe aus zwei Steinen und einem Joker braucht es beide fehlenden Farben.
  }
book-joker-either = In einer Gruppe aus zwei Steinen und einem Joker genügt eine der beiden fehlenden Farben.
book-joker-reuse = Ein frei gewordener Joker muss vor dem Ende deines Zugs wieder auf dem Tisch liegen, { $jokers-reuse ->
    [any_set] in einer beliebigen Serie
    [new_set] in einer neuen Serie
   *[new_set_two_rack_tiles] in einer neuen Serie mit mindestens zwei Steinen von deinem Brett
  }. Dort darf er etwas anderes sein, aber auf dein Brett kommt er nie.{ $jokers-reuse ->
    [any_set] {""}
   *[other] {" "}Eine alte Serie zu verlängern genügt nicht, und zwei der Steine, bei denen er lag, dürfen nicht mit. Eine Serie aus einem Teil einer alten ist neu.
  }
book-joker-before = { $opening-extras ->
    [yes] Vor deiner ersten Auslage sind die Joker auf dem Tisch unerreichbar.
   *[no] Vor und während deiner ersten Auslage sind die Joker auf dem Tisch unerreichbar.
  }
book-joker-cost = Jeder Joker, der am Ende noch auf deinem Brett steht, kostet dich { $jokers-penalty ->
    [0] nichts
    [one] einen Punkt
   *[other] { $jokers-penalty } Punkte
  }.
book-double = Der Doppeljoker steht für zwei Steine zugleich: in einer Reihe für zwei aufeinanderfolgende Zahlen, in einer Gruppe für zwei fehlende Farben. Er darf vorn, in der Mitte oder hinten liegen. Er zählt wie beide, bleibt aber ein Stein, und jede Serie braucht mindestens drei. Er steht nie für einen einzelnen Zahlenstein und nie für 0 oder 14.
book-double-free = Ein Doppeljoker wird frei, wenn du beide Steine legst, für die er steht, oder seine Serie umbaust. Danach darf er für zwei andere Steine stehen, die zusammenpassen.
book-change = Der Farbwechsel-Joker gehört nur in Reihen. Er steht für die Zahl, die an seinen Platz gehört, und vor und nach ihm liegen verschiedene Farben. Er darf auch am Ende liegen; der nächste Stein muss dann eine andere Farbe haben.
book-change-start = { $change-at_start ->
    [yes] Auch ganz vorn darf er liegen.
   *[no] Ganz vorn darf er nicht liegen.
  }
book-change-many = { $change-max_per_run ->
    [one] Eine Reihe hat höchstens einen Farbwechsel.
   *[other] Eine Reihe hat höchstens { $change-max_per_run } Farbwechsel, nie nebeneinander, und höchstens { $change-max_colors } Farben.
  }
book-change-free = Frei wird er durch Umbauen; liegt er an einem Ende, kann ihn auch der passende Stein in der Farbe der Reihe ersetzen.
book-change-three = Drei Farben in einer Reihe sind unsere Auslegung: Die Anleitung nennt und zeigt zwei.
book-mirror = Mit einem Spiegeljoker liegen auf beiden Seiten dieselben Steine in umgekehrter Folge. Das geht mit Reihen und mit Gruppen. Was du auf einer Seite anlegst, legst du auch auf der anderen an, und beim Wegnehmen ist es genauso. Der Spiegel hat keine Zahl und zählt in der ersten Auslage nichts; die Steine auf beiden Seiten zählen. Bleibt er auf deinem Brett, kostet er so viel wie jeder andere Joker.
book-mirror-order = Die Reihenfolge auf jeder Seite ist frei, solange beide Seiten passen: Eine gespiegelte Reihe darf zum Spiegel hin steigen oder fallen, und die Farben einer gespiegelten Gruppe dürfen in jeder Reihenfolge liegen.
book-mirror-size = { $mirror-min_side ->
    [one] Ein Stein auf jeder Seite genügt.
   *[other] Jede Seite steht für mindestens { $mirror-min_side } Steine.
  } { $mirror-group_limit ->
    [per_side] Eine gespiegelte Gruppe hat auf jeder Seite bis zu vier Farben.
   *[total] Eine gespiegelte Gruppe steht insgesamt für höchstens vier Steine.
  }
book-mirror-jokers = Andere Joker dürfen mitmachen: Wichtig ist, dass beide Seiten für dieselben Steine stehen. Einem Farbwechsel kann nur ein Farbwechsel gegenüberliegen, und ein zweiter Spiegel darf nicht dazu. Ein Spiegel wird frei, wenn du seine Serie auflöst; er kann nur wieder Spiegel sein.
book-clock = { $time-limit ->
    [none] Eine Uhr gibt es nur, wenn ihr eine wollt; dann hast du { $time-usual } Sekunden pro Zug.
    [one] Du hast eine Sekunde pro Zug.
   *[other] Du hast { $time-limit } Sekunden pro Zug.
  }
book-clock-forgotten = Spielt ihr mit echten Steinen, kommen Steine, deren Platz niemand mehr weiß, in den Pool, und du ziehst genauso viele zusätzlich.
book-out = Wer zuerst den letzten Stein legt, gewinnt das Spiel auf der Stelle.
book-out-call = Mit echten Steinen rufst du beim letzten Stein den Namen des Spiels; hier ruft ihn die App für dich.
book-pool-empty = { $pool-empty ->
    [until_stuck] Ist der Pool leer, geht das Spiel weiter: Leg etwas, oder passe, wenn du nicht kannst oder willst. Haben alle nacheinander gepasst, ist das Spiel blockiert.
   *[last_lap] Wer den letzten Stein aus dem Pool nimmt, sagt das an; hier tut es die App. Dann haben alle noch einen Zug, um zu legen oder zu passen, diese Person zuerst. Wird dabei niemand fertig, ist das Spiel vorbei, auch wenn noch jemand legen könnte: Es ist blockiert.
  }
book-score = Die anderen zählen zusammen, was auf ihrem Brett übrig ist, { $jokers-penalty ->
    [one] mit einem Punkt
   *[other] mit { $jokers-penalty } Punkten
  } für einen Joker, und verlieren so viele Punkte. Wer gewonnen hat, bekommt sie alle.
book-score-check = Zum Nachprüfen, wenn jemand fertig geworden ist: Wer gewonnen hat, bekommt genau das, was die anderen zusammen verlieren.
book-score-blocked = Ist das Spiel blockiert, gewinnt, wer die wenigsten Punkte auf dem Brett hat. { $scoring-blocked ->
    [difference] Die anderen verlieren, was sie mehr haben als die Person, die gewonnen hat, und sie bekommt das alles.
   *[all_minus] Alle verlieren die Punkte auf ihrem Brett, auch wer gewonnen hat.
  } { $scoring-tie ->
    [fewest_tiles] Bei Gleichstand gewinnt, wer die wenigsten Steine hat; ist auch das gleich, wird der Sieg geteilt
   *[shared] Bei Gleichstand wird der Sieg geteilt
  }{ $scoring-blocked ->
    [difference] , und die Punkte auch.
   *[all_minus] .
  }
book-match = Eine Runde besteht aus { $match-games ->
    [players] so vielen Spielen, wie Leute mitspielen
    [one] einem Spiel
   *[other] { $match-games } Spielen
  }{ $match-rounds ->
    [one] , die Partie aus einer Runde.
   *[other] , die Partie aus { $match-rounds } Runden.
  }
book-match-agreed = Einigt euch vor dem Anfang, ob ihr mehr Runden spielt; zusammen bilden sie die Partie.
book-match-winner = { $match-winner ->
    [points] Wer die meisten Punkte hat, gewinnt die Partie. Bei Gleichstand entscheiden die gewonnenen Spiele; ist auch das gleich, wird der Sieg geteilt.
   *[games_then_points] Wer die meisten Spiele gewonnen hat, gewinnt die Partie. Bei Gleichstand entscheiden die Punkte; ist auch das gleich, wird der Sieg geteilt.
  }
book-match-next = { $deal-next_starter ->
    [again] Wer beginnt, wird für jedes Spiel neu bestimmt.
    [rotate] Jedes Spiel beginnt, wer als Nächstes dran ist.
   *[winner] Wer ein Spiel gewinnt, beginnt das nächste.
  }
book-house = Diese Regeln sind nicht in Stein gemeißelt: Jeder Tisch darf eigene Hausregeln haben, und die sind hier markiert.
book-tip-wait = Je mehr Serien auf dem Tisch liegen, desto mehr ist möglich. Am Anfang kann es sich lohnen, ein paar Steine zurückzuhalten.
book-tip-fourth = Hast du vier Steine einer Serie, leg drei und behalte den vierten: Dann musst du im nächsten Zug nicht ziehen.
book-tip-one = Kannst du mehrere Steine legen, kann es klug sein, pro Zug nur einen zu legen: Dann musst du nicht ziehen.
book-tip-joker = Ein Joker auf dem Brett ist eine gute Reserve, kostet aber { $jokers-penalty ->
    [one] einen Punkt
   *[other] { $jokers-penalty } Punkte
  }, wenn jemand anders vorher fertig wird.
book-tip-mirror = Ein Spiegel ist ein guter Platz für Steine, die du doppelt hast.

## Paragraphs about the dice game

book-dice-aim = Zwei Personen wetteifern darum, wer zuerst alle Würfel ablegt, { $match-rounds ->
    [one] eine Runde
   *[other] { $match-rounds } Runden
  } lang. Wer die meisten Punkte hat, gewinnt. Zum Anfangen braucht es keine Punkte, und es gibt keine Uhr und nichts zum Nachziehen.
book-dice-roll = In jeder Runde nehmen beide { $dice-hand } Würfel aus dem Beutel. Das Los entscheidet, wer die erste Runde beginnt; danach abwechselnd. In deinem ersten Zug würfelst du mit allen. Keine Anleitung sagt, was auf den Würfeln steht. In Spielen hier haben die 18 Würfel jede Zahl in jeder Farbe zweimal und vier Joker.
book-dice-reroll = Ab dem zweiten Zug suchst du dir aus, welche deiner Würfel du noch einmal wirfst{ $dice-min_reroll ->
    [0] , oder du behältst alle.
   *[other] , und mindestens einer muss es sein.
  } Gewürfelt wird einmal pro Zug; bis dahin bleiben deine Würfel, wie sie sind.
book-dice-sets = Du legst Serien aus drei oder mehr Würfeln: Reihen aus aufeinanderfolgenden Zahlen in einer Farbe oder Gruppen aus einer Zahl in drei oder vier verschiedenen Farben. { $grid-descending ->
    [yes] Reihen dürfen steigen oder fallen.
   *[no] Reihen steigen, von links nach rechts oder von oben nach unten.
  } Die gedruckte Anleitung nennt eine Reihe „Serie“ und eine Gruppe „Reihe“.
book-dice-grid = Serien dürfen sich kreuzen wie Wörter im Kreuzworträtsel. Würfel, die sich berühren, gehören zusammen, also muss jede Linie, waagerecht wie senkrecht, eine Serie sein.
book-dice-laying = { $dice-must_lay ->
    [yes] Ergeben deine Würfel, geworfen oder behalten, eine Serie, musst du mindestens eine legen.
   *[no] Eine Serie legen musst du nie.
  } { $dice-max_sets ->
    [none] {""}
    [one] Pro Zug darfst du eine eigene Serie legen.
   *[other] Pro Zug darfst du bis zu { $dice-max_sets } eigene Serien legen.
  } Du darfst auch überall anlegen und alles umbauen, solange mindestens ein eigener Würfel dazukommt und nur vollständige Serien übrig bleiben. Was liegt, bleibt auf dem Feld.
book-dice-pass = Ergeben deine eigenen Würfel keine Serie, darfst du passen: Anlegen musst du nicht. Das Feld bleibt dann, wie es war.
book-dice-pass-free = Passen darfst du immer: Du musst keine Serie legen und nichts anlegen. Das Feld bleibt dann, wie es war.
book-dice-joker = Ein Joker steht für jede Zahl in jeder Farbe, egal welche Farbe er selbst hat. { $grid-crossing_joker ->
    [one] Wo sich zwei Serien kreuzen, ist er in beiden dasselbe.
   *[each] Wo sich zwei Serien kreuzen, darf er in jeder etwas anderes sein.
  }
book-dice-joker-free = Ein Joker wird frei, wenn du einen Würfel legst, der zeigt, wofür er steht, oder wenn du umbaust. Er muss dann im selben Zug in eine andere Serie.
book-dice-out = Wer zuerst den letzten Würfel legt, gewinnt die Runde und bekommt, was die Würfel der anderen Person noch zeigen.
book-dice-block = Die Runde endet auch, wenn ihr beide je { $dice-block_after ->
    [one] einen Zug lang
   *[other] { $dice-block_after } Züge hintereinander
  } keinen Würfel gelegt habt. Dann gewinnt, wessen übrige Würfel die niedrigere Summe haben, und bekommt die Differenz; bei gleichen Summen bekommt niemand etwas.
book-dice-joker-cost = Ein übrig gebliebener Joker zählt { $jokers-penalty ->
    [0] nichts
    [one] einen Punkt
   *[other] { $jokers-penalty } Punkte
  }.
book-dice-match = Nach { $match-rounds ->
    [one] einer Runde
   *[other] { $match-rounds } Runden
  } gewinnt die höhere Summe die Partie. { $match-sudden_death ->
    [yes] Bei Gleichstand entscheidet eine weitere Runde; steht es dann noch gleich, wird der Sieg geteilt.
   *[no] Bei Gleichstand wird der Sieg geteilt.
  }
book-dice-card = Auf dem gedruckten Punktezettel kommen die Punkte einer Runde in das weiße Kästchen und deine bisherige Summe in das graue. Nach der ersten Runde schreibst du deine Punkte in das oberste graue Kästchen.

## Captions: rows and turns that are right, and ends of games. What is wrong is said by the fault itself.

picture-run = Reihe, zählt { $points }
picture-group = Gruppe, zählt { $points }
picture-mirror = Gespiegelte Serie, zählt { $points }
picture-opening-enough = { $points } Punkte: Das reicht.
picture-table-adding = Leg an eine Reihe vorn oder hinten an, oder gib einer Gruppe die vierte Farbe.
picture-table-fourth = Eine Gruppe aus vier kann einen Stein für eine Reihe abgeben.
picture-table-borrowing = Hinten kommt ein Stein dazu, vorn geht einer weg.
picture-table-splitting = Mit einer zweiten 6 werden aus einer Reihe zwei.
picture-table-combining = Hol dir aus zwei Serien je einen Stein.
picture-table-rebuilding = Aus drei Reihen werden drei Gruppen und eine Reihe.
picture-joker-swap = Die orange 3 nimmt seinen Platz ein, und der Joker hilft woanders.
picture-joker-splitting = Mit einer 1 und einer 7 sind es zwei Reihen, und der Joker ist frei.
picture-joker-moving = Der Joker rückt nach vorn und ist jetzt eine 5.
picture-joker-apart = Die 1 und die 2 finden andere Serien, und der Joker ist frei.
picture-double-swap = Die 3 und die 4 nehmen seinen Platz ein, und er zieht weiter.
picture-score-out = Die erste Person ist fertig.
picture-score-blocked = Niemand ist fertig geworden.
picture-dice-run = Eine Reihe
picture-dice-group = Eine Gruppe
picture-dice-crossing = Die schwarze 3 gehört zu beiden Serien.
picture-dice-adding = Ein Würfel für die Reihe, einer für die Gruppe.
picture-dice-rearranging = Die Zweien ändern ihre Reihenfolge, und die neue schwarze 3 ergibt eine dritte Serie.
picture-dice-joker-free = Der Joker verlässt seine Reihe für eine Gruppe aus Fünfen.

## Cards

card-J = Steht für jeden Stein, den du brauchst, und zählt wie dieser.
card-dice-J = Steht für jede Zahl in jeder Farbe.
card-D = Steht für zwei Steine zugleich: zwei Zahlen in einer Reihe, zwei Farben in einer Gruppe.
card-C = Nur für Reihen: Er steht für die Zahl, die an seinen Platz gehört, und nach ihm kommt eine andere Farbe.
card-M = Auf beiden Seiten liegen dieselben Steine in umgekehrter Folge. Er selbst hat keine Zahl.

## Tips in the first game

tip-lay = Erster Zug: Tippe { $pieces } an, dann den Tisch. Oder zieh sie.
tip-opening = Für die erste Auslage müssen deine Serien zusammen mindestens { $needed } Punkte zählen, alle vom eigenen Brett. { $enough ->
    [yes] Du hast genug!
   *[no] { $points ->
        [0] Auf deinem Brett ist noch keine Serie.
       *[other] Die Serien auf deinem Brett zählen { $points }.
      }
  }
tip-draw = { $pool ->
    [0] Diesmal passt nichts, und der Pool ist leer: Passe einfach.
   *[other] Diesmal passt nichts. Zieh einen Stein; damit ist dein Zug vorbei.
  }
tip-joker = Dieser Joker kann frei werden. Nutze ihn dann für deine eigenen Steine.
tip-rearrange = Auf dem Tisch darfst du alles bewegen. Nimm diese Serie auseinander, dann passen mehr von deinen Steinen.
tip-wild = Der lächelnde Stein ist ein Joker: Er steht für jeden Stein, den du brauchst.
tip-dice-keep = Tippe die Würfel an, die du behalten willst, zum Beispiel diesen: Er passt zu deinen anderen oder zum Feld. Dann wirf den Rest; du würfelst einmal pro Zug.
tip-dice-lay = Deine Würfel zeigen eine Serie, und dieser gehört dazu. Zieh sie nebeneinander aufs Feld, von links nach rechts oder von oben nach unten.
tip-dice-fit = Mindestens einer deiner Würfel passt an eine Serie auf dem Feld. Leg ihn an, oder schieb andere um, damit er Platz hat.
tip-dice-cross = Serien dürfen sich kreuzen wie in einem Kreuzworträtsel: Dieser Würfel kann in der anderen Richtung zu einer zweiten Serie gehören.
tip-dice-blocked = Dieses Ende ist blockiert: Ein Würfel hier würde seine Nachbarn berühren, und zusammen sind sie keine Serie.
tip-dice-pass = Diesmal passt nichts. Passe, und wähle im nächsten Zug neu, welche Würfel du behältst.
