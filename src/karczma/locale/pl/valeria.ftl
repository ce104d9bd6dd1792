# Valeria: Karciane królestwa. Nazwy kart, z których układa się zdania, mają formy: gen (dopełniacz) i acc (biernik).

# -- Mieszkańcy

name-cleric = Kapłan
    .gen = Kapłana
    .acc = Kapłana
name-monk = Mnich
    .gen = Mnicha
    .acc = Mnicha
name-merchant = Handlarz
    .gen = Handlarza
    .acc = Handlarza
name-blacksmith = Kowal
    .gen = Kowala
    .acc = Kowala
name-mercenary = Najemnik
    .gen = Najemnika
    .acc = Najemnika
name-alchemist = Alchemik
    .gen = Alchemika
    .acc = Alchemika
name-archer = Łucznik
    .gen = Łucznika
    .acc = Łucznika
name-wizard = Czarodziej
    .gen = Czarodzieja
    .acc = Czarodzieja
name-peasant = Chłop
    .gen = Chłopa
    .acc = Chłopa
name-knight = Rycerz
    .gen = Rycerza
    .acc = Rycerza
name-rogue = Łotrzyk
    .gen = Łotrzyka
    .acc = Łotrzyka
name-thief = Złodziej
    .gen = Złodzieja
    .acc = Złodzieja
name-champion = Obrońca
    .gen = Obrońcy
    .acc = Obrońcę
name-warlord = Watażka
    .gen = Watażki
    .acc = Watażkę
name-paladin = Paladyn
    .gen = Paladyna
    .acc = Paladyna
name-priestess = Kapłanka
    .gen = Kapłanki
    .acc = Kapłankę
name-butcher = Rzeźnik
    .gen = Rzeźnika
    .acc = Rzeźnika
name-miner = Górnik
    .gen = Górnika
    .acc = Górnika
name-starter-peasant = Startowy Chłop
    .gen = Startowego Chłopa
    .acc = Startowego Chłopa
name-starter-knight = Startowy Rycerz
    .gen = Startowego Rycerza
    .acc = Startowego Rycerza

# -- Potwory

name-goblin = Goblin
    .gen = Goblina
    .acc = Goblina
name-goblin-mage = Goblin Czarownik
    .gen = Goblina Czarownika
    .acc = Goblina Czarownika
name-goblin-king = Król Goblinów
    .gen = Króla Goblinów
    .acc = Króla Goblinów
name-skeleton = Szkielet
    .gen = Szkieletu
    .acc = Szkielet
name-flaming-skeleton = Płomienny Szkielet
    .gen = Płomiennego Szkieletu
    .acc = Płomienny Szkielet
name-skeleton-king = Król Szkieletów
    .gen = Króla Szkieletów
    .acc = Króla Szkieletów
name-treant = Drzewiec
    .gen = Drzewca
    .acc = Drzewca
name-bane-spider = Pająk Zguby
    .gen = Pająka Zguby
    .acc = Pająka Zguby
name-spider-queen = Królowa Pająków
    .gen = Królowej Pająków
    .acc = Królową Pająków
name-owlbear = Sowostwór
    .gen = Sowostwora
    .acc = Sowostwora
name-giant = Olbrzym
    .gen = Olbrzyma
    .acc = Olbrzyma
name-troll = Troll
    .gen = Trolla
    .acc = Trolla
name-dire-bear = Żarłoczny Niedźwiedź
    .gen = Żarłocznego Niedźwiedzia
    .acc = Żarłocznego Niedźwiedzia
name-orc-warrior = Ork Wojownik
    .gen = Orka Wojownika
    .acc = Orka Wojownika
name-orc-chieftain = Herszt Orków
    .gen = Herszta Orków
    .acc = Herszta Orków
name-gargoyle = Gargulec
    .gen = Gargulca
    .acc = Gargulca
name-wraith = Zjawa
    .gen = Zjawy
    .acc = Zjawę
name-witch-queen = Królowa Wiedźm
    .gen = Królowej Wiedźm
    .acc = Królową Wiedźm
name-gelatinous-cube = Galaretowaty Sześcian
    .gen = Galaretowatego Sześcianu
    .acc = Galaretowaty Sześcian
name-basilisk = Bazyliszek
    .gen = Bazyliszka
    .acc = Bazyliszka
name-swamp-dragon = Bagienny Smok
    .gen = Bagiennego Smoka
    .acc = Bagiennego Smoka
name-kobolds = Koboldy
    .gen = Koboldów
    .acc = Koboldy
name-gold-golem = Złoty Golem
    .gen = Złotego Golema
    .acc = Złotego Golema
