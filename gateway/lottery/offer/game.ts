import type { Odds } from '@portico/contract/bets'
import type { PrizeMode } from '@portico/contract/catalogue'
import type { Localized } from '@portico/contract/wire'
import { playsOf } from '@portico/lottery/catalogue'
import type { Game, Rules } from '@portico/lottery/play'
import type { DrawShape } from '@portico/lottery/shape'
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
  readonly prizeMode: PrizeMode
  readonly schedule: Schedule
  /** Betting ends so many seconds before the draw. */
  readonly sealSeconds: number
  /**
   * `own`: drawn by us, provably. `feed`: results of an outside lottery, confirmed by two people. `replay`: imported past results;
   * without any waiting there is no issue to bet on.
   */
  readonly source: 'own' | 'feed' | 'replay'
  /** The money behind one note at mode 1, multiple 1, by currency. */
  readonly units: Readonly<Record<string, string>>
  readonly modes: readonly string[]
  readonly maxMultiple: number
  readonly maxNotes: number
  readonly plays: readonly string[]
  readonly odds: PriceBook
  readonly flags: Omit<Rules, 'maxNotes'>
}

type Given = Pick<LotteryGame, 'code' | 'names' | 'schedule' | 'sealSeconds'> & Partial<LotteryGame>

const usual = {
  gameType: 'ELOTT',
  vendor: 'LOTT',
  prizeMode: 'ELOTT',
  source: 'own',
  maxMultiple: 10_000,
  maxNotes: 20_000,
  odds: {},
  flags: {},
} as const

/** Stakes in the classic steps: a note of 2 yuan, and its tenth and hundredth. */
const CLASSIC = { units: { VND: '2000', CNY: '2', EUR: '0.2', USD: '0.2' }, modes: ['1', '0.1', '0.01'] } as const

/** Stakes as the player likes: units of one, times the multiple. */
const FREE = { units: { VND: '1000', CNY: '1', EUR: '0.1', USD: '0.1' }, modes: ['1'], maxMultiple: 100_000 } as const

const withPlays = (rules: Game, shape: DrawShape) => ({ rules, shape, plays: playsOf(rules).map((play) => play.id) })

/** A lottery priced by prize group, but for the plays in `odds`. */
export const classic = (rules: Game, shape: DrawShape, given: Given): LotteryGame => ({
  ...usual,
  ...CLASSIC,
  ...withPlays(rules, shape),
  ...given,
})

/** A lottery priced by odds. */
export const credit = (rules: Game, shape: DrawShape, given: Given): LotteryGame => ({
  ...usual,
  ...FREE,
  ...withPlays(rules, shape),
  ...given,
})
