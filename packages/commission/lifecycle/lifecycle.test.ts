import { describe, expect, test } from 'vitest'
import { Refusal } from '../kit/refusal.ts'
import type { ContractAction, LifecycleEvent } from './events.ts'
import { settleLifecycle } from './lifecycle.ts'

const ACCOUNTS = [
  { id: 'A', upline: null },
  { id: 'B', upline: 'A' },
  { id: 'C', upline: 'B' },
  { id: 'D', upline: 'C' },
]
const UPLINE: Readonly<Record<string, string | null>> = { A: null, B: 'A', C: 'B', D: 'C' }
type Row<Event = LifecycleEvent> = Event extends LifecycleEvent ? Omit<Event, 'id'> : never

/** An instant of March 2026 in UTC: `day(2.5)` is noon of the second. */
const day = (date: number): string => new Date(Date.UTC(2026, 2, 1) + (date - 1) * 86_400_000).toISOString()
const offer = (at: number, contract: string, rate: string, more: { from?: string; expiresAt?: string; by?: string | null } = {}): Row => {
  const holder = contract.charAt(0).toUpperCase()
  const { from, expiresAt = day(31), by = UPLINE[holder] ?? null } = more
  return {
    at: day(at),
    type: 'offer',
    contract,
    by,
    holder,
    expiresAt,
    terms: { kind: 'daily', currency: 'CNY', tiers: [{ rate }], ...(from === undefined ? {} : { from }) },
  }
}
const act = (at: number, type: ContractAction, contract: string, by: string | null = contract.charAt(0).toUpperCase()): Row => ({
  at: day(at),
  type,
  contract,
  by,
})
const run = (rows: readonly Row[], until = 30) =>
  settleLifecycle({ tz: 'UTC', until: day(until), accounts: ACCOUNTS, events: rows.map((row, i) => ({ ...row, id: `e${i}` })) })
const results = (...rows: readonly Row[]): string[] => run(rows).events.map(({ result }) => result)
const contracts = (...rows: readonly Row[]): string[] =>
  run(rows).contracts.map(({ id, state, from, to }) => [id, state, from?.slice(8, 10) ?? '-', to?.slice(8, 10) ?? '-'].join(' '))

/** A chain of contracts agreed on the first, in force from the second. */
const CHAIN: readonly Row[] = [
  offer(1.01, 'a', '5'),
  act(1.02, 'accept', 'a'),
  offer(1.03, 'b', '4'),
  act(1.04, 'accept', 'b'),
  offer(1.05, 'c', '3'),
  act(1.06, 'accept', 'c'),
  offer(1.07, 'd', '2'),
  act(1.08, 'accept', 'd'),
]

describe('an offer', () => {
  test('each refusal, and which goes first', () => {
    expect(results(offer(1, 'b', '0', { by: 'C' }), offer(1.1, 'b', '1', { by: 'C' }))).toEqual(['BAD_TIERS', 'NOT_DIRECT_DOWNLINE'])
    const suspended: Row = { at: day(1.2), type: 'suspend', account: 'A' }
    const again: Row = { at: day(1.4), type: 'reinstate', account: 'A' }
    expect(results(...CHAIN, suspended, offer(1.3, 'b2', '1'), again, offer(1.5, 'b3', '1', { from: day(1) })).slice(8)).toEqual([
      'ok',
      'ACCOUNT_SUSPENDED',
      'ok',
      'RETROACTIVE',
    ])
    expect(results(...CHAIN, offer(2, 'b2', '1'), offer(2.1, 'b3', '9', { from: day(1) })).slice(9)).toEqual(['OFFER_PENDING'])
    expect(
      results(...CHAIN, offer(2, 'b2', '9', { from: day(2) }), offer(2.1, 'b3', '9', { from: day(3.5) }), offer(2.2, 'b4', '9')).slice(8),
    ).toEqual(['RETROACTIVE', 'NOT_AT_EDGE', 'RATE_ABOVE_OWN'])
    expect(results(offer(1, 'b', '1'))).toEqual(['NO_OWN_CONTRACT'])
    expect(contracts(offer(1, 'b', '1'))).toEqual([])
  })

  test('begins no sooner than its own date, and needs a contract above at that time', () => {
    const rows = [offer(1, 'a', '5', { from: day(10) }), act(2, 'accept', 'a')]
    expect(contracts(...rows)).toEqual(['a ACTIVE 10 -'])
    expect(results(...rows, offer(3, 'b', '1'), offer(4, 'b2', '1', { from: day(10) })).slice(2)).toEqual(['NO_OWN_CONTRACT', 'ok'])
  })

  test('every contract above that is in force then or later must allow it', () => {
    const rows = [...CHAIN.slice(0, 2), offer(2, 'a2', '1', { from: day(20) }), act(2.1, 'accept', 'a2')]
    expect(results(...rows, offer(3, 'b', '2'), offer(4, 'b2', '1')).slice(4)).toEqual(['RATE_ABOVE_OWN', 'ok'])
  })

  test('is checked again when it is accepted', () => {
    const rows = [...CHAIN.slice(0, 2), offer(2, 'b', '2'), act(3, 'finish', 'a'), act(3.5, 'accept', 'b'), act(4, 'accept', 'b')]
    expect(results(...rows).slice(3)).toEqual(['ok', 'NO_OWN_CONTRACT', 'NO_OWN_CONTRACT'])
    expect(contracts(...rows)).toEqual(['a ENDED 02 04', 'b OFFERED - -'])
  })
})