name-red-dragon = Czerwony Smok
    .gen = Czerwonego Smoka
    .acc = Czerwonego Smoka

# -- Włości

name-foxgrove-palisade = Ostrokół w Lisim Zagajniku
    .acc = Ostrokół w Lisim Zagajniku
name-the-desert-orchid = Pustynna Orchidea
    .acc = Pustynną Orchideę
name-emerald-stronghold = Szmaragdowa Twierdza
    .acc = Szmaragdową Twierdzę
name-pratchetts-plateau = Płaskowyż Pratchetta
    .acc = Płaskowyż Pratchetta
name-cathedral-of-st-aquila = Katedra św. Akwilina
    .acc = Katedrę św. Akwilina
name-darktide-harbour = Przystań Mrocznego Przypływu
    .acc = Przystań Mrocznego Przypływu
name-cloudriders-camp = Obóz Chmurnego Jeźdźca
    .acc = Obóz Chmurnego Jeźdźca
name-the-orb-of-urdr = Kula Urdr
    .acc = Kulę Urdr
name-rogues-landing = Przystań Łotrzyków
    .acc = Przystań Łotrzyków
name-blood-crow-army = Oddziały Krwawej Wrony
    .acc = Oddziały Krwawej Wrony
name-eye-of-asteraten = Oko Asteratenu
    .acc = Oko Asteratenu
name-cutthroats-truce = Układ Rzezimieszków
    .acc = Układ Rzezimieszków
name-halfpenny-hill = Wzgórze Półpensówki
    .acc = Wzgórze Półpensówki
name-shattered-hand = Strzaskana Dłoń
    .acc = Strzaskaną Dłoń
name-forgotten-sorrows = Zapomniane Żale
    .acc = Zapomniane Żale
name-watcher-on-the-water = Czatownik na Wodzie
    .acc = Czatownika na Wodzie
name-gargans-embrace = Objęcia Gargana
    .acc = Objęcia Gargana
name-nest-of-the-weaver-witch = Gniazdo Wiedźmy Tkaczki
    .acc = Gniazdo Wiedźmy Tkaczki
name-palace-of-the-dawn = Pałac Świtu
    .acc = Pałac Świtu
name-grimmwater-keep = Warownia Ponurej Wody
    .acc = Warownię Ponurej Wody
name-the-violet-thorn = Fioletowy Cierń
    .acc = Fioletowy Cierń
name-purloiners-perch = Grzęda Rabusia
    .acc = Grzędę Rabusia
name-golden-obelisk-of-nae = Złoty Obelisk Nae
    .acc = Złoty Obelisk Nae
name-monolith-of-ostendaar = Monolit Ostendaaru
    .acc = Monolit Ostendaaru

# -- Książęta: tylko w mianowniku, bo obcych imion lepiej nie odmieniać

name-cornelius-the-dreamer = Korneliusz Marzyciel
name-elsyn-saint-of-shadows = El'syn, Święta Cieni
name-elisium-the-allsmith = Elizjum Wszechkowal
name-hrothgar-the-conqueror = Hrothgar Zdobywca
name-isabella-the-righteous = Izabela Sprawiedliwa
name-lekzandr-the-protector = Lekzand'r Obrońca Ludu
name-node-master-of-swords = Node, Mistrz Mieczy
name-reese-the-firebrand = Reese Podżegacz
name-simon-the-unclean = Szymon Nieczysty
name-waryn-lord-of-rogues = Waryn, Pan Łotrów

# -- Tereny (from: skąd są Potwory), rodzaje Potworów, Role, zestawy

name-barrens = Pustkowia
    .gen = Pustkowi
    .from = z Pustkowi
name-hills = Wzgórza
    .gen = Wzgórz
    .from = ze Wzgórz
name-ruins = Ruiny
    .gen = Ruin
    .from = z Ruin
name-forest = Las
    .gen = Lasu
    .from = z Lasu
name-swamp = Mokradła
    .gen = Mokradeł
    .from = z Mokradeł
name-valley = Dolina
    .gen = Doliny
    .from = z Doliny
name-cavern = Jaskinie
    .gen = Jaskiń
    .from = z Jaskiń
name-mountains = Góry
    .gen = Gór
    .from = z Gór

name-minion = Sługus
name-beast = Bestia
name-titan = Tytan
name-boss = Przywódca

name-worker = Rzemieślnik
    .gen = Rzemieślnika
    .acc = Rzemieślnika
name-soldier = Żołnierz
    .gen = Żołnierza
    .acc = Żołnierza
name-shadow = Rozbójnik
    .gen = Rozbójnika
    .acc = Rozbójnika
