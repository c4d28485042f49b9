import type { ContractKind } from '@portico/contract/commission/kinds'
import { describe, expect, test } from 'vitest'
import { createCalendar } from '../kit/calendar/calendar.ts'
import { Refusal } from '../kit/refusal.ts'
import { createTree } from '../kit/tree.ts'
import { countsInState, readContract, refuseContracts, type WireContract } from './contracts.ts'

const TREE = createTree([
  { id: 'A', upline: null },
  { id: 'B', upline: 'A' },
])
const CALENDAR = createCalendar('Asia/Ho_Chi_Minh')
/** The start of a local day in March 2026. */
const day = (date: number): string => new Date(Date.UTC(2026, 2, date, -7)).toISOString()

const contract = (holder: string, rate: string, more: Partial<WireContract> = {}): WireContract => ({
  id: `${holder}${rate}`,
  holder,
  currency: 'CNY',
  state: 'ACTIVE',
  from: day(2),
  to: null,
  tiers: [{ rate }],
  ...more,
})

const faultOf = (rows: readonly WireContract[], kind: ContractKind = 'daily'): string | null => {
  const contracts = rows.filter(({ state }) => countsInState(state)).map((row) => readContract(kind, row))
  try {
    refuseContracts(contracts, TREE, CALENDAR)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

describe('contracts of one kind, together', () => {
  test('what was not accepted is not looked at', () => {
    const states = ['OFFERED', 'DECLINED', 'EXPIRED']
    expect(faultOf(states.map((state) => contract('B', '-1', { state, from: day(1).replace('000Z', '001Z') })))).toBeNull()
  })

  test('each rule, and which goes first', () => {
    const own = contract('A', '1')
    const beside = contract('A', '1', { from: day(3), currency: 'CNY' })
    const off = { from: day(2).replace('000Z', '001Z') }
    const above = contract('B', '2', { progressive: true, from: day(4) })
    const dividend = contract('A', '9', { period: 'W' })
    expect(faultOf([own, beside, contract('B', '0', off)])).toBe('BAD_TIERS')
    expect(faultOf([own, beside, contract('B', '2', off)])).toBe('NOT_AT_EDGE')
    expect(faultOf([own, contract('B', '1', { to: day(4).replace('000Z', '999Z') })])).toBe('NOT_AT_EDGE')
    expect(faultOf([own, beside, above])).toBe('CONTRACT_OVERLAP')
    expect(faultOf([contract('A', '1', { to: day(5) }), above])).toBe('NO_OWN_CONTRACT')
    expect(faultOf([{ ...own, progressive: true }, contract('B', '2')])).toBe('MODE_MISMATCH')
    expect(faultOf([own, above])).toBe('RATE_ABOVE_OWN')
    const monday = { from: day(2), period: 'W' }
    expect(faultOf([{ ...dividend, ...monday, progressive: true }, contract('B', '1', { ...monday, period: 'D' })], 'dividend')).toBe(
      'PERIOD_MISMATCH',
    )
  })

  test('two contracts one after the other cover the time of one below; a gap of a day does not', () => {
    const first = contract('A', '1', { to: day(4), state: 'SUPERSEDED' })
    expect(faultOf([contract('A', '2', { from: day(4) }), first, contract('B', '1')])).toBeNull()
    expect(faultOf([contract('A', '2', { from: day(5) }), first, contract('B', '1')])).toBe('NO_OWN_CONTRACT')
    expect(faultOf([contract('A', '2', { from: day(4), currency: 'USD' }), first, contract('B', '1')])).toBe('NO_OWN_CONTRACT')
    expect(faultOf([first, contract('B', '1', { to: day(4), state: 'ENDED' })])).toBeNull()
  })

  test('rates are held against every contract above that overlaps in time, and no other', () => {
    const [low, high] = [contract('A', '1', { to: day(4), state: 'ENDED' }), contract('A', '3', { from: day(4) })]
    expect(faultOf([low, high, contract('B', '2', { from: day(4) })])).toBeNull()
    expect(faultOf([low, high, contract('B', '2', { from: day(3) })])).toBe('RATE_ABOVE_OWN')
  })

  test('a contract that ends where it starts was never in force: nothing stands against it but its own form', () => {
    const never = contract('B', '9', { to: day(2), state: 'ENDED' })
    expect(faultOf([never])).toBeNull()
    expect(faultOf([contract('A', '1'), contract('A', '2', { from: day(3), to: day(3) }), never])).toBeNull()
    expect(faultOf([{ ...never, tiers: [] }])).toBe('BAD_TIERS')
  })
})
