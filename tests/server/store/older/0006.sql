BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE bans (
	digest VARCHAR(64) NOT NULL, 
	why TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "bans" VALUES('cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c','',1.79497029063280892375e+09);
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
INSERT INTO "changes" VALUES('gupu97a8wa',1,0,0,0,'k0',1800000000.0);
INSERT INTO "changes" VALUES('gupu97a8wa',2,0,1,1,'k1',1800000000.0);
INSERT INTO "changes" VALUES('gupu97a8wa',3,0,0,0,'k2',1800000000.0);
INSERT INTO "changes" VALUES('gupu97a8wa',4,0,1,1,'k3',1800000000.0);
INSERT INTO "changes" VALUES('gupu97a8wa',5,0,0,0,'k4',1800000000.0);
INSERT INTO "changes" VALUES('gupu97a8wa',6,0,1,1,'k5',1800000000.0);
INSERT INTO "changes" VALUES('gupu97a8wa',7,0,0,0,'k6',1800000000.0);
INSERT INTO "changes" VALUES('hrhd2prv4b',1,0,3,0,'k7',1800000000.0);
INSERT INTO "changes" VALUES('hrhd2prv4b',2,0,2,1,'k8',1800000000.0);
INSERT INTO "changes" VALUES('hrhd2prv4b',3,0,3,0,'k9',1800000000.0);
INSERT INTO "changes" VALUES('vxrrzn27pf',1,0,0,0,NULL,1800000000.0);
INSERT INTO "changes" VALUES('vxrrzn27pf',2,0,1,1,NULL,1800000000.0);
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
INSERT INTO "chat" VALUES('hrhd2prv4b',1,0,'Player 1','Good evening',1800000000.0);
CREATE TABLE invitations (
	digest VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	until FLOAT, 
	PRIMARY KEY (digest)
);
INSERT INTO "invitations" VALUES('0b5cf58d69f0e9aef2d1d44c2222e9f9984f13c92ca85e92a4e132d668803d5c','Olga',NULL);
CREATE TABLE notes (
	name VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "notes" VALUES('serial','d3fab0464fb2723d');
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
INSERT INTO "seats" VALUES('gupu97a8wa',0,'human',NULL,'Player 1','d27ce176c3191a042768ea198e66d05cf41c5cb09f1a3d4428897f8e197cd8f8','3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0,NULL);
INSERT INTO "seats" VALUES('gupu97a8wa',1,'human',NULL,'Boris','a70bb870c955a40ed1a167ec5dd4de3e8399439069b7f0bb2a3208b3cc0e59b6','bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',0,NULL);
INSERT INTO "seats" VALUES('hrhd2prv4b',0,'human',NULL,'Player 1','a8c25c062a64143d682f837a3165cedb3a4e3a008290c084dbf2bb6e46e0d882','3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0,'{"rules":1,"at":3,"moves":[[5,"Choose a column for your disc.",{"en":"Drop a disc into column f","fr":"Laisser tomber un jeton dans la colonne f","cs":"Vhodit kámen do sloupce f"}]]}');
INSERT INTO "seats" VALUES('hrhd2prv4b',1,'human',NULL,'Boris','8cb02efafaeb5b84a9a2f12f9298dcb93d4de700fc289545b7299c4993c4431d','bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',0,NULL);
INSERT INTO "seats" VALUES('8pnxu6n32w',0,'human',NULL,'Player 1','90784723f8c2c540d6987a3d59f6de4f2339d5a27315ab90ffe60bb0f528a6af','3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0,NULL);
INSERT INTO "seats" VALUES('8pnxu6n32w',1,'open',NULL,'',NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('vxrrzn27pf',0,'human',NULL,'Player 1','1059153af68adc0d2111c9c1dc3b7ac7ae5a2cb0e4c1fe53ae2d3acb2166fcbd','cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c',0,NULL);
INSERT INTO "seats" VALUES('vxrrzn27pf',1,'human',NULL,'Boris','547889b8a0c3580035cfc4c7d0ab79f323ee10b0e4970c3b00fe4575446d8221','cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c',0,NULL);
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
INSERT INTO "tables" VALUES('gupu97a8wa','connect_four',1,'e52d9c508c502347',2,'{}','115878256449280470261675821751128151434','finished',0,NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',7,7,-1,NULL,1800000000.0,1800000000.0,'{"scores": [1, 0], "ranking": [0, 1], "winners": [0], "names": ["Player 1", "Boris"]}',NULL,NULL,NULL,2,0,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a',NULL,0);
INSERT INTO "tables" VALUES('hrhd2prv4b','connect_four',1,'e52d9c508c502347',2,'{}','150706666770393390468372358076882057164','playing',1,NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',3,3,1,NULL,1800000000.0,1800000000.0,NULL,NULL,NULL,NULL,3,0,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a',NULL,0);
INSERT INTO "tables" VALUES('8pnxu6n32w','connect_four',1,'e52d9c508c502347',2,'{}','259848020210145506796993979297820107656','waiting',0,NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0,0,-1,NULL,1800000000.0,1800000000.0,NULL,NULL,NULL,NULL,0,0,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a',NULL,0);
INSERT INTO "tables" VALUES('vxrrzn27pf','connect_four',1,'e52d9c508c502347',2,'{}','115878256449280470261675821751128151434','playing',0,NULL,'cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c',2,2,0,NULL,1800000000.0,1800000000.0,NULL,'fork','gupu97a8wa',NULL,0,1,NULL,NULL,0);
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