name-holy = Święty
    .gen = Świętego
    .acc = Świętego
count-worker =
    .gen =
    { $n ->
        [one] { $n } Rzemieślnika
       *[other] { $n } Rzemieślników
    }
count-soldier =
    .gen =
    { $n ->
        [one] { $n } Żołnierza
       *[other] { $n } Żołnierzy
    }
count-shadow =
    .gen =
    { $n ->
        [one] { $n } Rozbójnika
       *[other] { $n } Rozbójników
    }
count-holy =
    .gen =
    { $n ->
        [one] { $n } Świętego
       *[other] { $n } Świętych
    }

name-first-game = Pierwsza rozgrywka
name-gold-rush = Gorączka złota
name-masters-of-magic = Mistrzowie magii
name-monster-blood = Krew potworów

# -- Znaczniki

name-gold = Złoto
name-strength = Siła
name-magic = Magia
name-vp = znaczniki Zwycięstwa
count-gold =
    { $n ->
        [one] { $n } Złoto
       *[other] { $n } Złota
    }
    .acc =
    { $n ->
        [one] { $n } Złoto
       *[other] { $n } Złota
    }
    .gen = { $n } Złota
count-strength =
    { $n ->
        [one] { $n } Siła
       *[other] { $n } Siły
    }
    .acc =
    { $n ->
        [one] { $n } Siłę
       *[other] { $n } Siły
    }
    .gen = { $n } Siły
count-magic =
    { $n ->
        [one] { $n } Magia
        [few] { $n } Magie
       *[many] { $n } Magii
    }
    .acc =
    { $n ->
        [one] { $n } Magię
        [few] { $n } Magie
       *[many] { $n } Magii
    }
    .gen = { $n } Magii
count-vp =
    { $n ->
        [one] { $n } znacznik Zwycięstwa
        [few] { $n } znaczniki Zwycięstwa
       *[many] { $n } znaczników Zwycięstwa
    }
    .acc =
    { $n ->
        [one] { $n } znacznik Zwycięstwa
        [few] { $n } znaczniki Zwycięstwa
       *[many] { $n } znaczników Zwycięstwa
    }
    .gen =
    { $n ->
        [one] { $n } znacznika Zwycięstwa
       *[many] { $n } znaczników Zwycięstwa
    }

# -- Ustawienia stołu

option-set = Zestaw kart
value-set-random = losowy
option-terrains = Tereny
value-terrains-none = z zestawu
option-citizens = Mieszkańcy
value-citizens-none = z zestawu
option-mixed-stacks = Mieszane stosy Mieszkańców
option-duke-resource-scoring = Jak Książęta liczą zasoby
value-duke-resource-scoring-combined = wszystkie trzy rodzaje razem
value-duke-resource-scoring-per-kind = każdy rodzaj osobno
option-resting-player-targetable = Odpoczywającemu graczowi można coś zabrać
option-solo-count-victory-tokens = Znaczniki Zwycięstwa liczą się w grze jednoosobowej

# -- Co robią karty

each-citizens =
    { $every ->
        [1] za każdego Mieszkańca
       *[other] za każdych { $every } Mieszkańców
    }
each-citizens-type =
    { $every ->
        [1] za każdego Mieszkańca (bez kart Startowych)
       *[other] za każdych { $every } Mieszkańców (bez kart Startowych)
    }
each-citizens-role =
    { $every ->
        [1] za każdego { NAME($role, case: "acc") }
       *[other] za każdych { COUNT($every, $role, case: "gen") }
    }
each-citizens-name =
    { $every ->
        [1] za każdą kartę { NAME($name, case: "gen") }
        [few] za każde { $every } karty { NAME($name, case: "gen") }
       *[many] za każde { $every } kart { NAME($name, case: "gen") }
    }
each-slain =
    { $every ->
        [1] za każdego Potwora w stosie Zwycięstwa
        [few] za każde { $every } Potwory w stosie Zwycięstwa
       *[many] za każde { $every } Potworów w stosie Zwycięstwa
    }
each-slain-terrain =
    { $every ->
        [1] za każdego Potwora { NAME($terrain, case: "from") } w stosie Zwycięstwa
        [few] za każde { $every } Potwory { NAME($terrain, case: "from") } w stosie Zwycięstwa
       *[many] za każde { $every } Potworów { NAME($terrain, case: "from") } w stosie Zwycięstwa
    }
