BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE bans (
	digest VARCHAR(64) NOT NULL, 
	why TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "bans" VALUES('cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c','',1.79488866268431663513e+09);
CREATE TABLE changes (
	table_id VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	kind INTEGER NOT NULL, 
	value INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	"key" VARCHAR(64), 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, version), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "changes" VALUES('cvanqvd3mh',1,0,0,0,'k0',1800000000.0);
INSERT INTO "changes" VALUES('cvanqvd3mh',2,0,1,1,'k1',1800000000.0);
INSERT INTO "changes" VALUES('cvanqvd3mh',3,0,0,0,'k2',1800000000.0);
INSERT INTO "changes" VALUES('cvanqvd3mh',4,0,1,1,'k3',1800000000.0);
INSERT INTO "changes" VALUES('cvanqvd3mh',5,0,0,0,'k4',1800000000.0);
INSERT INTO "changes" VALUES('cvanqvd3mh',6,0,1,1,'k5',1800000000.0);
INSERT INTO "changes" VALUES('cvanqvd3mh',7,0,0,0,'k6',1800000000.0);
INSERT INTO "changes" VALUES('j2jrpxeybg',1,0,3,0,'k7',1800000000.0);
INSERT INTO "changes" VALUES('j2jrpxeybg',2,0,2,1,'k8',1800000000.0);
INSERT INTO "changes" VALUES('j2jrpxeybg',3,0,3,0,'k9',1800000000.0);
INSERT INTO "changes" VALUES('zpjpaue9g9',1,0,0,0,NULL,1800000000.0);
INSERT INTO "changes" VALUES('zpjpaue9g9',2,0,1,1,NULL,1800000000.0);
CREATE TABLE chat (
	table_id VARCHAR(16) NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('j2jrpxeybg',1,0,'Player 1','Good evening',1800000000.0);
CREATE TABLE invitations (
	digest VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	until FLOAT, 
	PRIMARY KEY (digest)
);
INSERT INTO "invitations" VALUES('ad7262c0363291073612050722542e16a5bedf0f9e56a3a19312e2b297299345','Olga',NULL);
CREATE TABLE notes (
	name VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "notes" VALUES('serial','672681eed2371789');
CREATE TABLE printings (
	game VARCHAR(64) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (game, hash)
);
INSERT INTO "printings" VALUES('connect_four','e52d9c508c502347','# What is printed on the box of connect four.

[board]
source = "rulebook"
to_win = 4 # discs in a line
');
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	bot VARCHAR(64), 
	name VARCHAR(64) NOT NULL, 
	secret VARCHAR(64), 
	guest VARCHAR(64), 
	away BOOLEAN NOT NULL, prepared TEXT, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('cvanqvd3mh',0,'human',NULL,'Player 1','0dd31d3ed75c1be7d631493ec2eb71dbf88bc83a0cda33cfd40b857aebf5242d','3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0,NULL);
INSERT INTO "seats" VALUES('cvanqvd3mh',1,'human',NULL,'Boris','573120d8b90f4e48135f9b29bcf317dd6df3f53c9bda3eeac4e8372afa9cc717','bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',0,NULL);
INSERT INTO "seats" VALUES('j2jrpxeybg',0,'human',NULL,'Player 1','2cbbf72fb04c1eaf8d0268527f49a2bcaeb5d9c8bc45e3e8a630a4d376f45523','3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0,'{"rules":1,"at":3,"moves":[[5,"Choose a column for your disc.",{"en":"Drop a disc into column f","fr":"Laisser tomber un jeton dans la colonne f","cs":"Vhodit kámen do sloupce f"}]]}');
INSERT INTO "seats" VALUES('j2jrpxeybg',1,'human',NULL,'Boris','7bd40b4e747183fe2c16d1549d03a0cc649e9c4cf120eb9065b4a656abdc001e','bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',0,NULL);
INSERT INTO "seats" VALUES('7hjz6fsbkj',0,'human',NULL,'Player 1','c77db0e530e1381d1460077267005be9615c2cb2ff5bdfae8f6fff8150e4a4aa','3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0,NULL);
INSERT INTO "seats" VALUES('7hjz6fsbkj',1,'open',NULL,'',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('zpjpaue9g9',0,'human',NULL,'Player 1','052d643fc68f87d87f6162ec8e4b64dd9b5f11d86d0375ab7d33848d0be39890','cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c',0,NULL);
INSERT INTO "seats" VALUES('zpjpaue9g9',1,'human',NULL,'Boris','3c15b40ebcf044b2e03ac007209594d9af1e7377a5d97c5a37aebcc051098466','cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c',0,NULL);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	rules INTEGER NOT NULL, 
	printed_hash VARCHAR(64) NOT NULL, 
	players INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	state VARCHAR(16) NOT NULL, 
	open BOOLEAN NOT NULL, 
	minutes FLOAT, 
	host VARCHAR(64), 
	version INTEGER NOT NULL, 
	moves INTEGER NOT NULL, 
	to_play INTEGER NOT NULL, 
	due FLOAT, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	result TEXT, 
	origin VARCHAR(16), 
	parent VARCHAR(16), 
	rematch VARCHAR(16), seating INTEGER DEFAULT '0' NOT NULL, known BOOLEAN DEFAULT 0 NOT NULL, maker VARCHAR(64), owner INTEGER, epoch INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('cvanqvd3mh','connect_four',1,'e52d9c508c502347',2,'{}','309753847441988638904808522389632690394','finished',0,NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',7,7,-1,NULL,1800000000.0,1800000000.0,'{"scores": [1, 0], "ranking": [0, 1], "winners": [0], "names": ["Player 1", "Boris"]}',NULL,NULL,NULL,2,0,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a',NULL,0);
INSERT INTO "tables" VALUES('j2jrpxeybg','connect_four',1,'e52d9c508c502347',2,'{}','263775769131594854301799212447099168660','playing',1,NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',3,3,1,NULL,1800000000.0,1800000000.0,NULL,NULL,NULL,NULL,3,0,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a',NULL,0);
INSERT INTO "tables" VALUES('7hjz6fsbkj','connect_four',1,'e52d9c508c502347',2,'{}','302484492511790817214478181832748377826','waiting',0,NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0,0,-1,NULL,1800000000.0,1800000000.0,NULL,NULL,NULL,NULL,0,0,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a',NULL,0);
INSERT INTO "tables" VALUES('zpjpaue9g9','connect_four',1,'e52d9c508c502347',2,'{}','309753847441988638904808522389632690394','playing',0,NULL,'cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c',2,2,0,NULL,1800000000.0,1800000000.0,NULL,'fork','cvanqvd3mh',NULL,0,1,NULL,NULL,0);
CREATE TABLE workers (
	id INTEGER NOT NULL, 
	name VARCHAR(128) NOT NULL, 
	address VARCHAR(128) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_state_changed ON tables (state, changed);
CREATE INDEX seats_guest ON seats (guest);
CREATE INDEX tables_maker_changed ON tables (maker, changed);
CREATE INDEX tables_open_state_changed ON tables (open, state, changed);
CREATE INDEX tables_host ON tables (host);
COMMIT;
