# Co księga mówi o elementach gry, i skrót zasad: każdy wiersz powołuje się w book.json na swoją zasadę.

family-starting_members = Początkowi Członkowie Klanu
family-mercenaries = Najemnicy
family-greenhorns = Żółtodzioby
family-monsters = Potwory
family-lands = Krainy
family-traps = Pułapki
family-equipment = Wyposażenie
family-loot = Żetony Łupów
family-quest_tiles = Kafelki Zadań

aid-turn-pool = Pula Kości: kości twoich Najemników i te, które daje Chwała.
aid-turn-deploy = Rozmieszczenie: po jednej akcji, na zmianę, aż wszyscy spasują.
aid-turn-adventure = Przygoda: Zadania, bitwy w Krainach, Obrona Cytadeli.
aid-turn-cleanup = Porządkowanie: Panika, Przywódcy, żołd i sprawdzenie Chwały.
aid-actions-citadel = Połóż kości w budynku i od razu skorzystaj z jego działania.
aid-actions-outer = Przydziel Najemnika do wolnego Szlaku, razem z kośćmi.
aid-actions-pass = Spasuj; kto nie ma kości, musi.
aid-actions-recruit = Najemnik przyjdzie tylko wtedy, gdy jego Reputacja mieści się w twojej Górującej Chwale.
aid-icons-strength = Siła: do ataku; w budynkach nie daje zniżki.
aid-icons-magic = Magia: zdejmij ją ze Szlaku, by odrzucić kości Potwora.
aid-icons-influence = Wpływ: obniża ceny w Cytadeli.
aid-icons-attack = Kość Potwora z wynikiem od 3 do 6 trafia; każde nieobronione trafienie rani.
aid-icons-capture = Z Pułapką suma od Wartości Schwytania, poniżej Wartości Zabicia, schwyta Potwora.
aid-icons-kill = Suma równa co najmniej Wartości Zabicia zabija: Chwała i Trofeum.
aid-icons-conquest = Gdzie Potwór padł, pozostali próbują podbić Krainę.
aid-icons-potion = Mikstura leczy rannego Najemnika.
aid-icons-poison = Trucizna dodaje 2 do ataku.
aid-icons-defence = Obrona znosi trafienia.
aid-scoring-glory = 1 punkt za każdy punkt Chwały.
aid-scoring-reputation = 1 punkt za każdy punkt Reputacji.
aid-scoring-trophies = 1 punkt za każde Trofeum.
aid-scoring-affinity = Zestawy tej samej Przynależności na Najemnikach i Krainach.
aid-scoring-when = Gra kończy się po 6. rundzie albo gdy ktoś ma 30 Chwały.
aid-scoring-wages = Przedtem wypłaca się żołd.
