import { isAbandoned } from '../games/book/proof.ts'
import { sportOf } from '../games/book/fixtures.ts'
import type { Score } from '../games/book/sport.ts'
import { beginsAt, closesAt, endsAt, isDrawn, type Match, overAt } from './match.ts'

export type Phase = 'BEFORE' | 'READY' | 'PLAYING' | 'BREAK' | 'ENDED' | 'ABANDONED'

/** Where a match stands at a moment: no more than has been played by then. */
export interface Standing {
  readonly phase: Phase
  /** The part under way, or the next one. */
  readonly part: number
  /** Thousandths of the part that are played. */
  readonly played: number
  readonly score: Score
  readonly points: Score | null
  /** When bets close, while they are taken. */
  readonly closesAt: number | null
  /** When the part under way began, or will begin. */
  readonly beginsAt: number | null
  readonly endsAt: number | null
}

const scoreAfter = ({ parts }: Match, count: number): Score => (count === 0 ? [0, 0] : (parts[count - 1]?.score ?? [0, 0]))

export const standingOf = (match: Match, now: number, pace: number): Standing => {
  const { fixture, parts } = match
  const still = { played: 0, points: null, closesAt: null, beginsAt: null, endsAt: null }
  if (isAbandoned(parts) && now >= overAt(match, pace)) return { ...still, phase: 'ABANDONED', part: 0, score: [0, 0] }
  // The part that follows all those which are over by now.
  let part = 0
  while (part < parts.length && now >= endsAt(fixture, part, pace)) part++
  const score = scoreAfter(match, part)
  if (part > 0 && part === parts.length && isDrawn(match)) return { ...still, phase: 'ENDED', part: part - 1, score }
  const closes = closesAt(fixture, part, pace)
  const begins = beginsAt(fixture, part, pace)
  const ends = endsAt(fixture, part, pace)
  if (now < closes) return { ...still, phase: part === 0 ? 'BEFORE' : 'BREAK', part, score, closesAt: closes, beginsAt: begins }
  // Late with drawing it stays ready: nothing of the part is known.
  const drawn = parts[part]
  if (!drawn || now < begins) return { ...still, phase: 'READY', part, score, beginsAt: begins }
  const played = Math.floor(((now - begins) * 1000) / (ends - begins))
  const last = drawn.events.filter(({ at }) => at <= played).at(-1)
  return {
    ...still,
    phase: 'PLAYING',
    part,
    played,
    score: last?.score ?? score,
    points: last?.points ?? null,
    beginsAt: begins,
    endsAt: ends,
  }
}

/** The state that odds are made for: what was played up to the last end of a part. */
export const pricedAt = (match: Match, now: number, pace: number): { readonly part: number; readonly score: Score } | undefined => {
  const { phase, part, score } = standingOf(match, now, pace)
  if (phase !== 'BEFORE' && phase !== 'BREAK') return undefined
  return sportOf(match.fixture.sport).isOver(score, part) && part > 0 ? undefined : { part, score }
}
