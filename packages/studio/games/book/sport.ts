import type { Below } from '../../fair/stream.ts'
import type { Side } from './sides.ts'

/** Goals, maps or sets of both sides; of a bout, who won it. */
export type Score = readonly [home: number, away: number]

export type SportCode = 'FOOTBALL' | 'TENNIS' | 'ESPORTS' | 'COCKFIGHT'

/** A match as the date makes it: the same for whoever works it out. */
export interface Fixture {
  /** The sport, the day and the number of the match within it, as `FOOTBALL-20261130-52`. */
  readonly id: string
  readonly sport: SportCode
  readonly league: string
  readonly home: string
  readonly away: string
  /** Chances of the sides within the sport's smallest step, in thousandths. */
  readonly rates: readonly [home: number, away: number]
  /** When bets before the match close, in milliseconds. */
  readonly startsAt: number
  /** Known long before, and led to from the site. */
  readonly hot: boolean
}

/** Something that happened, at a thousandth of its part. */
export interface MatchEvent {
  readonly at: number
  readonly score: Score
  /** Points within the part, where the sport has them. */
  readonly points?: Score
}

/** One part of a match: a half, a set, a map, a bout. It is drawn as a whole when bets before it have closed. */
export interface Part {
  readonly events: readonly MatchEvent[]
  readonly score: Score
}

export type MarketKey = 'RESULT' | 'WINNER' | 'BOUT' | 'HANDICAP' | 'TOTAL'
export type Pick = '1' | 'X' | '2' | 'O' | 'U'

export interface Likely {
  readonly score: Score
  readonly chance: number
}

/** Schedule of a sport, in milliseconds. */
export interface Times {
  /** From one match to the next. */
  readonly everyMs: number
  /** How long before its start a match takes bets. */
  readonly aheadMs: number
  readonly partMs: number
  /** Between parts, in which bets are taken. */
  readonly breakMs: number
}

export interface Sport {
  readonly code: SportCode
  /** The game of the catalogue that it belongs to. */
  readonly section: string
  readonly leagues: readonly string[]
  readonly sides: readonly Side[]
  readonly times: Times
  /** Each so many matches one is hot; 0: none. */
  readonly hotEvery: number
  readonly mostParts: number
  readonly markets: readonly MarketKey[]
  /** Lines to choose from, in the market's own unit. */
  readonly lines: Readonly<Partial<Record<MarketKey, readonly number[]>>>
  /** For two strengths from 0 to 12: twice the side's own, raised or lowered by the day's form. */
  readonly ratesOf: (home: number, away: number) => readonly [number, number]
  readonly isOver: (score: Score, parts: number) => boolean
  /** Plays the part after so many others. */
  readonly draw: (below: Below, rates: Fixture['rates'], parts: number, score: Score) => Promise<Part>
  /** All ends of the match from there, each with its chance; they come to one. */
  readonly ends: (rates: Fixture['rates'], parts: number, score: Score) => readonly Likely[]
}

export const THOUSAND = 1000

export const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
