import type { BetLine } from '@portico/contract/bets/shapes'
import type { Lottery, Odds } from '@portico/contract/lottery/shapes'
import { parseUnits, type Units } from '@portico/contract/kit/money'
import { playOf } from '@portico/lottery/catalogue'
import type { Play, Tier } from '@portico/lottery/play'
import type { Line } from '@portico/lottery/line'
import { type Quote, quote } from '@portico/lottery/quote'
import type { Pricing as LinePricing } from '@portico/lottery/pricing'
import { prizeOf, returnOf } from '@portico/lottery/prize'
import { fraction, readDecimal, truncate } from '@portico/lottery/rational'
import { GROUP_BASE, rebateOf, shareOf } from '@portico/lottery/rebate'
import { Refusal, type RefusalCode } from '@portico/lottery/refusal'
import { boardOf } from './choice.ts'

/** Most lines that are placed together. */
export const MOST_LINES = 50

/** What a lottery and a member's account say about prices. */
export interface Terms {
  /** The rules library's game. */
  readonly game: string
  readonly unit: string
  readonly maxNotes: number
  /** Most tokens that a list may have to be sent; without it any number is priced. */
  readonly maxTokens?: number
  readonly maxPrizeGroup: number
  readonly odds: Lottery['odds']
  readonly bookA?: Lottery['bookA']
  readonly flags: Lottery['flags']
  /** The day of the draw, YYYY-MM-DD, where it is known: chances of zodiac plays hang on its lunar year. */
  readonly date?: string | undefined
}

export interface PricedLine {
  readonly line: BetLine
  readonly quote: Quote
  /** Back at settlement: for playing below one's highest prize group, or by book A. */
  readonly rebate: Units
  /** What one note costs. */
  readonly per: Units
  /** How many chosen in each place, where the notes are their product. */
  readonly factors: readonly number[]
}

export type Pricing =
  | { readonly ok: true; readonly priced: PricedLine }
  | {
      readonly ok: false
      readonly code: RefusalCode
      /** Where there are too many: how many. */
      readonly notes?: number
    }

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

type Prices = Pick<Terms, 'odds' | 'bookA'>

/** The odds that a lottery gives for a line, by the book that it names; undefined for a play priced by prize group. */
export const oddsOf = (
  { odds, bookA }: Prices,
  { play, selection, book }: Pick<BetLine, 'play' | 'selection' | 'book'>,
): Odds | undefined => (selection['legs'] ? parlayOdds(odds, selection) : ((book === 'A' ? bookA?.[play]?.odds : undefined) ?? odds[play]))

/** The share of its stake that a line's book gives back whatever is drawn; undefined where it gives nothing. */
const bookRebate = ({ bookA }: Prices, { play, book }: Pick<BetLine, 'play' | 'book'>): string | undefined =>
  book === 'A' ? bookA?.[play]?.rebate : undefined

/** Whether a lottery has a price for a play: its odds, those of its legs, or a chance that a prize group turns into a prize. */
export const isPriced = ({ id, tiers, grammar }: Play, book: Lottery['odds']): boolean => {
  if (grammar[0]?.some(({ kind }) => kind === 'legs')) return 'special-size' in book && 'position-size' in book
  return id in book || tiers.every(({ p }) => p !== undefined)
}

/** A line at the price of now: its odds, or the group it is played at. */
const atPrice = (old: BetLine, terms: Terms): BetLine => {
  const { odds: _shown, book, ...line } = old
  const rest = book && terms.bookA?.[line.play] ? { ...line, book } : line
  const odds = oddsOf(terms, rest)
  return odds ? { ...rest, prizeGroup: null, odds } : { ...rest, prizeGroup: line.prizeGroup ?? terms.maxPrizeGroup }
}

/** A line as the rules library takes it. */
export const libraryLine = (line: BetLine, { game, unit, maxNotes, maxPrizeGroup, flags, date }: Terms): Line => {
  const { play, selection, mode, multiple, odds, prizeGroup } = line
  const pricing: LinePricing = odds ? { kind: 'odds', odds } : { kind: 'prizeGroup', group: prizeGroup ?? maxPrizeGroup }
  const rules = { ...flags, maxNotes }
  return { game, play, selection, bet: { unit, mode, multiple }, pricing, rules, ...(date === undefined ? {} : { date }) }
}

/** Prices a line by the rules that settle it, at the odds of now; says which rule it breaks otherwise. */
export const priceLine = (request: BetLine, terms: Terms): Pricing => {
  const { maxTokens = Number.POSITIVE_INFINITY } = terms
  const tokens = Math.max(0, ...Object.values(request.selection).map(({ length }) => length))
  if (tokens > maxTokens) return { ok: false, code: 'TOO_MANY_NOTES', notes: tokens }
  const line = atPrice(request, terms)
  try {
    const priced = quote(libraryLine(line, terms))
    const rebate =
      line.prizeGroup === null
        ? shareOf(priced.stake, bookRebate(terms, line) ?? '0')
        : rebateOf(priced.stake, terms.maxPrizeGroup, line.prizeGroup)
    const factors = factorsOf(line, terms.game, priced.notes)
    return { ok: true, priced: { line, quote: priced, rebate, per: truncate(priced.per), factors } }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, code: error.code, ...(error.notes === undefined ? {} : { notes: error.notes }) }
    throw error
  }
}

/** The step of the prize-group slider: tens where they reach both ends. */
export const groupStep = (min: number, max: number): number => (max > min && (max - min) % 10 === 0 ? 10 : 1)

/** What one note costs at a mode. */
export const unitAt = (unit: string, mode: string): Units => (parseUnits(unit) * parseUnits(mode)) / parseUnits('1')

export const totalStake = (lines: readonly PricedLine[]): Units => lines.reduce((sum, { quote: { stake } }) => sum + stake, 0n)

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
