### French: one device, passed around.

device-title = Jouer sur un seul appareil
device-why = Faites passer l’appareil. Les tuiles de chaque personne restent cachées jusqu’à son tour.
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
device-storage = Les noms, les préférences et les sessions sont enregistrés sur cet appareil. La personne qui le possède ou le gère peut lire ce qu’il contient.

device-curtain = Rideau
device-hand-to = Passe l’appareil à
device-bot-plays = En train de jouer
device-show = C’est moi, { $name }. Montrer mes tuiles
device-show-dice = C’est moi, { $name }. À moi de jouer
device-hidden = Les tuiles restent cachées jusqu’à ce que tu touches l’écran.
device-between = Cette partie est finie
device-deal-next = Distribuer la partie suivante
device-turn = Tourner la table
device-hide = Cacher mes tuiles
