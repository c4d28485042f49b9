import type { Units } from '@portico/contract/kit/money'
import type { Queryable } from '../db/open.ts'
import { betsByCategory, type CategoryBets, longestPause } from '../reports/index.ts'
import type { Span } from './spans.ts'

/** What other areas know of a member. */
export interface FigureSources {
  readonly depositsOf: (db: Queryable, memberId: string, from: Date, to: Date) => Promise<Units>
  readonly loginDays: (db: Queryable, memberId: string, from: Date, to: Date, timeZone: string) => Promise<number>
  readonly gamesOpened: (db: Queryable, memberId: string, from: Date, to: Date) => Promise<number>
  readonly limitsVisited: (db: Queryable, memberId: string, from: Date, to: Date) => Promise<boolean>
}

/** What a member did within spans; each question is put to the database once, however many missions ask it. */
export interface Figures {
  bets(span: Span, category: string | null): Promise<CategoryBets>
  deposits(span: Span): Promise<Units>
  loginDays(span: Span): Promise<number>
  games(span: Span): Promise<number>
  limits(span: Span): Promise<boolean>
  pauseMinutes(span: Span): Promise<number>
}

const NO_BETS: CategoryBets = { bets: 0, draws: 0, valid: 0n }

/**
 * Nothing is counted up bet by bet: what somebody has done follows from their bets, deposits and logins as they stand, so that a result that comes
 * twice, is corrected or called off counts right.
 */
export const figuresOf = (db: Queryable, memberId: string, now: Date, timeZone: string, sources: FigureSources): Figures => {
  const known = new Map<string, Promise<unknown>>()
  const ask = <Answer>(what: string, { from, until }: Span, question: (from: Date, to: Date) => Promise<Answer>): Promise<Answer> => {
    const key = `${what} ${from.toISOString()} ${until.toISOString()}`
    const answer = (known.get(key) as Promise<Answer> | undefined) ?? question(from, until)
    known.set(key, answer)
    return answer
  }
  return {
    bets: async (span, category) => {
      const all = await ask('bets', span, (from, to) => betsByCategory(db, memberId, from, to))
      if (category !== null) return all.get(category) ?? NO_BETS
      return [...all.values()].reduce(
        (sum, each) => ({ bets: sum.bets + each.bets, draws: sum.draws + each.draws, valid: sum.valid + each.valid }),
        NO_BETS,
      )
    },
    deposits: (span) => ask('deposits', span, (from, to) => sources.depositsOf(db, memberId, from, to)),
    loginDays: (span) => ask('logins', span, (from, to) => sources.loginDays(db, memberId, from, to, timeZone)),
    games: (span) => ask('games', span, (from, to) => sources.gamesOpened(db, memberId, from, to)),
    limits: (span) => ask('limits', span, (from, to) => sources.limitsVisited(db, memberId, from, to)),
    pauseMinutes: (span) => ask('pause', span, (from, to) => longestPause(db, memberId, from, to < now ? to : now)),
  }
}
