# Co mówi sam terminal: rozmowa przy stole, pomoc, nagłówki plansz.

terminal-welcome = Wpisz numer możliwości. „pomoc” powie, co jeszcze można wpisać, a „?” – dlaczego czegoś nie wolno.
terminal-thinking = Pozostali myślą …
terminal-help =
    1, 2, 3 …  zagraj tę możliwość; wystarczy też wpisać jej słowa albo ich część
    ?  dlaczego nie mogę: wszystko, co widać, a czego nie wolno, z powodem i zasadą
    ? 12, ? { $card }  to samo, ale tylko o jednej z tych rzeczy
    zasada { $clause }  zasada słowami; „zasada { $chapter }” pokaże wszystkie tak zaczęte, a „zasada” tę, z której wynika pytanie
    karta { $card }  wszystko o karcie albo innym elemencie gry; „karta” pokaże wszystkie odkryte
    plansza  narysuj stół jeszcze raz
    dziennik  co się wydarzyło; „dziennik 20” pokaże tylko ostatnie 20 wierszy
    cofnij  cofnij ostatni wybór, dopóki nie padły kości, nie odkryto karty i nikt inny nie wybrał
    zapisz PLIK  zapisz grę w pliku; samo „zapisz” wybierze plik za ciebie
    pozycja PLIK  zachowaj tę chwilę jako plik z pozycją, razem ze wszystkim, co zakryte; samo „pozycja” wybierze plik
    język en  in English
    koniec  zapisz i wyjdź; tak samo działa Ctrl+D

# -- Rozmowa

terminal-which = Którą z nich masz na myśli?
terminal-allowed = { $number }, { $words }: to wolno.
terminal-not-on-show = Niczego takiego teraz tu nie widać.
terminal-nothing-refused = Wszystko, co widać, jest dozwolone.
terminal-not-now = Jest w tej grze takie zagranie, ale nie ma go teraz wśród twoich możliwości. [K-FLOW-01]
terminal-not-understood = Nie rozumiem. Wpisz numer możliwości albo „pomoc”.
terminal-no-rule = W tej grze nie ma zasady { $id }.
terminal-no-card = W tej grze nic się tak nie nazywa: { $name }.
terminal-near-card = W tej grze nic się tak nie nazywa: { $name }. Może chodzi o: { $near }?
terminal-no-language = W jakim języku? Do wyboru: { $languages }.

terminal-taken-back = Cofasz wybór: { $words }
terminal-no-undo-nothing = Nie ma czego cofnąć.
terminal-no-undo-chance = Tego nie można już cofnąć: od tego czasu rzucono kośćmi albo dobrano karty.
terminal-no-undo-revealed = Tego nie można już cofnąć: ten wybór odsłonił coś, co było zakryte.
terminal-no-undo-other = Tego nie można już cofnąć: od tego czasu wybierał już ktoś inny ({ $name }).

terminal-saved =
    Zapisano w { $file }. Żeby wrócić do gry:
      { $command }
terminal-position-kept =
    Ta chwila jest zachowana w pliku { $file }. Żeby od niej zacząć:
      { $command }
terminal-exists = Plik { $file } już istnieje i może należeć do innej gry. Podaj inną nazwę.
terminal-not-saved = Nie zapisano. { $file }: { $why }
terminal-left =
    Do zobaczenia! Gra jest zapisana. Żeby do niej wrócić:
      { $command }
terminal-left-nothing = Do zobaczenia!
terminal-finished = Gra została zapisana w { $file } (czytają ją „karczma replay” i „karczma verify”).

# -- Opcje stołu (karczma play GRA --help)

terminal-options = { $title } – opcje stołu (karczma play { $id } --option NAZWA=WARTOŚĆ)
terminal-option-values = Wartości: { $values }. Domyślnie: { $default }.
terminal-option-several = Wymień dokładnie { $n }, po przecinku, albo nie podawaj nic: { $values }.
terminal-option-each = Albo po jednej nazwie dla każdego gracza, po przecinku: { $values }.
terminal-option-players = Działa tylko przy takiej liczbie graczy: { $players }.
terminal-option-only = Działa tylko wtedy, gdy { $option } to: { $values }.

