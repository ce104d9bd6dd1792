# Stół i jego części. Słowa gier (karty, pytania, wydarzenia) są w plikach tytułów.

good-gold = Złoto
good-strength = Siła
good-magic = Magia
good-vp = Punkty zwycięstwa
good-count-gold =
    { $n ->
        [one] { $n } Złoto
       *[other] { $n } Złota
    }
good-count-strength =
    { $n ->
        [one] { $n } Siła
       *[other] { $n } Siły
    }
good-count-magic =
    { $n ->
        [one] { $n } Magia
        [few] { $n } Magie
       *[many] { $n } Magii
    }
good-count-vp =
    { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
       *[many] { $n } punktów zwycięstwa
    }
die-shows = kość: { $n }
clause = zasada { $id }
clause-fetched = Szukamy zasady…
clause-open = Otwórz w księdze zasad

# -- Karta

card-price = koszt: { $price }
card-price-why = koszt: { $price } ({ $parts })
card-number = numer { $number }
card-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
card-left =
    { $n ->
        [one] w stosie { $n } karta
        [few] w stosie { $n } karty
       *[many] w stosie { $n } kart
    }
card-back = zakryta karta
state-legal = do wyboru
state-able = możliwa w innej akcji
state-selected = wybrana
state-dim = niedostępna; ? podaje powód
state-asked = niedostępna
source-rulebook = Wartości z instrukcji
source-public = Wartości ze źródeł publicznych
source-recall = Wartości z pamięci, niepotwierdzone
source-design = Wartości zaprojektowane przez nas
own-turn = w twojej turze
other-turns = poza twoją turą
pile-exhausted = Wyczerpany stos

# -- Dlaczego nie mogę?

why-not = Dlaczego nie mogę?
why-helps = Pomoże:
why-price = Dlaczego tyle?
close = Zamknij

# -- Stół

your-turn = Twoja kolej
turn-of = Gra { $name }
waiting-for = Czekamy na ruch: { $names }
game-over = Koniec gry
table-menu = Menu stołu
to-lobby = Do karczmy
game = Partia
log = Dziennik
chat = Czat
rules = Zasady
players = Gracze
tableau-of = Wszystko, co ma { $name }
tableau-open = Pokaż wszystko, co ma { $name }
table = Stół
prompt = Pytanie
commit = Potwierdź
cancel = Anuluj wybór
undo = Cofnij
undo-what = Cofnij: { $what }
undo-ask = Poproś o cofnięcie
undo-reason-rolled = coś już odkryto
undo-reason-other = potem wybierał już ktoś inny
undo-reason-nothing = nie ma czego cofać
undo-reason-over = gra się skończyła
undo-wanted = { $name } prosi o cofnięcie ruchu.
undo-wanted-what = { $name } prosi o cofnięcie: { $what }
undo-waiting = Prośba o cofnięcie: czekamy na zgodę ({ $names }).
agree = Zgoda
disagree = Nie zgadzam się
withdraw = Wycofaj prośbę
skip = Pomiń
go-on-showing = Dalej
kinds = Rodzaj akcji
options = Możliwości
refusals-count = Czego teraz nie wolno ({ $n })
you-watch = Oglądasz tę grę.
bot = bot
stood-in = gra za ciebie bot
stood-in-other = w zastępstwie gra bot
away = poza stołem
you-seat = ty
next-up = następna kolej
watching =
    { $n ->
        [one] { $n } widz
        [few] { $n } widzów
       *[many] { $n } widzów
    }

# -- Poczekalnia

waiting-room = Czekamy na graczy
waiting-room-note = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
seat-n = Miejsce { $n }
seat-open = wolne
seat-you = ty
sit-down = Usiądź tutaj
invite = Link z zaproszeniem
invite-note = Kto otworzy ten link, usiądzie przy stole.

# -- Zasłona (jedno urządzenie)

curtain = Podaj urządzenie
curtain-to = Teraz { $name }
curtain-note = Niech nikt inny nie patrzy: za chwilę odsłonią się zakryte karty.
curtain-open = To ja, { $name }

# -- Połączenie

