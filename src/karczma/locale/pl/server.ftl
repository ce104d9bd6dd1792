# Co Karczma mówi ludziom, gdy czegoś nie zrobi: wiadomości problem-<kod>.

# -- Przy stole

problem-by-invitation = Do tego stołu siada się na zaproszenie: poproś o link.
problem-seats-taken = Wszystkie miejsca przy tym stole są zajęte.
problem-no-rematch = O rewanż może poprosić tylko ten, kto grał.
problem-not-over = Ta gra jeszcze się nie skończyła.
problem-barred = Gospodarz nie chce cię widzieć przy tym stole.
problem-not-at-table = Nie siedzisz przy tym stole albo gra już się skończyła.
problem-leave-alone = Nikt inny tu nie gra: możesz się poddać albo wrócić do gry później.
problem-not-the-host = Może to zrobić tylko ten, kto założył stół.
problem-not-waiting = Gra już się zaczęła albo stół został odwołany.
problem-no-such-seat = Przy tym stole nie ma takiego miejsca.
problem-seat-taken = To miejsce jest już zajęte.
problem-seat-free = Nikt tam nie siedzi.
problem-own-seat = To twoje miejsce: możesz od stołu wstać albo go odwołać.
problem-concede-campaign = Pojedynczej gry w kampanii nie można poddać: dokończ ją albo porzuć kampanię.
problem-campaign-over = Ta kampania już się skończyła.
problem-campaign-given-up = Z tej kampanii już zrezygnowano.

# -- Konta

problem-login-taken = Nazwa konta { $login } jest już zajęta.
problem-registered = Masz już konto.
problem-login-length = Nazwa konta ma od { $shortest } do { $longest } znaków, a zapisana jako { $form } ma ich { $length }.
problem-login-signs = Nazwa konta składa się z liter, cyfr oraz znaków „.”, „_” i „-”. Zapisana w całości wygląda tak: { $form }.
problem-wrong-password = Nie zgadza się nazwa konta albo hasło.
problem-not-your-password = To nie jest hasło do twojego konta.
problem-no-account = Hasło ma tylko konto, a ty jesteś tu gościem.
problem-banned =
    { $days ->
        [0] Gospodarz wyprosił cię stąd na stałe.
        [one] Gospodarz wyprosił cię stąd jeszcze na { $days } dzień.
        [few] Gospodarz wyprosił cię stąd jeszcze na { $days } dni.
       *[many] Gospodarz wyprosił cię stąd jeszcze na { $days } dni.
    }
problem-house-closed = Karczma jest na chwilę zamknięta, a gry są bezpieczne. Gospodarz mówi: „{ $text }”.

# -- Powtórki

problem-record-lost = Zapisu tej gry nie zachowano, a zasad, według których ją rozegrano, już tu nie ma.
problem-nothing-kept = Z przebiegu tej gry nic się nie zachowało.
problem-record-long = Ten zapis jest za długi.
problem-record-slow =
    { $seconds ->
        [one] Odtworzenie tego zapisu trwa dłużej niż { $seconds } sekundę.
        [few] Odtworzenie tego zapisu trwa dłużej niż { $seconds } sekundy.
       *[many] Odtworzenie tego zapisu trwa dłużej niż { $seconds } sekund.
    }
problem-record-busy = Tego zapisu nie udało się teraz odtworzyć. Spróbuj jeszcze raz.
problem-seen-by-nobody = Tej gry nie da się pokazać oczami gracza: nie ma jej zapisu.

# -- Gra dalej

problem-play-on-over = W tym miejscu gra jest już skończona. Cofnij się o ruch i spróbuj jeszcze raz.
problem-play-on-seat = Przy tym stole nie ma takiego miejsca.
problem-play-on-rules = Tej gry nie da się już podjąć: rozegrano ją według dawniejszych zasad.

# -- Pozycje

wrong-position = Wiersz { $line } pliku: { $why }
problem-position-closed = Ta karczma nie zaczyna gier od plików z pozycją: gospodarz musiałby na to pozwolić (karczma serve --positions).
problem-position-over = W tej pozycji gra jest już skończona.
problem-position-slow = Nie udało się w porę sprawdzić, czy od tej pozycji da się grać.
problem-position-hidden = Chwilę można zachować tylko z zakończonej gry, bo widać w niej wszystko, co zakryte.
problem-position-moves = Ta gra ma mniej ruchów.

# -- Więcej się nie zmieści

