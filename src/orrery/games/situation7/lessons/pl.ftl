### Lekcje SITUATION 7

## first-game

first-game-title = Dwie układanki, jedno niebo

base-line-text = Dwie strony układają ten sam obrazek na jednej planszy. Punkty dają obszary zapełnione w pojedynkę. Twój pierwszy element: środek linii bazowej, u dołu.
base-line-praise = Grasz żółtymi. Zieloni zaczynają u góry.
base-line-mistake-1 = Słońce poczeka. Pierwszy element trafia na własną linię bazową.
base-line-mistake-2 = Każdy element pasuje tylko na jedno miejsce. Spróbuj obok.
base-line-mistake-3 = To też jest na linii. Ale bliżej środka masz bliżej do Jowisza.

edge-text = Odtąd każdy element musi dotykać krawędzią twojego terenu. Połóż element nad pierwszym, w stronę Jowisza.
edge-praise = Krok po kroku. Kto pierwszy zapełni miejsce, ten je zachowuje.
edge-mistake-1 = Nie dotyka jeszcze twojego terenu. Najpierw połóż ten pomiędzy.
edge-mistake-2 = To miejsce zajęli zieloni. Zostanie zielone.

jupiter-text = Kilka tur później. Brakuje jednego elementu Jowisza. Połóż go: cała planeta w pojedynkę jest warta 100.
jupiter-praise = Jowisz jest twój: 100 punktów!
jupiter-mistake-1 = Pasuje, ale najpierw Jowisz: 100 punktów za jeden element.

rocket-base-text = Każda twoja baza jest warta 50 i daje coś jeszcze. Połóż ostatni element bazy rakiet, u dołu z prawej.
rocket-base-praise = Trzy rakiety są gotowe.
rocket-base-mistake-1 = To należy do bazy satelitów. Zapełnij lukę w bazie rakiet.

launch-text = Zielonym brakuje jednego elementu Saturna. Rakieta kładzie element obok zielonego terenu, gdziekolwiek. Wystrzel ją w tę lukę!
launch-praise = Jeden twój element i za Saturna nikt nie dostanie punktów.
launch-mistake-1 = Nie masz tam terenu. Wystrzel rakietę.
launch-mistake-2 = Tam dojdziesz bez rakiety. Celuj w Saturna.
launch-mistake-3 = Rakieta ląduje obok zielonego terenu, a tam go nie ma. Celuj w Saturna.

foothold-text = Twoja rakieta to przyczółek. Połóż element obok niej, w głębi zielonej połowy.
foothold-praise = Teraz zieloni muszą walczyć u siebie.
foothold-mistake-1 = Jeszcze nie obok twojego terenu. Wybierz element, który dotyka elementu z rakietą.
foothold-mistake-2 = W domu bezpiecznie, ale tam na górze popsujesz zielonym więcej.

astronaut-text = Brakuje dwóch elementów Słońca, a zieloni stoją przy obu. Obok astronauty zieloni nic nie położą. Postaw go na Słońcu, u dołu z lewej.
astronaut-praise = Luka nad nim jest zamknięta dla zielonych. A tura wciąż jest twoja.
astronaut-mistake-1 = Ten element jest zielony. Astronauci stają na własnym terenie.
astronaut-mistake-2 = Wtedy zieloni zajmą drugą lukę. Najpierw astronauta, nie kosztuje tury.

open-gap-text = Teraz połóż element Słońca, którego nikt nie strzeże: u góry z prawej.
open-gap-praise = Zieloni chętnie zajęliby ostatnią lukę, ale nie mogą.
open-gap-mistake-1 = Ta jest strzeżona i może poczekać. Zieloni zajęliby drugą.

sun-text = Luka wciąż jest. Dokończ Słońce!
sun-praise = Słońce: 200 punktów, największa nagroda.
sun-mistake-1 = Najpierw Słońce: 200 punktów za jeden element.

last-piece-text = Koniec: zostało jedno miejsce. Dopełnia planetę i jeden z 24 sektorów między liniami: jeszcze 50. Połóż element i wygraj!
last-piece-praise = 1100 do 1000. Wygrywasz!

cadet-text = Wiesz już wszystko. Na prawdziwej tacce elementy są pomieszane, więc szukaj. Zagraj teraz z Kadetem, na początek na przemian!

## all-at-once

all-at-once-title = Gra na serio: nikt nie czeka

no-turns-text = W prawdziwej grze nie ma tur. Obie strony kładą elementy tak szybko, jak je znajdują. Połóż pierwszy, teraz!
no-turns-praise = Zieloni też na ciebie nie czekali.
no-turns-mistake-1 = To linia bazowa zielonych. Twoja jest u dołu.

mixed-tray-text = Na tacce jest bałagan. Patrz na kształty i obrazki: znajdź ostatni element Jowisza i go połóż.
mixed-tray-praise = Dobre oko.
mixed-tray-mistake-1 = Tu nie pasuje. Zła próba kosztuje tylko czas.

whatever-fits-text = Nie szukaj jednego elementu, gdy zieloni kładą trzy. Te trzy gdzieś pasują: połóż je, w dowolnej kolejności.
whatever-fits-praise = Szybkość to teren. Szukaj tylko tego, co warto.
whatever-fits-mistake-1 = Jeszcze nie obok twojego terenu. Użyj trzech z tacki.

race-text = Został jeden element Słońca, a zieloni też go szukają. Kto pierwszy położy, ten zachowa. Szybko!
race-hint = Zieloni byli szybsi. Jeszcze raz: dostajesz dziesięć sekund więcej.
race-praise = Szybciej niż zieloni! 200 punktów.
race-mistake-1 = Słońce, Słońce! Jest warte więcej niż to wszystko.

cadet-live-text = Tak wygląda prawdziwa gra: dziesięć do dwudziestu minut, nikt nie czeka. Zagraj teraz z Kadetem, wszyscy naraz!

## exercises

win-in-one-text = Zostały dwa miejsca: dok naprawczy i krąg. Ty zapełniasz jedno, zieloni drugie. Które wygrywa?
win-in-one-hint = Policz, co każde dopełnia, tobie i zielonym: krąg i sektory.
win-in-one-mistake-1 = 100 dla ciebie, ale krąg zielonych daje im 75 i psuje dwa twoje sektory.

save-your-planets-text = Ocal obie planety. Brakuje po jednym elemencie: Jowisza oraz Merkurego i Wenus. Który najpierw?
save-your-planets-hint = Do której z dwóch luk mogą dotrzeć zieloni?
save-your-planets-mistake-1 = Jowiszowi nic nie groziło. Zieloni stoją przy drugiej luce i ją psują.

one-rocket-text = Uratuj grę. Zielonym brakuje jednego elementu Saturna i jednego Słońca. Zapobiegnij większej stracie.
one-rocket-hint = Twoje rakiety są gotowe. Słońce jest warte 200, Saturn 100.
one-rocket-mistake-1 = Saturn popsuty, ale zieloni biorą Słońce: 200 punktów.
one-rocket-mistake-2 = Nie masz tam terenu. Co sięga wszędzie obok zielonych?
