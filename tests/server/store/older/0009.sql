BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE bans (
	digest VARCHAR(64) NOT NULL, 
	why TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "bans" VALUES('cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c','',1.79505333210733318332e+09);
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
INSERT INTO "changes" VALUES('77b8smc4mq',1,0,0,0,'k0',1800000000.0);
INSERT INTO "changes" VALUES('77b8smc4mq',2,0,1,1,'k1',1800000000.0);
INSERT INTO "changes" VALUES('77b8smc4mq',3,0,0,0,'k2',1800000000.0);
INSERT INTO "changes" VALUES('77b8smc4mq',4,0,1,1,'k3',1800000000.0);
INSERT INTO "changes" VALUES('77b8smc4mq',5,0,0,0,'k4',1800000000.0);
INSERT INTO "changes" VALUES('77b8smc4mq',6,0,1,1,'k5',1800000000.0);
INSERT INTO "changes" VALUES('77b8smc4mq',7,0,0,0,'k6',1800000000.0);
INSERT INTO "changes" VALUES('zdvd8u27em',1,0,3,0,'k7',1800000000.0);
INSERT INTO "changes" VALUES('zdvd8u27em',2,0,2,1,'k8',1800000000.0);
INSERT INTO "changes" VALUES('zdvd8u27em',3,0,3,0,'k9',1800000000.0);
INSERT INTO "changes" VALUES('f44sg2qbwu',1,0,0,0,NULL,1800000000.0);
INSERT INTO "changes" VALUES('f44sg2qbwu',2,0,1,1,NULL,1800000000.0);
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
INSERT INTO "chat" VALUES('zdvd8u27em',1,0,'Player 1','Good evening',1800000000.0,NULL);
CREATE TABLE invitations (
	digest VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	until FLOAT, 
	PRIMARY KEY (digest)
);
INSERT INTO "invitations" VALUES('3a397bf44ab08cef31e1702a982abd1863cc8c5bb26e010796b20ac74786aee2','Olga',NULL);
CREATE TABLE notes (
	name VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "notes" VALUES('serial','a1ca5f755e1e9d92');
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
INSERT INTO "seats" VALUES('77b8smc4mq',0,'human',NULL,'Player 1','23168670411b47b11b2e568ffafd3ed4c9dae4bce6c1a8952f91f88cc9a40ba1','3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0,NULL,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a');
INSERT INTO "seats" VALUES('77b8smc4mq',1,'human',NULL,'Boris','f6af9b928f397f2d9a2b0bea7dcbff44f85bb04e661a315952ad0b2c5c1fbe5d','bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',0,NULL,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a');
INSERT INTO "seats" VALUES('zdvd8u27em',0,'human',NULL,'Player 1','03833e2928d564e30290dcc98bb9fa4730ba4b89452a58ebe3f7e7d4402b0168','3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0,'{"rules":1,"at":3,"moves":[[5,"Choose a column for your disc.",{"en":"Drop a disc into column f","fr":"Laisser tomber un jeton dans la colonne f","cs":"Vhodit kámen do sloupce f"}]]}','078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a');
INSERT INTO "seats" VALUES('zdvd8u27em',1,'human',NULL,'Boris','52324b305fc1fe57a4a0e37c46d9c117a676032742e7c6db50449d57974ea81b','bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',0,NULL,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a');
INSERT INTO "seats" VALUES('zmbmph9kpf',0,'human',NULL,'Player 1','48b1beb14c664bb15c8c61261bccdc3026c350c8330dea3cabad12c618c57bf1','3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0,NULL,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a');
INSERT INTO "seats" VALUES('zmbmph9kpf',1,'open',NULL,'',NULL,NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES('f44sg2qbwu',0,'human',NULL,'Player 1','9dc2a94d0b50da446b17ea826aa4449619eed3344fb4bbc80a42cbedc68777c1','cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c',0,NULL,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a');
INSERT INTO "seats" VALUES('f44sg2qbwu',1,'human',NULL,'Boris','15a74c66495602ef0a4ebec2b4fb2dba668b880a5cbfb2e46da46f05b88edd97','cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c',0,NULL,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a');
CREATE TABLE spent (
	what VARCHAR(16) NOT NULL, 
	whose VARCHAR(64) NOT NULL, 
	balance FLOAT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (what, whose)
);
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
	rematch VARCHAR(16), seating INTEGER DEFAULT '0' NOT NULL, known BOOLEAN DEFAULT 0 NOT NULL, maker VARCHAR(64), owner INTEGER, epoch INTEGER DEFAULT '0' NOT NULL, site VARCHAR(16), area VARCHAR(16), attended FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('77b8smc4mq','connect_four',1,'e52d9c508c502347',2,'{}','131790128133681365633930633495304786253','finished',0,NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',7,7,-1,NULL,1800000000.0,1800000000.0,'{"scores": [1, 0], "ranking": [0, 1], "winners": [0], "names": ["Player 1", "Boris"]}',NULL,NULL,NULL,2,0,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a',NULL,0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('zdvd8u27em','connect_four',1,'e52d9c508c502347',2,'{}','175495784911261003951558184053250348800','playing',1,NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',3,3,1,NULL,1800000000.0,1800000000.0,NULL,NULL,NULL,NULL,3,0,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a',NULL,0,'078987d1bf561732','078987d1bf561732',1800000000.0);
INSERT INTO "tables" VALUES('zmbmph9kpf','connect_four',1,'e52d9c508c502347',2,'{}','96807097230828720487021986629806319515','waiting',0,NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0,0,-1,NULL,1800000000.0,1800000000.0,NULL,NULL,NULL,NULL,0,0,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a',NULL,0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('f44sg2qbwu','connect_four',1,'e52d9c508c502347',2,'{}','131790128133681365633930633495304786253','playing',0,NULL,'cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c',2,2,0,NULL,1800000000.0,1800000000.0,NULL,'fork','77b8smc4mq',NULL,0,1,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a',NULL,0,NULL,NULL,NULL);
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
CREATE INDEX tables_area_site_changed ON tables (area, site, changed);
COMMIT;
