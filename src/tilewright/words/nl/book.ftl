### Nederlands: de spelregels als boekje: bladzijden, alinea’s, bijschriften en kaartjes over jokers.

## Pages

book-page-aim = Waar het om gaat
book-page-setup = Het begin
book-page-sets = Series en rijtjes
book-page-opening = Uitkomen
book-page-turn = Jouw beurt
book-page-table = Spelen met de tafel
book-page-joker = De joker
book-page-double = De dubbele joker
book-page-change = De kleurverander-joker
book-page-mirror = De spiegeljoker
book-page-clock = De klok
book-page-end = Hoe het afloopt
book-page-score = De telling
book-page-match = De partij
book-page-tips = Tips
book-page-roll = Gooien

## Paragraphs

book-aim = Raak als eerste alle stenen op je plankje kwijt. Elke steen komt in een combinatie op tafel: een serie of een rijtje. Je speelt met { $least } tot { $most } spelers, ieder voor zich.
book-box = In de doos zitten { $pieces } stenen: de cijfers 1 tot en met 13 in zwart, rood, blauw en oranje, elk { $copies ->
    [3] drie keer
   *[other] twee keer
  }, en { $jokers } jokers.
book-box-yellow = In de doos van deze uitgave zijn de oranje stenen geel.
book-box-jokers = Van elke soort joker zijn er twee: gewone, dubbele, kleurverander- en spiegeljokers.
book-box-six = Met vijf of zes spelers heb je ze allemaal nodig. Tot vier spelers kan het ook met alle stenen; dan duurt het spel langer. Of haal de cijfers 1 tot en met 13 één keer in elke kleur weg: met alle vier de jokers heb je dan 108 stenen en een vlot spel, en haal je ook twee jokers weg, dan speel je met de gewone 106.
book-start = Alle stenen liggen omgekeerd en gehusseld. { $deal-starter ->
    [highest] Iedereen neemt er een: het hoogste cijfer begint, en een joker telt niet mee. Hebben meerdere spelers het hoogste, dan nemen die er nog een. Daarna gaan die stenen terug en wordt alles opnieuw gehusseld.
    [lot] Spreek af wie begint, of laat het lot beslissen, zoals de app doet.
   *[host] De host kiest wie begint.
  } De beurt gaat met de klok mee de tafel rond.
book-piles = Met echte stenen leg je ze omgekeerd in stapeltjes van zeven.
book-piles-eight = Met echte stenen leg je ze omgekeerd in stapeltjes van zeven, en één van acht. Iedereen geeft de speler links twee stapeltjes van zeven; dat zijn de 14 stenen van die speler. De rest is de pot; van het stapeltje van acht wordt het eerst gepakt.
book-deal = Iedereen krijgt { $deal-rack } stenen op het plankje, waar niemand anders ze ziet. De rest blijft omgekeerd liggen: dat is de pot.
book-pairs = { $deal-reshuffle_pairs ->
    [one] Zit er een paar stenen
   *[other] Zitten er { $deal-reshuffle_pairs } of meer paren stenen
  } met hetzelfde cijfer en dezelfde kleur bij je eerste { $deal-rack }? Dan mag je ze laten zien en alles opnieuw laten husselen en delen, tot de allereerste beurt van het spel voorbij is. Jokers tellen niet als paar.
book-run = Een serie is drie of meer stenen van één kleur met opeenvolgende cijfers. Een serie kan van 1 tot en met 13 lopen, maar nooit verder: na 13 komt geen 1.
book-group = Een rijtje is drie of vier stenen met hetzelfde cijfer, elke kleur hoogstens één keer.
book-worth = Een steen is het cijfer waard dat erop staat, een combinatie al haar stenen samen.
book-opening-need = Met je eerste combinaties kom je uit. Samen moeten ze minstens { $opening-min ->
    [one] één punt
   *[other] { $opening-min } punten
  } waard zijn, met alleen stenen van je eigen plankje. Tot die tijd blijf je van de tafel af. Kun je nog niet uitkomen, of wacht je liever, dan pak je een steen.
book-opening-free = Om uit te komen geldt geen minimum: elke combinatie van je eigen plankje is goed. Tot die tijd blijf je van de tafel af.
book-opening-extras = { $opening-extras ->
    [yes] Ben je uitgekomen, dan mag je in dezelfde beurt doorgaan: bij andere combinaties aanleggen en ze verleggen.
   *[no] Meer doe je niet in de beurt waarin je uitkomt. Vanaf je volgende beurt mag je de hele tafel gebruiken.
  }
