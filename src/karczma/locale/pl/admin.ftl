# Co gospodarz słyszy od „karczma admin”: co się stało, czego się nie robi i dlaczego, oraz pomoc.

# -- Kopia zapasowa

backed-up =
    { $file }: { $people ->
        [one] { $people } osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }, { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    }, { $entries ->
        [one] { $entries } ruch
        [few] { $entries } ruchy
       *[many] { $entries } ruchów
    }. Są w niej skróty haseł i sekrety karczmy: trzymaj ją tam, gdzie nikt inny jej nie przeczyta.
restored =
    Karczma jest taka, jaka była { $taken }: { $people ->
        [one] { $people } osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }, { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    }, { $entries ->
        [one] { $entries } ruch
        [few] { $entries } ruchy
       *[many] { $entries } ruchów
    }. Otworzy ją „karczma serve”.
set-aside = To, co było tu przedtem, leży w { $folder }.

# -- Co się stało

banned = Drzwi są zamknięte: { $name }, razem ze wszystkimi botami. Otworzy je znów „karczma admin pardon”.
muted = Gra, ale nic nie mówi: { $name }. Kończy to „karczma admin pardon”.
pardoned = Znów wolno tu wszystko: { $name }.
renamed = Zamiast { $before } od teraz: { $name }, także przy stołach.
new-password = Konto { $login }, nowe hasło: { $password } (nie pokażemy go po raz drugi; trzeba zalogować się od nowa).
logged-out =
    { $n ->
        [0] Nie było sesji do zakończenia.
        [one] Zakończono { $n } sesję.
        [few] Zakończono { $n } sesje.
       *[many] Zakończono { $n } sesji.
    }
revoked = Token już niczego nie otwiera: { $name }.
deleted = Po osobie { $name } nie ma śladu: zniknęły imię, konto, rozmowy i boty; gry nadal można oglądać. Kopie zapasowe wciąż ją pamiętają.
line-deleted = Wiersz { $n } zniknął z rozmowy; otwarte strony pokazują go, dopóki nie zostaną wczytane na nowo.
table-closed = Stół { $table } zakończono bez wyniku; nadal można go oglądać.
announced = Słychać to przy wszystkich stołach; usłyszy to też każdy, kto przyjdzie później.
closed = Karczma zamyka się o podanej porze: zegary stoją, nikt nie wykona ruchu, wszystko jest zapisane. Otworzy ją „karczma admin reopen”.
reopened = Karczma jest znów otwarta.

# -- Czego się nie robi

refused-no-house = { $place }: tu nie ma żadnej karczmy. Wskaż ją przez --data lub --database, tak jak w „karczma serve”.
refused-other-form = { $place }: tę karczmę prowadzi inna wersja programu. Otwórz ją raz poleceniem „karczma serve” z tej wersji.
refused-file-there = Plik { $file } już istnieje, a kopia niczego nie zastępuje: podaj inną nazwę.
refused-no-folder = { $folder }: nie ma takiego folderu.
refused-no-file = { $file }: nie ma takiego pliku.
refused-not-a-backup = { $file } nie jest kopią zapasową karczmy. Nic się nie zmieniło.
refused-damaged = Plik { $file } jest uszkodzony: nie wszystko jest w nim takie, jak zostało zapisane. Nic się nie zmieniło.
refused-newer = { $file } pochodzi z nowszej Karczmy: najpierw zaktualizuj program. Nic się nie zmieniło.
refused-house-there = { $place }: jest tu już karczma. Z opcją --replace kopia zajmie jej miejsce. Nic się nie zmieniło.
refused-house-open = { $place }: ta karczma jest otwarta. Najpierw ją zamknij, bo inaczej ludzie graliby dalej w czymś, czego już nie ma. Nic się nie zmieniło.
refused-nobody = { $who }: nie ma tu nikogo o takim identyfikatorze, koncie ani imieniu. Listy: „karczma admin people” i „karczma admin bots”.
refused-several-people = { $who }: tak nazywa się kilka osób. Wskaż jedną identyfikatorem: { $ids }.
refused-bad-name = Imię ma od 1 do { $most } znaków, a każdy z nich da się wydrukować.
refused-bad-notice = Ogłoszenie ma od 1 do { $most } znaków w jednym wierszu.
refused-no-account = { $who } nie ma konta, a więc i hasła.
refused-no-bot = { $who } to nie bot, a tokeny mają tylko boty. Sesje ludzi kończy „karczma admin log-out”.
refused-say-yes = Tego nie da się cofnąć: po osobie { $who } nie będzie śladu. Jeśli tak ma być, dodaj --yes.
refused-no-line = W żadnej rozmowie nie ma wiersza { $n }. Numery pokazuje „karczma admin chat STÓŁ”.
refused-no-table = { $table }: nie ma takiego stołu. Lista: „karczma admin tables”.
refused-table-over = Stół { $table } już się zakończył.
refused-not-closed = Karczma nie jest zamknięta.

