# Co księga mówi o elementach gry, i skrót zasad: każdy wiersz powołuje się w book.json na swoją zasadę.

family-citizens = Mieszkańcy
family-monsters = Potwory
family-domains = Włości
family-dukes = Książęta

aid-turn-roll = Faza Kości: gracz, którego jest tura, rzuca raz obiema kośćmi.
aid-turn-harvest = Faza Zbiorów: każda kość i suma obu wywołują Mieszkańców, u wszystkich graczy.
aid-turn-sides = We własnej turze działa lewa moc, w cudzej prawa.
aid-turn-double = Dublet wywołuje swoich Mieszkańców dwa razy.
aid-turn-act = Faza Akcji: dwie akcje, mogą być jednakowe.
aid-turn-end = Faza Zakończenia: sprawdza się, czy gra się kończy; kości przechodzą w lewo.
aid-actions-slay = Zgładź Potwora: zapłać jego Siłę i Magię, nagrodę weź od razu.
aid-actions-recruit = Zwerbuj Mieszkańca: jego koszt w Złocie i o 1 Złoto więcej za każdą posiadaną kopię.
aid-actions-buy = Pozyskaj Włość: twoi Mieszkańcy muszą mieć jej Role, a koszt płaci się Złotem.
aid-actions-take = Weź zasób: 1 Złoto, 1 Siłę albo 1 Magię.
aid-icons-gold = Złoto; część można zapłacić Magią, ale nigdy całość.
aid-icons-strength = Siła; także tu część może zastąpić Magia.
aid-icons-magic = Nadrukowaną Magię płaci się tylko Magią.
aid-icons-roles = Cztery Role Mieszkańców. Karty Startowe nie mają żadnej.
aid-scoring-sum = Punkty z Potworów, Włości i znaczników Zwycięstwa oraz to, co liczy Książę.
aid-scoring-left = Pozostałe zasoby liczą się tylko wtedy, gdy tak mówi Książę.
aid-scoring-when = Gra się kończy, gdy zabraknie Potworów albo Włości, albo wyczerpie się dwa razy więcej stosów, niż jest graczy.
aid-scoring-tie = Remis: mniej kart w tableau.
