### French: one device, passed around.

device-title = Jouer sur cet appareil
device-why = Faites passer l’appareil. Les tuiles de chacun restent cachées jusqu’à son tour.
device-who = Qui joue ?
device-player = Place { $number }
device-add = Ajouter quelqu’un
device-add-bot = Ajouter un bot
device-remove = Retirer { $name }
device-start = Distribuer
device-continue = Continuer : { $names }
device-elsewhere = Ce match n’est pas sur cet appareil.
device-people = Noms sur cet appareil
device-language-same = Comme l’appareil
device-forget = Oublier { $name }
device-storage = Les noms, les choix et les connexions sont enregistrés sur cet appareil. La personne qui le gère peut lire ce qu’il contient.

device-curtain = Rideau
device-hand-to = Passe l’appareil à
device-bot-plays = Joue maintenant
device-show = C’est moi, { $name }. Montrer mes tuiles
device-show-dice = C’est moi, { $name }. À mon tour
device-hidden = Les tuiles restent cachées jusqu’à ce que tu touches l’écran.
device-between = Cette partie est finie
device-deal-next = Redistribuer
device-turn = Tourner la table
device-hide = Cacher mes tuiles