each-slain-type =
    { $type ->
        [minion] { $every ->
            [1] za każdego Sługusa w stosie Zwycięstwa
           *[other] za każdych { $every } Sługusów w stosie Zwycięstwa
        }
        [beast] { $every ->
            [1] za każdą Bestię w stosie Zwycięstwa
            [few] za każde { $every } Bestie w stosie Zwycięstwa
           *[many] za każde { $every } Bestii w stosie Zwycięstwa
        }
        [titan] { $every ->
            [1] za każdego Tytana w stosie Zwycięstwa
           *[other] za każdych { $every } Tytanów w stosie Zwycięstwa
        }
       *[boss] { $every ->
            [1] za każdego Przywódcę w stosie Zwycięstwa
           *[other] za każdych { $every } Przywódców w stosie Zwycięstwa
        }
    }
each-domains =
    { $every ->
        [1] za każdą Włość
       *[other] za każde { $every } Włości
    }
each-icons-role =
    { $every ->
        [1] za każdą ikonę { NAME($role, case: "gen") }
        [few] za każde { $every } ikony { NAME($role, case: "gen") }
       *[many] za każde { $every } ikon { NAME($role, case: "gen") }
    }
each-resources =
    { $every ->
        [1] za każdy zasób
        [few] za każde { $every } zasoby
       *[many] za każde { $every } zasobów
    }

citizen-any = dowolnego Mieszkańca
citizen-named = { NAME($name, case: "acc") }
domain-named = { NAME($domain, case: "acc") }
citizen-of-role = { NAME($role, case: "acc") }
citizen-at-most = { $what } o koszcie bazowym do { COUNT($most, "gold", case: "gen") }
tell-take-citizen = weź { $what } ze Stosów Centralnych
tell-take-citizen-may = możesz wziąć { $what } ze Stosów Centralnych
tell-take-monster = zabierz losowego Potwora (bez nagrody za niego) ze stosu Zwycięstwa wybranego przeciwnika
tell-return-citizens = zwróć swojego Mieszkańca (nie kartę Startową) na jego stos, aby otrzymać { $gain }
tell-return-citizens-may = możesz zwrócić swojego Mieszkańca (nie kartę Startową) na jego stos, aby otrzymać { $gain }
tell-return-slain = zwróć Potwora ze swojego stosu Zwycięstwa na jego stos, aby otrzymać { $gain }
tell-return-slain-may = możesz zwrócić Potwora ze swojego stosu Zwycięstwa na jego stos, aby otrzymać { $gain }
tell-bonus-slay = możesz zgładzić jeszcze jednego Potwora za zwykły koszt i ze zwykłą nagrodą
tell-die-set = ustaw dowolną kość na { $value }
tell-die-set-paid = zapłać { $pay }, aby ustawić dowolną kość na { $value }
tell-die-raise = zwiększ wynik dowolnej kości o { $value }
tell-die-raise-paid = zapłać { $pay }, aby zwiększyć wynik dowolnej kości o { $value }
tell-die-lower = zmniejsz wynik dowolnej kości o { $value }
tell-die-lower-paid = zapłać { $pay }, aby zmniejszyć wynik dowolnej kości o { $value }

when-roll-phase = w swojej Fazie Kości, jeśli chcesz, { $effect }
when-action-phase-started =
    { $whose ->
        [own] na początku swojej Fazy Akcji: { $effect }
       *[anybody] na początku każdej Fazy Akcji: { $effect }
    }
when-action-phase-ended =
    { $whose ->
        [own] na końcu swojej Fazy Akcji: { $effect }
       *[anybody] na końcu każdej Fazy Akcji: { $effect }
    }
when-citizen-gained =
    { $whose ->
        [own] gdy zyskujesz Mieszkańca: { $effect }
       *[anybody] gdy ktokolwiek zyskuje Mieszkańca: { $effect }
    }
when-monster-slain =
    { $whose ->
        [own] gdy zgładzisz Potwora: { $effect }
       *[anybody] gdy ktokolwiek zgładzi Potwora: { $effect }
    }
when-doubles =
    { $whose ->
        [own] gdy na twoich kościach wypadnie dubel: { $effect }
       *[anybody] gdy na kościach dowolnego gracza wypadnie dubel: { $effect }
    }
while-surcharge-times =
    { $times ->
        [0] werbujesz bez dopłaty za kopie
       *[other] twoja dopłata za kopie jest pomnożona przez { $times }
    }
while-surcharge-add =
    { $turn ->
        [less] twoja dopłata za kopie jest mniejsza o { COUNT($n, "gold", case: "acc") }
       *[more] twoja dopłata za kopie jest większa o { COUNT($n, "gold", case: "acc") }
    }
while-domain-cost-times =
    { $times ->
        [0] Włości nic cię nie kosztują
       *[other] koszt Włości jest dla ciebie pomnożony przez { $times }
    }
