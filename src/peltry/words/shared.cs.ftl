# Co říká server i klient v prohlížeči.
tagline = Hry o kožešinách, pomezí a kurýrech. Sami, s přáteli, nebo proti botům, kteří nekoukají do karet.
invited = { $name } vám drží místo.
trouble-full = Disk tohoto domu je plný. Dokud hostitel neuvolní místo, nelze nic uložit; co se odehrálo, je v bezpečí.
trouble-readonly = Tento dům nesmí zapisovat do své databáze. Dokud to hostitel nepovolí, nelze nic uložit; co se odehrálo, je v bezpečí.
trouble-disk = Disk tohoto domu selhává. Dokud se o něj hostitel nepostará, nelze nic uložit.
trouble-unreachable = Databáze tohoto domu neodpovídá. Do té doby nelze nic uložit; co se odehrálo, je v bezpečí.
trouble-taken = Tento dům převzal jiný server. Dokud hostitel jeden z nich nezastaví, nelze tu nic uložit; co se odehrálo, je v bezpečí.
trouble-damaged = To, co z toho tento dům uchoval, je poškozené. Hostitel to musí opravit nebo vrátit zálohu.
no-page = Taková stránka není
no-page-about = Adresa je možná stará, nebo v ní nesedí písmeno.
about-title = O Peltry
trouble-resting = Hostitel tohoto domu se stará o jeho databázi. Za chvíli se pokračuje; co bylo odehráno, je v bezpečí.
