# Strony wokół stołu. Stół ma własne teksty (kit, table), a gry własne słowa (src/karczma/locale).

# -- Wszędzie

skip-to-content = Przejdź do treści
loading = Chwileczkę…
go-on = Dalej
keep = Zapisz
copy = Kopiuj
copied = Skopiowano
copy-by-hand = Przeglądarka nie pozwala kopiować. Tekst jest zaznaczony: naciśnij Ctrl+C albo przytrzymaj go palcem.
share = Udostępnij
back-to-lobby = Wróć do karczmy
not-found = Nie ma takiej strony
not-found-more = Może link jest niepełny. W karczmie zawsze znajdzie się jakiś stół.
clause-mark = zasada { $id }
won = wygrana
player = Gracz { $number }

nav = Główne strony
nav-tables = Stoły
nav-replays = Powtórki
nav-rules = Księga zasad
nav-settings = Ustawienia
nav-privacy = Prywatność
nav-credits = Autorzy i licencje
who-am-i = { $name }: ustawienia i konto
open-source = Karczma to otwarte oprogramowanie (Apache 2.0).

# -- Gdy coś nie wyjdzie

error-unknown = Coś poszło nie tak. Spróbuj jeszcze raz.
error-told = Nie udało się. Odśwież stronę i spróbuj jeszcze raz (błąd { $status }).
error-page = Nie udało się wczytać strony. Sprawdź połączenie i odśwież.
error-0 = Serwer nie odpowiada. Spróbujemy ponownie za chwilę.
error-401 = Najpierw powiedz, jak cię zwać.
error-403 = Ta strona jest otwarta zbyt długo. Odśwież ją i spróbuj jeszcze raz.
error-404 = Tego już tu nie ma.
error-409 = W tej chwili się nie da. Odśwież stronę i spróbuj jeszcze raz.
error-429 = Za dużo naraz: spróbuj ponownie { $when }.
in-a-moment = za chwilę
error-500 = To błąd po naszej stronie. Spróbuj jeszcze raz.
error-join-404 = Tego stołu już nie ma.
error-invite-404 = To zaproszenie jest nieważne. Poproś o nowy link.
error-register-400 = Nazwa konta: od 3 znaków, litery, cyfry, kropka i myślnik. Hasło: co najmniej 8 znaków.
error-name-400 = Imię może mieć od 1 do 40 znaków.
error-replay-400 = Ta gra jeszcze trwa. Powtórkę obejrzysz, gdy się skończy.
error-replay-404 = Nie ma takiej gry.
error-record-400 = To nie jest zapis partii z Karczmy albo ktoś go zmienił.

# -- Kto siada

ask-name = Jak cię zwać przy stole?
guest-name = Gość
sit-down = Siadam
your-turn = Twoja kolej
bot-names = Mruk|Kluska|Gawron|Szyszka|Bebok
table-names = Pod Gryfem|Pod Złotym Dębem|Pod Śpiącym Smokiem|Pod Trzema Świecami|Pod Starym Toporem|Pod Wesołym Trollem|Pod Srebrną Podkową|Pod Białym Krukiem|Pod Pękatym Dzbanem|Pod Księżycem

# -- Tytuły

title-valeria = Valeria
title-valeria-sub = Karciane królestwa
title-valeria-acc = Valerię
title-northgard = Northgard
title-northgard-sub = Niezbadane Ziemie
title-northgard-acc = Northgard
title-empires_north = Królestwa Północy
title-empires_north-sub = Osadnicy
title-empires_north-acc = Królestwa Północy
title-wonderful_kingdom = Wonderful Kingdom
title-wonderful_kingdom-sub = z dodatkiem Legends
title-wonderful_kingdom-acc = Wonderful Kingdom
title-monster_lands = Monster Lands
title-monster_lands-sub = wyprawa z Cytadeli
title-monster_lands-acc = Monster Lands

# -- Karczma

hello-morning = Dzień dobry!
hello-afternoon = Dzień dobry!
hello-evening = Dobry wieczór!
lobby-lead = Usiądź i graj: bez konta, z ludźmi albo z botami.
tables-wait-for-you =
    { $n ->
        [one] czeka na ciebie { $n } stół
        [few] czekają na ciebie { $n } stoły
       *[many] czeka na ciebie { $n } stołów
    }
quick-play = Gram w
quick-i-am = Jestem
quick-and-play = i gram w
quick-title = W co gram
quick-opponents = Z kim gram
with-bots =
    { $n ->
        [0] solo
        [one] z { $n } botem
       *[other] z { $n } botami
    }
play-with-bots =
    { $n ->
        [0] Graj solo
        [one] Graj z { $n } botem
       *[other] Graj z { $n } botami
    }
