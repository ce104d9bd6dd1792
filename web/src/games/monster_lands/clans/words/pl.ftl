# Wybór Przynależności w Monster Lands. Komu który Klan pasuje, to nasze zdanie, a nie zasada.

clan-fire = Klan Ognia
clan-water = Klan Wody
clan-air = Klan Powietrza
clan-jungle = Klan Puszczy
suits-fire = dla ostrożnych, którzy chętnie biorą Zadania
suits-water = dla tych, którzy wolą chwytać niż zabijać i lubią złoto
suits-air = dla czarujących, z Miksturą na każdą rundę
suits-jungle = dla tych, którzy zabijają Potwory czystą siłą
leader = Przywódca
first-mercenary = pierwszy Najemnik
led-by = prowadzi { $name }
led-by-you = prowadzisz
same = Reszta jest dla wszystkich taka sama: początkowa Chwała, monety i Pułapka. Członkowie i Krainy jednej Przynależności dają punkty na koniec.
scenario = Scenariusz
