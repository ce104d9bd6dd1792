this-device = Na tym urządzeniu
set-theme-more = Wieczór przy świecach albo dzień przy otwartych okiennicach.
theme-auto = jak w systemie
theme-dark = świece
theme-light = dzień
set-motion = Ruch
set-motion-more = Jak poruszają się karty, kości i żetony.
motion-auto = jak w systemie
motion-full = spokojny
motion-quick = szybki
motion-still = bez ruchu
set-cards = Wielkość kart na telefonie i w podglądzie
cards-small = małe
cards-medium = zwykłe
cards-large = duże
set-sound = Dźwięki
set-sound-more = Stuknięcie w stół, gdy przychodzi twoja kolej, oraz odgłosy kości i kart.
set-notices = Powiadomienia
set-notices-more = Wiadomość systemowa, gdy przychodzi twoja kolej, a karczma jest w innej karcie.
notices-refused = Przeglądarka nie pozwala na powiadomienia z tej strony.
who-you-are = Kim jesteś
your-name = Imię przy stole
name-kept = Zapisano.
account = Konto
account-no = Grasz jako gość. Z kontem wrócisz do swoich stołów także z innego urządzenia. Nie trzeba adresu e-mail.
account-yes = Masz konto. Twoje stoły czekają na każdym urządzeniu, na którym się zalogujesz.
account-register = nowe konto
account-login = mam już konto
account-register-do = Załóż konto
account-login-do = Zaloguj się
login-name = Nazwa konta
login-name-more = Litery, cyfry, kropka i myślnik; od 3 znaków.
password = Hasło
password-more = Co najmniej 8 znaków. Zapamiętaj je: bez e-maila nie da się go odzyskać.
logged-in = Witaj z powrotem.
registered = Konto gotowe. Twoje stoły zostały z tobą.
log-out = Wyloguj się
logged-out = Wylogowano.
bots = Twoje boty
bots-more = Bot gra przez to samo API co ta strona, z własnym imieniem i tokenem dostępu.
bots-api = Opis API
bot-name = Imię bota
make-bot = Utwórz bota
bot-token = Token bota
token-once = Oto jego token. Zobaczysz go tylko teraz, więc zapisz go w bezpiecznym miejscu.
bot-delete = Usuń
bot-delete-sure = { $bot } straci imię i token na zawsze. Rozegrane gry zostaną jako gry gracza bez imienia.
new-password = Zmiana hasła
password-before = Twoje hasło
password-after = Nowe hasło
change-password = Zmień hasło
password-changed = Zmieniono. We wszystkich innych przeglądarkach nastąpiło wylogowanie.
sessions = Twoje przeglądarki
browser-unknown = Nieznana przeglądarka
session-begun = Od: { $day };
session-seen = ostatnia wizyta: { $when }.
session-here = ta przeglądarka
session-end = Wyloguj
sessions-end = Wyloguj wszędzie indziej
your-data = Twoje dane
your-data-more = Wszystko, co ta karczma o tobie przechowuje: możesz to obejrzeć i zabrać ze sobą.
no-data = Nic tu o tobie nie przechowujemy. Kto bierze udział w grze, podaje imię.
show-data = Pokaż, co przechowujecie
save-data = Zapisz wszystko w pliku
kept-name = Imię przy stole
kept-login = Nazwa konta
kept-since = Znamy się od
kept-sessions = Przeglądarki z twoim kontem
kept-bots = Boty
kept-campaigns = Kampanie
all-tables =
    { $n ->
        [one] { $n } stół
        [few] { $n } stoły
       *[many] { $n } stołów
    }
tie-host = to twój stół
tie-seat = masz tu miejsce
tie-hidden = ukryty na twoich listach
tie-barred = odesłano cię stąd
tie-conceding = chcesz się poddać
all-lines =
    { $n ->
        [one] { $n } twoja wypowiedź
        [few] { $n } twoje wypowiedzi
       *[many] { $n } twoich wypowiedzi
    }
all-deeds =
    { $n ->
        [one] { $n } wpis o twoim koncie
        [few] { $n } wpisy o twoim koncie
       *[many] { $n } wpisów o twoim koncie
    }