# -- Co podano źle

terminal-wrong-game = W co gramy? „karczma games” wymienia gry, a „--load PLIK” wraca do zapisanej.
terminal-wrong-load = Zapisana gra sama zna swoje --seats, --seed i --option.
terminal-wrong-position = Od pozycji zaczyna się osobna gra: nie łączy się jej ani z --load, ani z --campaign.
terminal-wrong-record = { $file } to zapis gry { $recorded }, a nie { $title }.
terminal-wrong-seat = Przy tym stole nie ma miejsca { $seat }: pierwsze ma numer 0, a miejsc jest { $seats }.
terminal-wrong-bots = Liczba botów podanych w --with: { $bots }. Liczba graczy: { $seats }, czyli ty i jeszcze { $others }.
terminal-wrong-names = Liczba imion podanych w --names: { $names }. Liczba graczy: { $seats }.
terminal-wrong-pair = „{ $pair }”: opcję podaje się jako nazwa=wartość.
terminal-wrong-campaign = W kampanię gra się w pojedynkę, a ona sama zna swoje gry: bez --seats, --with, --seat i --load.
terminal-wrong-due = { $record }: ta gra nie jest teraz kolejną w kampanii { $file }.
terminal-wrong-begin = Nie ma jeszcze kampanii { $file }. Żeby ją zacząć, podaj nazwę gry.
terminal-wrong-kept = { $file } to kampania gry { $kept }, a nie { $title }.
terminal-wrong-extra = Temu poleceniu brakuje modułu { $missing }. Można go doinstalować: pip install "karczma[{ $extra }]"

terminal-version =
    karczma { $version }, { $python }, { $build ->
        [compiled] wersja skompilowana
       *[plain] wersja nieskompilowana
    }

# -- Kampanie

terminal-campaign =
    { $n ->
        [0] Kampania (nie rozegrano jeszcze żadnej gry)
        [one] Kampania ({ $n } rozegrana gra)
        [few] Kampania ({ $n } rozegrane gry)
       *[many] Kampania ({ $n } rozegranych gier)
    }
terminal-campaign-left = Wracasz do przerwanej gry.
terminal-campaign-choose = Którą grę rozegrasz teraz? Wpisz jej numer.
terminal-campaign-on =
    Kampania jest zapisana. Następna gra:
      { $command }
terminal-campaign-won =
    { $n ->
        [one] Kampania wygrana w { $n } grze.
       *[many] Kampania wygrana w { $n } grach.
    }
terminal-campaign-lost =
    { $n ->
        [one] Kampania przegrana po { $n } grze.
       *[many] Kampania przegrana po { $n } grach.
    }

# -- Koniec

terminal-scores = Punktowanie
terminal-player = Gracz
terminal-total = Razem
terminal-nobody-wins = Nikt nie wygrywa.
terminal-not-won = Tym razem bez zwycięstwa.
terminal-winners =
    { $names-is ->
        [you] Wygrywasz!
       *[other] { $names-count ->
            [one] Wygrywa { $names }.
           *[other] Zwycięstwo jest wspólne: { $names }.
        }
    }

# -- Dowolna plansza

terminal-table = Stół
terminal-at-least =
    { $n ->
        [one] co najmniej { $n } punkt
        [few] co najmniej { $n } punkty
       *[many] co najmniej { $n } punktów
    }
terminal-face-down =
    { $n ->
        [one] { $n } zakryta
        [few] { $n } zakryte
       *[many] { $n } zakrytych
    }

# -- Plansza Valerii

valeria-board-turn =
    { $turn ->
        [0] Przygotowanie
       *[other] Tura { $turn }
    }
