import { randomUUID } from 'node:crypto'
import { parseUnits } from '@portico/contract/kit/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../kit/duration.ts'
import { localDate } from '../kit/zone.ts'
import { cashOf, houseOf } from '../ledger/index.ts'
import { seededRandom } from '../ports/random.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { openPlayer } from '../testing/player.ts'
import { readDayFigures, readFigures } from './figure-store.ts'
import { readWindows } from './limit-store.ts'

const MOVEMENTS = 240

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

it('what limits count by the sums of days is what the movements of each window come to', async () => {
  const { memberId, caller } = await openPlayer(gateway, '1000000')
  const { database, brand } = gateway.platform
  const [cash, gaming] = [cashOf(memberId, caller.currency), houseOf('house:gaming', caller.currency)]
  const clearing = houseOf('provider:clearing', caller.currency)
  const sides = {
    STAKE: { debit: cash, credit: gaming },
    REFUND: { debit: gaming, credit: cash },
    PAYOUT: { debit: gaming, credit: cash },
    DEPOSIT: { debit: clearing, credit: cash },
  } as const
  const codes = Object.keys(sides) as (keyof typeof sides)[]
  const bytes = seededRandom('figures').bytes(MOVEMENTS * 2)
  for (let n = 0; n < MOVEMENTS; n++) {
    // Several a day, over more than a month, also in the hour around the merchant's midnight.
    gateway.clock.advance(Math.round((bytes[n * 2]! / 255) * 6 * HOUR_MS))
    const code = codes[bytes[n * 2 + 1]! % codes.length]!
    const amount = parseUnits(String(1 + (bytes[n * 2 + 1]! % 50)))
    const entry = { id: randomUUID(), ...sides[code], amount, code, ref: memberId, product: n % 3 === 0 ? 'SSC1' : '' }
    await database.orm.transaction((tx) => gateway.ledger.post(tx, [entry], gateway.clock.now()))
    if (n % 20 !== 0 && n < MOVEMENTS - 20) continue
    for (const { since } of await readWindows(database.orm, gateway.clock.now(), brand.timeZone)) {
      const day = localDate(since, brand.timeZone).toString()
      const figures = await readDayFigures(database.orm, memberId, caller.currency, day)
      expect(figures).toEqual(await readFigures(database.orm, memberId, caller.currency, since))
    }
  }
  expect(gateway.clock.now().getTime()).toBeGreaterThan(Date.parse('2026-11-21T08:00:00Z') + 25 * DAY_MS)
})
