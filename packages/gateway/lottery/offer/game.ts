import type { BookA, Lottery, Odds } from '@portico/contract/lottery/shapes'
import type { Localized } from '@portico/contract/kit/wire'
import { playsOf } from '@portico/lottery/catalogue'
import type { Game, Rules } from '@portico/lottery/play'
import type { DrawShape } from '@portico/lottery/shape'
import type { LotteryLimits } from './play-limits.ts'
import type { Schedule } from './schedule.ts'

/** Decimal odds, stake included, of the plays that are not priced by prize group. */
export type PriceBook = Readonly<Record<string, Odds>>

/** A lottery as the house runs it: which rules, how often, at what price. */
export interface LotteryGame {
  readonly code: string
  readonly names: Localized
  /** The rules library's game, and what this lottery draws for it. */
  readonly rules: Game
  readonly shape: DrawShape
  /** Under which heading of the catalogue its bets are counted. */
  readonly gameType: 'LOTT' | 'ELOTT'
  /** Whose game it is in the catalogue, which decides the page that it opens on. */
  readonly vendor: 'LOTT' | 'TCG_LOTTO_VN' | 'TCG_SEA'
  /** Its price book. */
  readonly prizeMode: Lottery['prizeMode']
  readonly schedule: Schedule
  /** Betting ends so many seconds before the draw. */
  readonly sealSeconds: number
  /**
   * `own`: drawn by us, provably. `feed`: results of an outside lottery, confirmed by two people. `replay`: imported past results;
   * without any waiting there is no issue to bet on. `stations`: the results of `stations` on a day, once all of them have theirs.
   */
  readonly source: 'own' | 'feed' | 'replay' | 'stations'
  /** The lotteries that it joins, of which those count that are drawn on its day. */
  readonly stations?: readonly string[]
  /** False where its results come sorted: plays on the order drawn are not offered then. */
  readonly orderedFeed: boolean
  /** How result files name the station, where they hold several. */
  readonly province?: string
  /** The money behind one note at mode 1, multiple 1, by currency. */
  readonly units: Readonly<Record<string, string>>
  readonly modes: readonly string[]
  readonly maxMultiple: number
  readonly maxNotes: number
  /** Whether a bet can be taken back before its issue is sealed. */
  readonly cancellable: boolean
  readonly plays: readonly string[]
  readonly odds: PriceBook
  /** Plays that can also be bet by book A; `odds` is their book B. */
  readonly bookA?: Readonly<Record<string, BookA>>
  /** Where the operator lets the prize groups begin. */
  readonly minPrizeGroup?: number
  /** Limits that the operator set, in stake units. */
  readonly limits?: LotteryLimits
  readonly flags: Omit<Rules, 'maxNotes'>
}

type LotteryTerms = Pick<LotteryGame, 'code' | 'names' | 'schedule' | 'sealSeconds'> & Partial<LotteryGame>

const usual = {
  gameType: 'ELOTT',
  vendor: 'LOTT',
  prizeMode: 'ELOTT',
  source: 'own',
  orderedFeed: true,
  maxMultiple: 10_000,
  maxNotes: 20_000,
  cancellable: true,
  odds: {},
  flags: {},
} as const

/** Stakes in the classic steps: a note of 2 yuan, and its tenth and hundredth. */
const CLASSIC = { units: { VND: '2000', CNY: '2', EUR: '0.2', USD: '0.2' }, modes: ['1', '0.1', '0.01'] } as const

/** Stakes as the player likes: units of one, times the multiple. Odds may move, so a bet at odds stands once placed. */
const FREE = { units: { VND: '1000', CNY: '1', EUR: '0.1', USD: '0.1' }, modes: ['1'], maxMultiple: 100_000, cancellable: false } as const

/** LHC's plays on the order drawn, which its sorted results cannot settle. */
export const IN_ORDER: ReadonlySet<string> = new Set([
  'position-number',
  'position-size',
  'position-parity',
  'position-sum-parity',
  'position-tail-size',
  'position-colour',
  'parlay',
])

/** The plays of a game that can be settled from what the lottery draws. */
const playsFor = (rules: Game, shape: DrawShape, orderedFeed: boolean): string[] =>
  playsOf(rules)
    .filter(({ id, at }) => (orderedFeed || !IN_ORDER.has(id)) && (shape.kind !== 'digits' || Math.max(...at) <= shape.count))
    .map(({ id }) => id)

const lottery = (rules: Game, shape: DrawShape, stakes: typeof CLASSIC | typeof FREE, terms: LotteryTerms): LotteryGame => ({
  ...usual,
  ...stakes,
  rules,
  shape,
  plays: playsFor(rules, shape, terms.orderedFeed ?? true),
  ...terms,
})

/** A lottery priced by prize group, but for the plays in `odds`. */
export const classic = (rules: Game, shape: DrawShape, terms: LotteryTerms): LotteryGame => lottery(rules, shape, CLASSIC, terms)

/** A lottery priced by odds. */
export const credit = (rules: Game, shape: DrawShape, terms: LotteryTerms): LotteryGame => lottery(rules, shape, FREE, terms)
