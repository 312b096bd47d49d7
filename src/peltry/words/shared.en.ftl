# What server and browser client both say.
tagline = Games about fur, frontier and couriers. Alone, with friends, or against bots that cannot peek.
invited = { $name } keeps a seat free for you.
trouble-full = This house’s disk is full. Nothing can be kept until its host makes room; what was played is safe.
trouble-readonly = This house may not write to its database. Nothing can be kept until its host allows it; what was played is safe.
trouble-disk = This house’s disk fails. Nothing can be kept until its host has looked after it.
trouble-unreachable = This house’s database does not answer. Nothing can be kept until it does; what was played is safe.
trouble-taken = Another server has taken this house over. Nothing can be kept here until its host stops one of the two; what was played is safe.
trouble-damaged = What this house kept of this is damaged. Its host must mend it or bring back a copy.
no-page = No such page
no-page-about = The address may be old, or a letter is wrong.
about-title = About Peltry
trouble-resting = This house’s host is looking after its database. It goes on in a moment; what was played is safe.