while-domain-cost-add =
    { $turn ->
        [less] Włości kosztują cię o { COUNT($n, "gold", case: "acc") } mniej
       *[more] Włości kosztują cię o { COUNT($n, "gold", case: "acc") } więcej
    }

# -- Treść kart

face-citizen = { NAME($card) }: Mieszkaniec, { NAME($role) }
face-starter = { NAME($card) }: karta Startowa
face-monster = { NAME($card) }: Potwór, { NAME($type) }, { NAME($terrain) }
face-domain = { NAME($card) }: Włość
face-duke = { NAME($card) }: Książę
face-terrain = { NAME($card) }: Teren
face-type = { NAME($card) }: rodzaj Potworów
face-role = { NAME($card) }: Rola
face-monsters = Potwory: { $names }.
face-citizens = Mieszkańcy: { $names }.
face-numbers =
    { $count ->
        [1] Numer aktywacji: { $numbers }.
       *[other] Numery aktywacji: { $numbers }.
    }
face-cost = Koszt: { $cost }.
face-cost-plus = Koszt: { $n }+ Złota.
face-need = { COUNT($n, $role, case: "gen") }
face-needs = Wymaga { $needs }.
face-active = W twojej turze: { $power }.
face-inactive = Poza twoją turą: { $power }.
face-reward = Nagroda: { $reward }.
face-points = { $n } PZ.
score-line = { $n } PZ { $each }.

# -- Pytania

ask-keep-which = Którego Księcia zachowujesz?
ask-change-dice = Kości pokazują { $first } i { $second }. Czy je zmieniasz?
ask-which-die = { NAME($by) } – którą kość zmieniasz?
ask-use-which = Którego z aktywowanych Mieszkańców teraz używasz?
ask-consolation = Żaden z twoich Mieszkańców się nie aktywował. Czy bierzesz 1 zasób?
ask-act = Którą akcję wykonujesz?
ask-bonus-action = { NAME($by) } – którego jeszcze Potwora zgładzasz?
ask-how-much-magic = Masz zapłacić { COUNT($price, $token, case: "acc") }. Ile z tego płacisz Magią?
ask-take-which = { NAME($by) } – którego Mieszkańca bierzesz?
ask-take-from-whom = { NAME($by) } – z czyjego stosu Zwycięstwa zabierasz Potwora?
ask-return-which =
    { NAME($by) } – { $zone ->
        [slain] którego Potwora
       *[citizens] którego Mieszkańca
    } zwracasz na jego stos?
ask-die-first = Kości pokazują { $first } i { $second }. Która kość pierwsza aktywuje Potwory?
ask-activate-which = Szóstka – który stos Potworów aktywujesz?
ask-give-which = { NAME($terrain) } – którego Mieszkańca oddajesz Mrocznemu Władcy?

# -- Odpowiedzi

choice-keep-duke = Zachowaj: { NAME($duke) }
choice-use-domain = Użyj: { NAME($domain) }
choice-use-domain-here = { NAME($domain) } – { $effect }
choice-announce = Zostaw kości bez zmian
choice-change-die =
    { $die ->
        [1] Pierwsza kość
       *[other] Druga kość
    }
choice-change-die-here =
    { $die ->
        [1] Pierwsza kość
       *[other] Druga kość
    }: z { $shows } na { $result }{ $paid ->
        [0] { "" }
       *[other] { " " }za { $cost }
    }
choice-use-citizen = Użyj { NAME($citizen, case: "gen") }
choice-use-citizen-here = { NAME($citizen) } – { $effect }
choice-slay = Zgładź { NAME($monster, case: "acc") }
choice-slay-here = Zgładź { NAME($monster, case: "acc") } za { $cost }
choice-recruit = Zwerbuj { NAME($citizen, case: "acc") }
choice-recruit-here = Zwerbuj { NAME($citizen, case: "acc") } za { $cost }
choice-acquire = Pozyskaj { NAME($domain, case: "acc") }
choice-acquire-here = Pozyskaj { NAME($domain, case: "acc") } za { $cost }
choice-take-resource = Weź { COUNT(1, $resource, case: "acc") }
choice-pay-magic =
    { $magic ->
        [0] Zapłać bez Magii
       *[other] Zapłać, w tym { COUNT($magic, "magic", case: "acc") }
    }
choice-pay-magic-here = Zapłać { $cost }
choice-take-free = Weź { NAME($citizen, case: "acc") }
choice-take-monster-from = { $opponent }
choice-take-monster-from-here =
    { $opponent } – { $n ->
        [0] nie ma Potwora do zabrania
        [1] jedyny Potwór
       *[other] jeden z { $n } Potworów, losowo
    }