book-turn = In je beurt leg je minstens één steen van je plankje, of je pakt er een uit de pot. Daarmee is je beurt voorbij. De steen die je hebt gepakt wacht tot je volgende beurt.
book-turn-wrong = { $turn-wrong_lay ->
    [refuse] Klopt er nog iets niet, dan neemt de app je beurt niet aan en is er niets verloren: verbeter het en probeer het opnieuw.
   *[penalise] Kijk goed voor je je beurt beëindigt: klopt er iets niet, dan gaat alles terug zoals het lag{ $time-penalty ->
        [0] {""}
        [one] , pak je één strafsteen
       *[other] , pak je { $time-penalty } strafstenen
      } en is je beurt voorbij.
  }
book-turn-wrong-printed = Met echte stenen kost een beurt die niet klopt drie strafstenen.
book-turn-checked = { $turn-checked ->
    [always] Terwijl je legt, laat de app zien wat er nog niet klopt.
    [never] De app controleert niets voordat je je beurt beëindigt en geeft geen hints.
   *[unless_penalised] { $turn-wrong_lay ->
        [refuse] Terwijl je legt, laat de app zien wat er nog niet klopt.
       *[penalise] De app controleert niets voordat je je beurt beëindigt en geeft geen hints.
      }
  }
book-table = Ben je eenmaal uitgekomen, dan mag je alles op tafel gebruiken, wie het ook heeft gelegd. Leg aan, haal een steen weg waar er een gemist kan worden, splits series en maak nieuwe combinaties van oude.
book-table-whole = Verleg zo veel je wilt, als het maar klopt: aan het eind van je beurt ligt elke steen op tafel in een volledige combinatie, en is er minstens één steen van je plankje bij gekomen. Stenen van de tafel mag je niet op je plankje zetten.
book-joker = Een joker staat voor elke cijfersteen die je nodig hebt, en telt als die steen. In een serie zegt zijn plaats welke dat is.
book-joker-any = Hij mag zelfs staan voor een steen die al zo vaak op tafel ligt als hij in de doos zit.
book-joker-opening = Bij het uitkomen telt de beste manier om dezelfde stenen te leggen, waar de joker ook ligt: een joker, een 9 en een 10 tellen dan als 30.
book-joker-kinds = De gewone joker staat altijd voor één cijfersteen en is nooit een speciale joker. Een speciale joker is nooit een gewone, en nooit een andere soort.
book-joker-several = { $jokers-max_per_set ->
    [none] In een combinatie mag meer dan één joker liggen
    [one] In een combinatie mag één joker liggen
   *[other] In een combinatie mogen hoogstens { $jokers-max_per_set } jokers liggen
  }{ $jokers-max_per_set ->
    [one] .
   *[other] { $jokers-adjacent ->
        [yes] .
       *[no] , maar nooit twee naast elkaar.
      }
  }
book-joker-only = Zelfs alleen jokers mag.
book-joker-number = Minstens één van de stenen moet een cijfer hebben.
book-joker-freeing = Een joker op tafel kun je opnieuw gebruiken. Leg de steen waarvoor hij staat op zijn plaats; die komt van je plankje of uit een andere combinatie op tafel. { $jokers-release ->
    [rearrange] Je mag zijn combinatie ook zo verleggen dat die zonder de joker klopt.
   *[replace] Een combinatie waarin een joker ligt mag je ook splitsen of aanvullen, zolang hij voor dezelfde steen blijft staan.
  }
book-joker-inside = Je mag zijn combinatie zelfs zo aanvullen of verleggen dat de joker er anders in wordt gebruikt.
book-joker-three = { $jokers-group_of_three ->
    [either] In een rijtje van twee stenen en een joker is elk van de twee ontbrekende kleuren goed.
   *[both] In een rijtje van twee stenen en een joker heb je beide ontbrekende kleuren nodig.
  }
