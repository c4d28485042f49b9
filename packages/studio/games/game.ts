import type { SealedBet } from '../fair/sealed-bets.ts'
import type { Below } from '../fair/stream.ts'
import type { RoundFault, ShownRound } from '../fair/shown-round.ts'

/** Money in 1/10000 of the currency, a whole number. */
export type Amount = number

/** Why a choice is no bet. */
export type ChoiceRefusal = 'NOT_A_BET' | 'STAKE_BELOW' | 'STAKE_ABOVE' | 'STAKE_STEP' | 'PAYOUT_ABOVE'

export interface StakeLimits {
  readonly minStake: Amount
  readonly maxStake: Amount
  readonly maxPayout: Amount
}

/**
 * One game's rules: what may be staked, what is drawn, what it pays. Pure, the same for money and for free play, and the page,
 * the server and the verifier run this very code.
 */
export interface Game<Choice, Outcome> {
  readonly code: string
  /** Changes whenever a table does. */
  readonly version: string
  /** From one bet to the next, kept by the server. */
  readonly minimumCycleMs: number
  /** One outcome for all players who bet before it: `flights/` runs it and not `rounds/play.ts`. */
  readonly shared?: boolean
  /** Money moves at buy-in and at settling, with shots between them: `buy-ins/` runs it and not `rounds/play.ts`. */
  readonly byBuyIn?: boolean
  /** The choice behind what a page sent, or undefined where it is none. */
  readonly read: (sent: unknown, unit: Amount) => Choice | undefined
  readonly stakeOf: (choice: Choice) => Amount
  /** Into how many even parts a stake falls in what it pays: each of them has to be coins. One where it pays whole stakes, or coins at any rate. */
  readonly parts?: number
  /** The most that the choice can pay, without a jackpot. */
  readonly mostBack: (choice: Choice) => Amount
  /** `pool`: all bets that play for one pot, in a game where the prizes hang on them. */
  readonly draw: (below: Below, choice: Choice, unit: Amount, pool?: unknown) => Promise<Outcome>
  /** What the outcome pays, without a jackpot. */
  readonly pays: (choice: Choice, outcome: Outcome) => Amount
  /** Of a shared game: the seal by which a player finds the bet again among those that were hashed before the draw. */
  readonly sealOf?: (bet: SealedBet) => Promise<string>
  /** Of a shared game with a pool: its seal, which was hashed, and those of its bets. */
  readonly poolSealsOf?: (pool: unknown, flight: string) => Promise<{ readonly seal: string; readonly bets: readonly string[] }>
  /** Of a game with a jackpot: whether the outcome won it. */
  readonly winsJackpot?: (outcome: Outcome) => boolean
  /** What of the stake goes to the jackpot, in thousandths. */
  readonly jackpotShare?: number
  /** Of a game whose rounds are not one draw: what does not hold of one. */
  readonly faultsOf?: (round: ShownRound) => Promise<RoundFault[]>
}

/** The smallest step of a stake, in whole units of the currency: 25 lines and a commission of 5% come out even in it. */
const STEPS: Readonly<Record<string, number>> = { VND: 1000, IDR: 1000, KRW: 100, JPY: 100, THB: 5, PHP: 5, INR: 5, CNY: 1 }

export const unitOf = (currency: string): Amount => (STEPS[currency] ?? 1) * 10_000

/** Currencies without a coin below one. */
const WHOLE = ['VND', 'IDR', 'KRW', 'JPY']

/** What is shared or worked out is paid in: the currency's coin, however many places the wallet could write beside. */
export const coinOf = (currency: string, exponent: number): Amount =>
  Math.max(10 ** (4 - Math.min(exponent, 4)), WHOLE.includes(currency) ? 10_000 : 100)

const greatestOfBoth = (one: number, other: number): number => (other === 0 ? one : greatestOfBoth(other, one % other))

/**
 * The smallest step of a stake in a game, so that all it can pay are coins of the currency and amounts that the wallet writes: a wallet with fewer places
 * asks for greater steps, for a payment that cannot be written would never arrive.
 */
export const stepOf = ({ parts = 1 }: Pick<Game<never, never>, 'parts'>, currency: string, exponent: number): Amount => {
  const unit = unitOf(currency)
  const even = coinOf(currency, exponent) * parts
  return (unit / greatestOfBoth(unit, even)) * even
}

/** Whether a stake may be placed, by the limits of the session and the step of the currency. */
export const stakeRefusal = (stake: Amount, most: Amount, unit: Amount, limits: StakeLimits): ChoiceRefusal | undefined => {
  if (stake % unit !== 0) return 'STAKE_STEP'
  if (stake < Math.max(limits.minStake, unit)) return 'STAKE_BELOW'
  if (stake > limits.maxStake) return 'STAKE_ABOVE'
  return most > limits.maxPayout ? 'PAYOUT_ABOVE' : undefined
}
