BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE bans (
	digest VARCHAR(64) NOT NULL, 
	why TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "bans" VALUES('cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c','',1.79502930619139242172e+09);
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
INSERT INTO "changes" VALUES('kbqgbzh8yx',1,0,0,0,'k0',1800000000.0);
INSERT INTO "changes" VALUES('kbqgbzh8yx',2,0,1,1,'k1',1800000000.0);
INSERT INTO "changes" VALUES('kbqgbzh8yx',3,0,0,0,'k2',1800000000.0);
INSERT INTO "changes" VALUES('kbqgbzh8yx',4,0,1,1,'k3',1800000000.0);
INSERT INTO "changes" VALUES('kbqgbzh8yx',5,0,0,0,'k4',1800000000.0);
INSERT INTO "changes" VALUES('kbqgbzh8yx',6,0,1,1,'k5',1800000000.0);
INSERT INTO "changes" VALUES('kbqgbzh8yx',7,0,0,0,'k6',1800000000.0);
INSERT INTO "changes" VALUES('mmrdq8mptz',1,0,3,0,'k7',1800000000.0);
INSERT INTO "changes" VALUES('mmrdq8mptz',2,0,2,1,'k8',1800000000.0);
INSERT INTO "changes" VALUES('mmrdq8mptz',3,0,3,0,'k9',1800000000.0);
INSERT INTO "changes" VALUES('6gmbr9ugwk',1,0,0,0,NULL,1800000000.0);
INSERT INTO "changes" VALUES('6gmbr9ugwk',2,0,1,1,NULL,1800000000.0);
CREATE TABLE chat (
	table_id VARCHAR(16) NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, network VARCHAR(64), 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('mmrdq8mptz',1,0,'Player 1','Good evening',1800000000.0,NULL);
CREATE TABLE invitations (
	digest VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	until FLOAT, 
	PRIMARY KEY (digest)
);
INSERT INTO "invitations" VALUES('3a4def2e3a6c575f7b5320dddbf8cf388425a6d872ae6cd1e3d283c2593260a3','Olga',NULL);
CREATE TABLE notes (
	name VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "notes" VALUES('serial','8c8a100d0714c57f');
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
	away BOOLEAN NOT NULL, prepared TEXT, network VARCHAR(64), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('kbqgbzh8yx',0,'human',NULL,'Player 1','c05fd6418583473faad96f5cb18317075705331ebf8a1f307fee0b962fd21f42','3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0,NULL,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a');
INSERT INTO "seats" VALUES('kbqgbzh8yx',1,'human',NULL,'Boris','6fcb9f57d0548551e67bcd22a70b7a83f04a0f1120fa99d42aafaa7ef6ba1d4d','bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',0,NULL,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a');
INSERT INTO "seats" VALUES('mmrdq8mptz',0,'human',NULL,'Player 1','516491121962d7b781401318d1fdac5b550f2cc4426d96eb96a628d2be9ef3db','3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0,'{"rules":1,"at":3,"moves":[[5,"Choose a column for your disc.",{"en":"Drop a disc into column f","fr":"Laisser tomber un jeton dans la colonne f","cs":"Vhodit kámen do sloupce f"}]]}','078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a');
INSERT INTO "seats" VALUES('mmrdq8mptz',1,'human',NULL,'Boris','3c3f2c7501d500e036cc69d315930064dcb01887fc3c39163bb83e7733536a98','bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',0,NULL,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a');
INSERT INTO "seats" VALUES('5eftk67dkj',0,'human',NULL,'Player 1','0ad89a7bd5206a8a217a09221f507f9708d86fa20d356460980ccaacd1846170','3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0,NULL,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a');
INSERT INTO "seats" VALUES('5eftk67dkj',1,'open',NULL,'',NULL,NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES('6gmbr9ugwk',0,'human',NULL,'Player 1','d67fd8c59d20ac175cd07fa90d0dfbb007552ac2ac81c9c3c51352279af961f9','cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c',0,NULL,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a');
INSERT INTO "seats" VALUES('6gmbr9ugwk',1,'human',NULL,'Boris','b989f30b1535661b8a8567a15ededed9be34ebbaeaa87d53dfdac3122f9d49b2','cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c',0,NULL,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a');
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
INSERT INTO "tables" VALUES('kbqgbzh8yx','connect_four',1,'e52d9c508c502347',2,'{}','167946386100626466789168603300236925425','finished',0,NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',7,7,-1,NULL,1800000000.0,1800000000.0,'{"scores": [1, 0], "ranking": [0, 1], "winners": [0], "names": ["Player 1", "Boris"]}',NULL,NULL,NULL,2,0,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a',NULL,0);
INSERT INTO "tables" VALUES('mmrdq8mptz','connect_four',1,'e52d9c508c502347',2,'{}','296413105583277406912616459014559629257','playing',1,NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',3,3,1,NULL,1800000000.0,1800000000.0,NULL,NULL,NULL,NULL,3,0,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a',NULL,0);
INSERT INTO "tables" VALUES('5eftk67dkj','connect_four',1,'e52d9c508c502347',2,'{}','295279222104137226919710721284601490337','waiting',0,NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0,0,-1,NULL,1800000000.0,1800000000.0,NULL,NULL,NULL,NULL,0,0,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a',NULL,0);
INSERT INTO "tables" VALUES('6gmbr9ugwk','connect_four',1,'e52d9c508c502347',2,'{}','167946386100626466789168603300236925425','playing',0,NULL,'cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c',2,2,0,NULL,1800000000.0,1800000000.0,NULL,'fork','kbqgbzh8yx',NULL,0,1,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a',NULL,0);
CREATE TABLE thinkers (
	id INTEGER NOT NULL, 
	name VARCHAR(128) NOT NULL, 
	knows TEXT NOT NULL, 
	until FLOAT NOT NULL, 
	dismissed BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE thoughts (
	id VARCHAR(32) NOT NULL, 
	rules VARCHAR(128) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	printed_hash VARCHAR(64) NOT NULL, 
	bot VARCHAR(64) NOT NULL, 
	seed VARCHAR(20) NOT NULL, 
	seat INTEGER NOT NULL, 
	world TEXT NOT NULL, 
	asked FLOAT NOT NULL, 
	until FLOAT NOT NULL, 
	thinker INTEGER, 
	answer INTEGER, 
	took FLOAT, 
	PRIMARY KEY (id)
);
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