book-joker-either = In een rijtje van twee stenen en een joker is elk van de twee ontbrekende kleuren goed.
book-joker-reuse = Een joker die je vrijspeelt, moet voor het eind van je beurt weer op tafel liggen, { $jokers-reuse ->
    [any_set] in welke combinatie je maar wilt
    [new_set] in een nieuwe combinatie
   *[new_set_two_rack_tiles] in een nieuwe combinatie met minstens twee stenen van je plankje
  }. Daar mag hij iets anders zijn, maar op je plankje komt hij nooit.{ $jokers-reuse ->
    [any_set] {""}
   *[other] {" "}Een oude combinatie aanvullen is niet genoeg, en twee van de stenen waar hij bij lag mogen niet mee. Een combinatie uit een deel van een oude is wel nieuw.
  }
book-joker-before = { $opening-extras ->
    [yes] Zolang je nog moet uitkomen, kun je niet aan de jokers op tafel komen.
   *[no] Tot en met de beurt waarin je uitkomt, kun je niet aan de jokers op tafel komen.
  }
book-joker-cost = Elke joker die aan het eind nog op je plankje staat, kost je { $jokers-penalty ->
    [0] niets
    [one] één punt
   *[other] { $jokers-penalty } punten
  }.
book-double = De dubbele joker staat voor twee stenen tegelijk: in een serie twee opeenvolgende cijfers, in een rijtje twee ontbrekende kleuren. Hij mag vooraan, in het midden of achteraan liggen. Hij telt als allebei, maar blijft één steen, en elke combinatie heeft er minstens drie nodig. Hij staat nooit voor één enkele cijfersteen, en nooit voor 0 of 14.
book-double-free = Een dubbele joker speel je vrij door beide stenen te leggen waarvoor hij staat, of door zijn combinatie te verleggen. Daarna mag hij voor twee andere stenen staan die bij elkaar passen.
book-change = De kleurverander-joker is alleen voor series. Hij staat voor het cijfer dat op zijn plaats hoort, en voor en na hem liggen verschillende kleuren. Hij mag ook als laatste liggen; de volgende steen moet dan een andere kleur hebben.
book-change-start = { $change-at_start ->
    [yes] Vooraan liggen mag ook.
   *[no] Vooraan liggen mag niet.
  }
book-change-many = { $change-max_per_run ->
    [one] In een serie ligt hoogstens één kleurverander-joker.
   *[other] In een serie liggen hoogstens { $change-max_per_run } kleurverander-jokers, nooit naast elkaar, en hoogstens { $change-max_colors } kleuren.
  }
book-change-free = Vrij krijg je hem door de serie te verleggen; ligt hij aan een eind, dan kan de passende steen in de kleur van de serie hem ook vervangen.
book-change-three = Drie kleuren in één serie is onze uitleg: het boekje noemt en toont er twee.
book-mirror = Met een spiegeljoker liggen aan beide kanten dezelfde stenen, in omgekeerde volgorde. Dat kan met series en met rijtjes. Wat je aan de ene kant aanlegt, leg je ook aan de andere aan, en met weghalen gaat het net zo. De spiegel heeft geen cijfer en telt niet mee bij het uitkomen; de stenen aan beide kanten wel. Blijft hij op je plankje staan, dan kost hij evenveel als elke andere joker.
book-mirror-order = De volgorde aan elke kant kies je zelf, als beide kanten maar kloppen: een gespiegelde serie mag naar de spiegel toe oplopen of aflopen, en de kleuren van een gespiegeld rijtje mogen in elke volgorde liggen.
book-mirror-size = { $mirror-min_side ->
    [one] Eén steen aan elke kant is genoeg.
   *[other] Elke kant staat voor minstens { $mirror-min_side } stenen.
  } { $mirror-group_limit ->
    [per_side] Een gespiegeld rijtje heeft aan elke kant hoogstens vier kleuren.
   *[total] Een gespiegeld rijtje staat in totaal voor hoogstens vier stenen.
  }
book-mirror-jokers = Andere jokers mogen meedoen: het gaat erom dat beide kanten voor dezelfde stenen staan. Tegenover een kleurverander-joker kan alleen een kleurverander-joker liggen, en een tweede spiegel mag er niet bij. Een spiegel speel je vrij door zijn combinatie uit elkaar te halen; hij kan alleen weer spiegel zijn.
book-clock = { $time-limit ->
    [none] Er is geen klok, tenzij jullie er een willen; dan heb je { $time-usual } seconden per beurt.
    [one] Je hebt één seconde per beurt.
   *[other] Je hebt { $time-limit } seconden per beurt.
  }
