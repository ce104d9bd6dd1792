# Wybór klanu.

clans = Siedem klanów
led-by = gra { $name }
led-by-you = grasz ty
order = Kolejność wyboru
in-deck = w talii
two-upgrades = dwa ulepszenia, po 3 wiedzy
advice = Nie wiesz, kim zagrać?
advice-same = Karty Startowe wszyscy mają takie same. Klan dodaje do nich swoją moc, jedną kartę i dwa ulepszenia.
advice-ours = Mocne strony i trudność to nasza opinia, a nie zasady. Łatwo zacząć od tych klanów:
draw-lots = Wylosuj mi klan

power-bear = Walczy dla ciebie Kaija: w walce jest warta dwa punkty, a Zimą nic nie je. Na wrogie terytorium nie wejdzie.
power-boar = Za Odkrycie, które niczego nie zamyka, dostajesz 1 wiedzę.
power-goat = Za każdą Małą Budowlę dostajesz 1 żywność, a za Dużą – 2 żywności.
power-raven = Z tego, co zamkniesz Odkryciem, od razu zbierasz zasoby.
power-snake = Kładziesz Spaloną Ziemię obok swoich terytoriów: lepiej na niej walczysz, a w Zbiorach zabierasz z niej zasób.
power-stag = Każde terytorium, które zamykasz Odkryciem albo zdobywasz w walce, daje ci 1 Punkt Chwały.
power-wolf = Każda walka wygrana w ataku daje ci 1 żywność.
