/**
 * Of rounds by buy-in: when their page was last heard of, what was brought in after the first stake, and the shots of those still open.
 * A shot without a target never arrived and was returned; its number is spent.
 */
export const BUY_IN_TABLES = `
CREATE TABLE IF NOT EXISTS buy_in_rounds (
  round TEXT PRIMARY KEY REFERENCES rounds (id),
  seen_at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS buy_ins (
  round TEXT NOT NULL REFERENCES rounds (id),
  nth INTEGER NOT NULL CHECK (nth > 1),
  request TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  state TEXT NOT NULL CHECK (state IN ('asked', 'taken', 'refused', 'void')),
  refusal TEXT,
  PRIMARY KEY (round, nth),
  UNIQUE (round, request)
) STRICT;
CREATE INDEX IF NOT EXISTS buy_ins_asked ON buy_ins (round) WHERE state = 'asked';
CREATE INDEX IF NOT EXISTS rounds_riding ON rounds (player) WHERE state = 'riding';
CREATE TABLE IF NOT EXISTS shots (
  round TEXT NOT NULL REFERENCES rounds (id),
  number INTEGER NOT NULL CHECK (number > 0),
  target TEXT,
  price INTEGER NOT NULL CHECK (price >= 0),
  paid INTEGER NOT NULL CHECK (paid >= 0),
  fired_at INTEGER NOT NULL,
  PRIMARY KEY (round, number)
) STRICT;
`