deed-ban = gospodarz cię wyprosił
deed-mute = gospodarz odebrał ci głos
deed-pardon = gospodarz ci wybaczył
deed-rename = gospodarz zmienił ci imię
deed-password = gospodarz ustawił nowe hasło
deed-log-out = gospodarz cię wylogował
deed-leave = prośba o usunięcie konta
forget-guest = Zapomnijcie o mnie
forget-guest-sure = Twoje imię, wypowiedzi, kampanie i boty znikną od razu. Rozegrane gry zostaną jako gry gracza bez imienia. Tego nie da się cofnąć.
forget-account = Usuń konto
forget-account-sure =
    { $n ->
        [0] Twoje imię, konto, wypowiedzi, kampanie i boty znikną od razu. Rozegrane gry zostaną jako gry gracza bez imienia. Tego nie da się cofnąć.
        [one] Od razu nastąpi wylogowanie na wszystkich urządzeniach. Po { $n } dniu znikną twoje imię, konto, wypowiedzi, kampanie i boty; do tego czasu wystarczy się zalogować, żeby wszystko zostało. Rozegrane gry zostaną jako gry gracza bez imienia.
       *[many] Od razu nastąpi wylogowanie na wszystkich urządzeniach. Po { $n } dniach znikną twoje imię, konto, wypowiedzi, kampanie i boty; do tego czasu wystarczy się zalogować, żeby wszystko zostało. Rozegrane gry zostaną jako gry gracza bez imienia.
    }
forgotten = Gotowe: nic już tu o tobie nie mówi.
forgotten-soon = Wylogowano cię wszędzie. Konto zostanie usunięte { $day }. Jeśli zmienisz zdanie, zaloguj się przed tym dniem.
privacy-lead = Co ta karczma przechowuje o ludziach, jak długo i co możesz z tym zrobić.
privacy-what = Co przechowujemy
privacy-what-guest = O gościu: imię oraz losową liczbę w ciasteczku, po której strona go poznaje.
privacy-what-account = O koncie: także jego nazwę i odcisk hasła, z którego nikt hasła nie odczyta. O e-mail nie pytamy.
privacy-what-games = O grach: kto gdzie siedział oraz każdy ruch i jego czas, żeby grę można było dokończyć, obejrzeć i sprawdzić.
privacy-what-chat = To, co mówisz przy stole.
privacy-what-browser = O każdej przeglądarce z twoim kontem: od kiedy, dzień ostatniej wizyty i opis w rodzaju „Firefox, Linux”.
privacy-what-deeds = To, co gospodarz zrobił w twojej sprawie, na przykład odebranie głosu.
privacy-what-address = Adresów sieciowych nie zapisujemy. Serwer pamięta je przez chwilę tylko po to, by nikt nie pytał o zbyt wiele.
privacy-how-long = Jak długo
after-days =
    { $n ->
        [one] po { $n } dniu
       *[many] po { $n } dniach
    }
privacy-long-guest = O gościu, który nie zostawił żadnej gry, zapominamy { $after } od ostatniej wizyty.
privacy-long-player = O gościu, który grał, zapominamy { $after } od ostatniej wizyty; gry zostają, ale bez imienia.
privacy-long-account =
    { $n ->
        [0] Konto zostaje, dopóki go nie usuniesz; wtedy znika od razu.
       *[many] Konto zostaje, dopóki go nie usuniesz; znika wtedy { $after }, chyba że wcześniej się zalogujesz.
    }
privacy-long-session = Przeglądarka traci dostęp { $after } od ostatniej wizyty.
privacy-long-chat = To, co powiedziano przy stołach, usuwamy { $after }.
privacy-long-waiting = Stół, do którego nikt nie przyszedł, usuwamy { $after }, razem z tym, co przy nim powiedziano.
privacy-long-deeds = Zapis tego, co zrobił gospodarz, usuwamy { $after }.
privacy-long-games = Gry zostają; gdy o tobie zapomnimy, będą to gry gracza bez imienia.
privacy-long-backups = Gospodarz może robić kopie zapasowe: to, co tu usunięto, jest w nich, dopóki ich nie wyrzuci.
privacy-who = Kto to widzi
privacy-who-table = Przy stole wszyscy widzą twoje imię, ruchy i wypowiedzi, a przy stołach otwartych także ci, którzy patrzą.
privacy-who-host = Gospodarz tej karczmy mógłby przeczytać wszystko oprócz twojego hasła.
privacy-who-nobody = Nikt inny: nie ma tu reklam ani liczników, a strona niczego nie pobiera skądinąd.
privacy-cookies = Ciasteczka
privacy-cookies-more = Są dwa i oba są potrzebne: po jednym poznajemy, kim jesteś, a drugie chroni przed zapytaniami, które podrabiają inne strony. Ustawienia tego urządzenia zostają w przeglądarce.
privacy-you = Co możesz zrobić
privacy-you-more = Obejrzeć wszystko, co o tobie przechowujemy, zabrać to w pliku, zmienić imię albo poprosić, by o tobie zapomniano:
privacy-host-named = Gospodarzem tej karczmy jest: { $contact }.
privacy-host-unnamed = Gospodarz tej karczmy nie podał tu adresu: zapytaj tego, kto cię zaprosił.
