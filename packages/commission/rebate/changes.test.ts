import { expect, test } from 'vitest'
import { BET, REBATE } from '../testing/rebate-case.ts'
import type { ChangeRow } from './changes.ts'
import { type RebateCase, settleRebate } from './settle.ts'

const AT = '2026-03-02T10:00:00.000Z'
const TOMORROW = '2026-03-03T00:00:00.000Z'

const change = (account: string, rate: string, at = AT): ChangeRow => ({
  id: `${account} ${rate} ${at}`,
  account,
  category: 'SSC',
  rate,
  at,
})

const settle = (changes: readonly ChangeRow[], input: Partial<RebateCase> = {}) => settleRebate({ ...REBATE, ...input, changes })

const results = (changes: readonly ChangeRow[]) => settle(changes).changes?.map(({ result, effective }) => effective ?? result)

test.each<[why: string, changes: ChangeRow[], expected: string[]]>([
  ['a raise holds at once', [change('P', '7.1')], [AT]],
  ['the same rate holds at once', [change('P', '7')], [AT]],
  ['less holds from tomorrow', [change('P', '6.9')], [TOMORROW]],
  ['less at midnight holds from the next', [change('P', '6.9', '2026-03-02T00:00:00.000Z')], [TOMORROW]],
  ['equal to those above and below is allowed', [change('P', '8'), change('A2', '8', TOMORROW)], [AT, TOMORROW]],
  ['half a step', [change('P', '7.05')], ['BAD_STEP']],
  ['below nothing', [change('P', '-0.1')], ['BAD_STEP']],
  ['above all, which is above the upline too', [change('P', '100.1')], ['BAD_STEP']],
  ['nothing that can be read', [change('P', 'much')], ['BAD_STEP']],
  ['above the upline', [change('P', '8.1')], ['RATE_ABOVE_UPLINE']],
  ['below the downline', [change('A2', '6.9')], ['RATE_BELOW_DOWNLINE']],
  ['a top account to the limit', [change('A0', '100')], [AT]],
  // The upline's rate falls tomorrow: what fits today does not then.
  ['above the upline of tomorrow', [change('A2', '7', '2026-03-02T09:00:00.000Z'), change('P', '8')], [TOMORROW, 'RATE_ABOVE_UPLINE']],
  // Both fall tomorrow, and until then both stay.
  ['below the downline of today only', [change('P', '5', '2026-03-02T09:00:00.000Z'), change('A2', '6')], [TOMORROW, TOMORROW]],
  // The raise replaces the fall that was to come, so nothing makes room for the upline to fall any more.
  [
    'a raise in the place of what was to come',
    [change('P', '5', '2026-03-02T08:00:00.000Z'), change('P', '7.5', '2026-03-02T09:00:00.000Z'), change('A2', '7')],
    [TOMORROW, '2026-03-02T09:00:00.000Z', 'RATE_BELOW_DOWNLINE'],
  ],
  // A refused wish replaces nothing.
  [
    'a refusal leaves what was to come',
    [change('P', '5', '2026-03-02T08:00:00.000Z'), change('P', '9', '2026-03-02T09:00:00.000Z'), change('A2', '6')],
    [TOMORROW, 'RATE_ABOVE_UPLINE', TOMORROW],
  ],
])('%s', (_, changes, expected) => {
  expect(results(changes)).toEqual(expected)
  const judged = Object.fromEntries(changes.map(({ id }, i) => [id, expected[i]]))
  const shuffled = settle(changes.toReversed()).changes?.map(({ id, result, effective }) => [id, effective ?? result])
  expect(Object.fromEntries(shuffled ?? [])).toEqual(judged)
})

test('a bet has the rates of the time it was placed', () => {
  const amounts = (placedAt: string) =>
    Object.fromEntries(
      settle([change('A1', '9'), change('A2', '7.5')], {
        until: '2026-03-05T00:00:00.000Z',
        bets: [{ ...BET, placedAt, settledAt: '2026-03-04T00:00:00.000Z' }],
      }).lines.map(({ account, amount }) => [account, amount]),
    )
  expect(amounts('2026-03-02T09:59:59.999Z')).toEqual({ A2: '100.0000', A1: '50.0000', A0: '50.0000' })
  expect(amounts(AT)).toEqual({ A2: '100.0000', A1: '100.0000' })
  expect(amounts(TOMORROW)).toEqual({ A2: '50.0000', A1: '150.0000' })
})

test('a group is judged by the rate of the time the bet was placed', () => {
  const place = (placedAt: string) => () => settle([change('P', '6.9')], { bets: [{ ...BET, placedAt }] })
  expect(place('2026-03-02T23:59:59.999Z')).not.toThrow()
  expect(place(TOMORROW)).toThrow('GROUP_OUT_OF_RANGE')
})

test('a case without changes answers none', () => {
  expect(settleRebate(REBATE)).not.toHaveProperty('changes')
})