book-clock-forgotten = Speel je met echte stenen, dan gaan stenen waarvan niemand de plek meer weet in de pot, en pak je er evenveel extra.
book-out = Wie als eerste de laatste steen legt, wint meteen het spel.
book-out-call = Met echte stenen roep je bij je laatste steen de naam van het spel; hier roept de app voor je.
book-pool-empty = { $pool-empty ->
    [until_stuck] Is de pot leeg, dan gaat het spel door: leg iets, of pas als je niet kunt of wilt. Heeft iedereen na elkaar gepast, dan zit het spel vast.
   *[last_lap] Wie de laatste steen uit de pot pakt, zegt dat; hier doet de app het. Daarna krijgt iedereen nog één beurt om te leggen of te passen, te beginnen met die speler. Is dan niemand uit, dan is het spel voorbij, ook als iemand nog kon leggen: het zit vast.
  }
book-score = De anderen tellen op wat er nog op hun plankje staat, { $jokers-penalty ->
    [one] met één punt
   *[other] met { $jokers-penalty } punten
  } voor een joker, en verliezen zoveel punten. De winnaar krijgt ze allemaal.
book-score-check = Om de telling te controleren als iemand uit is: de winnaar krijgt precies wat de anderen samen verliezen.
book-score-blocked = Zit het spel vast, dan wint wie de minste punten op het plankje heeft. { $scoring-blocked ->
    [difference] De anderen verliezen wat ze meer hebben dan de winnaar, en de winnaar krijgt dat allemaal.
   *[all_minus] Iedereen verliest de punten op het plankje, ook de winnaar.
  } { $scoring-tie ->
    [fewest_tiles] Bij een gelijke stand wint wie de minste stenen heeft; is ook dat gelijk, dan wordt de winst gedeeld
   *[shared] Bij een gelijke stand wordt de winst gedeeld
  }{ $scoring-blocked ->
    [difference] , net als de punten.
   *[all_minus] .
  }
book-match = Een ronde bestaat uit { $match-games ->
    [players] evenveel spellen als er spelers zijn
    [one] één spel
   *[other] { $match-games } spellen
  }{ $match-rounds ->
    [one] , en de partij uit één ronde.
   *[other] , en de partij uit { $match-rounds } rondes.
  }
book-match-agreed = Spreek van tevoren af of jullie meer rondes spelen; samen vormen ze de partij.
book-match-winner = { $match-winner ->
    [points] Wie de meeste punten heeft, wint de partij. Is dat gelijk, dan beslissen de gewonnen spellen; is ook dat gelijk, dan wordt de winst gedeeld.
   *[games_then_points] Wie de meeste spellen heeft gewonnen, wint de partij. Is dat gelijk, dan beslissen de punten; is ook dat gelijk, dan wordt de winst gedeeld.
  }
book-match-next = { $deal-next_starter ->
    [again] Wie begint, wordt voor elk spel opnieuw bepaald.
    [rotate] Bij elk spel begint de volgende speler.
   *[winner] Wie een spel wint, begint het volgende.
  }
book-house = Deze regels staan niet in steen gebeiteld: elke tafel mag eigen huisregels hebben, en die zijn hier gemarkeerd.
book-tip-wait = Hoe meer combinaties er op tafel liggen, hoe meer er kan. In het begin kan het lonen om een paar stenen achter te houden.
book-tip-fourth = Heb je vier stenen van een combinatie, leg er dan drie en bewaar de vierde: dan hoef je in je volgende beurt geen steen te pakken.
book-tip-one = Kun je meer stenen kwijt, dan kan het slim zijn om er per beurt maar één te leggen: dan hoef je niet te pakken.
book-tip-joker = Een joker op je plankje is een mooie reserve, maar kost { $jokers-penalty ->
    [one] één punt
   *[other] { $jokers-penalty } punten
  } als iemand anders eerder uit is.
book-tip-mirror = Een spiegel is een mooie plek voor stenen die je dubbel hebt.

## Paragraphs about the dice game

book-dice-aim = Twee spelers proberen als eerste al hun dobbelstenen kwijt te raken, { $match-rounds ->
    [one] één ronde
   *[other] { $match-rounds } rondes
  } lang. Wie de meeste punten heeft, wint. Je hebt geen punten nodig om te beginnen, en er is geen klok en geen pot.