choice-return-card = Zwróć { NAME($card, case: "acc") }
choice-return-card-here = Zwróć { NAME($card, case: "acc") }, aby otrzymać { $gain }
choice-resolve-die =
    { $die ->
        [1] Pierwsza kość
       *[other] Druga kość
    }
choice-resolve-die-here =
    { $die ->
        [1] Pierwsza kość
       *[other] Druga kość
    } ({ $shows }): { $points-to ->
        [any] wybrany przez ciebie stos
        [nothing] nic, bo stos { NAME($terrain, case: "gen") } jest wyczerpany
       *[stack] { NAME($terrain) }
    }
choice-activate = { NAME($terrain) }
choice-activate-here =
    { NAME($terrain) } – { $left ->
        [0] nic tam nie zostało, więc przegrywasz
       *[other] Mroczny Władca zabierze { $what }
    }
choice-from-empty = Weź kartę z pustego stosu
choice-from-empty-here =
    { $row ->
        [citizens] Weź kartę ze stosu Mieszkańców z numerem { $stack }
       *[domains] Weź kartę ze stosu Włości nr { $stack }
    }
choice-give = Oddaj { NAME($citizen, case: "acc") }

# -- Wydarzenia

event-duke-kept =
    { $seat-is ->
        [you] Zachowujesz Księcia: { NAME($duke) }.
       *[other] { $seat } zachowuje Księcia: { NAME($duke) }.
    }
event-duke-kept-secret =
    { $seat-is ->
        [you] Wybierasz Księcia w tajemnicy.
       *[other] { $seat } wybiera Księcia w tajemnicy.
    }
event-first-player =
    { $seat-is ->
        [you] Zaczynasz grę.
       *[other] Grę zaczyna { $seat }.
    }
event-turn-began =
    { $seat-is ->
        [you] Tura { $turn } należy do ciebie.
       *[other] Turę { $turn } rozgrywa { $seat }.
    }
event-dice-rolled =
    { $seat-is ->
        [you] Rzucasz kośćmi: { $first } i { $second }.
       *[other] { $seat } rzuca kośćmi: { $first } i { $second }.
    }
event-die-changed =
    { NAME($domain) }: { $seat-is ->
        [you] ustawiasz
       *[other] { $seat } ustawia
    } { $die ->
        [1] pierwszą
       *[other] drugą
    } kość na { $value }.
event-doubles = Dubel!
event-dice-announced =
    { $seat-is ->
        [you] Oznajmiasz wynik: { $first } i { $second }.
       *[other] { $seat } oznajmia wynik: { $first } i { $second }.
    }
event-action-phase-started =
    { $seat-is ->
        [you] Zaczynasz Fazę Akcji.
       *[other] { $seat } zaczyna Fazę Akcji.
    }
event-action-phase-ended =
    { $seat-is ->
        [you] Kończysz Fazę Akcji.
       *[other] { $seat } kończy Fazę Akcji.
    }
event-paid =
    { $seat-is ->
        [you] Płacisz
       *[other] { $seat } płaci
    } { COUNT($n, $token, case: "acc") }.
event-resource-taken =
    { $seat-is ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } z puli { COUNT(1, $token, case: "acc") }.
event-consolation-taken =
    Żaden Mieszkaniec się nie aktywował, więc { $seat-is ->
        [you] bierzesz
       *[other] { $seat } bierze
    } z puli { COUNT(1, $token, case: "acc") }.
event-nothing-taken = { NAME($by) }: nie ma odpowiedniej karty, więc nic się nie dzieje.
event-monster-slain =
    { $seat-is ->
        [you] Zgładzasz
       *[other] { $seat } zgładza
    } { NAME($monster, case: "acc") }.
event-monster-taken =
    { $seat-is ->
        [you] Zabierasz { NAME($monster, case: "acc") } – traci { $opponent }.
       *[other] { $opponent-is ->
            [you] { $seat } zabiera ci { NAME($monster, case: "acc") }.
           *[other] { $seat } zabiera { NAME($monster, case: "acc") } – traci { $opponent }.
        }
    }
event-monster-taken-nobody =
    { $seat-is ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } { NAME($monster, case: "acc") } z pierwszego stosu od lewej.
event-citizen-gained =
    { $seat-is ->
        [you] Zyskujesz
       *[other] { $seat } zyskuje
    } { NAME($citizen, case: "acc") }.
event-domain-acquired =
    { $seat-is ->
        [you] Pozyskujesz
       *[other] { $seat } pozyskuje
    } { NAME($domain, case: "acc") }.
