### Letters with one link
###
### $link: the address to open; $name: the name that is kept

keep-subject = Orrery: behåll ditt namn
keep-text = Någon, troligen du, vill behålla namnet { $name } på Orrery med den här adressen. Öppna den här länken inom 30 minuter för att göra det: { $link } Om det inte var du behöver du inte göra något.
sign-in-subject = Orrery: din länk för att logga in
sign-in-text = Den här länken loggar in dig som { $name }. Den fungerar en gång, inom 30 minuter: { $link } Om du inte har bett om den behöver du inte göra något.
confirm-subject = Orrery: är det här din adress?
confirm-text = Öppna den här länken inom 30 minuter, i webbläsaren där du är inloggad, för att lägga till adressen till ditt konto: { $link } Om du inte har bett om det behöver du inte göra något.