five-games = Pięć gier
players = liczba graczy:
tables-waiting =
    { $n ->
        [0] nikt nie czeka
        [one] { $n } stół czeka
        [few] { $n } stoły czekają
       *[many] { $n } stołów czeka
    }
new-table = Nowy stół
your-tables = Twoje stoły
played-games = rozegrane gry
no-tables = Nie siedzisz jeszcze przy żadnym stole. Jedno kliknięcie i gramy.
open-tables = Otwarte stoły
open-your-own = załóż własny
no-open-tables = Nikt teraz nie szuka towarzystwa. Załóż stół i wyślij znajomym link.
watch-title = Popatrz
watch = Patrz
watch-table = Patrz: { $name }
nothing-to-watch = Przy otwartych stołach nikt teraz nie gra.
fair-dice = Kości i tasowanie można sprawdzić po każdej partii.
look-in = Zajrzyj
go-on-playing = Wróć do gry
join = Dosiądź się
join-table = Dosiądź się: { $name }
waits-for-people = czeka na graczy
others-think = inni się zastanawiają
just-now = przed chwilą
unfinished = Tej gry nie da się dokończyć
unfinished-conceded = Partia poddana
unfinished-cancelled = Stół odwołany
stopped-conceded = partia poddana
stopped-cancelled = stół odwołany
closed-conceded = Gracze zgodnie zakończyli grę przed czasem, więc nikt nie wygrał. Poniżej wyniki z tej chwili.
closed-cancelled = Kto zakładał ten stół, odwołał grę, zanim się zaczęła.
stopped-other-rules = nie da się dokończyć: zasady się zmieniły
stopped-unreadable = nie da się dokończyć: dziennika nie da się odczytać
unfinished-kept = Nic z tego, co wydarzyło się przy stole, nie przepadło: możesz to obejrzeć ruch po ruchu.
closed-other-rules = Od początku tej gry zasady w karczmie się zmieniły, a według dawnych nie da się już grać.
closed-unreadable = Dziennika tej gry nie da się już odczytać, więc nikt nie wie na pewno, na czym stanęła.
anew = Załóż taki sam stół od nowa
anew-short = Załóż od nowa
anew-go = Do nowego stołu
anew-game = Zacznij tę grę od nowa
watch-played = Obejrzyj, co rozegrano
seed-mark = wybrane ziarno losu: { $seed }
seed-chosen = Ziarno losu { $seed } wybrał gospodarz stołu.
seed-chosen-more = Kto je zna, może wyliczyć każdą kartę i każdy rzut. Dobre do ćwiczeń, gry na jednym urządzeniu i analizy; taka partia nigdy nie liczy się do rankingu.
pace-turns-short = na raty
stools =
    zajęte miejsca: { $taken }, wolne: { $free }

# -- Kampanie

campaign = Kampania
campaign-of = Kampania: { $title }
campaign-begin = Rozpocznij kampanię
campaign-kept = Gra zacznie się od razu. Kampania zostaje zapisana: możesz wyjść i wrócić, kiedy zechcesz.
campaign-now = Stan kampanii
campaign-n-of = { $n } z { $of }
campaign-games =
    { $n ->
        [0] nie rozegrano jeszcze żadnej gry
        [one] { $n } rozegrana gra
        [few] { $n } rozegrane gry
       *[many] { $n } rozegranych gier
    }
campaign-nth-game = gra { $n }
campaign-on = Dalej
campaign-first = Do pierwszej gry
campaign-next = Do następnej gry
campaign-back = Wróć do gry
campaign-choose = Jak trudna ma być następna gra?
campaign-see = Zobacz kampanię
campaign-path = Przebieg kampanii
campaign-here = tu jesteś
campaign-tries =
    { $n ->
        [one] { $n } gra
        [few] { $n } gry
       *[many] { $n } gier
    }
campaign-played = Gry tej kampanii
campaign-none-played = Jeszcze żadnej. Pierwsza już czeka.
campaign-over = Kampania zakończona
campaign-won = Kampania wygrana!
campaign-lost = Kampania przegrana
campaign-given-up = Kampania porzucona
campaign-give-up = Porzuć kampanię
campaign-give-up-note = Kampania zniknie z karczmy i nie da się jej kontynuować. Rozegrane gry zostaną w historii.
campaign-give-up-yes = Tak, porzucam
campaign-keep = Nie, gram dalej
campaigns-title = Twoje kampanie

# -- Nowy stół

