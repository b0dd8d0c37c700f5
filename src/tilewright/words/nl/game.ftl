### Dutch: the screen of a match of tiles, in the browser.

## Around the table

game-title = Aan tafel
game-home = Start
game-close = Sluiten
game-more = Meer
game-opponents = Tegenstanders
game-rules = Spelregels
game-joining = Je schuift aan…
game-waiting = Het spel begint zodra iedereen er is.
game-gone = Partij niet gevonden
game-refused = Dat kan nu niet.
game-your-turn = Jij bent aan de beurt
game-their-turn = { $name } speelt
game-over = Het spel is afgelopen
game-match-over = De partij is afgelopen
game-paused = Pauze
game-you-are-away = Er valt iemand voor je in
game-watching = Je kijkt mee.
game-watching-later = Wie meekijkt, ziet het spel iets later. Een ogenblik…
game-last-lap = Laatste beurten: niemand pakt nog
game-down = De verbinding is weg; je beurt is bewaard. Opnieuw verbinden…
game-slow = De verbinding is traag. Wat je doet, komt laat aan.
game-number = Spel { $game } van { $games }
game-pool = { $count ->
    [0] Pot leeg
   *[other] Pot { $count }
  }

## Seats

game-seats = De spelers aan tafel
game-you = Jij
game-bot = bot
game-bot-number = { $name } { $number }
game-moves = aan de beurt
game-pieces-held = { $count ->
    [one] steen op het plankje
   *[other] stenen op het plankje
  }
game-opened = is uitgekomen
game-big-turn = { $count } stenen!
game-big-joker = Joker vrijgespeeld!
game-not-opened = nog niet uitgekomen
game-points = { $points } ptn
game-away = invaller
game-not-connected = geen verbinding
game-wants-pause = wil graag pauze

## Actions

game-tools = Hulpmiddelen
game-play = Spelen
game-draw = Steen pakken
game-pass = Passen
game-undo = Stap terug
game-redo = Stap vooruit
game-reset = Alles terug
game-hint = Hint
game-again = Opnieuw tonen
game-talk = Chat
game-talk-new = { $count ->
    [one] Chat: eén nieuw bericht
   *[other] Chat: { $count } nieuwe berichten
  }
game-claim = Paren: opnieuw delen
game-step-away = Invaller laten spelen
game-end = Stoppen met deze partij
game-end-sure = Druk nog eens om te stoppen; de partij telt dan niet
game-ended = Je bent met deze partij gestopt
game-come-back = Ik ben er weer
game-pause = Pauze vragen
game-pause-agree = Pauze is goed
game-pause-no-longer = Toch geen pauze vragen
game-go-on = Verder spelen
game-mute = Geluid uitzetten
game-unmute = Geluid aanzetten
game-sounds = Geluid
game-large = Grote letters en stenen
game-zen = Zen-modus
game-zen-end = Zen-modus uit
game-give-up = Dan vervalt wat je hebt gelegd. Druk nog eens om te bevestigen.
game-penalty = Klopt er iets niet, dan gaat alles terug{ $count ->
    [0] {""}
    [one] , pak je één strafsteen
   *[other] , pak je { $count } strafstenen
  } en is je beurt voorbij. Zo spelen?
game-penalty-back = Nog even kijken
game-penalty-silent = Niet meer vragen
game-unchecked = Alles wordt gecontroleerd als je op Spelen drukt.
game-verdict-begin = Leg stenen op tafel, of pak een steen.
game-verdict-begin-pass = Leg stenen op tafel, of pas.
game-nothing-laid = Leg eerst stenen op tafel, of pak een steen.
game-nothing-laid-pass = Leg eerst stenen op tafel, of pas.
game-not-yet = { $name } speelt nog. Wacht op je beurt.
game-opening-first = Kom eerst uit: leg { $needed ->
    [0] een combinatie van je eigen plankje
   *[other] combinaties van je eigen plankje, samen minstens { $needed } punten
  }. Daarna kun je op tafel aanleggen.
