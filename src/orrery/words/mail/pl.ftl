### Listy z jednym linkiem

keep-subject = Orrery: zachowaj swoją nazwę
keep-text = Ktoś, zapewne ty, chce zachować w Orrery nazwę { $name } z tym adresem. Aby to zrobić, otwórz ten link w ciągu 30 minut: { $link } Jeśli to nie ty, nie musisz nic robić.
sign-in-subject = Orrery: twój link do logowania
sign-in-text = Ten link zaloguje cię jako { $name }. Działa raz, w ciągu 30 minut: { $link } Jeśli to nie twoja prośba, nie musisz nic robić.
confirm-subject = Orrery: czy to twój adres?
confirm-text = Otwórz ten link w ciągu 30 minut w przeglądarce z zalogowanym kontem, aby dodać ten adres do konta: { $link } Jeśli to nie twoja prośba, nie musisz nic robić.