connecting = Łączymy się ze stołem…
connection-away = Brak połączenia. Wrócimy sami, gdy tylko się da.
connection-gone = Takiego stołu nie ma albo jest prywatny
sending = Zapisujemy ruch…
trouble-moved-on = Gra poszła dalej, zanim twój ruch dotarł. Oto nowy stan.
trouble-illegal = Zasady na to nie pozwalają.
trouble-too-fast =
    { $n ->
        [0] Za szybko: to nie dotarło. Spróbuj ponownie za chwilę.
        [one] Za szybko: to nie dotarło. Spróbuj ponownie za { $n } sekundę.
        [few] Za szybko: to nie dotarło. Spróbuj ponownie za { $n } sekundy.
       *[many] Za szybko: to nie dotarło. Spróbuj ponownie za { $n } sekund.
    }
trouble-not-stored = Karczma nie mogła tego teraz zapisać. Spróbuj jeszcze raz.
trying-too-fast = Trochę za szybko: za chwilę sami wyślemy ruch jeszcze raz.
trying-not-stored = Karczma nie mogła teraz zapisać ruchu. Próbujemy ponownie; nic nie przepadło.
trouble-nobody = Najpierw się przedstaw.
trouble-muted = Gospodarz odebrał ci głos w rozmowach.
trouble-other = To się nie udało.

# -- Dziennik, czat

since-your-turn = Od twojej tury
since-earlier =
  { $n ->
      [one] a przedtem jeszcze jedno zdarzenie
      [few] a przedtem jeszcze { $n } zdarzenia
     *[other] a przedtem jeszcze { $n } zdarzeń
  }
log-empty = Jeszcze nic się nie wydarzyło.
log-look = Pokaż stół po tym ruchu
log-undone = cofnięte
log-undo = { $name } cofa ruch.
log-undo-you = Cofasz ruch.
log-turn = Tura { $turn } · { $name }
log-round = Runda { $round }
log-round-of = Runda { $turn } · rozpoczyna { $name }
lit-here = tu jest coś do wyboru
answer-on-table = Wybierz na stole.
log-setup = Przygotowanie
log-now = Teraz
past-shown = Oglądasz stół po ruchu { $seq }.
past-back = Wróć do gry
chat-empty = Nikt jeszcze nic nie napisał.
chat-line = Napisz wiadomość
chat-send = Wyślij
chat-unread =
    { $n ->
        [one] { $n } nowa wiadomość
        [few] { $n } nowe wiadomości
       *[many] { $n } nowych wiadomości
    }

# -- Menu

menu-stand-in = Niech bot zagra za mnie
menu-give-back = Wracam do gry
menu-stand-in-for = Niech bot zastąpi: { $name }
menu-record = Pobierz zapis gry
menu-replay = Obejrzyj powtórkę
menu-fair = Uczciwe losowanie
menu-seed = Wybrane ziarno losu
menu-notify = Powiadamiaj, gdy przyjdzie moja kolej
menu-notify-on = Powiadomienia włączone
menu-notify-no = Przeglądarka blokuje powiadomienia
menu-rules = Księga zasad
book-whole = Cała księga
book-chapter = Rozdział
aid = Skrót zasad
aid-turn = Przebieg tury
aid-actions = Akcje
aid-icons = Ikony
aid-scoring = Punktacja
aid-none = Ta gra nie ma jeszcze skrótu zasad.
menu-settings = Ustawienia
menu-light = Światło dzienne
menu-dark = Światło świec
menu-sound-off = Wycisz
menu-sound-on = Włącz dźwięk
menu-language = Język
notify-title = Twoja kolej
fair-short = uczciwe kości
fair-commitment = Odcisk klucza (SHA-256), podany przed grą
fair-key = Klucz, ujawniony po grze
fair-key-later = Klucz zobaczysz po grze. Z niego i z liczb graczy wynika każdy rzut i każde tasowanie.
fair-nonces = Liczby graczy
fair-verify = Możesz to sprawdzić: karczma verify zapis.karczma

# -- Zegary


# -- Koniec

end-won = Wygrywasz!
end-winner = Wygrywa { $names }
end-shared = Wspólna wygrana: { $names }
end-nobody = Nikt nie wygrał
end-draw-or-lost = Tym razem się nie udało
end-total = Razem
end-rematch = Rewanż
end-rematch-go = Rewanż czeka
end-show = Pokaż wynik

# -- Klawiatura

keys = Klawiatura
keys-enter = zatwierdź wybór
keys-back = cofnij
keys-why = dlaczego nie mogę?
keys-aid = skrót zasad
keys-kinds = rodzaj akcji
keys-arrows = od karty do karty
keys-space = przeczytaj kartę
keys-escape = zamknij, anuluj
keys-tableau = wszystko, co ma gracz

# -- Stół ogólny

zone-table = Na stole
plays-now = teraz gra