new-table-of = Nowy stół: { $title }
seats = Miejsca
seats-count = { $n } z { $most }
seat-me = Ja
seat-beside = Obok mnie
seat-host = twoje miejsce
seat-bot = Bot
seat-open = Gość
seat-kind = Kto siada na miejscu { $n }
seat-name = Imię na miejscu { $n }
seat-away = poza stołem
remove-seat = Usuń miejsce { $n }
free-seat = Wolne miejsce
free-seat-more = dla kogoś z linkiem
bot-strength = Jak gra bot na miejscu { $n }
bot-easy = Nowicjusz (łatwy)
bot-easy-style = Widzi tylko krok naprzód i często źle go ocenia.
bot-normal = Bywalec (średni)
bot-normal-style = Wybiera to, co w tej chwili wygląda najlepiej, i odpowiada od razu.
bot-hard = Stary wyjadacz (trudny)
bot-hard-style = Planuje całą turę. Myśli najwyżej sekundę.
bot-master = Mistrz (najtrudniejszy)
bot-master-style = Porównuje wiele planów i liczy się z tym, co może się zdarzyć. Myśli do pięciu sekund.
bot-random = gra na chybił trafił
bot-random-style = Robi, co popadnie: w sam raz, żeby się rozejrzeć.
# Tak nazywają go dawne stoły.
bot-greedy = gra rozsądnie
add-bot = Bot
add-guest = Zaproś
add-beside = Obok mnie
variants = Zasady tej gry
options-game = Co leży na stole
options-variants = Warianty i dodatki
options-readings = Czego instrukcja nie rozstrzyga
options-n =
    { $n ->
        [one] { $n } opcja
        [few] { $n } opcje
       *[many] { $n } opcji
    }
options-changed =
    { $n ->
        [one] zmieniono { $n } opcję
        [few] zmieniono { $n } opcje
       *[many] zmieniono { $n } opcji
    }
chosen-of = Wybrane: { $n } z { $of }
the-table = Stół
table-name = Nazwa stołu
access = Kto może usiąść
access-open = każdy
access-link = kto ma link
access-private = zaproszeni
access-open-more = Stół będzie widać w karczmie. Każdy może się dosiąść albo popatrzeć.
access-link-more = Stołu nie widać w karczmie, ale kto ma link, może usiąść i patrzeć.
access-private-more = Grają tylko zaproszeni i nikt inny nie może patrzeć.
pace = Tempo
pace-live = na żywo
pace-turns = na raty
pace-live-more = Wszyscy siedzą przy stole w tym samym czasie.
pace-turns-more = Ruch, kiedy kto ma chwilę: dziś, jutro, za tydzień.
clock = Zegar
clock-none = bez zegara
clock-minute = 1 minuta na ruch
clock-three = 3 minuty na ruch
clock-ten = 10 minut na ruch
clock-half-hour = 30 minut na całą grę
clock-day = doba na ruch
clock-three-days = 3 doby na ruch
seed = Ziarno losu
seed-none = losowe (tak gra się najczęściej)
seed-wrong = Ziarno to liczba całkowita, najwyżej 15 cyfr.
fair = Uczciwe kości.
fair-more = Odcisk tajnego klucza zobaczysz na początku gry, a sam klucz na końcu. Każdy gracz dorzuca własną losową liczbę, więc nikt nie ustawi rzutów.
start =
    { $n ->
        [1] Zaczynam solo
        [2] Zaczynamy we dwoje
        [3] Zaczynamy we troje
        [4] Zaczynamy we czworo
        [5] Zaczynamy w pięcioro
       *[other] Zaczynamy
    }
open-and-invite = Załóż stół i zaproś
start-now = Gra zacznie się od razu.
start-invites = Gra zacznie się, gdy wszyscy usiądą.
start-beside = Gracie na jednym urządzeniu i podajecie je sobie. Zakryte karty chroni zasłona.
not-ready = Jeszcze czegoś brakuje: sprawdź zaznaczone pola.
wrong-number = W tę grę nie da się grać w tyle osób: { $n }.

# -- Podgląd stołu Valerii

preview = Na stole
preview-random = Karty wybierze los.

# -- Zaproszenie, czekanie

invitation = Zaproszenie
invited-to = { $host } zaprasza cię na partię w { $title }.
invited = Zapraszamy cię na partię w { $title }.
seats-free =
    { $n ->
        [one] Zostało { $n } wolne miejsce.
        [few] Zostały { $n } wolne miejsca.
       *[many] Zostało { $n } wolnych miejsc.
    }
no-seat-left = Wszystkie miejsca są już zajęte.
go-to-table = Idę do stołu
minutes-per-move =
    { $n ->
        [one] { $n } minuta na ruch
        [few] { $n } minuty na ruch
       *[many] { $n } minut na ruch
    }
minutes-per-game =
    { $n ->
        [one] { $n } minuta na grę
        [few] { $n } minuty na grę
       *[many] { $n } minut na grę
    }

