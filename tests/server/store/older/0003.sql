BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE bans (
	digest VARCHAR(64) NOT NULL, 
	why TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "bans" VALUES('cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c','',1794888641.17899);
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
INSERT INTO "changes" VALUES('95tah3j3jf',1,0,0,0,'k0',1800000000.0);
INSERT INTO "changes" VALUES('95tah3j3jf',2,0,1,1,'k1',1800000000.0);
INSERT INTO "changes" VALUES('95tah3j3jf',3,0,0,0,'k2',1800000000.0);
INSERT INTO "changes" VALUES('95tah3j3jf',4,0,1,1,'k3',1800000000.0);
INSERT INTO "changes" VALUES('95tah3j3jf',5,0,0,0,'k4',1800000000.0);
INSERT INTO "changes" VALUES('95tah3j3jf',6,0,1,1,'k5',1800000000.0);
INSERT INTO "changes" VALUES('95tah3j3jf',7,0,0,0,'k6',1800000000.0);
INSERT INTO "changes" VALUES('tn79s2pjkp',1,0,3,0,'k7',1800000000.0);
INSERT INTO "changes" VALUES('tn79s2pjkp',2,0,2,1,'k8',1800000000.0);
INSERT INTO "changes" VALUES('tn79s2pjkp',3,0,3,0,'k9',1800000000.0);
INSERT INTO "changes" VALUES('kfe6xpjmr4',1,0,0,0,NULL,1800000000.0);
INSERT INTO "changes" VALUES('kfe6xpjmr4',2,0,1,1,NULL,1800000000.0);
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
INSERT INTO "chat" VALUES('tn79s2pjkp',1,0,'Player 1','Good evening',1800000000.0);
CREATE TABLE invitations (
	digest VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	until FLOAT, 
	PRIMARY KEY (digest)
);
INSERT INTO "invitations" VALUES('36ed0580650b9ffa618c65626c66db7287df4f25d8b0539974405db4597d4d7d','Olga',NULL);
CREATE TABLE notes (
	name VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "notes" VALUES('serial','e0f40ed3550e63b5');
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
INSERT INTO "seats" VALUES('95tah3j3jf',0,'human',NULL,'Player 1','e767e896515f66532d3aa1f5ad2e5e08dac8abba7a48404b97fe8ce211cb96dc','3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0);
INSERT INTO "seats" VALUES('95tah3j3jf',1,'human',NULL,'Boris','7d3c1c8d64f178fa64eb18a7962a4644cfefe0e524bd4831dda37fe7afaa7903','bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',0);
INSERT INTO "seats" VALUES('tn79s2pjkp',0,'human',NULL,'Player 1','73a143460125d19fe4524bd8fb2c1c431dc8401b3da0fada5caa9fc488000a40','3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0);
INSERT INTO "seats" VALUES('tn79s2pjkp',1,'human',NULL,'Boris','2b7ce6d7b3b50e97aa6302126be892835ba567e69be07d3adeeea7e7b55b5e0d','bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',0);
INSERT INTO "seats" VALUES('uu7n7kq6rx',0,'human',NULL,'Player 1','54f3faed13af91a938d26bcbc3352fc6485a47a59a316015433a347b8d11f5d2','3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0);
INSERT INTO "seats" VALUES('uu7n7kq6rx',1,'open',NULL,'',NULL,NULL,0);
INSERT INTO "seats" VALUES('kfe6xpjmr4',0,'human',NULL,'Player 1','a38d55e1f25c54deddb8185d0ee9e9078465f3330d09665e31065ab0b733e0e6','cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c',0);
INSERT INTO "seats" VALUES('kfe6xpjmr4',1,'human',NULL,'Boris','c0fbc6a6e55d3b6f4351a061b7e886a8ca95fb7d287f3a9e4dbb7a54aff197c4','cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c',0);
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
	rematch VARCHAR(16), seating INTEGER DEFAULT '0' NOT NULL, known BOOLEAN DEFAULT 0 NOT NULL, maker VARCHAR(64), 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('95tah3j3jf','connect_four',1,'e52d9c508c502347',2,'{}','295380863039686813725445408067783833724','finished',0,NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',7,7,-1,NULL,1800000000.0,1800000000.0,'{"scores": [1, 0], "ranking": [0, 1], "winners": [0], "names": ["Player 1", "Boris"]}',NULL,NULL,NULL,2,0,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a');
INSERT INTO "tables" VALUES('tn79s2pjkp','connect_four',1,'e52d9c508c502347',2,'{}','31307471589782880659233007597041445470','playing',1,NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',3,3,1,NULL,1800000000.0,1800000000.0,NULL,NULL,NULL,NULL,2,0,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a');
INSERT INTO "tables" VALUES('uu7n7kq6rx','connect_four',1,'e52d9c508c502347',2,'{}','27107196393462755658937766474250926768','waiting',0,NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',0,0,-1,NULL,1800000000.0,1800000000.0,NULL,NULL,NULL,NULL,0,0,'078987d1bf561732958668845c0adf61fbb503752bc1a9ef569b98c7f0ee870a');
INSERT INTO "tables" VALUES('kfe6xpjmr4','connect_four',1,'e52d9c508c502347',2,'{}','295380863039686813725445408067783833724','playing',0,NULL,'cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c',2,2,0,NULL,1800000000.0,1800000000.0,NULL,'fork','95tah3j3jf',NULL,0,1,NULL);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_state_changed ON tables (state, changed);
CREATE INDEX seats_guest ON seats (guest);
CREATE INDEX tables_maker_changed ON tables (maker, changed);
CREATE INDEX tables_open_state_changed ON tables (open, state, changed);
CREATE INDEX tables_host ON tables (host);
COMMIT;
