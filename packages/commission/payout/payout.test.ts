import { expect, test } from 'vitest'
import { settlePayout } from './payout.ts'

type Step = readonly [type: Parameters<typeof settlePayout>[0]['events'][number]['type'], amount?: string]

const run = (...steps: readonly Step[]) =>
  settlePayout({
    events: steps.map(([type, amount], i) => ({
      id: `e${i}`,
      at: new Date(Date.UTC(2026, 2, 1, i)).toISOString(),
      type,
      ...(amount === undefined ? {} : { amount }),
    })),
  })
const results = (...steps: readonly Step[]): string[] => run(...steps).events.map(({ result, state }) => `${result} ${state}`)

const APPROVED: readonly Step[] = [['calculate', '100'], ['review'], ['approve']]

test('nothing goes before the calculation, and that goes once', () => {
  expect(results(['pay'], ['recalculate', '-1'], ['calculate', '-0.0001'], ['calculate', '5'], ['calculate', '-5'])).toEqual([
    'BAD_STATE null',
    'BAD_STATE null',
    'BAD_AMOUNT null',
    'ok CALCULATED',
    'BAD_STATE CALCULATED',
  ])
  expect(run()).toMatchObject({ state: null, version: 0, amount: '0.0000', due: '0.0000' })
})

test('it is paid in parts, never above what is due', () => {
  expect(results(...APPROVED, ['pay', '0'], ['pay', '100.0001'], ['pay', '60'], ['reject'], ['pay'], ['pay']).slice(3)).toEqual([
    'BAD_AMOUNT APPROVED',
    'AMOUNT_ABOVE_DUE APPROVED',
    'ok PARTLY_PAID',
    'BAD_STATE PARTLY_PAID',
    'ok PAID',
    'BAD_STATE PAID',
  ])
})

test('a lower amount claws back, a higher one is reviewed again, in every state', () => {
  expect(run(...APPROVED, ['pay', '60'], ['recalculate', '45.5'])).toMatchObject({
    state: 'PAID',
    version: 2,
    paid: '45.5000',
    clawback: '14.5000',
  })
  expect(run(...APPROVED, ['pay', '60'], ['recalculate', '80'])).toMatchObject({ state: 'CALCULATED', paid: '60.0000', due: '20.0000' })
  const again = run(
    ...APPROVED,
    ['pay'],
    ['recalculate', '40'],
    ['recalculate', '90'],
    ['review'],
    ['approve'],
    ['pay'],
    ['recalculate', '0'],
  )
  expect(again).toMatchObject({ state: 'PAID', version: 4, amount: '0.0000', paid: '0.0000', clawback: '150.0000' })
  expect(results(...APPROVED, ['reject'], ['recalculate', '100'], ['recalculate', '-1'], ['recalculate', '101']).slice(4)).toEqual([
    'NO_CHANGE REJECTED',
    'BAD_AMOUNT REJECTED',
    'ok CALCULATED',
  ])
})
