# Podpisy rysunków przy punktach zasad ZYLATRON.

ZY-8 = Wojownik idzie od punktu do punktu, tylko po lądzie. Ten doszedł do brzegu swojej planety.
ZY-12 = Krążownik przewozi Gwiezdny Myśliwiec, a ten Wojownika. Liczba mówi, ile figur jest na pokładzie.
ZY-13 = Gwiezdny Myśliwiec poleciał do Wojownika, zabrał go po drodze i poleciał z nim dalej.
ZY-18 = Krążownik teleportował Wojownika do wolnego luku. To nie był ruch.
ZY-20 = Gwiezdny Myśliwiec Czerwonego strzela: cel jest w zasięgu 3 punktów, a karta strzału mówi TRAFIENIE.
ZY-27 = Tu wybuchł Pocisk. Dla wszystkiego na tym punkcie i obok niego pociągnięto kartę.
ZY-33 = Gwiezdny Myśliwiec przywiózł Wojownika w pobliże. Ten wszedł na kwaterę główną: Niebieski odpada.
ZY-35 = Czerwony Wojownik stoi na kwaterze głównej Zylonu. Czerwony ma kartę Zylonu i fabryki dają dwa razy tyle.
