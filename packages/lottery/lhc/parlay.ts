import { type Hits, PUSH, type Rules, tierOfHit } from '../play.ts'
import type { Pricing } from '../pricing.ts'
import { prizeOf } from '../prize.ts'
import { type Fraction, fraction, over, times } from '../rational.ts'
import { rowsOf } from '../selection/grammar.ts'
import type { Family } from './family.ts'
import { legWays } from './leg-ways.ts'
import { COLOUR, type Mark, SIDES, WIN } from './marks.ts'
import { ALL_PLACES, NORMAL_PLACES, NUMBERS, SPECIAL_PLACE } from './seven.ts'
import { falling, gather } from './shares.ts'

interface Leg {
  readonly at: number
  readonly market: string
  readonly pick: string
}

const SPECIAL = 'special'
const MARKETS: Readonly<Record<string, Mark>> = { ...SIDES, colour: COLOUR }
const WORDS = Object.fromEntries(
  Object.entries(MARKETS).map(([market, { field }]) => [market, field.kind === 'list' && field.of.kind === 'word' ? field.of.words : []]),
)

type Fate = 'win' | 'push' | 'lose'

const noYear = (): never => {
  throw new RangeError('no market of a parlay asks the lunar year')
}

const fateOf = (n: number, { market, pick }: Omit<Leg, 'at'>): Fate => {
  const tier = MARKETS[market]?.bearing(n, noYear)[pick]
  return tier === PUSH ? 'push' : tier === undefined ? 'lose' : 'win'
}

/** "win:1+3": the win of a parlay whose first and third leg won. */
const keyOf = (winners: readonly number[]): string => `${WIN}:${winners.map((i) => i + 1).join('+')}`

const voids = ({ length }: readonly unknown[], { parlayPush }: Rules): boolean => parlayPush === 'void2' && length === 2

const keyOfFates = (fates: readonly Fate[], rules: Rules): string | undefined => {
  if (voids(fates, rules) && fates.includes('push')) return PUSH
  if (fates.includes('lose')) return undefined
  const winners = fates.flatMap((fate, i) => (fate === 'win' ? [i] : []))
  return winners.length === 0 ? PUSH : keyOf(winners)
}

const fatesOf = (legs: readonly Leg[], all: readonly number[]): Fate[] => legs.map((leg) => fateOf(all[leg.at - 1] ?? 0, leg))

const twoUnits = (pricing: Pricing, key: string): Fraction => {
  if (pricing.kind !== 'odds') throw new RangeError('a parlay is priced by odds only')
  const winners = key.slice(WIN.length + 1).split('+')
  return winners.reduce((product, i) => times(product, over(prizeOf(pricing, { id: `leg${i}` }), fraction(2))), fraction(2))
}

/** One note of two to seven legs, each on another number of the draw: all of them win, or push and count as odds 1. */
export const parlay: Family<readonly Leg[]> = {
  grammar: [[{ key: 'legs', kind: 'legs', places: NORMAL_PLACES.length, also: [SPECIAL], markets: WORDS, atLeast: 2 }]],
  at: ALL_PLACES,
  // Of two legs on different numbers one at least is on a normal, so every parlay asks the order of the draw.
  ordered: true,
  outcomes: BigInt(falling(NUMBERS, ALL_PLACES.length)),
  tiers: [WIN],
  flags: ['parlayPush'],
  priced: twoUnits,
  read: (chosen) =>
    rowsOf(chosen, 'legs').map(([on = '', market = '', pick = '']) => ({ at: on === SPECIAL ? SPECIAL_PLACE : Number(on), market, pick })),
  count: () => 1,
  notes: (legs) => [{ at: legs.map(({ at }) => at), tokens: legs.map(({ market, pick }) => `${market}:${pick}`) }],
  judge: ({ at, tokens }, { all }, rules) => {
    const fates = tokens.map((token, i) => {
      const [market = '', pick = ''] = token.split(':')
      return fateOf(all[(at[i] ?? 0) - 1] ?? 0, { market, pick })
    })
    const key = keyOfFates(fates, rules)
    return key && tierOfHit(key)
  },
  hits: (legs, { all }, rules): Hits => {
    const key = keyOfFates(fatesOf(legs, all), rules)
    return key ? { [key]: 1 } : {}
  },
  spread: (legs, rules) => {
    const gathered = gather()
    const elsewhere = BigInt(falling(NUMBERS - legs.length, ALL_PLACES.length - legs.length))
    const { allWin, pushed } = legWays(legs.map((leg) => (n) => fateOf(n, leg)))
    const add = (ways: number, key: string) => gathered.add(BigInt(ways) * elsewhere, { [key]: 1 })
    const every = legs.map((_, i) => i)
    add(allWin, keyOf(every))
    for (const { leg, othersWin } of pushed) {
      if (voids(legs, rules)) add(NUMBERS - 1, PUSH)
      else add(othersWin, keyOf(every.filter((i) => i !== leg)))
    }
    return gathered.shares()
  },
}
