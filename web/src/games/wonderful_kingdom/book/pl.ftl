# Co księga mówi o elementach gry, i skrót zasad: każdy wiersz powołuje się w book.json na swoją zasadę.

family-developments = Karty rozwoju
family-treasures = Skarby
family-advisors = Doradcy
family-calamities = Katastrofy
family-menaces = Zagrożenia
family-duchies = Księstwa
family-quests = Misje

aid-turn-choice = Wybór: jeden składa propozycję, drugi wybiera jeden z obszarów.
aid-turn-planning = Planowanie: każda karta idzie do konstrukcji albo do recyklingu.
aid-turn-production = Produkcja: materiały, populacja, złoto, eksploracja, w tej kolejności.
aid-turn-rounds = Cztery rundy.
aid-actions-trap = Przy propozycji: żeton pułapki pozwala położyć kartę zakrytą.
aid-actions-build = Kostka trafia na wolne pole swojego rodzaju.
aid-actions-recycle = Z recyklingu karta rozwoju daje jedną kostkę, skarb dwie.
aid-actions-scrap = Kartę w konstrukcji można w każdej chwili zezłomować.
aid-icons-cubes = To, co dają księstwo i ukończone karty.
aid-icons-krystallium = Krystallium wypełnia pole dowolnego zasobu podstawowego.
aid-icons-alchemy = Pięć kostek w alchemii zmienia się w krystallium.
aid-icons-soldier = Kto wyprodukuje więcej zasobu, szkoli żołnierza; na jednego trzeba dwóch przewag.
aid-icons-families = Cztery rodzaje kart; niektóre dają coś za każdą danego rodzaju.
aid-icons-fight = Zagrożenie, na którym leżą wszyscy żołnierze, jest pokonane.
aid-scoring-printed = Punkty nadrukowane na ukończonych kartach.
aid-scoring-sets = Punkty za rodzaje kart.
aid-scoring-calamities = Katastrofy odbierają punkty.
aid-scoring-soldiers = 1 punkt za każdego żołnierza w zapasie.
aid-scoring-under = Karty w konstrukcji nic nie dają.
aid-scoring-tie = Remis: więcej ukończonych kart.