event-card-returned =
    { $seat-is ->
        [you] Zwracasz
       *[other] { $seat } zwraca
    } { NAME($card, case: "acc") } na stos.
event-card-revealed = Odkryto kartę: { NAME($card) }.
event-stack-exhausted =
    { $row ->
        [monsters] Stos Potworów nr { $stack } jest wyczerpany.
        [citizens] Stos Mieszkańców z numerem { $stack } jest wyczerpany.
       *[domains] Stos Włości nr { $stack } jest wyczerpany.
    }
event-stack-refilled =
    { $row ->
        [monsters] Stos Potworów nr { $stack } nie jest już wyczerpany.
        [citizens] Stos Mieszkańców z numerem { $stack } nie jest już wyczerpany.
       *[domains] Stos Włości nr { $stack } nie jest już wyczerpany.
    }
event-last-round = Zbliża się koniec: gra potrwa, aż wszyscy rozegrają tyle samo tur.
event-monster-phase-began = Zaczyna się Faza Potworów.
event-stack-activated = Kość z wynikiem { $die } aktywuje stos Potworów { NAME($terrain, case: "from") }.
event-stack-spared = Kość z wynikiem { $die } niczego nie aktywuje, bo stos Potworów { NAME($terrain, case: "from") } jest wyczerpany.
event-second-harvest-began = Zaczyna się Druga Faza Zbiorów.
event-card-captured = Mroczny Władca zabiera { NAME($card, case: "acc") }.
event-duke-revealed =
    { $seat-is ->
        [you] Twój Książę: { NAME($duke) }.
       *[other] { $seat } ujawnia Księcia: { NAME($duke) }.
    }
event-duke-revealed-nobody = Książę Mrocznego Władcy: { NAME($duke) }.
event-game-ended =
    Koniec gry. { $winners-count ->
        [1] { $winners-is ->
            [you] Wygrywasz!
           *[other] Wygrywa { $winners }.
        }
       *[other] Wspólna wygrana: { $winners }.
    } { $scores }.
event-solo-ended =
    { $outcome ->
        [last_monster] Nie ma już żadnego Potwora – Mroczny Władca pokonany!
        [more_points] { $seat-is ->
            [you] Wygrywasz
           *[other] { $seat } wygrywa
        } z Mrocznym Władcą { $points } do { $dark_lord }!
        [draw] Remis z Mrocznym Władcą, { $points } do { $dark_lord }.
        [fewer_points] Mroczny Władca wygrywa { $dark_lord } do { $points }.
       *[empty_column] Nie ma już czego oddać Mrocznemu Władcy: { $seat-is ->
            [you] przegrywasz
           *[other] { $seat } przegrywa
        }, a punktów się nie liczy.
    }

# -- Odmowy

own-gold =
    { $magic ->
        [0] { COUNT($gold, "gold", case: "acc") }
       *[other] { COUNT($gold, "gold", case: "acc") } i { COUNT($magic, "magic", case: "acc") }
    }
own-strength =
    { $magic ->
        [0] { COUNT($strength, "strength", case: "acc") }
       *[other] { COUNT($strength, "strength", case: "acc") } i { COUNT($magic, "magic", case: "acc") }
    }
slaying-cost =
    { $extra ->
        [0] { COUNT($need, "strength", case: "acc") }
       *[other] { COUNT($need, "strength", case: "acc") } i { COUNT($extra, "magic", case: "acc") }
    }
VK-BUY-02 =
    { NAME($domain) }: potrzeba { COUNT($need, $role, case: "gen") }, a { $has ->
        [0] nie masz żadnego
       *[other] masz { $has }
    }.
VK-BUY-06 = { VK-RECR-02 }
VK-BUY-06-price = { VK-RECR-04 }
VK-CARD-18 = { NAME($card) } to karta Startowa, a takich się nie zwraca.
VK-DOM-06 = { NAME($card) }: nie możesz wziąć { NAME($citizen, case: "gen") }.
VK-EXH-01 =
    { $row ->
        [citizens] W stosie Mieszkańców z numerem { $stack } nie ma już kart.
       *[domains] W stosie Włości nr { $stack } nie ma już kart.
    }
