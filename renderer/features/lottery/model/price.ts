import type { BetLine, Odds } from '@portico/contract/bets'
import type { Lottery } from '@portico/contract/lottery'
import { parseUnits, type Units } from '@portico/contract/money'
import { playOf } from '@portico/lottery/catalogue'
import type { Play, Tier } from '@portico/lottery/play'
import { type Quote, quote } from '@portico/lottery/quote'
import { type Pricing as LinePricing, prizeOf, returnOf } from '@portico/lottery/pricing'
import { fraction, readDecimal, truncate } from '@portico/lottery/rational'
import { Refusal, type RefusalCode } from '@portico/lottery/refusal'
import { boardOf } from './choice.ts'

/** What a lottery and a member's account say about prices. */
export interface Terms {
  /** The rules library's game. */
  readonly game: string
  readonly unit: string
  readonly maxNotes: number
  readonly maxPrizeGroup: number
  readonly odds: Lottery['odds']
  readonly flags: Lottery['flags']
  /** The day of the draw, YYYY-MM-DD, where it is known: chances of zodiac plays hang on its lunar year. */
  readonly date?: string | undefined
}

export interface Priced {
  readonly line: BetLine
  readonly quote: Quote
  /** Back at settlement for playing below one's highest prize group. */
  readonly rebate: Units
  /** What one note costs. */
  readonly per: Units
  /** How many chosen in each place, where the notes are their product. */
  readonly factors: readonly number[]
}

export type Pricing = { readonly ok: true; readonly priced: Priced } | { readonly ok: false; readonly code: RefusalCode }

/** A prize group is so many of 2000 given back. */
const GROUP_BASE = 2000

const factorsOf = ({ play: id, selection }: BetLine, game: string, notes: number): readonly number[] => {
  const play = playOf(game, id)
  const board = play ? boardOf(play) : []
  const sizes = board.flatMap(({ key, kind }) => {
    const value = selection[key] ?? []
    return kind === 'places' ? value.map((row) => (Array.isArray(row) ? row.length : 0)) : [value.length]
  })
  return sizes.length > 1 && sizes.reduce((product, size) => product * size, 1) === notes ? sizes : []
}

/** A parlay is priced by its legs: each at the odds of the same bet on its own. */
const parlayOdds = (book: Lottery['odds'], { legs = [] }: BetLine['selection']): Odds =>
  Object.fromEntries(
    legs.flatMap((leg, i) => {
      if (typeof leg === 'string' || !('market' in leg)) return []
      const prices = book[`${leg.on === 'special' ? 'special' : 'position'}-${leg.market}`]
      const odds = prices?.[leg.pick] ?? prices?.['win']
      return odds === undefined ? [] : [[`leg${i + 1}`, odds]]
    }),
  )

/** The odds that a lottery gives for a line; undefined for a play priced by prize group. */
export const oddsOf = (book: Lottery['odds'], { play, selection }: Pick<BetLine, 'play' | 'selection'>): Odds | undefined =>
  selection['legs'] ? parlayOdds(book, selection) : book[play]

/** Whether a lottery has a price for a play: its odds, those of its legs, or a chance that a prize group turns into a prize. */
export const isPriced = ({ id, tiers, grammar }: Play, book: Lottery['odds']): boolean => {
  if (grammar[0]?.some(({ kind }) => kind === 'legs')) return 'special-size' in book && 'position-size' in book
  return id in book || tiers.every(({ p }) => p !== undefined)
}

/** Prices a line by the rules that settle it, at the odds of now; says which rule it breaks otherwise. */
export const priceLine = (asked: BetLine, { game, unit, maxNotes, maxPrizeGroup, odds: book, flags, date }: Terms): Pricing => {
  const odds = oddsOf(book, asked)
  const { odds: _old, ...rest } = asked
  const line: BetLine = odds ? { ...rest, prizeGroup: null, odds } : { ...rest, prizeGroup: asked.prizeGroup ?? maxPrizeGroup }
  const pricing: LinePricing = odds ? { kind: 'odds', odds } : { kind: 'prizeGroup', group: line.prizeGroup ?? maxPrizeGroup }
  try {
    const priced = quote({
      game,
      play: line.play,
      selection: line.selection,
      bet: { unit, mode: line.mode, multiple: line.multiple },
      pricing,
      rules: { ...flags, maxNotes },
      ...(date === undefined ? {} : { date }),
    })
    const steps = line.prizeGroup === null ? 0 : maxPrizeGroup - line.prizeGroup
    const rebate = (priced.stake * BigInt(steps)) / BigInt(GROUP_BASE)
    return { ok: true, priced: { line, quote: priced, rebate, per: truncate(priced.per), factors: factorsOf(line, game, priced.notes) } }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, code: error.code }
    throw error
  }
}

/** Where a stake goes over very many draws, as shares of it that add up to one. */
export interface TrueCost {
  readonly prizes: number
  readonly rebate: number
  readonly cost: number
}

export const trueCost = (prizeGroup: number, maxPrizeGroup: number): TrueCost => ({
  prizes: prizeGroup / GROUP_BASE,
  rebate: (maxPrizeGroup - prizeGroup) / GROUP_BASE,
  cost: (GROUP_BASE - maxPrizeGroup) / GROUP_BASE,
})

/** The part of a stake that comes back neither as prize nor as rebate, on average. */
export const costOf = (stake: Units, maxPrizeGroup: number): Units => (stake * BigInt(GROUP_BASE - maxPrizeGroup)) / BigInt(GROUP_BASE)

/** The step of the prize-group slider: tens where they reach both ends. */
export const groupStep = (min: number, max: number): number => (max > min && (max - min) % 10 === 0 ? 10 : 1)

/** What one note costs at a mode. */
export const unitAt = (unit: string, mode: string): Units => (parseUnits(unit) * parseUnits(mode)) / parseUnits('1')

export const totalStake = (lines: readonly Priced[]): Units => lines.reduce((sum, { quote: { stake } }) => sum + stake, 0n)

/** How many times its stake a winning note of a tier gives back, for showing. */
export const returnTimes = ({ id, p }: Tier, prizeGroup: number, odds?: Odds): number => {
  if (odds) return Number(odds[id] ?? 0)
  return p ? (prizeGroup / GROUP_BASE) * (Number(p.den) / Number(p.num)) : 0
}

/** What one winning note of a tier gives back at mode 1, multiple 1. */
export const tierReturn = (tier: Tier, group: number, unit: string, odds?: Odds): Units => {
  const per = readDecimal(unit) ?? fraction(0)
  return truncate(returnOf(prizeOf(odds ? { kind: 'odds', odds } : { kind: 'prizeGroup', group }, tier), per))
}
