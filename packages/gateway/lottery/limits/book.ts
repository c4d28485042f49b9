import { ONE, parseUnits, type Units } from '@portico/contract/kit/money'
import type { LotteryGame } from '../offer/game.ts'

/**
 * What a play takes, in stake units: multiples of the lottery's money behind one note (`LotteryGame.units`), so that one table serves
 * every currency. The most notes of a line stand on the lottery itself.
 */
export interface PlayLimits {
  /** Of one line. */
  readonly leastStake: string
  readonly mostStake: string
  /** Of one member on one issue. */
  readonly mostIssueStake: string
  /** The most that all lines of one member on one issue can pay in one draw. */
  readonly maxPayoutPerIssue: string
  /**
   * The same over all members: the house's exposure guard. What counts is the sum of the most that each line can pay, so it is never
   * less than the worst draw would cost, and more where lines exclude each other.
   */
  readonly maxExposure: string
}

interface LotteryLimits extends Partial<PlayLimits> {
  readonly plays?: Readonly<Record<string, Partial<PlayLimits>>>
}

const USUAL: PlayLimits = {
  leastStake: '0.01',
  mostStake: '50000',
  mostIssueStake: '100000',
  maxPayoutPerIssue: '500000',
  maxExposure: '5000000',
}

/** Where a lottery, or a play of it, differs from the usual. */
const FINE = '0.001'
const BOOK: Readonly<Record<string, LotteryLimits>> = {
  // A minute is short to balance a book in.
  SSC1: { leastStake: FINE, maxExposure: '4000000', plays: { '5star-direct': { mostStake: '20000', mostIssueStake: '20000' } } },
  SSC3: { leastStake: FINE, plays: { '5star-direct': { mostStake: '20000', mostIssueStake: '20000' } } },
  SSC5: { leastStake: FINE, plays: { '5star-direct': { mostStake: '20000', mostIssueStake: '20000' } } },
}

/** The same as amounts of a currency. */
export type PlayCaps = Readonly<Record<keyof PlayLimits, Units>>

const cutBy = (unit: string) => {
  const money = parseUnits(unit)
  return (multiple: string): Units => (money * parseUnits(multiple)) / ONE
}

type Game = Pick<LotteryGame, 'code' | 'units'>

const computeCaps = ({ code, units }: Game, currency: string, play: string | undefined): PlayCaps => {
  const { plays = {}, ...own } = BOOK[code] ?? {}
  const limits = { ...USUAL, ...own, ...(play === undefined ? {} : plays[play]) }
  const amount = cutBy(units[currency] ?? '0')
  return {
    leastStake: amount(limits.leastStake),
    mostStake: amount(limits.mostStake),
    mostIssueStake: amount(limits.mostIssueStake),
    maxPayoutPerIssue: amount(limits.maxPayoutPerIssue),
    maxExposure: amount(limits.maxExposure),
  }
}

/** Every bet asks for them several times, and they never change. */
const capsByGame = new WeakMap<Game, Map<string, PlayCaps>>()

/** The limits of a play in a currency; those of any play that the lottery does not name when `play` is absent. */
export const capsOf = (game: Game, currency: string, play?: string): PlayCaps => {
  const known = capsByGame.get(game) ?? new Map<string, PlayCaps>()
  capsByGame.set(game, known)
  const key = `${currency} ${play ?? ''}`
  const caps = known.get(key) ?? computeCaps(game, currency, play)
  known.set(key, caps)
  return caps
}

/** The plays of a lottery that have limits of their own. */
export const playsWithOwnLimits = ({ code }: Pick<LotteryGame, 'code'>): readonly string[] => Object.keys(BOOK[code]?.plays ?? {})