VK-FIVE-07 = Ten gracz odpoczywa, a przy tym stole odpoczywającemu graczowi nic się nie zabiera.
VK-HARV-17 = { NAME($citizen) }: nie masz czym zapłacić za tę moc.
VK-HARV-18 = { NAME($citizen) } – tej mocy użyto już przy tym rzucie.
VK-MIX-01 = W mieszanych stosach są wszyscy Mieszkańcy, więc nie można ich wskazać.
VK-MON-08 = { NAME($citizen) } ma koszt bazowy { COUNT($cost, "gold", case: "acc") }, a możesz wziąć Mieszkańca o koszcie bazowym do { COUNT($most, "gold", case: "gen") }.
VK-PAY-02 = Całej ceny nie zapłacisz Magią: wydaj co najmniej { COUNT(1, $token, case: "acc") }.
VK-PAY-10 = Potrzeba { COUNT($need, $token, case: "gen") }, a masz { $has }.
VK-PAY-10-domain-token-price = { NAME($domain) }: użycie kosztuje teraz { COUNT($price, $token, case: "acc") }, a tyle nie zapłacisz.
VK-RECR-01 = Stos kart { NAME($citizen, case: "gen") } jest pusty.
VK-RECR-02 = To kosztuje { COUNT($price, "gold", case: "acc") }, a masz { own-gold }.
VK-RECR-04 = To kosztuje { COUNT($price, "gold", case: "acc") }, a nie masz Złota; samą Magią nie zapłacisz.
VK-ROLL-02 = { NAME($citizen) } się nie aktywuje, bo kości wskazują { $first }, { $second } i { $sum }.
VK-ROLL-04 = { NAME($domain) } – ta Włość nie zmienia kości.
VK-ROLL-05 = { NAME($domain) } – tej Włości użyto już w tej turze.
VK-ROLL-09 = Kość nie może pokazać { $value }, tylko od 1 do 6.
VK-ROLL-11 = Ta kość już pokazuje { $value }.
VK-ROLL-11-domain = { NAME($domain) }: żadna kość by się nie zmieniła.
VK-SETUP-11 = { NAME($citizen) } i { NAME($other) } mają ten sam numer aktywacji.
VK-SETUP-27 = Wszystko jest już wskazane, więc zestaw niczego by nie zmienił.
VK-SLAY-01 = Na wierzchu tego stosu leży inny Potwór: { NAME($top) }.
VK-SLAY-01-terrain = Stos { NAME($terrain, case: "gen") } jest wyczerpany.
VK-SLAY-02 = Zgładzenie { NAME($monster, case: "gen") } kosztuje { slaying-cost }, a masz { own-strength }.
VK-SLAY-03 = Nie masz Siły, a samą Magią nie zgładzisz Potwora.
VK-SLAY-04 =
    Zgładzenie { NAME($monster, case: "gen") } wymaga oprócz Siły { COUNT($need, "magic", case: "gen") }, a { $magic ->
        [0] nie masz Magii
       *[other] masz { $magic }
    }.
VK-SOLO-13 = Stos { NAME($terrain, case: "gen") } jest wyczerpany.
VK-SOLO-15 = { NAME($citizen) } nie leży w kolumnie aktywowanego stosu ({ NAME($terrain) }).

# -- Zabieranie

tell-steal = zabierz wybranemu przeciwnikowi { $what }
ask-steal-what = { NAME($by) } – komu i co zabierasz?
ask-steal-how-many = { NAME($by) } – ile zabierasz? Najwyżej { COUNT($most, $token, case: "acc") }.
choice-steal-from = { $opponent }: { NAME($token) }
choice-steal-from-here = { $opponent }: { NAME($token) } (ma { $has })
choice-steal-some =
    { $n ->
        [0] Nic
       *[other] { $n }
    }
event-stolen =
    { NAME($by) }: { $n ->
        [0] { $seat-is ->
            [you] nic nie zabierasz
           *[other] { $seat } nic nie zabiera
        }
       *[other] { $seat-is ->
            [you] zabierasz { COUNT($n, $token, case: "acc") } – traci { $opponent }
           *[other] { $opponent-is ->
                [you] { $seat } zabiera ci { COUNT($n, $token, case: "acc") }
               *[other] { $seat } zabiera { COUNT($n, $token, case: "acc") } – traci { $opponent }
            }
        }
    }.

# -- Znaki na kartach, które są słowami

sign-once = raz:
sign-roll-phase = Kości:
sign-action-phase-started = Akcje:
sign-action-phase-ended = po Akcjach:
sign-citizen-gained = za Mieszkańca:
sign-monster-slain = za Potwora:
sign-doubles = dubel:
sign-no-surcharge = bez dopłaty

# -- Koniec gry

score-domains = Włości
score-monsters = Potwory
score-tokens = Znaczniki
score-duke = Książę
medal-domains = Najpiękniejsze Włości
medal-monsters = Postrach Potworów
medal-tokens = Pełna sakiewka
medal-duke = Hojny Książę
rival-dark-lord = Mroczny Władca
name-slain = Potwory
name-citizens = Mieszkańcy
name-resources = zasoby
name-domains = Włości
