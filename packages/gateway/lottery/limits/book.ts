import { ONE, parseUnits, type Units } from '@portico/contract/kit/money'
import type { LotteryGame } from '../offer/game.ts'
import type { LotteryLimits, PlayLimits } from '../offer/play-limits.ts'

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
  SSC15: { leastStake: FINE, plays: { '5star-direct': { mostStake: '20000', mostIssueStake: '20000' } } },
  SSC3: { leastStake: FINE, plays: { '5star-direct': { mostStake: '20000', mostIssueStake: '20000' } } },
  SSC5: { leastStake: FINE, plays: { '5star-direct': { mostStake: '20000', mostIssueStake: '20000' } } },
}

/** The same as amounts of a currency. */
export type PlayCaps = Readonly<Record<keyof PlayLimits, Units>>

const cutBy = (unit: string) => {
  const money = parseUnits(unit)
  return (multiple: string): Units => (money * parseUnits(multiple)) / ONE
}

type Game = Pick<LotteryGame, 'code' | 'units' | 'limits'>

const limitsFor = ({ plays = {}, ...own }: LotteryLimits, play: string | undefined): Partial<PlayLimits> => ({
  ...own,
  ...(play === undefined ? {} : plays[play]),
})

const computeCaps = ({ code, units, limits: set = {} }: Game, currency: string, play: string | undefined): PlayCaps => {
  // What the operator set holds for every play, those with limits of their own in the book included.
  const limits = { ...USUAL, ...limitsFor(BOOK[code] ?? {}, play), ...limitsFor(set, play) }
  const amount = cutBy(units[currency] ?? '0')
  return {
    leastStake: amount(limits.leastStake),
    mostStake: amount(limits.mostStake),
    mostIssueStake: amount(limits.mostIssueStake),
    maxPayoutPerIssue: amount(limits.maxPayoutPerIssue),
    maxExposure: amount(limits.maxExposure),
  }
}

/** Every bet asks for them several times; a lottery with other settings is another object. */
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
export const playsWithOwnLimits = ({ code, limits }: Pick<LotteryGame, 'code' | 'limits'>): readonly string[] => [
  ...new Set([...Object.keys(BOOK[code]?.plays ?? {}), ...Object.keys(limits?.plays ?? {})]),
]
