replay-file-lead = Wczytaj zapis partii i obejrzyj ją ruch po ruchu; każdy wiersz jest sprawdzany. Albo wczytaj pozycję i zagraj od niej.
choose-record = Wybierz plik
choose-record-more = albo upuść go tutaj (zapis: .karczma, pozycja: .yaml)
begin-here = Zagraj od tej pozycji
begin-here-more = Przy twoim własnym stole: siadasz na miejscu tego, czyj jest ruch, na pozostałych grają boty. Do rankingu ani do kampanii się nie liczy.
keep-moment = Ta chwila
keep-moment-more = Stół w tym ruchu jako plik z pozycją, razem ze wszystkim, co było zakryte
record-too-long = Ten plik jest za duży na zapis partii.
log = Dziennik
position = Miejsce w partii
move-of = ruch { $n } z { $of }
first-move = Początek
previous-move = Poprzedni ruch
next-move = Następny ruch
last-move = Koniec
play = Odtwarzaj
pause = Zatrzymaj
previous-turn = Początek tury albo poprzednia tura
next-turn = Następna tura
replay-turn = Tura { $n } · { $name }
replay-round = Runda { $n }
replay-table = Do stołu
speed = Tempo
slower = Wolniej
faster = Szybciej
times = { $n }×
eyes = Czyimi oczami oglądasz
eyes-everybody = Wszystko odkryte
eyes-of = Oczami: { $name }
eyes-watching = Jak widzowie
share-moment = Link do tego miejsca w partii
verify = Sprawdź kości
verify-running = Sprawdzamy każdy rzut i każde tasowanie…
verify-right = Wszystko się zgadza.
verify-failed = Coś się nie zgadza: wiersz { $line } zapisu.
verify-more = Jak to działa?
verify-how = Przed grą karczma ogłasza odcisk tajnego klucza, a każdy gracz dorzuca własną liczbę. Po grze klucz jest jawny i z niego wylicza się każdy rzut. Tutaj robi to twoja przeglądarka; czy gracze trzymali się zasad, sprawdzi to polecenie:
play-from-here = Zagraj stąd
play-on-more = Partia potoczy się dalej od ruchu { $n } z { $of } przy twoim własnym stole: siadasz na wybranym miejscu, na pozostałych grają boty, a przyszłe rzuty i karty będą inne niż w tej grze. Do rankingu ani do kampanii się nie liczy.
play-on-seat = Grasz jako
play-on-over = Tu partia jest już skończona. Cofnij się do wcześniejszego ruchu.
play-on-go = Zagraj od ruchu { $n }
replay-keys = Klawisze
replay-key-move = ruch wstecz, ruch naprzód
replay-key-turn = tura wstecz, tura naprzód
replay-key-ends = początek, koniec
replay-key-play = odtwarzaj, zatrzymaj
replay-key-speed = szybciej, wolniej
replay-key-legend = ta ściąga
key-space = spacja
replay-stops = Tu kończy się to, co rozegrano.
no-record = Ta gra nie ma zapisu: pokazujemy ją tak, jak opowiedziano ją przy stole.
commitment = Odcisk klucza podany przed grą
opened-key = Klucz ujawniony po grze
verify-key = To ten sam klucz, którego odcisk podano przed grą.
verify-seed = Losy tej partii wynikają z ziarna { $seed }, które wybrano jawnie.
verify-outcomes =
    { $n ->
        [one] Sprawdzono { $n } rzut lub dociąganie: wypadło to, co musiało.
        [few] Sprawdzono { $n } rzuty i dociągania: za każdym razem wypadło to, co musiało.
       *[many] Sprawdzono { $n } rzutów i dociągań: za każdym razem wypadło to, co musiało.
    }
verify-sealed = Od końca gry nikt nie zmienił w zapisie ani jednego wiersza.
verify-continued =
    { $n ->
        [one] Pierwszy wynik pochodzi z wcześniejszej gry, od której zaczęto. Sprawdzisz go w jej zapisie.
        [few] Pierwsze { $n } wyniki pochodzą z wcześniejszej gry, od której zaczęto. Sprawdzisz je w jej zapisie.
       *[many] Pierwszych { $n } wyników pochodzi z wcześniejszej gry, od której zaczęto. Sprawdzisz je w jej zapisie.
    }
verify-other-key = Ujawniony klucz to nie ten, którego odcisk podano przed grą.
verify-wrong-outcome = Wynik nr { $tick } zapisano jako { $told } (z { $n } możliwych), a wypadło { $due }.
verify-outcome-twice = Wynik nr { $tick } zapisano dwa razy.
verify-no-outcome = Ten wiersz miał zapisać wynik losowania, a brzmi: { $told }
verify-changed = Ktoś zmienił zapis po zakończeniu gry: pieczęć na końcu nie pasuje do reszty.
verify-no-record = To nie jest zapis partii z Karczmy.
verify-no-header = Zapis urywa się w nagłówku.
verify-cut = Zapis urywa się przed końcem: brakuje ostatniego wiersza z pieczęcią.
verify-no-key = Zapis nie podaje ani ziarna, ani klucza. Klucz pojawia się dopiero po zakończeniu gry.
verify-twice-told = Nagłówek podaje „{ $name }” dwa razy.
verify-no-number = To miała być liczba: { $told }
