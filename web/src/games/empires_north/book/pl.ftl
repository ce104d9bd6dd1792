# Co księga mówi o elementach gry, i skrót zasad: każdy wiersz powołuje się w book.json na swoją zasadę.

family-field = Pola
family-feature = Cechy
family-action = Lokacje z Akcją
family-copy = Kopie
family-boost = Wsparcia
family-instant = Natychmiast
family-island = Wyspy

aid-turn-look = Wypatrywanie: dobierz cztery karty.
aid-turn-keep = Każda zatrzymana karta kosztuje 1 Robotnika.
aid-turn-act = Akcje: po jednej, na zmianę, aż wszyscy spasują.
aid-turn-expedition = Wyprawa: każdy Statek w kolejce plądruje albo podbija Wyspę.
aid-turn-cleanup = Czyszczenie: Robotnicy wracają, wyczerpane karty się przygotowuje.
aid-actions-build = Zbuduj Lokację z ręki za jej koszt.
aid-actions-pawn = Postaw pion Klanu na kaflu Akcji i wykonaj tę akcję.
aid-actions-again = Później, za 1 Jadło, przesuń go na sąsiedni kafel.
aid-actions-location = Użyj Lokacji z Akcją: zapłać, wyczerp ją, wykonaj działanie.
aid-actions-raze = Najazd: żetonem Najeżdżania wyczerp Lokację z Akcją przeciwnika.
aid-icons-explore = Odkryj: dobierz kartę, bez Robotnika.
aid-icons-populate = Zaludnij: 1 Robotnik.
aid-icons-construct = Skonstruuj: za darmo zbuduj Lokację, której koszt stanowią Dobra.
aid-icons-harvest = Zbierz: wszystkie Dobra z jednego swojego Pola.
aid-icons-sail = Wypłyń: Statek staje w kolejce; Ryba pozwala płynąć dalej, żeton Najeżdżania podbijać.
aid-icons-goods = Dobra; Złoto zastępuje przy budowie każdy Surowiec.
aid-scoring-cards = 1 punkt za każdą kartę w Imperium.
aid-scoring-left = 1 punkt za każde dwa pozostałe Surowce.
aid-scoring-gold = 1 punkt za każde Złoto.
aid-scoring-when = Gra kończy się w rundzie, w której ktoś ma 25 punktów.
