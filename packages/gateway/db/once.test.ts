import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf } from '../testing/player.ts'
import { openTestDatabase } from '../testing/database.ts'
import { derivedId, fingerprintOf } from './canonical.ts'
import { once } from './once.ts'
import type { Database } from './open.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const at = new Date('2026-11-21T08:00:00.000Z')
const memberId = randomUUID()
const run = (key: string, content: string, work: () => Promise<string>) =>
  database.orm.transaction((tx) => once(tx, { memberId, key, fingerprint: fingerprintOf(content), at }, work))

describe('a key that moves money once', () => {
  it('answers the first answer again and refuses other content', async () => {
    expect(await run('first', 'a', async () => 'one')).toBe('one')
    expect(await run('first', 'a', async () => 'two')).toBe('one')
    expect(await refusalOf(run('first', 'b', async () => 'three'))).toBe('IDEMPOTENCY_CONFLICT')
  })

  it('runs one of ten at the same time', async () => {
    let ran = 0
    const answers = await Promise.all(Array.from({ length: 10 }, () => run('at once', 'a', async () => `answer ${++ran}`)))
    expect([ran, new Set(answers).size]).toEqual([1, 1])
  })

  it('stays free when the work fails', async () => {
    await expect(run('fails', 'a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await run('fails', 'b', async () => 'fine')).toBe('fine')
  })
})

describe('canonical values', () => {
  it('do not depend on the order of keys', () => {
    expect(fingerprintOf({ a: 1, b: 2 })).toBe(fingerprintOf({ b: 2, a: 1 }))
  })

  it('give ids that follow from their parts', () => {
    expect(derivedId('a', 'PAYOUT', '1')).toBe(derivedId('a', 'PAYOUT', '1'))
    expect(derivedId('a', 'PAYOUT', '2')).not.toBe(derivedId('a', 'PAYOUT', '1'))
    expect(derivedId('a')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})