book-dice-roll = Elke ronde nemen beide spelers { $dice-hand } dobbelstenen uit de zak. Het lot wijst aan wie de eerste ronde begint; daarna om de beurt. In je eerste beurt gooi je met al je dobbelstenen. Geen boekje zegt wat er op de dobbelstenen staat. In spellen hier hebben de 18 dobbelstenen elk getal in elke kleur twee keer, en vier jokers.
book-dice-reroll = Vanaf je tweede beurt kies je met welke dobbelstenen je opnieuw gooit{ $dice-min_reroll ->
    [0] , of je houdt ze allemaal.
   *[other] , en minstens één moet het er zijn.
  } Je gooit één keer per beurt; tot die tijd blijven je dobbelstenen zoals ze liggen.
book-dice-sets = Je legt combinaties van drie of meer dobbelstenen: series van opeenvolgende cijfers in één kleur, of rijtjes van één cijfer in drie of vier verschillende kleuren. { $grid-descending ->
    [yes] Series mogen oplopen of aflopen.
   *[no] Series lopen op, van links naar rechts of van boven naar beneden.
  }
book-dice-grid = Combinaties mogen elkaar kruisen als woorden in een kruiswoordpuzzel. Dobbelstenen die elkaar raken horen bij elkaar, dus elke rij en elke kolom moet een combinatie zijn.
book-dice-laying = { $dice-must_lay ->
    [yes] Vormen je dobbelstenen, gegooid of bewaard, een combinatie, dan moet je er minstens één leggen.
   *[no] Je hoeft nooit een combinatie te leggen.
  } { $dice-max_sets ->
    [none] {""}
    [one] Per beurt mag je één eigen combinatie leggen.
   *[other] Per beurt mag je hoogstens { $dice-max_sets } eigen combinaties leggen.
  } Je mag ook overal aanleggen en alles verleggen, als er maar minstens één eigen dobbelsteen bij komt en alleen volledige combinaties overblijven. Wat er ligt, blijft op het veld.
book-dice-pass = Vormen je eigen dobbelstenen geen combinatie, dan mag je passen: aanleggen hoeft niet. Het veld blijft dan zoals het was.
book-dice-pass-free = Passen mag altijd: je hoeft geen combinatie te leggen en niets aan te leggen. Het veld blijft dan zoals het was.
book-dice-joker = Een joker staat voor elk cijfer in elke kleur, welke kleur hij zelf ook heeft. { $grid-crossing_joker ->
    [one] Waar twee combinaties elkaar kruisen, is hij in beide hetzelfde.
   *[each] Waar twee combinaties elkaar kruisen, mag hij in elk iets anders zijn.
  }
book-dice-joker-free = Een joker speel je vrij met een dobbelsteen die toont waarvoor hij staat, of door te verleggen. Hij moet dan in dezelfde beurt in een andere combinatie.
book-dice-out = Wie als eerste de laatste dobbelsteen legt, wint de ronde en krijgt wat de dobbelstenen van de ander nog tonen.
book-dice-block = De ronde is ook voorbij als jullie allebei { $dice-block_after ->
    [one] één beurt
   *[other] { $dice-block_after } beurten achter elkaar
  } geen dobbelsteen hebben gelegd. Dan wint wiens overgebleven dobbelstenen samen de lagere som hebben, en die krijgt het verschil; is het gelijk, dan krijgt niemand punten.
book-dice-joker-cost = Een joker die overblijft, telt { $jokers-penalty ->
    [0] niet mee
    [one] voor één punt
   *[other] voor { $jokers-penalty } punten
  }.
book-dice-match = Na { $match-rounds ->
    [one] één ronde
   *[other] { $match-rounds } rondes
  } wint het hogere totaal de partij. { $match-sudden_death ->
    [yes] Is het gelijk, dan beslist één extra ronde; is het dan nog gelijk, dan wordt de winst gedeeld.
   *[no] Is het gelijk, dan wordt de winst gedeeld.
  }
book-dice-card = Op de gedrukte scorekaart komen de punten van een ronde in het witte vakje en je totaal tot dan toe in het grijze. Na de eerste ronde schrijf je je punten in het bovenste grijze vakje.

