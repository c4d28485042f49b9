import { formatUnits, parseUnits } from '@portico/contract/kit/money'
import type { WageringEvent } from '../events.ts'
import type { WageringCase } from '../wagering.ts'

/** A repeatable source of whole numbers below a bound. */
type Dice = (below: number) => number

const createDice = (seed: number): Dice => {
  let state = (seed * 2_654_435_761 + 1) >>> 0
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state % below
  }
}

const START = Date.UTC(2026, 2, 1)
const instant = (minutes: number): string => new Date(START + minutes * 60_000).toISOString()
const CATEGORIES = ['SLOTS', 'LOTT', 'LIVE']
const COVERS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 4]],
  [[5, 9]],
  [[0, 6]],
  [
    [2, 2],
    [4, 8],
  ],
]

const eventOf = (dice: Dice, i: number, bets: readonly string[], deposits: readonly string[]): WageringEvent => {
  const base = { id: `e${i}`, at: instant(i) }
  const pick = <Value>(values: readonly Value[], fallback: Value): Value => values[dice(Math.max(values.length, 1))] ?? fallback
  const amount = (most: number): string => formatUnits(BigInt(dice(most * 10_000 + 1)))
  const bet = pick(bets, 'none')
  const kind = dice(20)
  if (i === 0 || kind < 2) return { ...base, type: 'deposit', amount: amount(300), multiplier: pick(['0', '1', '1.5'], '1') }
  if (kind < 4)
    return {
      ...base,
      type: 'bonus',
      amount: amount(200),
      base: pick(['B', 'DB'] as const, 'B'),
      deposit: pick([...deposits, 'none'], 'none'),
      multiplier: pick(['0', '1', '2', '10', '11'], '1'),
      expiresAt: instant(i + dice(40)),
      weights: { SLOTS: '100', LOTT: pick(['20', '33.3333'], '20') },
      ...(dice(3) === 0 ? { maxBet: '50.0000' } : {}),
    }
  if (kind < 9) {
    const market = { market: pick(['a', 'b'], 'a'), of: 10, covers: pick(COVERS, []) }
    return {
      ...base,
      type: 'bet',
      category: pick(CATEGORIES, 'LIVE'),
      stake: formatUnits(1n + BigInt(dice(1_200_000))),
      ...(dice(3) === 0 ? market : {}),
    }
  }
  if (kind < 14) return { ...base, type: 'settle', bet, payout: dice(2) === 0 ? '0.0000' : amount(250) }
  if (kind < 16) return { ...base, type: 'resettle', bet, payout: amount(250) }
  if (kind < 18) return { ...base, type: 'void', bet }
  return { ...base, type: 'withdraw', amount: amount(dice(9) === 0 ? 0 : 150), confirm: dice(2) === 0 }
}

/** A player's history at random: good and bad steps, in no order. */
export const historyOf = (seed: number, length: number): WageringCase => {
  const dice = createDice(seed)
  const [bets, deposits]: [string[], string[]] = [[], []]
  const events: WageringEvent[] = []
  for (let i = 0; i < length; i++) {
    const event = eventOf(dice, i, bets.slice(-6), deposits)
    if (event.type === 'bet') bets.push(event.id)
    if (event.type === 'deposit') deposits.push(event.id)
    events.splice(dice(events.length + 1), 0, event)
  }
  return {
    until: instant(length + dice(30)),
    config: { waiveBelow: dice(2) === 0 ? '5.0000' : '0.0000', maxMultiplier: '10', coverage: 70 },
    events,
  }
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n)

/** Cash + bonus + open stakes - owed + house, less what came in, went out and was won: 0, whatever happened. */
export const imbalanceOf = (
  { events }: WageringCase,
  answer: Readonly<Record<'cash' | 'bonus' | 'owed' | 'house', string>> & {
    readonly steps: readonly { readonly id: string; readonly result: string }[]
  },
): bigint => {
  const done = new Set(answer.steps.filter(({ result }) => result === 'ok').map(({ id }) => id))
  const steps = events.filter(({ id }) => done.has(id)).sort((a, b) => (a.at < b.at ? -1 : 1))
  const stakes = new Map<string, bigint>()
  const payouts = new Map<string, bigint>()
  let paidIn = 0n
  for (const step of steps) {
    if (step.type === 'deposit' || step.type === 'bonus') paidIn += parseUnits(step.amount)
    if (step.type === 'withdraw') paidIn -= parseUnits(step.amount)
    if (step.type === 'bet') stakes.set(step.id, parseUnits(step.stake))
    if (step.type === 'settle' || step.type === 'resettle') payouts.set(step.bet, parseUnits(step.payout))
    if (step.type === 'void') {
      stakes.delete(step.bet)
      payouts.delete(step.bet)
    }
  }
  const open = sum([...stakes].filter(([id]) => !payouts.has(id)).map(([, stake]) => stake))
  const net = sum([...payouts].map(([id, payout]) => payout - (stakes.get(id) ?? 0n)))
  const { cash, bonus, owed, house } = answer
  return parseUnits(cash) + parseUnits(bonus) + open - parseUnits(owed) + parseUnits(house) - paidIn - net
}
