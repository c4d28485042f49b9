import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { latestFlight } from '../flights/flight.ts'
import { fakeWallet } from '../testing/fake-wallet.ts'
import { deliver } from './outbox.ts'
import { roundOf } from './round.ts'
import { unseenOf } from './shown.ts'
import { openStore } from './store.ts'
import { recoverLetters, withWaking } from './waking.ts'

describe('a store of before the flights', () => {
  it('keeps its rounds and what is owed for them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'studio-store-'))
    const file = join(folder, 'studio.sqlite')
    onTestFinished(() => rmSync(folder, { recursive: true }))
    openStore(file).close()
    const old = new DatabaseSync(file)
    old.exec(`PRAGMA foreign_keys = OFF; DROP INDEX rounds_of_flight; DROP INDEX rounds_unshown; ALTER TABLE rounds DROP COLUMN shown; ALTER TABLE rounds DROP COLUMN flight; DROP TABLE flights;
      INSERT INTO sessions VALUES ('s', 'PSROULETTE', 'p', 'real', 'w', 'VND', '{}', 1);
      INSERT INTO seeds VALUES ('c', 'ab', 's', 'r');
      INSERT INTO rounds VALUES ('r', 's', 'q', 'p', 'real', 'PSROULETTE', '1', 'VND', 'decided', NULL, 10000, 0, 0, '{}', '{}', 'c', '1', NULL, 1);
      INSERT INTO outbox (tx, round, place, path, body, due_at) VALUES ('r-win', 'r', 0, 'wallet/win', '{}', 1)`)
    old.close()
    const store = openStore(file)
    expect(roundOf(store, 'r')).toMatchObject({ state: 'decided', seed: 'ab', shared: null })
    await deliver({ store, wallet: { ...fakeWallet(0), send: async () => ({ status: 'OK' }) }, now: () => 5 })
    expect(roundOf(store, 'r')?.state).toBe('settled')
    // Nobody is told anew of what was long over.
    expect(unseenOf(store, { player: 'p', game: 'PSROULETTE' })).toBeNull()
    expect(store.one('PRAGMA foreign_key_check')).toBeUndefined()
    store.close()
    openStore(file).close()
  })
})

describe('a store of before bingo', () => {
  it('keeps its flights, whose rounds still find them, and counts each game’s by itself', () => {
    const folder = mkdtempSync(join(tmpdir(), 'studio-store-'))
    const file = join(folder, 'studio.sqlite')
    onTestFinished(() => rmSync(folder, { recursive: true }))
    openStore(file).close()
    const old = new DatabaseSync(file)
    old.exec(`PRAGMA foreign_keys = OFF; DROP INDEX rounds_unshown; ALTER TABLE rounds DROP COLUMN shown; DROP TABLE flights;
      CREATE TABLE flights (id TEXT PRIMARY KEY, number INTEGER NOT NULL UNIQUE, state TEXT NOT NULL, commitment TEXT NOT NULL UNIQUE,
        seed TEXT NOT NULL, closes_at INTEGER NOT NULL, bets TEXT, entropy TEXT, crash INTEGER, starts_at INTEGER, ended_at INTEGER) STRICT;
      INSERT INTO sessions VALUES ('s', 'PSSKYLANTERN', 'p', 'real', 'w', 'VND', '{}', 1);
      INSERT INTO flights VALUES ('f', 7, 'over', 'c', 'ab', 1, '["x"]', 'e', 250, 2, 3);
      INSERT INTO rounds VALUES ('r', 's', 'q', 'p', 'real', 'PSSKYLANTERN', '1', 'VND', 'settled', NULL, 10000, 0, 0, '{}', '{}', 'c', '1', NULL, 1, 'f')`)
    old.close()
    const store = openStore(file)
    expect(roundOf(store, 'r')).toMatchObject({ seed: 'ab', shared: { flight: 'f', bets: ['x'] } })
    expect(store.one('SELECT shown FROM rounds')?.['shown']).toBe(1)
    expect(latestFlight(store)).toMatchObject({ number: 7, crash: 250 })
    store.run(
      "INSERT INTO flights (id, game, number, state, commitment, seed, closes_at) VALUES ('b', 'PSBINGODUSK', 7, 'betting', 'd', 'cd', 1)",
    )
    expect(latestFlight(store)?.id).toBe('f')
    expect(store.one('PRAGMA foreign_key_check')).toBeUndefined()
    store.close()
    openStore(file).close()
  })
})

describe('a store whose letters did not keep what was last said of them', () => {
  it('keeps its letters, and those once sent go out with the next answer', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'studio-store-'))
    const file = join(folder, 'studio.sqlite')
    onTestFinished(() => rmSync(folder, { recursive: true }))
    openStore(file).close()
    const old = new DatabaseSync(file)
    old.exec(`PRAGMA foreign_keys = OFF; DROP INDEX outbox_unended;
      ALTER TABLE outbox DROP COLUMN said; ALTER TABLE outbox DROP COLUMN sent_at; ALTER TABLE outbox DROP COLUMN woken;
      INSERT INTO outbox (tx, round, place, path, body, attempts, due_at) VALUES ('r-win', 'r', 0, 'wallet/win', '{}', 14, 99999999)`)
    old.close()
    const store = openStore(file)
    expect(recoverLetters(store)).toBe(1)
    const wallet = withWaking({ ...fakeWallet(0), send: async () => ({ status: 'OK' }) }, store, () => 10_000)
    await wallet.send('wallet/balance', {})
    await deliver({ store, wallet, now: () => 10_000 })
    expect(store.one('SELECT status FROM outbox')?.['status']).toBe('OK')
    store.close()
  })
})
