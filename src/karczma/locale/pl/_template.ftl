# Kamieniołom, mała gra, od której zaczynają się nowe tytuły.

name-slate = łupek
name-basalt = bazalt
name-granite = granit
name-gneiss = gnejs
name-chalk = kreda
    .acc = kredę
name-gypsum = gips
name-quartz = kwarc
name-marble = marmur
name-clay = glina
    .acc = glinę
name-brownstone = piaskowiec
name-jasper = jaspis
name-porphyry = porfir

name-bridge = most
name-mill = młyn
name-rampart = wał
name-chapel = kaplica
name-bath = łaźnia
name-villa = willa
name-forge = kuźnia
name-oven = piec
name-tower = wieża

# Co leży na stole: nagłówki zwykłych stołów w terminalu i przeglądarce.
zone-quarry = Na sprzedaż
zone-commissions = Zlecenia
zone-box = Pudełko
zone-rubble = Gruz
zone-open-bids = Jawne oferty
zone-hand = Ręka
zone-stones = Kamienie
zone-coins = Monety
zone-bid = Oferta

coins =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }

option-open-bids = Jawne oferty

ask-keep-commission = Które zlecenie zatrzymujesz?
ask-make-bid = Ile oferujesz za ten kamień?

choice-keep = Zatrzymaj: { NAME($commission) }
choice-bid =
    { $coins ->
        [0] Nic nie oferuj
       *[other] Zaoferuj { coins }
    }

event-commission-kept =
    { $seat-is ->
        [you] Zatrzymujesz zlecenie: { NAME($commission) }.
       *[other] { $seat } zatrzymuje zlecenie: { NAME($commission) }.
    }
event-commission-kept-secret =
    { $seat-is ->
        [you] Zatrzymujesz jedno zlecenie.
       *[other] { $seat } zatrzymuje jedno zlecenie.
    }
event-stone-scouted =
    { $seat-is ->
        [you] Oglądasz następny kamień: { NAME($stone) }.
       *[other] { $seat } ogląda następny kamień: { NAME($stone) }.
    }
event-stone-scouted-secret =
    { $seat-is ->
        [you] Oglądasz następny kamień.
       *[other] { $seat } ogląda następny kamień.
    }
event-bid-shown =
    { $seat-is ->
        [you] { $coins ->
            [0] Nic nie oferujesz.
           *[other] Oferujesz { coins }.
        }
       *[other] { $coins ->
            [0] { $seat } nic nie oferuje.
           *[other] { $seat } oferuje { coins }.
        }
    }
event-stone-sold =
    { $seat-is ->
        [you] Kupujesz
       *[other] { $seat } kupuje
    } { NAME($stone, case: "acc") } za { coins }.
event-stone-left = Nikt nie kupuje kamienia: { NAME($stone) }.
event-commission-revealed =
    { $seat-is ->
        [you] Twoje zlecenie: { NAME($commission) }.
       *[other] { $seat } odkrywa zlecenie: { NAME($commission) }.
    }

TT-BID-02 = Nie możesz zaoferować { $bid }: masz { coins }.

# -- Koniec gry

score-stones = Kamienie
score-commissions = Zlecenia
medal-stones = Najlepsze kamienie
medal-commissions = Trafione zlecenia
