import { expect, test } from 'vitest'
import { contractOf, SALARY } from '../testing/salary-case.ts'
import { type RealtimeCase, settleRealtime } from './settle.ts'

const WINDOW = '2026-03-02T12:00:00.000Z'
const rates = (loss: string, win: string, min: string) => ({ rates: { LIVE: { loss, win, min } } })
const { active: _, payDays: __, ...PLAIN } = SALARY
const REALTIME: RealtimeCase = {
  ...PLAIN,
  until: '2026-03-02T12:10:00.000Z',
  contracts: [contractOf('A', rates('0.40', '0.15', '100')), contractOf('B', rates('0.30', '0.10', '100'))],
  bets: [],
}

const betOf = (stake: string, payout: string, more: Partial<RealtimeCase['bets'][number]> = {}): RealtimeCase['bets'][number] => ({
  id: `${stake} ${payout}`,
  account: 'Q',
  currency: 'CNY',
  category: 'LIVE',
  stake,
  payout,
  settledAt: WINDOW,
  ...more,
})

const pick = (input: Partial<RealtimeCase>, ...fields: string[]) =>
  settleRealtime({ ...REALTIME, ...input }).lines.map((line) => fields.map((field) => line[field]))

test('pays of the stake what was lost and won, from the least stake on', () => {
  const bets = [betOf('100', '0'), betOf('99.99', '0'), betOf('200', '1000'), betOf('500', '500')]
  expect(pick({ bets }, 'contract', 'bets', 'gross', 'deducted', 'amount')).toEqual([
    ['b', 2, '0.5000', '0.0000', '0.5000'],
    ['a', 2, '0.7000', '0.5000', '0.2000'],
  ])
})

test('is cut once for a contract and window', () => {
  const contracts = [contractOf('A', { rates: { LIVE: { loss: '0.5', win: '0', min: '0' }, ALL: { loss: '0.5', win: '0', min: '0' } } })]
  const bets = [betOf('0.0100', '0'), betOf('0.0100', '0', { id: 'other', category: 'FISH', account: 'P' })]
  expect(pick({ contracts, bets }, 'gross')).toEqual([['0.0001']])
})

test.each<[category: string, rows: NonNullable<RealtimeCase['contracts'][number]['rates']>, bets: number | undefined]>([
  ['LIVE', { LIVE: { loss: '1', win: '1', min: '0' } }, 1],
  ['FISH', { LIVE: { loss: '1', win: '1', min: '0' } }, undefined],
  ['FISH', { ALL: { loss: '1', win: '1', min: '0' } }, 1],
  // Its own row counts, though it is the worse.
  ['FISH', { ALL: { loss: '1', win: '1', min: '0' }, FISH: { loss: '0', win: '0', min: '0' } }, undefined],
  ['FISH', { ALL: { loss: '1', win: '1', min: '0' }, FISH: { loss: '1', win: '1', min: '100.0001' } }, undefined],
])('bets of %s under %j', (category, rows, bets) => {
  expect(pick({ contracts: [contractOf('A', { rates: rows })], bets: [betOf('100', '0', { category })] }, 'bets')).toEqual(
    bets === undefined ? [] : [[bets]],
  )
})

test('a bet on the edge belongs to the window that starts there', () => {
  const bets = [betOf('100', '0', { settledAt: '2026-03-02T12:04:59.999Z' }), betOf('200', '0', { settledAt: '2026-03-02T12:05:00.000Z' })]
  expect(pick({ bets, contracts: [contractOf('A', rates('1', '1', '0'))] }, 'id', 'amount', 'run')).toEqual([
    ['a/2026-03-02T12:00:00.000Z/1', '1.0000', '2026-03-02T12:05:00.000Z'],
    ['a/2026-03-02T12:05:00.000Z/1', '2.0000', '2026-03-02T12:10:00.000Z'],
  ])
})

test('a bet that becomes a push, or a win, is paid as that from the next edge on', () => {
  const corrected = (payout: string) =>
    pick(
      {
        bets: [betOf('1000', '0')],
        contracts: [contractOf('A', rates('0.4', '0.1', '100'))],
        corrections: [{ id: 'k', bet: '1000 0', at: '2026-03-02T12:05:00.000Z', payout }],
      },
      'version',
      'bets',
      'amount',
      'pay',
      'run',
    )
  const first = [1, 1, '4.0000', '4.0000', '2026-03-02T12:05:00.000Z']
  expect(corrected('1000')).toEqual([first, [2, 0, '0.0000', '-4.0000', '2026-03-02T12:10:00.000Z']])
  expect(corrected('1001')).toEqual([first, [2, 1, '1.0000', '-3.0000', '2026-03-02T12:10:00.000Z']])
  expect(corrected('999')).toEqual([first])
})

test('windows that nobody worked at the time are posted once by the job that comes, each by its own run', () => {
  const bets = [betOf('100', '0'), betOf('200', '0', { settledAt: '2026-03-02T12:05:00.000Z' })]
  const runs = ['2026-03-02T12:30:00.000Z', '2026-03-02T12:30:00.000Z', '2026-03-02T12:02:00.000Z']
  const input = { bets, contracts: [contractOf('A', rates('1', '1', '0'))], until: '2026-03-02T13:00:00.000Z', runs }
  expect(pick(input, 'amount', 'run', 'posted')).toEqual([
    ['1.0000', '2026-03-02T12:05:00.000Z', '2026-03-02T12:30:00.000Z'],
    ['2.0000', '2026-03-02T12:10:00.000Z', '2026-03-02T12:30:00.000Z'],
  ])
})
