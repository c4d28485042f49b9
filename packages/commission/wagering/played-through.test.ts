import { formatUnits, parseUnits, type Units } from '@portico/contract/kit/money'
import { expect, test } from 'vitest'
import type { WageringEvent } from './events.ts'
import { playedThrough, type TurnoverRequirement } from './played-through.ts'
import { settleWagering } from './wagering.ts'

const units = (amount: number): Units => parseUnits(String(amount))
type Row = readonly [required: number, validBets: number]
const requirements = (...rows: readonly Row[]): TurnoverRequirement[] =>
  rows.map(([required, validBets], index) => ({
    id: `d${index}`,
    amount: units(required),
    required: units(required),
    validBets: units(validBets),
  }))
const stands = (...rows: readonly Row[]) =>
  playedThrough(requirements(...rows)).map(({ status, progress }) => `${status} ${formatUnits(progress)}`)

test('the oldest takes what it needs, and the rest goes on to what came before the bets', () => {
  expect(stands([100, 60], [50, 70])).toEqual(['MET 100.0000', 'ACTIVE 30.0000'])
  // What is left of bets placed before the second came is lost.
  expect(stands([100, 160], [50, 20])).toEqual(['MET 100.0000', 'ACTIVE 20.0000'])
})

test('what each used is known by after which requirement the bets were placed', () => {
  const [first, second] = playedThrough(requirements([100, 60], [50, 70]))
  expect([...first!.used]).toEqual([
    [0, units(60)],
    [1, units(40)],
  ])
  expect([...second!.used]).toEqual([[1, units(30)]])
})

test('nothing asked for is met at once', () => {
  expect(stands([0, 0], [10, 0])).toEqual(['MET 0.0000', 'ACTIVE 0.0000'])
})

/** Deposits and bets that lose at once, at random: settled in the order they are placed. */
const historyOf = (seed: number) => {
  let state = (seed * 2_654_435_761 + 1) >>> 0
  const dice = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const events: WageringEvent[] = []
  const rows: { required: Units; validBets: Units }[] = []
  const at = () => new Date(Date.UTC(2026, 2, 1, 0, events.length)).toISOString()
  for (let step = 0; step < 40; step++) {
    const amount = units(1 + dice(90))
    if (step === 0 || dice(5) === 0) {
      const multiplier = ['0', '1', '1.5'][dice(3)]!
      events.push({ id: `d${rows.length}`, at: at(), type: 'deposit', amount: formatUnits(amount), multiplier })
      rows.push({ required: (amount * parseUnits(multiplier)) / 10_000n, validBets: 0n })
    } else {
      events.push({ id: `b${step}`, at: at(), type: 'bet', category: 'LOTT', stake: formatUnits(amount) })
      events.push({ id: `r${step}`, at: at(), type: 'settle', bet: `b${step}`, payout: '0' })
    }
  }
  return { events, rows }
}

test('comes to what the rule comes to that goes through every bet', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const { events, rows } = historyOf(seed)
    const answer = settleWagering({
      until: '2027-01-01T00:00:00.000Z',
      config: { waiveBelow: '0', maxMultiplier: '10', coverage: 100 },
      events,
    })
    const refused = new Set(answer.steps.filter(({ result }) => result !== 'ok').map(({ id }) => id))
    let deposit = -1
    for (const event of events) {
      if (event.type === 'deposit') deposit++
      if (event.type === 'bet' && !refused.has(event.id)) rows[deposit]!.validBets += parseUnits(event.stake)
    }
    const played = playedThrough(rows.map((row, index) => ({ ...row, id: `d${index}`, amount: row.required })))
    expect(
      played.map(({ id, progress, status }) => ({ id, progress: formatUnits(progress), status })),
      `seed ${seed}`,
    ).toEqual(answer.requirements.map(({ id, progress, status }) => ({ id, progress, status })))
  }
})