# -- Księga zasad

rulebook = Księga zasad
rulebook-of = Księga zasad: { $title }
rules-found =
    { $n ->
        [one] znaleziono { $n } zasadę
        [few] znaleziono { $n } zasady
       *[many] znaleziono { $n } zasad
    }
chapters = Rozdziały
search-rules = Szukaj zasady, np. „kopia” albo VK-RECR-02
rules-language = Język zasad
rules-in-both = oba języki
rules-in-pl = polski
rules-in-en = English
rule-note = Uwaga (po angielsku)
rule-see = Zobacz też:
rule-pictures = O czym mowa
rules-nearest = Może chodzi o:
rulebooks = Księgi zasad innych gier
leaves = Kartki
cards = Karty
cards-of = Karty: { $title }
cards-all = Wszystkie karty tej gry
cards-search = Szukaj po nazwie albo działaniu
cards-kind = Rodzaj
cards-every-kind = Wszystkie rodzaje
cards-set = Grupa
cards-every-set = Wszystkie grupy
cards-cost = Koszt
cards-every-cost = Każdy koszt
cards-up-to = Koszt do { $n }
cards-found =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
cards-none = Żadna karta nie pasuje do tych warunków.
card-designed = Część wartości zaprojektowaliśmy sami.
card-rules = Zasady o tej karcie
no-rules-found = Żadna zasada nie zawiera słów „{ $asked }”.
kind-example = przykład
kind-variant = wariant
kind-component = element gry

# -- Powtórki

replay = Powtórka
record = Zapis
history-lead = Rozegrane gry, ruch po ruchu. Zapis partii otworzysz też w terminalu i w Pythonie.
open-record = Otwórz zapis z pliku
no-history = Żadna gra jeszcze się nie skończyła.
scores = Wyniki
close = Zamknij

# -- Ustawienia

set-language = Język
set-theme = Pora dnia
theme-dark-short = Świece
theme-light-short = Dzień

# -- Autorzy

credits-lead = Stół, karty i widoki zostały narysowane dla tego projektu. Poniżej to, co zawdzięczamy innym.
credits-games = Gry
credits-games-more = Zasady gier opisujemy własnymi słowami. Nazwy gier należą do ich wydawców; projekt nie jest z nimi związany i nie używa ich ilustracji, skanów ani znaków.
credits-icons = Ikony
credits-icons-more = Sylwetki na kartach i godłach, kształty bez zmian, pokolorowane przez nas:
credits-lucide = Ikony przycisków:
credits-fonts = Kroje pisma
credits-fonts-more = Na licencji SIL Open Font License 1.1:
credits-software = Oprogramowanie w tej stronie
credits-software-more = Sama Karczma jest na licencji Apache 2.0.

# -- Wstać od stołu, odwołać, poddać, ukryć

not-now = Jednak nie
get-up = Wstaję od stołu
get-up-sure = Twoje miejsce będzie wolne i może je zająć ktoś inny.
cancel-table = Odwołaj stół
cancel-sure = Gra się nie zacznie, a wszyscy, którzy czekają, zobaczą, że stół odwołano.
fill-with-bot = { add-bot }: miejsce { $n }
kick = Wyproś od stołu: { $name }
qr-code = Kod QR
qr-code-of = Kod QR zaproszenia: { $link }
leave-game = Odchodzę od stołu
leave-game-sure = Od teraz zagra za ciebie bot. Możesz wrócić, kiedy zechcesz.
concede = Poddaję grę
concede-sure = Gra skończy się od razu i nikt jej nie wygra.
concede-ask = Zaproponuj poddanie gry
concede-ask-sure = Gra skończy się bez zwycięzcy, jeśli zgodzą się wszyscy gracze.
concede-asked =
    { $n ->
        [one] { $names } proponuje zakończyć grę bez zwycięzcy.
       *[other] { $names } proponują zakończyć grę bez zwycięzcy.
    }
concede-waits = Proponujesz zakończyć grę bez zwycięzcy. Czekamy na zgodę pozostałych.
concede-agree = Zgadzam się
concede-refuse = Gram dalej
concede-withdraw = Jednak gram dalej
hide-table = Ukryj na moich listach: { $name }
hidden-now = Stół „{ $name }” nie pokaże się już na twoich listach.
show-again = Pokaż znowu

# -- Bez połączenia

offline = Nie ma połączenia z karczmą
offline-more = Stoły, gry i powtórki są na serwerze, a teraz go nie słychać. Nic nie przepadło: ruchy, które karczma przyjęła, czekają. Ta strona otworzy się sama, gdy połączenie wróci.
offline-again = Spróbuj teraz
