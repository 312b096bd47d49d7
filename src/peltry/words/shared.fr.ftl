# Ce que disent et le serveur et le client du navigateur.
tagline = Des jeux de fourrures, de frontières et de courriers. Seul, entre amis, ou contre des robots qui ne trichent pas.
invited = { $name } vous garde une place.
trouble-full = Le disque de cette maison est plein. Rien ne peut être gardé avant que l’hôte ne fasse de la place ; ce qui a été joué est en sûreté.
trouble-readonly = Cette maison n’a pas le droit d’écrire dans sa base de données. Rien ne peut être gardé avant que l’hôte ne le permette ; ce qui a été joué est en sûreté.
trouble-disk = Le disque de cette maison est en panne. Rien ne peut être gardé avant que l’hôte ne s’en soit occupé.
trouble-unreachable = La base de données de cette maison ne répond pas. Rien ne peut être gardé d’ici là ; ce qui a été joué est en sûreté.
trouble-taken = Un autre serveur a repris cette maison. Rien ne peut être gardé ici avant que l’hôte n’arrête l’un des deux ; ce qui a été joué est en sûreté.
trouble-damaged = Ce que cette maison en avait gardé est abîmé. L’hôte doit le réparer ou remettre une copie.
no-page = Cette page n’existe pas
no-page-about = L’adresse est peut-être ancienne, ou une lettre est fausse.
about-title = À propos de Peltry
trouble-resting = L’hôte de cette maison s’occupe de sa base de données. Elle reprend dans un instant ; ce qui a été joué est en sûreté.