describe('what may be done to a contract', () => {
  test('each refusal, and which goes first', () => {
    expect(results(act(1, 'accept', 'a'))).toEqual(['UNKNOWN_CONTRACT'])
    const open = offer(1, 'a', '5', { expiresAt: day(3) })
    expect(
      results(open, act(2, 'accept', 'a', 'B'), act(2.1, 'request', 'a', 'A'), act(2.2, 'request', 'a', null), act(2.3, 'agree', 'a')),
    ).toEqual(['ok', 'NOT_YOURS', 'NOT_YOURS', 'BAD_STATE', 'BAD_STATE'])
    expect(
      results(open, act(3, 'decline', 'a', 'B'), act(4, 'decline', 'a'), act(5, 'accept', 'a'), act(6, 'finish', 'a')).slice(1),
    ).toEqual(['NOT_YOURS', 'OFFER_EXPIRED', 'OFFER_EXPIRED', 'BAD_STATE'])
    expect(contracts(open, act(2, 'decline', 'a'))).toEqual(['a DECLINED - -'])
    expect(results({ at: day(1), type: 'move', account: 'B' } as Row)).toEqual(['MOVE_FORBIDDEN'])
  })

  test('a suspended holder cannot accept, but can decline', () => {
    const rows = [offer(1, 'a', '5'), { at: day(1.1), type: 'suspend', account: 'A' } as Row]
    expect(results(...rows, act(2, 'accept', 'a'), act(3, 'decline', 'a')).slice(2)).toEqual(['ACCOUNT_SUSPENDED', 'ok'])
  })

  test('a termination is paid on until it is agreed, and ends at the next edge', () => {
    const rows = [...CHAIN.slice(0, 2), act(4.5, 'request', 'a', null)]
    expect(contracts(...rows)).toEqual(['a TERMINATION_REQUESTED 02 -'])
    expect(contracts(...rows, act(5, 'refuse', 'a'))).toEqual(['a ACTIVE 02 -'])
    expect(contracts(...rows, act(5, 'agree', 'a'))).toEqual(['a ENDED 02 06'])
    expect(contracts(...rows, act(5.5, 'finish', 'a'))).toEqual(['a ENDED 02 06'])
  })

  test('what ends before it began was never in force', () => {
    expect(contracts(offer(1, 'a', '5', { from: day(10) }), act(2, 'accept', 'a'), act(3, 'finish', 'a'))).toEqual(['a ENDED 10 10'])
  })
})

describe('what falls with a contract', () => {
  test('all below it, named but for itself', () => {
    const { events } = run([...CHAIN, act(5.5, 'finish', 'b')])
    expect(events.at(-1)?.ends.toSorted()).toEqual(['c', 'd'])
    expect(contracts(...CHAIN, act(5.5, 'finish', 'b'))).toEqual(['a ACTIVE 02 -', 'b ENDED 02 06', 'c ENDED 02 06', 'd ENDED 02 06'])
  })

  test('a new contract follows the old one, and ends below it only what does not stand', () => {
    const better = [...CHAIN, offer(5, 'b2', '3.5'), act(5.5, 'accept', 'b2')]
    expect(contracts(...better)).toEqual(['a ACTIVE 02 -', 'b SUPERSEDED 02 06', 'c ACTIVE 02 -', 'd ACTIVE 02 -', 'b2 ACTIVE 06 -'])
    const worse = run([...CHAIN, offer(5, 'b2', '2.5'), act(5.5, 'accept', 'b2')])
    expect(worse.events.at(-1)?.ends.toSorted()).toEqual(['c', 'd'])
    expect(worse.contracts.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'a ACTIVE',
      'b SUPERSEDED',
      'c ENDED',
      'd ENDED',
      'b2 ACTIVE',
    ])
  })

  test('a contract that was ending already keeps its state when another follows', () => {
    const rows = [...CHAIN.slice(0, 2), act(5.1, 'finish', 'a'), offer(5.2, 'a2', '5'), act(5.3, 'accept', 'a2')]
    expect(contracts(...rows)).toEqual(['a ENDED 02 06', 'a2 ACTIVE 06 -'])
  })

  test('accounts that are no tree are refused', () => {
    const accounts = [{ id: 'A', upline: 'Z' }]
    expect(() => settleLifecycle({ tz: 'UTC', until: day(2), accounts, events: [] })).toThrow(new Refusal('BAD_TREE'))
  })
})

test('a chain of two thousand accounts falls with its top', () => {
  const ids = Array.from({ length: 2000 }, (_, i) => `a${i}`)
  const uplineOf = (i: number): string | null => ids[i - 1] ?? null
  const at = (minutes: number): string => new Date(Date.UTC(2026, 2, 1, 0, minutes)).toISOString()
  const terms = { kind: 'realtime', currency: 'CNY', rates: { ALL: { loss: '1', win: '1', min: '0' } } } as const
  const chain = ids.flatMap((holder, i): LifecycleEvent[] => {
    const step = { contract: holder, by: uplineOf(i) }
    return [
      { ...step, id: `o${holder}`, at: at(6 * i), type: 'offer', holder, terms, expiresAt: day(31) },
      { ...step, id: `y${holder}`, at: at(6 * i + 5), type: 'accept', by: holder },
    ]
  })
  const finish: LifecycleEvent = { id: 'finish', at: day(20), type: 'finish', contract: 'a0', by: 'a0' }
  const { events } = settleLifecycle({
    tz: 'UTC',
    until: day(30),
    accounts: ids.map((id, i) => ({ id, upline: uplineOf(i) })),
    events: [...chain, finish],
  })
  expect(events.at(-1)?.ends).toEqual(ids.slice(1))
})
