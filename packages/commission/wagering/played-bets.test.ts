import { formatUnits, parseUnits, type Units } from '@portico/contract/kit/money'
import { expect, test } from 'vitest'
import { WHOLE } from '../kit/money.ts'
import type { WageringEvent } from './events.ts'
import { type PlayedBet, playedBets } from './played-bets.ts'
import { settleWagering } from './wagering.ts'

const units = (amount: number): Units => parseUnits(String(amount))
/** What is asked for, what is bet between it and the next one, and what of that was used before. */
type Row = readonly [required: number, validBets: number, used?: number]
const requirementOf = (required: Units, since: number) => ({
  id: `d${since}`,
  since,
  isBonus: false,
  amount: required,
  required,
  weightOf: () => WHOLE,
})
const betOf = (valid: Units, placedAt: number, used = 0n): PlayedBet => ({ id: `b${placedAt}`, category: 'LOTT', placedAt, valid, used })
const played = (...rows: readonly Row[]) =>
  playedBets(
    rows.map(([required], index) => requirementOf(units(required), index)),
    rows.map(([, valid, used = 0], index) => betOf(units(valid), index, units(used))),
  )
const stands = (...rows: readonly Row[]) => played(...rows).queue.map(({ status, progress }) => `${status} ${formatUnits(progress)}`)

test('the oldest takes what it needs, and the rest goes on to what came before the bets', () => {
  expect(stands([100, 60], [50, 70])).toEqual(['MET 100.0000', 'ACTIVE 30.0000'])
  // What is left of bets placed before the second came is lost.
  expect(stands([100, 160], [50, 20])).toEqual(['MET 100.0000', 'ACTIVE 20.0000'])
})

test('what each bet did for which is known', () => {
  const { contributions } = played([100, 60], [50, 70])
  const done = [...contributions.values()].map((own) => own.map(({ requirement: { id }, used }) => [id, used]))
  expect(done).toEqual([
    [['d0', units(60)]],
    [
      ['d0', units(40)],
      ['d1', units(30)],
    ],
  ])
})

test('what is over has used of a bet counts no more, also where the bet comes to less than that by now', () => {
  expect(stands([100, 60, 50])).toEqual(['ACTIVE 10.0000'])
  expect(stands([100, 30, 50], [50, 20])).toEqual(['ACTIVE 20.0000', 'ACTIVE 0.0000'])
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
  const required: Units[] = []
  const at = () => new Date(Date.UTC(2026, 2, 1, 0, events.length)).toISOString()
  for (let step = 0; step < 40; step++) {
    const amount = units(1 + dice(90))
    if (step === 0 || dice(5) === 0) {
      const multiplier = ['0', '1', '1.5'][dice(3)]!
      events.push({ id: `d${required.length}`, at: at(), type: 'deposit', amount: formatUnits(amount), multiplier })
      required.push((amount * parseUnits(multiplier)) / 10_000n)
    } else {
      events.push({ id: `b${step}`, at: at(), type: 'bet', category: 'LOTT', stake: formatUnits(amount) })
      events.push({ id: `r${step}`, at: at(), type: 'settle', bet: `b${step}`, payout: '0' })
    }
  }
  return { events, required }
}

test('comes to what the rule comes to that goes through every bet', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const { events, required } = historyOf(seed)
    const answer = settleWagering({
      until: '2027-01-01T00:00:00.000Z',
      config: { waiveBelow: '0', maxMultiplier: '10', coverage: 100 },
      events,
    })
    const refused = new Set(answer.steps.filter(({ result }) => result !== 'ok').map(({ id }) => id))
    let deposit = -1
    const bets: PlayedBet[] = []
    for (const event of events) {
      if (event.type === 'deposit') deposit++
      if (event.type === 'bet' && !refused.has(event.id)) bets.push({ ...betOf(parseUnits(event.stake), deposit), id: event.id })
    }
    const { queue } = playedBets(
      required.map((each, index) => requirementOf(each, index)),
      bets,
    )
    expect(
      queue.map(({ id, progress, status }) => ({ id, progress: formatUnits(progress), status })),
      `seed ${seed}`,
    ).toEqual(answer.requirements.map(({ id, progress, status }) => ({ id, progress, status })))
  }
})