# -- Pomoc

help = Dogląda karczmy z terminala, także gdy ludzie grają.
help-backup = Zapisuje wszystko, co karczma przechowuje, w jednym pliku, gdy ludzie grają: jest w nim każdy ruch potwierdzony wcześniej.
help-restore = Stawia karczmę z kopii tam, gdzie żadnej jeszcze nie ma; z opcją --replace w miejsce tej, która jest zamknięta.
help-option-lang = Język, en lub pl; bez tego język systemu.
help-option-database = Baza danych karczmy: plik albo adres sqlite: lub postgresql:.
help-option-data = Folder z sekretami karczmy i jej własną bazą danych.
help-backup-place = Nowy plik albo folder, w którym plik dostanie nazwę od czasu.
help-restore-backup = Plik zapisany przez „karczma admin backup”.
help-restore-replace = Zajmij miejsce karczmy, która tu jest; jej pliki zostaną odłożone na bok.
help-people = Wypisuje gości i konta, od najnowszych.
help-people-word = Tylko osoby, które mają to w imieniu lub nazwie konta.
help-bots = Wypisuje konta botów i ich właścicieli.
help-bots-word = Tylko boty, które mają to w nazwie.
help-tables = Wypisuje stoły, od zmienionych ostatnio.
help-tables-word = Tylko stoły, które mają to w nazwie lub tytule gry.
help-chat = Pokazuje rozmowę przy stole, z numerami wierszy.
help-chat-table = Identyfikator stołu.
help-notices = Pokazuje obecne ogłoszenia.
help-log = Pokazuje, co robili gospodarze, od najnowszych.
help-ban = Zamyka przed kimś drzwi, razem z jego botami, w ciągu kilku sekund.
help-ban-who = Identyfikator, nazwa konta albo imię, które ma tylko jedna osoba.
help-ban-days = Na tyle dni; bez tego na stałe.
help-ban-why = Notatka do dziennika.
help-mute = Pozwala komuś grać, ale nie rozmawiać.
help-mute-who = Identyfikator, nazwa konta albo imię, które ma tylko jedna osoba.
help-mute-days = Na tyle dni; bez tego na stałe.
help-mute-why = Notatka do dziennika.
help-pardon = Kończy zamknięte drzwi i milczenie.
help-pardon-who = Identyfikator, nazwa konta albo imię, które ma tylko jedna osoba.
help-rename = Daje komuś inne imię, także przy stołach.
help-rename-who = Identyfikator, nazwa konta albo imię, które ma tylko jedna osoba.
help-rename-name = Nowe imię.
help-password = Nadaje kontu nowe hasło i raz je pokazuje.
help-password-who = Identyfikator, nazwa konta albo imię, które ma tylko jedna osoba.
help-log-out = Kończy wszystkie sesje danej osoby; gość nie wróci już jako ta sama osoba.
help-log-out-who = Identyfikator, nazwa konta albo imię, które ma tylko jedna osoba.
help-revoke = Unieważnia token bota.
help-revoke-who = Identyfikator lub nazwa bota.
help-delete = Usuwa po kimś wszelki ślad: imię, konto, rozmowy i boty; gry nadal można oglądać.
help-delete-who = Identyfikator, nazwa konta albo imię, które ma tylko jedna osoba.
help-delete-yes = Tak, na pewno.
help-delete-line = Usuwa wiersz rozmowy.
help-delete-line-n = Jego numer z „karczma admin chat STÓŁ”.
help-close-table = Kończy stół bez wyniku.
help-close-table-table = Identyfikator stołu.
help-announce = Ogłasza coś wszystkim przy stołach.
help-announce-text = Treść ogłoszenia.
help-announce-hours = Tak długo usłyszą to też ci, którzy przyjdą później.
help-close = Zamyka na czas prac: ludzie się o tym dowiadują, zegary stoją, gry są bezpieczne.
help-close-text = Co usłyszą ludzie.
help-close-minutes = Tyle minut wcześniej ludzie się o tym dowiadują.
help-reopen = Otwiera znowu.
