import { BUY_IN_TABLES } from './buy-in-tables.ts'
import { DUEL_TABLES } from '../duels/tables.ts'

/** A commitment of one player's own is spent once, which `seeds.round` holds; one of a flight stands in each of its rounds. */
const COLUMNS = `
  id TEXT PRIMARY KEY,
  session TEXT NOT NULL REFERENCES sessions (id),
  request TEXT NOT NULL,
  player TEXT NOT NULL,
  mode TEXT NOT NULL,
  game TEXT NOT NULL,
  version TEXT NOT NULL,
  currency TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('betting', 'riding', 'decided', 'settled', 'refused', 'void')),
  refusal TEXT,
  stake INTEGER NOT NULL CHECK (stake > 0),
  paid INTEGER NOT NULL DEFAULT 0 CHECK (paid >= 0),
  jackpot INTEGER NOT NULL DEFAULT 0 CHECK (jackpot >= 0),
  choice TEXT NOT NULL,
  outcome TEXT,
  commitment TEXT NOT NULL,
  client_number TEXT NOT NULL,
  balance INTEGER,
  created_at INTEGER NOT NULL,
  flight TEXT REFERENCES flights (id),
  shown INTEGER NOT NULL DEFAULT 0,
  UNIQUE (session, request)`

/** Rounds that all players of a game share: flights of a crash game, rounds of bingo. `drawn` holds what was drawn where it is more than an end. */
const flightsTable = (name: string): string => `CREATE TABLE IF NOT EXISTS ${name} (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  number INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('betting', 'sealed', 'flying', 'over', 'void')),
  commitment TEXT NOT NULL UNIQUE,
  seed TEXT NOT NULL,
  closes_at INTEGER NOT NULL,
  bets TEXT,
  entropy TEXT,
  crash INTEGER,
  drawn TEXT,
  starts_at INTEGER,
  ended_at INTEGER,
  UNIQUE (game, number)
) STRICT;`

const roundsTable = (name: string): string => `CREATE TABLE IF NOT EXISTS ${name} (${COLUMNS}
) STRICT;`

/** The studio's tables. `said` of a letter is the last word of the wallet that did not end it. Amounts are whole numbers in 1/10000 of the currency, times are milliseconds. */
export const TABLES = `
CREATE TABLE IF NOT EXISTS sessions (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  player TEXT NOT NULL,
  mode TEXT NOT NULL CHECK (mode IN ('real', 'demo')),
  wallet_session TEXT NOT NULL,
  currency TEXT NOT NULL,
  opened TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS seeds (
  commitment TEXT PRIMARY KEY,
  seed TEXT NOT NULL,
  session TEXT NOT NULL REFERENCES sessions (id),
  round TEXT
) STRICT;
${flightsTable('flights')}
${roundsTable('rounds')}
CREATE TABLE IF NOT EXISTS matches (
  id TEXT PRIMARY KEY,
  section TEXT NOT NULL,
  starts_at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'ended', 'final')),
  fixture TEXT NOT NULL,
  commitment TEXT NOT NULL UNIQUE,
  seed TEXT NOT NULL,
  moves TEXT NOT NULL,
  parts TEXT NOT NULL DEFAULT '[]',
  final_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS matches_of_section ON matches (section, starts_at);
CREATE INDEX IF NOT EXISTS matches_open ON matches (starts_at) WHERE state <> 'final';
CREATE TABLE IF NOT EXISTS legs (
  round TEXT NOT NULL REFERENCES rounds (id),
  match TEXT NOT NULL REFERENCES matches (id),
  PRIMARY KEY (match, round)
) STRICT;
CREATE INDEX IF NOT EXISTS legs_of_round ON legs (round);
CREATE TABLE IF NOT EXISTS corrections (
  id INTEGER PRIMARY KEY,
  match TEXT NOT NULL REFERENCES matches (id),
  home INTEGER,
  away INTEGER,
  reason TEXT NOT NULL,
  by TEXT NOT NULL,
  at INTEGER NOT NULL,
  applied_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS rounds_of_player ON rounds (player, game, created_at);
CREATE INDEX IF NOT EXISTS rounds_unshown ON rounds (player, game, created_at) WHERE shown = 0;
CREATE INDEX IF NOT EXISTS rounds_of_flight ON rounds (flight);
CREATE INDEX IF NOT EXISTS flights_ended ON flights (ended_at);
CREATE TABLE IF NOT EXISTS outbox (
  tx TEXT PRIMARY KEY,
  round TEXT NOT NULL REFERENCES rounds (id),
  place INTEGER NOT NULL,
  path TEXT NOT NULL,
  body TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  status TEXT,
  said TEXT,
  sent_at INTEGER,
  woken INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX IF NOT EXISTS outbox_unended ON outbox (said) WHERE status IS NULL;
CREATE INDEX IF NOT EXISTS outbox_due ON outbox (due_at) WHERE status IS NULL;
CREATE INDEX IF NOT EXISTS outbox_of_round ON outbox (round, place);
CREATE TABLE IF NOT EXISTS booked (
  tx TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('BET', 'WIN')),
  currency TEXT NOT NULL,
  amount INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS booked_at ON booked (at);
CREATE TABLE IF NOT EXISTS nonces (
  nonce TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS trials (
  player TEXT PRIMARY KEY,
  balance INTEGER NOT NULL CHECK (balance >= 0)
) STRICT;
CREATE TABLE IF NOT EXISTS pots (
  id TEXT PRIMARY KEY,
  pot INTEGER NOT NULL DEFAULT 0 CHECK (pot >= 0),
  next INTEGER NOT NULL DEFAULT 0 CHECK (next >= 0),
  contributed INTEGER NOT NULL DEFAULT 0,
  paid INTEGER NOT NULL DEFAULT 0,
  won_at INTEGER
) STRICT;
CREATE TABLE IF NOT EXISTS carries (
  id TEXT PRIMARY KEY,
  amount INTEGER NOT NULL CHECK (amount >= 0)
) STRICT;
${BUY_IN_TABLES}
${DUEL_TABLES}`

/** Brings a store of before the shared games up to date: its rounds knew no flights. Run with foreign keys off. */
export const ROUNDS_KNOW_FLIGHTS = `
${roundsTable('rounds_anew')}
INSERT INTO rounds_anew SELECT *, NULL, 1 FROM rounds;
DROP TABLE rounds;
ALTER TABLE rounds_anew RENAME TO rounds;
`

/** Brings a store up to date that did not keep which rounds their player saw: those of before count as seen. */
export const ROUNDS_KNOW_SHOWN = `
ALTER TABLE rounds ADD COLUMN shown INTEGER NOT NULL DEFAULT 0;
UPDATE rounds SET shown = 1;
`

/** Brings a store up to date whose shared rounds were flights of one game. Run with foreign keys off. */
export const FLIGHTS_KNOW_GAMES = `
${flightsTable('flights_anew')}
INSERT INTO flights_anew (id, game, number, state, commitment, seed, closes_at, bets, entropy, crash, starts_at, ended_at)
  SELECT id, 'PSSKYLANTERN', number, state, commitment, seed, closes_at, bets, entropy, crash, starts_at, ended_at FROM flights;
DROP TABLE flights;
ALTER TABLE flights_anew RENAME TO flights;
`

/** Brings a store up to date whose letters did not keep what was last said of them. */
export const LETTERS_KEEP_WORDS = `
ALTER TABLE outbox ADD COLUMN said TEXT;
ALTER TABLE outbox ADD COLUMN sent_at INTEGER;
ALTER TABLE outbox ADD COLUMN woken INTEGER NOT NULL DEFAULT 0;
`