problem-full-tables =
    { $n ->
        [one] Masz już { $n } otwarty stół, a więcej tu nie wolno. Najpierw dokończ tę grę.
        [few] Masz już { $n } otwarte stoły, a więcej tu nie wolno. Najpierw dokończ jedną z gier.
       *[many] Masz już { $n } otwartych stołów, a więcej tu nie wolno. Najpierw dokończ jedną z gier.
    }
problem-full-bot-seats =
    { $n ->
        [0] Przy twoich stołach może siedzieć najwyżej tyle botów: { $most }. Zaproś ludzi.
        [one] Przy twoich stołach siedzi już { $n } bot, a może ich być najwyżej { $most }. Dokończ jedną z gier albo zaproś ludzi.
        [few] Przy twoich stołach siedzą już { $n } boty, a może ich być najwyżej { $most }. Dokończ jedną z gier albo zaproś ludzi.
       *[many] Przy twoich stołach siedzi już { $n } botów, a może ich być najwyżej { $most }. Dokończ jedną z gier albo zaproś ludzi.
    }
problem-full-campaigns =
    { $n ->
        [one] Masz już { $n } niedokończoną kampanię, a więcej tu nie wolno. Dokończ ją albo z niej zrezygnuj.
        [few] Masz już { $n } niedokończone kampanie, a więcej tu nie wolno. Dokończ którąś albo z niej zrezygnuj.
       *[many] Masz już { $n } niedokończonych kampanii, a więcej tu nie wolno. Dokończ którąś albo z niej zrezygnuj.
    }
problem-full-bots =
    { $n ->
        [one] Masz już { $n } konto bota, a więcej tu nie wolno. Skorzystaj z niego.
        [few] Masz już { $n } konta botów, a więcej tu nie wolno. Skorzystaj z któregoś z nich.
       *[many] Masz już { $n } kont botów, a więcej tu nie wolno. Skorzystaj z któregoś z nich.
    }

# -- Za szybko

again =
    { $unit ->
        [minutes] { $wait ->
            [one] Spróbuj ponownie za { $wait } minutę.
            [few] Spróbuj ponownie za { $wait } minuty.
           *[many] Spróbuj ponownie za { $wait } minut.
        }
       *[seconds] { $wait ->
            [one] Poczekaj sekundę.
            [few] Spróbuj ponownie za { $wait } sekundy.
           *[many] Spróbuj ponownie za { $wait } sekund.
        }
    }
tables =
    { $n ->
        [one] { $n } nowy stół
        [few] { $n } nowe stoły
       *[many] { $n } nowych stołów
    }
chat =
    { $n ->
        [one] { $n } wiadomość
        [few] { $n } wiadomości
       *[many] { $n } wiadomości
    }
uploads =
    { $n ->
        [one] { $n } przesłany plik
        [few] { $n } przesłane pliki
       *[many] { $n } przesłanych plików
    }
own-data =
    { $n ->
        [one] { $n } raz
        [few] { $n } razy
       *[many] { $n } razy
    }
problem-fast-tables = Każdemu wolno otworzyć najwyżej { tables } na minutę. { again }
problem-fast-tables-address = Każdemu wolno otworzyć najwyżej { tables } na minutę, a z jednego adresu { $sharing } razy tyle. { again }
problem-fast-chat = Każdemu wolno napisać najwyżej { chat } na minutę. { again }
problem-fast-chat-address = Każdemu wolno napisać najwyżej { chat } na minutę, a z jednego adresu { $sharing } razy tyle. { again }
problem-fast-uploads = Na każdego przypada najwyżej { uploads } na minutę. { again }
problem-fast-uploads-address = Na każdego przypada najwyżej { uploads } na minutę, a z jednego adresu { $sharing } razy tyle. { again }
problem-fast-own-data = Do własnych danych można zajrzeć najwyżej { own-data } na minutę. { again }
problem-fast-own-data-address = Do własnych danych można zajrzeć najwyżej { own-data } na minutę, a z jednego adresu { $sharing } razy częściej. { again }
problem-fast-requests = Z tego adresu przychodzi naraz zbyt wiele zapytań. { again }
problem-fast-newcomers =
    { $n ->
        [one] Z jednego adresu może przyjść najwyżej { $n } nowa osoba na godzinę.
        [few] Z jednego adresu mogą przyjść najwyżej { $n } nowe osoby na godzinę.
       *[many] Z jednego adresu może przyjść najwyżej { $n } nowych osób na godzinę.
    } { again }
problem-fast-openings = Z tego adresu otwiera się naraz zbyt wiele stołów. { again }
problem-fast-passwords = Zbyt wiele błędnych haseł. { again }
