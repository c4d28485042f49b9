import type { BetLine } from '@portico/contract/bets'
import type { Lottery } from '@portico/contract/lottery'
import { parseUnits, type Units } from '@portico/contract/money'
import { playOf } from '@portico/lottery/catalogue'
import type { Tier } from '@portico/lottery/play'
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

const pricingOf = (line: BetLine, odds: Lottery['odds'], maxPrizeGroup: number): LinePricing => {
  const listed = odds[line.play]
  return listed ? { kind: 'odds', odds: listed } : { kind: 'prizeGroup', group: line.prizeGroup ?? maxPrizeGroup }
}

/** Prices a line by the rules that settle it; says which rule it breaks otherwise. */
export const priceLine = (line: BetLine, { game, unit, maxNotes, maxPrizeGroup, odds, flags }: Terms): Pricing => {
  try {
    const priced = quote({
      game,
      play: line.play,
      selection: line.selection,
      bet: { unit, mode: line.mode, multiple: line.multiple },
      pricing: pricingOf(line, odds, maxPrizeGroup),
      rules: { ...flags, maxNotes },
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

/** How many times its stake a winning note gives back, for showing. */
export const returnTimes = ({ p }: Tier, prizeGroup: number): number =>
  p ? (prizeGroup / GROUP_BASE) * (Number(p.den) / Number(p.num)) : 0

/** What one winning note of a tier gives back at mode 1, multiple 1. */
export const tierReturn = (tier: Tier, group: number, unit: string): Units => {
  const per = readDecimal(unit) ?? fraction(0)
  return truncate(returnOf(prizeOf({ kind: 'prizeGroup', group }, tier), per))
}

const PRECISION = 10n ** 15n

/** A chance as a share and as `win` draws in `of`, in lowest powers of ten; `digits` are the percent's decimals worth showing. */
export const chanceOf = ({ win, of }: Pick<Quote['chance'], 'win' | 'of'>) => {
  let [ways, all] = [win, of]
  while (ways > 0n && ways % 10n === 0n && all % 10n === 0n) [ways, all] = [ways / 10n, all / 10n]
  // Enough digits for showing, however many outcomes there are.
  const ratio = Number((win * PRECISION) / of) / Number(PRECISION)
  return { ratio, win: ways, of: all, digits: ratio >= 0.01 || ratio === 0 ? 1 : 3 }
}
