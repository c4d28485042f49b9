import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCalendar } from '../kit/calendar/calendar.ts'
import { createTree } from '../kit/tree.ts'
import { countsInState, overlaps, readContract, refuseContracts } from '../terms/contracts.ts'
import type { ContractAction, LifecycleEvent, OfferEvent } from './events.ts'
import { settleLifecycle } from './lifecycle.ts'

const ACCOUNTS = [
  { id: 'A', upline: null },
  { id: 'B', upline: 'A' },
  { id: 'C', upline: 'B' },
  { id: 'D', upline: 'C' },
  { id: 'E', upline: 'B' },
]
/** The zone's clock went forward on the eighth of March at midnight: that day starts at one. */
const TZ = 'America/Havana'
const TREE = createTree(ACCOUNTS)
const CALENDAR = createCalendar(TZ)
const HOUR = 3_600_000
const START = Date.UTC(2026, 2, 1)

type Row<Event = LifecycleEvent> = Event extends LifecycleEvent ? Omit<Event, 'id' | 'at'> : never

/** `latest`: how many days ahead a start may be asked for. */
const offer = (latest: number) =>
  fc
    .record({
      holder: fc.constantFrom(...ACCOUNTS),
      rate: fc.integer({ min: 1, max: 6 }),
      progressive: fc.integer({ min: 0, max: 5 }).map((value) => value === 0),
      days: fc.integer({ min: 0, max: latest }),
      hours: fc.integer({ min: 20, max: 200 }),
    })
    .map(({ holder, rate, progressive, days, hours }) => ({ holder: holder.id, by: holder.upline, rate, progressive, days, hours }))
const actions: readonly ContractAction[] = ['accept', 'accept', 'accept', 'decline', 'request', 'agree', 'refuse', 'finish']
const action = fc.record({ action: fc.constantFrom(...actions), contract: fc.nat(30) })
const steps = (latest: number) =>
  fc.array(fc.oneof({ weight: 3, arbitrary: offer(latest) }, { weight: 5, arbitrary: action }), { minLength: 10, maxLength: 40 })
type Chance = ReturnType<typeof steps> extends fc.Arbitrary<(infer Step)[]> ? Step : never

/** Whoever may do a thing does it, so that most steps are taken. */
const eventsOf = (chances: readonly Chance[]): LifecycleEvent[] => {
  const offers: OfferEvent[] = []
  return chances.map((one, i): LifecycleEvent => {
    const now = START + i * 11 * HOUR
    const dated = { id: `e${i}`, at: new Date(now).toISOString() }
    if ('action' in one) {
      const target = one.action === 'accept' ? offers.at(-1 - (one.contract % 2)) : offers[one.contract % Math.max(offers.length, 1)]
      const by = one.action === 'request' ? (target?.by ?? null) : (target?.holder ?? null)
      const row: Row = { type: one.action, contract: target?.contract ?? 'none', by }
      return { ...dated, ...row }
    }
    const terms = { kind: 'daily', currency: 'CNY', progressive: one.progressive, tiers: [{ rate: `${one.rate}` }] } as const
    const from = new Date(CALENDAR.dayStart(CALENDAR.dateOf(now) + one.days)).toISOString()
    const event: OfferEvent = {
      ...dated,
      type: 'offer',
      contract: `c${i}`,
      by: one.by,
      holder: one.holder,
      terms: one.days < 6 ? terms : { ...terms, from },
      expiresAt: new Date(now + one.hours * HOUR).toISOString(),
    }
    offers.push(event)
    return event
  })
}

/** Everybody has a contract, the lower the less. */
const CHAIN = ACCOUNTS.flatMap(({ id, upline }, i) => [
  { holder: id, by: upline, rate: 6 - i, progressive: false, days: 0, hours: 20 },
  { action: 'accept' as const, contract: 0 },
])

const afterwards = (events: readonly LifecycleEvent[]) => {
  const { events: outcomes, contracts } = settleLifecycle({
    tz: TZ,
    until: new Date(START + 1000 * HOUR).toISOString(),
    accounts: ACCOUNTS,
    events,
  })
  const offers = new Map(events.filter((one) => one.type === 'offer').map((one) => [one.contract, one]))
  const rows = contracts
    .filter(({ state }) => countsInState(state))
    .flatMap(({ id, state, from, to }) => {
      const event = offers.get(id)
      return event === undefined || from === null ? [] : [{ ...event.terms, id, holder: event.holder, state, from, to }]
    })
  const agreements = events.filter(({ id, type }) => type === 'accept' && outcomes.some((one) => one.id === id && one.result === 'ok'))
  return { rows, agreements }
}

test('contracts that begin at the next edge could have stood together from the start, whatever was agreed and ended', () => {
  let below = 0
  fc.assert(
    fc.property(steps(0), (some) => {
      const { rows } = afterwards(eventsOf([...CHAIN, ...some]))
      below += rows.filter(({ holder }) => holder === 'D').length
      const contracts = rows.map((row) => readContract('daily', row))
      expect(() => refuseContracts(contracts, TREE, CALENDAR)).not.toThrow()
    }),
    { numRuns: 400 },
  )
  expect(below).toBeGreaterThan(400)
})

test('nothing is in force before it is agreed, or beside another of its holder, even where a later start was agreed', () => {
  fc.assert(
    fc.property(steps(12), (some) => {
      const { rows, agreements } = afterwards(eventsOf([...CHAIN, ...some]))
      expect(rows).toHaveLength(agreements.length)
      for (const event of agreements) {
        const row = rows.find(({ id }) => event.type === 'accept' && id === event.contract)
        expect(row !== undefined && event.at < row.from).toBe(true)
      }
      const spans = rows.map((row) => readContract('daily', row))
      for (const [i, one] of spans.entries())
        for (const other of spans.slice(i + 1)) expect(one.holder === other.holder && overlaps(one, other)).toBe(false)
    }),
    { numRuns: 400 },
  )
})
