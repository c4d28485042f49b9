import type { Score } from '../games/book/sport.ts'
import type { House } from '../rounds/house.ts'
import type { Store } from '../rounds/store.ts'
import { matchOf } from './match.ts'
import { resettle } from './settle.ts'

export interface Correction {
  readonly match: string
  /** Null: the match counts for nothing. */
  readonly score: Score | null
  readonly reason: string
  readonly by: string
}

const TEXT = /^.{3,200}$/u

/**
 * Writes down that a match came to something else. What was written before stays; the last one holds. Bets follow with the next pass.
 * @throws Error for a match that is unknown or not over, and for what is no score, name or reason.
 */
export const correct = (store: Store, { match, score, reason, by }: Correction, now: number): void => {
  const found = matchOf(store, match)
  if (!found) throw new Error(`there is no match ${match}`)
  if (found.state === 'open') throw new Error(`${match} is not over`)
  if (score?.some((side) => !Number.isInteger(side) || side < 0 || side > 99)) throw new Error('a score is two whole numbers')
  if (!TEXT.test(reason) || !TEXT.test(by)) throw new Error('a correction has a reason and a name')
  store.run(
    'INSERT INTO corrections (match, home, away, reason, by, at) VALUES (?, ?, ?, ?, ?, ?)',
    match,
    score?.[0] ?? null,
    score?.[1] ?? null,
    reason,
    by,
    now,
  )
}

/** Applies what was corrected since the last pass to bets that are settled by now. Answers whether there was anything. */
export const applyCorrections = (house: House): boolean => {
  const { store } = house
  const due = store.all(
    "SELECT corrections.id, corrections.match FROM corrections JOIN matches ON matches.id = corrections.match WHERE applied_at IS NULL AND matches.state = 'final' ORDER BY corrections.id",
  )
  for (const row of due)
    store.atOnce(() => {
      const bets = store.all(
        "SELECT rounds.* FROM rounds JOIN legs ON legs.round = rounds.id WHERE legs.match = ? AND rounds.state IN ('decided', 'settled')",
        String(row['match']),
      )
      for (const bet of bets) resettle(house, bet, Number(row['id']))
      store.run('UPDATE corrections SET applied_at = ? WHERE id = ?', house.now(), Number(row['id']))
    })
  return due.length > 0
}
