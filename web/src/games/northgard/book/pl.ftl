# Co księga mówi o elementach gry, i skrót zasad: każdy wiersz powołuje się w book.json na swoją zasadę.

family-starting = Karty Startowe
family-clan_cards = Karty Klanów
family-development-early = Wczesny Rozwój
family-development-advanced = Zaawansowany Rozwój
family-achievements = Osiągnięcia
family-unrest = Niepokoje

aid-turn-start = Początek roku: każdy dobiera cztery karty; wykłada się Karty Rozwoju.
aid-turn-turns = Akcje: tura po turze, aż wszyscy spasują.
aid-turn-harvest = Zbiory: jeden żeton za każdą ikonę na twoich terytoriach i budowlach.
aid-turn-closed = Zamknięte terytorium z dwóch kafli daje 1 Punkt Chwały, z trzech i więcej 2.
aid-turn-winter = Zima: jednostki trzeba wyżywić; im ich więcej, tym drożej.
aid-turn-eoy = Koniec roku: trzy zamknięte terytoria z Dużymi Budowlami wygrywają od razu.
aid-actions-play = Zagranie karty: wykonujesz jej akcję.
aid-actions-flash = Razem z nią dowolnie wiele Kart Błysku.
aid-actions-exchange = Zamiana: odłóż kartę, zapłać 1 wiedzę, dobierz jedną.
aid-actions-remove = Usunięcie: karta wraca do pudełka, płacisz 2 wiedzy i dobierasz dwie.
aid-actions-upgrade = Ulepszenie: za kartę z ręki bierzesz Kartę Ulepszenia Klanu.
aid-actions-pass = Spasowanie: odrzucasz wszystko i bierzesz Kartę Rozwoju.
aid-icons-recruit = Rekrutacja: tyle jednostek, na kontrolowane terytoria.
aid-icons-move = Ruch: tyle ruchów z terytorium na sąsiednie.
aid-icons-explore = Odkrycie: dobierz kafel i dołóż go do swojego otwartego terytorium.
aid-icons-build = Budowa: Mała Budowla za 1 drewno, Duża za 3.
aid-icons-draw = Dobieranie: karty z własnego Stosu Dobierania.
aid-icons-fight = Walka: punkt za każdą jednostkę, potem premie, żywność i kość.
aid-scoring-fame = Żetony Chwały.
aid-scoring-left = 1 punkt za każde trzy pozostałe zasoby.
aid-scoring-cards = Chwała na kartach całej talii.
aid-scoring-unrest = Minus 5 za każde Niepokoje.
aid-scoring-tie = Remis: więcej terytoriów, potem więcej jednostek.