## Captions: rows and turns that are right, and ends of games. What is wrong is said by the fault itself.

picture-run = Serie, { $points } waard
picture-group = Rijtje, { $points } waard
picture-mirror = Spiegelcombinatie, { $points } waard
picture-opening-enough = { $points } punten: dat is genoeg.
picture-table-adding = Leg bij een serie vooraan of achteraan aan, of geef een rijtje zijn vierde kleur.
picture-table-fourth = Een rijtje van vier kan een steen missen voor een serie.
picture-table-borrowing = Achteraan een steen erbij, vooraan een steen eraf.
picture-table-splitting = Met een tweede 6 worden het twee series.
picture-table-combining = Haal uit twee combinaties elk een steen.
picture-table-rebuilding = Drie series worden drie rijtjes en één serie.
picture-joker-swap = De oranje 3 komt op zijn plaats, en de joker helpt ergens anders.
picture-joker-splitting = Met een 1 en een 7 zijn het twee series, en de joker is vrij.
picture-joker-moving = De joker schuift naar voren en is nu een 5.
picture-joker-apart = De 1 en de 2 gaan naar andere combinaties, en de joker is vrij.
picture-double-swap = De 3 en de 4 komen op zijn plaats, en hij gaat verder.
picture-score-out = De eerste speler is uit.
picture-score-blocked = Niemand is uit.
picture-dice-run = Een serie
picture-dice-group = Een rijtje
picture-dice-crossing = De zwarte 3 hoort bij beide combinaties.
picture-dice-adding = Eén dobbelsteen voor de serie, één voor het rijtje.
picture-dice-rearranging = De tweeën wisselen van volgorde, en de nieuwe zwarte 3 maakt een derde combinatie.
picture-dice-joker-free = De joker verlaat zijn serie voor een rijtje van vijven.

## Cards

card-J = Staat voor elke steen die je nodig hebt, en telt als die steen.
card-dice-J = Staat voor elk cijfer in elke kleur.
card-D = Staat voor twee stenen tegelijk: twee cijfers in een serie, twee kleuren in een rijtje.
card-C = Alleen voor series: hij staat voor het cijfer dat op zijn plaats hoort, en na hem komt een andere kleur.
card-M = Aan beide kanten liggen dezelfde stenen, in omgekeerde volgorde. Zelf heeft hij geen cijfer.

## Tips in the first game

tip-lay = Je eerste zet: tik { $pieces } aan, dan de tafel. Of sleep ze.
tip-opening = Om uit te komen moeten je eerste combinaties samen minstens { $needed } punten waard zijn, allemaal van je eigen plankje. { $enough ->
    [yes] Je hebt genoeg!
   *[no] { $points ->
        [0] Op je plankje staat nog geen combinatie.
       *[other] De combinaties op je plankje zijn er { $points } waard.
      }
  }
tip-draw = { $pool ->
    [0] Er past nu niets, en de pot is leeg: pas maar.
   *[other] Er past nu niets. Pak een steen; dan is je beurt voorbij.
  }
tip-joker = Deze joker kun je vrijspelen en voor je eigen stenen gebruiken.
tip-rearrange = Alles op tafel mag je verleggen. Haal deze combinatie uit elkaar, dan passen er meer van je stenen.
tip-wild = De lachende steen is een joker: die staat voor elke steen die je nodig hebt.
tip-dice-keep = Tik de dobbelstenen aan die je wilt houden, zoals deze: hij past bij je andere of bij het veld. Gooi dan de rest; je gooit één keer per beurt.
tip-dice-lay = Je dobbelstenen vormen een combinatie, en deze hoort erbij. Sleep ze naast elkaar op het veld, van links naar rechts of van boven naar beneden.
tip-dice-fit = Minstens één dobbelsteen past bij een combinatie op het veld. Leg hem aan, of verleg andere om plaats te maken.
tip-dice-cross = Combinaties mogen elkaar kruisen, zoals in een kruiswoordpuzzel: deze dobbelsteen kan ook bij een tweede combinatie horen, in de andere richting.
tip-dice-blocked = Dit einde is geblokkeerd: een dobbelsteen hier zou zijn buren raken, en samen zijn die geen combinatie.
tip-dice-pass = Er past nu niets. Pas, en kies in je volgende beurt opnieuw welke dobbelstenen je houdt.