game-rows-wrong = Er kloppen nog { $count } combinaties niet. Ze zijn gemarkeerd.
game-read-all = Alles lezen
game-verdict-fine = Alles klopt.
game-verdict-begun = Ga door: een combinatie heeft minstens drie stenen.
game-verdict-apart = Schuif deze stenen tegen elkaar aan voor een combinatie.
game-joker-D = Dubbele joker: staat voor twee stenen naast elkaar in zijn combinatie.
game-joker-C = Kleurverander-joker: na hem gaat de serie verder in een andere kleur.
game-joker-M = Spiegeljoker: aan beide kanten liggen dezelfde stenen.
game-opening = { $reached ->
    [yes] Uitkomen: { $points } punten. Dat is genoeg.
   *[no] Uitkomen: { $points } van { $needed }
  }

## A plan while others play

game-plan-begin = Plan vast terwijl je wacht: leg stenen alsof het jouw beurt is. Alleen jij ziet ze.
game-plan-yours = Jouw plan. Alleen jij ziet het.
game-plan-fine = Je plan klopt. Alleen jij ziet het.
game-plan-rated = Hier blijft alleen liggen wat nog precies past.
game-plan-refitted = De tafel is veranderd. In je plan { $count ->
    [one] ligt { $pieces }
   *[other] liggen { $pieces }
  } nu ergens anders.
game-plan-no-place = De tafel is veranderd. Terug op je plankje, want er is geen plek meer: { $pieces }.
game-plan-unhelped = De tafel is veranderd. Terug op je plankje, want in een partij met rating blijft alleen wat nog past: { $pieces }.
game-plan-busy = De tafel is veranderd en de server heeft het te druk om een andere plek te zoeken. Terug op je plankje: { $pieces }.
game-plan-dropped = De tafel is veranderd. Wat je wilde verleggen, ligt weer zoals het lag.

## The clock

game-no-clock = Er loopt geen klok: neem de tijd.
game-clock-seconds = { $count ->
    [one] nog één seconde
   *[other] nog { $count } seconden
  }
game-clock-minutes = { $count ->
    [one] nog { $count } minuut
   *[other] nog { $count } minuten
  }
game-clock-hours = nog { $count } uur
game-last-seconds = Nog tien seconden.
game-time-out = Als de tijd om is

## Hints

game-hint-asking = Even naar je plankje kijken…
game-hint-nothing = Deze beurt is er niets te leggen.
game-hint-something = Er is iets te leggen.
game-hint-most = Het meeste wat je kwijt kunt: { $pieces }.
game-hint-some = Je kunt { $pieces } leggen.
game-hint-most-shown = Het meeste wat je kwijt kunt:
game-hint-some-shown = Je kunt leggen:
game-hint-which = Welke stenen?
game-hint-how = Laat zien hoe
game-hint-again = Nog eens tonen
game-hint-lay = Leg het zo

## The end of a game

game-scores = Scorekaart
game-player = Speler
game-round-game = { $round }.{ $game }
game-won = gewonnen
game-total = Totaal
game-games-won = Gewonnen
game-round-total = Ronde { $round }
game-left-points = { $points } over
game-left-nothing = niets over
game-see-table = De tafel bekijken
game-you-won = Gewonnen!
game-you-won-match = Je hebt de partij gewonnen!
game-won-by = { $winners ->
    [one] { $who } heeft gewonnen!
   *[other] { $who } winnen samen.
  }
game-wants-rematch = wil nog een keer
game-not-asked = heeft nog niets laten weten
game-next-deal = Volgende spel
game-rematch = Nog een keer
game-rematch-waits = Wachten op { $names }.
game-rematch-wanted = { $count ->
    [one] { $names } wil nog een keer spelen.
   *[other] { $names } willen nog een keer spelen.
  }
game-rematch-without = Zonder hen beginnen
game-replay = Terugkijken
game-record-fold = Verslag en schudden
game-record = Verslag downloaden
game-verify = Het schudden controleren
game-verified = { $games ->
    [one] Gecontroleerd: het geheim dat na het spel is getoond, geeft precies deze verdeling.
   *[other] Gecontroleerd: de geheimen die na de spellen zijn getoond, geven precies deze { $games } verdelingen.
  }