valeria-board-dice = Kości [{ $first }] [{ $second }] = { $sum }
valeria-board-exhausted = Wyczerpane stosy: { $n } z { $limit }
valeria-board-resting = Odpoczywa: { $name }
valeria-board-last-round = Ostatnia kolejka
valeria-board-empty = Wyczerpany
valeria-board-short-gold = Złoto { $n }
valeria-board-short-strength = Siła { $n }
valeria-board-short-magic = Magia { $n }
valeria-board-short-vp = PZ { $n }
valeria-board-first = pierwszy gracz
valeria-board-citizens = Mieszkańcy
valeria-board-roles = Role
valeria-board-domains = Włości
valeria-board-slain = Zgładzone
valeria-board-monsters = Potwory
valeria-board-duke = Książę
valeria-board-hidden = zakryty
valeria-board-dark-lord = Mroczny Władca

# -- Northgard

northgard-board-year = Rok { $year } z { $years }
northgard-board-stack = Kafle w stosie: { $n }
northgard-board-first = Pierwszy gracz: { $name }
northgard-board-neutral = neutralne
northgard-board-open =
    { $n ->
        [one] { $n } kafel, otwarte
        [few] { $n } kafle, otwarte
       *[other] { $n } kafli, otwarte
    }
northgard-board-closed =
    { $n ->
        [one] { $n } kafel, zamknięte
        [few] { $n } kafle, zamknięte
       *[other] { $n } kafli, zamknięte
    }
northgard-board-kaija = Kaija
northgard-board-scorched = Spalona Ziemia
northgard-board-free = wolne miejsca: { $slots }
northgard-board-slot-small = małe
northgard-board-slot-stone = z kamieniem
northgard-board-slot-large = duże
northgard-board-display = Wyłożone
northgard-board-drawn = Dobrany kafel
northgard-board-line = Stwory
northgard-board-army = Wojsko
northgard-board-hand = Ręka
northgard-board-looked = Dobrane
northgard-board-tiles = Kafle
northgard-board-active = Aktywne
northgard-board-upgrades = Ulepszenia
northgard-board-passed = pas
northgard-board-units = na mapie { $n }, w rezerwie { $reserve }, zimą żywność: { $winter }
northgard-board-piles = ręka { $hand }, dobieranie { $draw }, odrzucone { $discard }
northgard-board-strongholds = zamknięte z Dużą Budowlą: { $n } z { $most }
northgard-board-creature = { $name } (siła { $n })

# -- It's a Wonderful Kingdom

kingdom-board-round = Runda { $round } z 4
kingdom-board-starts = pierwszy gracz: { $name }
kingdom-board-token = Iluzjonistka: { $name }
kingdom-board-trap = pułapka: { $name }
kingdom-board-rival = rywal
kingdom-board-enemy = Wróg
kingdom-board-production = Produkcja
kingdom-board-selection = Wybór
kingdom-board-construction = Konstrukcja
kingdom-board-built = Księstwo
kingdom-board-calamities = Katastrofy
kingdom-board-quest = Misja
kingdom-board-hand = Ręka
kingdom-board-alchemy = Alchemia
kingdom-board-training = Szkolenie
kingdom-board-traps = Pułapki
kingdom-board-spies = Szpiedzy
kingdom-board-soldiers = Żołnierze
kingdom-board-illusions = Żetony Iluzjonistek
kingdom-board-set-aside = Odłożone
kingdom-board-stage = etap { $n }
kingdom-board-shrouded = okryta mgłą
kingdom-board-stolen = okradziona
kingdom-board-medals = Medale
kingdom-board-medals-from = brązowy od { $bronze } punktów, srebrny od { $silver }, złoty od { $gold }
kingdom-board-supremacy = Przewaga
kingdom-board-supremacy-from = od { $n } kostek w kroku
kingdom-board-territory = Terytorium
kingdom-board-armies = Armie
kingdom-board-spots = Pola premii
kingdom-board-worth = PZ cz./nieb.
kingdom-board-borders = Granice
kingdom-board-reserve = Odwody
kingdom-board-beside = { $name } { $reserve }, uwięzione { $n }

