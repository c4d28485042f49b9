import { betSealOf } from '../../fair/sealed-bets.ts'
import type { Amount, Game } from '../game.ts'
import { LEAST, TOP } from './climb.ts'

export interface CrashChoice {
  readonly stake: Amount
  /** The multiplier set before the start at which the server cashes out by itself; null: none but the top. */
  readonly auto: number | null
  /** The multiplier at which the player's press arrived; null: none did. */
  readonly out: number | null
}

export interface CrashOutcome {
  readonly crash: number
}

/** Numbers drawn: all that four bytes hold. */
export const NUMBERS = 2 ** 32
/** What comes back of a hundred. */
const BACK = 97

/** The end of a flight for a drawn number: 97 / (number / 2^32) hundredths rounded down, from 1.00× to the top. */
export const crashFor = (number: number): number =>
  number === 0 ? TOP : Math.min(TOP, Math.max(100, Math.floor((BACK * NUMBERS) / number)))

/** Where a bet left the flight; null where the flight ended before. A stop at the very end still counts. */
export const exitOf = ({ auto, out }: CrashChoice, crash: number): number | null => {
  const exit = out ?? auto ?? TOP
  return exit <= crash ? exit : null
}

/** What a stake is worth at a multiplier. */
export const worth = (stake: Amount, multiplier: number): Amount => (stake / 100) * multiplier

const read = (sent: unknown, unit: Amount): CrashChoice | undefined => {
  const { stake, auto = null } = (sent ?? {}) as { stake?: unknown; auto?: unknown }
  const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value)
  if (!isWhole(stake) || stake <= 0 || stake % unit !== 0) return undefined
  if (auto === null) return { stake, auto: null, out: null }
  return isWhole(auto) && auto >= LEAST && auto <= TOP ? { stake, auto, out: null } : undefined
}

/** One flight for all players: leave it before it ends. */
export const crash: Game<CrashChoice, CrashOutcome> = {
  code: 'PSSKYLANTERN',
  version: '1.0.0',
  minimumCycleMs: 5000,
  // Hundredths of a multiplier.
  parts: 100,
  shared: true,
  read,
  stakeOf: ({ stake }) => stake,
  mostBack: ({ stake, auto }) => worth(stake, auto ?? TOP),
  draw: async (below) => ({ crash: crashFor(await below(NUMBERS)) }),
  pays: (choice, outcome) => worth(choice.stake, exitOf(choice, outcome.crash) ?? 0),
  sealOf: betSealOf,
}
