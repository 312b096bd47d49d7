BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE bans (
	digest VARCHAR(64) NOT NULL, 
	why TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "bans" VALUES('cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c','',1.79488865922168374061e+09);
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
INSERT INTO "changes" VALUES('9ykw2cqp4j',1,0,0,0,'k0',1800000000.0);
INSERT INTO "changes" VALUES('9ykw2cqp4j',2,0,1,1,'k1',1800000000.0);
INSERT INTO "changes" VALUES('9ykw2cqp4j',3,0,0,0,'k2',1800000000.0);
INSERT INTO "changes" VALUES('9ykw2cqp4j',4,0,1,1,'k3',1800000000.0);
INSERT INTO "changes" VALUES('9ykw2cqp4j',5,0,0,0,'k4',1800000000.0);
INSERT INTO "changes" VALUES('9ykw2cqp4j',6,0,1,1,'k5',1800000000.0);
INSERT INTO "changes" VALUES('9ykw2cqp4j',7,0,0,0,'k6',1800000000.0);
INSERT INTO "changes" VALUES('qpyubyx2gg',1,0,3,0,'k7',1800000000.0);
INSERT INTO "changes" VALUES('qpyubyx2gg',2,0,2,1,'k8',1800000000.0);
INSERT INTO "changes" VALUES('qpyubyx2gg',3,0,3,0,'k9',1800000000.0);
INSERT INTO "changes" VALUES('vv365ysgfv',1,0,0,0,NULL,1800000000.0);
INSERT INTO "changes" VALUES('vv365ysgfv',2,0,1,1,NULL,1800000000.0);
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
INSERT INTO "chat" VALUES('qpyubyx2gg',1,0,'Player 1','Good evening',1800000000.0);
CREATE TABLE invitations (
	digest VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	until FLOAT, 
	PRIMARY KEY (digest)
);
INSERT INTO "invitations" VALUES('e18e83a0b1de5c59ec75c00b2781e297b12e91a6f12583ab2d7dacee35dc1e94','Olga',NULL);
CREATE TABLE notes (
	name VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "notes" VALUES('serial','94d865c37d15a7c1');
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
	away BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('9ykw2cqp4j',0,'human',NULL,'Player 1','fcfa20262a18b910c2edf120ec12c210a5cfe7b5b953f7e60644bea7d06756cd','3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0);
INSERT INTO "seats" VALUES('9ykw2cqp4j',1,'human',NULL,'Boris','7731730bc54565a0834c1acf8699615886815815934fa7d501c06b6f4376134d','bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',0);
INSERT INTO "seats" VALUES('qpyubyx2gg',0,'human',NULL,'Player 1','444542e5518d8edd16ee6502d9c245f506b6fdfbd91171da0f6c79c0880beead','3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0);
INSERT INTO "seats" VALUES('qpyubyx2gg',1,'human',NULL,'Boris','6f223d89b049fb3ae3891b68ed940fee86fbf3ec57a82fd109df7f1e22e1298b','bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',0);
INSERT INTO "seats" VALUES('dg4hc2fjyk',0,'human',NULL,'Player 1','6d407b1cef52ea775e6c0ef5b0d1083f9e0a988e5e9baa4ea6b1ecda9a45c3ab','3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0);
INSERT INTO "seats" VALUES('dg4hc2fjyk',1,'open',NULL,'',NULL,NULL,0);
INSERT INTO "seats" VALUES('vv365ysgfv',0,'human',NULL,'Player 1','6276d3a41de42393f2147195cb29e3aee49e0b20d1999cc44a503ebe6da10da1','cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c',0);
INSERT INTO "seats" VALUES('vv365ysgfv',1,'human',NULL,'Boris','37c513fea3ef917d0b01ab3c336510219f62e4302bfb3f67ad08980eb48acb41','cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c',0);
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
INSERT INTO "tables" VALUES('9ykw2cqp4j','connect_four',1,'e52d9c508c502347',2,'{}','323673709249250907765862883302440610610','finished',0,NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',7,7,-1,NULL,1800000000.0,1800000000.0,'{"scores": [1, 0], "ranking": [0, 1], "winners": [0], "names": ["Player 1", "Boris"]}',NULL,NULL,NULL,2,0,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a',NULL,0);
INSERT INTO "tables" VALUES('qpyubyx2gg','connect_four',1,'e52d9c508c502347',2,'{}','45713721441297055392086877233461719455','playing',1,NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',3,3,1,NULL,1800000000.0,1800000000.0,NULL,NULL,NULL,NULL,2,0,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a',NULL,0);
INSERT INTO "tables" VALUES('dg4hc2fjyk','connect_four',1,'e52d9c508c502347',2,'{}','300072288651822753946181635980990227934','waiting',0,NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0,0,-1,NULL,1800000000.0,1800000000.0,NULL,NULL,NULL,NULL,0,0,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a',NULL,0);
INSERT INTO "tables" VALUES('vv365ysgfv','connect_four',1,'e52d9c508c502347',2,'{}','323673709249250907765862883302440610610','playing',0,NULL,'cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c',2,2,0,NULL,1800000000.0,1800000000.0,NULL,'fork','9ykw2cqp4j',NULL,0,1,NULL,NULL,0);
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