# -- stół Królestw Północy

empires-board-round = Runda { $round }
empires-board-phase-lookout = Wypatrywanie
empires-board-phase-action = Akcje
empires-board-phase-expedition = Wyprawa
empires-board-phase-cleanup = Czyszczenie
empires-board-first = Pierwszy Gracz: { $name }
empires-board-last = ostatnia runda
empires-board-round-of = Runda { $round } z { $rounds }
empires-board-scenario = Scenariusz
empires-board-target =
    { $n ->
        [one] cel: { $n } punkt (teraz { $now })
        [few] cel: { $n } punkty (teraz { $now })
       *[many] cel: { $n } punktów (teraz { $now })
    }
empires-board-beat = cel: więcej punktów niż rywal (rywal { $n }, teraz { $now })
empires-board-islands = Podbite Wyspy: { $now } z { $n }
empires-board-winter =
    { $n ->
        [0] w tej rundzie zima nie zabiera Jadła
        [one] w tej rundzie zima zabiera 1 Jadło
       *[other] w tej rundzie zima zabiera { $n } Jadła
    }
empires-board-ring = Kafle
empires-board-nearby = Pobliskie
empires-board-distant = Odległe
empires-board-visited = Wybrana
empires-board-deck = talia { $n }
empires-board-queue = Statki
empires-board-rival-ship = rywal
empires-board-piles = Stosy
empires-board-counts = ręka { $hand }, talia { $deck }, odrzucone { $discard }, wydani Robotnicy { $spent }, Statki Klanu { $ships }, Zwykłe Statki { $common }
empires-board-fields = Pola
empires-board-others = Cechy
empires-board-actions = Akcje
empires-board-played = Zagrane
empires-board-hand = Ręka
empires-board-looked = Dobrane
empires-board-passed = pas

# -- Monster Lands

monsters-board-round = Runda { $round } z { $rounds }
monsters-board-starts = pierwszy gracz: { $name }
monsters-board-goal-vp = punkty
monsters-board-goal-gold = monety, przy co najmniej { $least } punktach
monsters-board-goal-require-and-vp = wszystko pełne i punkty
monsters-board-goal-mercenaries-per-affiliation = Najemnicy poszczególnych Przynależności
monsters-board-goal-quests-and-vp = Zadania / punkty
monsters-board-rank = teraz: { $rank } (punkty { $points }, monety { $gold }, Zadania { $quests })
monsters-board-dice = ◆ Kość Siły, ✦ Kość Magii, ● Kość Wpływu; liczba to wynik Kości Wpływu
monsters-board-panic = panika
monsters-board-closed = zamknięte
monsters-board-sambor = Sambor
monsters-board-land = { NAME($affiliation) }, podbój { $conquest }, Chwała { $glory }
monsters-board-monster = { NAME($affiliation) }, atak { $dice }, schwytanie { $capture }, zabicie { $kill }
monsters-board-beer = Kolejka Piwa { $n }
monsters-board-reputation = Reputacja { $n }
monsters-board-errand = Cel { $target }: { $reward }, inaczej −{ $penalty } Chwały
monsters-board-deal = oddaj { $cost }: po lewej { $left }, po prawej { $right }
monsters-board-quest = Zadanie z Rzutem Kośćmi
monsters-board-contract = Zadanie Kontraktowe
monsters-board-wounded = rana
monsters-board-leader = Przywódca
monsters-board-glory = Tory
monsters-board-tracks = Chwała { $glory }, Reputacja { $reputation }, Górująca Chwała { $excess }; żołd { $wages }
monsters-board-pool = Pula Kości
monsters-board-members = Klan
monsters-board-traps = Pułapki
monsters-board-loot = Łupy
monsters-board-lands = Krainy
monsters-board-trophies = Trofea