game-verified-here = Deze browser heeft zelf opnieuw geschud.
game-verified-there = De server heeft opnieuw geschud, want deze browser kan dat op deze pagina niet zelf (daar is https voor nodig).
game-not-verified = Opnieuw geschud komt er iets anders uit: vertrouw dit spel niet.
game-verify-later = De server kon het nu niet controleren; probeer het later nog eens.
game-seen-kept = De server heeft zich gehouden aan wat hij deze browser vóór het delen heeft beloofd.
game-seen-changed = De server heeft zijn toezegging van vóór het delen of jouw eigen getal vervangen. Vertrouw deze server niet.
game-seen-none = Deze browser heeft de partij vóór het delen niet gezien en weet dus niet of de server zijn toezegging is nagekomen.

## Away, back and paused

game-log = Verloop
game-drawn-then = { $first }, daarna { $last }
game-event-left = { $you ->
    [yes] Je bent even weg: een invaller speelt voor je.
   *[no] { $who } is even weg: een invaller speelt.
  }
game-event-back = { $you ->
    [yes] Je bent er weer.
   *[no] { $who } is er weer.
  }
game-event-pause-asked = { $you ->
    [yes] Je vraagt om een pauze.
   *[no] { $who } vraagt om een pauze.
  }
game-event-hint = { $you ->
    [yes] Je vraagt een hint.
   *[no] { $who } vraagt een hint.
  }
game-event-paused = Het spel staat op pauze.
game-event-given-up = { $you ->
    [yes] Je bent met de partij gestopt.
   *[no] { $who } is met de partij gestopt.
  }
game-event-pause-ended = { $you ->
    [yes] Je beëindigt de pauze.
   *[no] { $who } beëindigt de pauze.
  }

## Chat

game-chat = Chat
game-chat-text = Zeg iets
game-chat-send = Versturen
game-chat-heard = { $name }: { $words }
game-chat-about = { $name } dempen of melden
game-chat-mute = { $name } dempen
game-chat-muted = Je ziet geen berichten van { $name } meer.
game-chat-block = { $name } blokkeren
game-chat-blocked = { $name } is geblokkeerd: je ziet geen berichten meer, en { $name } kan niet meer bij je aanschuiven.
game-chat-report = { $name } melden
game-chat-reported = Dank je. De beheerder van deze server kijkt ernaar.
game-chat-reason = Gemeld aan tafel
chat-hello = Hallo!
chat-good-luck = Succes!
chat-well-played = Mooi gespeeld!
chat-thanks = Dank je!
chat-sorry = Sorry!
chat-one-moment = Een momentje.
chat-oops = Oeps!
chat-good-game = Leuk gespeeld!
chat-again = Nog een keer?
chat-emote-laugh = lacht
chat-emote-wow = wauw
chat-emote-think = denkt na
chat-emote-aw = ach, jammer
chat-emote-phew = oef
chat-emote-heart = hartje
chat-emote-star = ster
chat-emote-party = hoera
game-emotes = Reacties

## Keys

game-keys = Toetsen
game-keys-title = Sneltoetsen
game-keys-draw = Pakken of passen
game-keys-play = Beurt afronden: spelen
game-keys-clock = Hoeveel tijd er nog is
game-keys-rack = Wat er op je plankje staat
game-keys-pool = Hoeveel stenen er in de pot zitten
game-keys-last = Wat er het laatst gebeurde
game-keys-again = Laatste beurten opnieuw tonen
game-keys-help = Deze lijst
game-key-rack = { $count ->
    [one] Eén steen op je plankje: { $pieces }.
   *[other] { $count } stenen op je plankje: { $pieces }.
  }
game-key-pool = { $count ->
    [0] De pot is leeg.
    [one] Eén steen in de pot.
   *[other] { $count } stenen in de pot.
  }

## Tips in the first game

game-tip-ok = Begrepen
game-tip-off = Tips uitzetten
game-called-start = Het spel aan je tafel is begonnen.
game-called-full = Iedereen zit aan je tafel. Je kunt beginnen.
game-called-asks = Iemand wil aan je tafel komen zitten.
game-called-closed = Je tafel is gesloten.
