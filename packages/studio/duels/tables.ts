/** Games of two players for one pot. Hands and seed stay here until the game has ended. */
export const DUEL_TABLES = `
CREATE TABLE IF NOT EXISTS duels (
  id TEXT PRIMARY KEY,
  number INTEGER NOT NULL UNIQUE,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'staking', 'playing', 'over', 'void')),
  ending TEXT,
  mode TEXT NOT NULL CHECK (mode IN ('real', 'demo')),
  currency TEXT NOT NULL,
  stake INTEGER NOT NULL CHECK (stake > 0),
  commitment TEXT NOT NULL UNIQUE,
  seed TEXT NOT NULL,
  bets TEXT,
  entropy TEXT,
  hands TEXT,
  moves TEXT NOT NULL DEFAULT '[]',
  begun_at INTEGER NOT NULL,
  turn_at INTEGER,
  ended_at INTEGER
) STRICT;
CREATE TABLE IF NOT EXISTS duel_seats (
  duel TEXT NOT NULL REFERENCES duels (id),
  seat INTEGER NOT NULL CHECK (seat IN (0, 1)),
  player TEXT NOT NULL,
  session TEXT NOT NULL REFERENCES sessions (id),
  round TEXT REFERENCES rounds (id),
  used_ms INTEGER NOT NULL DEFAULT 0,
  away_since INTEGER,
  PRIMARY KEY (duel, seat),
  UNIQUE (duel, player)
) STRICT;
CREATE INDEX IF NOT EXISTS duel_seats_of_player ON duel_seats (player);
CREATE INDEX IF NOT EXISTS duel_seats_of_round ON duel_seats (round);
CREATE INDEX IF NOT EXISTS duels_open ON duels (state) WHERE ended_at IS NULL;
`
