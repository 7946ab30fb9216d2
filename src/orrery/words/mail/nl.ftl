### E-mails met één link

keep-subject = Orrery: bewaar je naam
keep-text = Iemand, waarschijnlijk jij, wil bij Orrery de naam { $name } bewaren met dit adres. Open daarvoor binnen 30 minuten deze link: { $link } Was jij het niet, dan hoef je niets te doen.
sign-in-subject = Orrery: je link om in te loggen
sign-in-text = Met deze link log je in als { $name }. Hij werkt één keer, binnen 30 minuten: { $link } Heb je er niet om gevraagd, dan hoef je niets te doen.
confirm-subject = Orrery: is dit jouw adres?
confirm-text = Open deze link binnen 30 minuten, in de browser waarin je bent ingelogd, om dit adres aan je account toe te voegen: { $link } Heb je er niet om gevraagd, dan hoef je niets te doen.
