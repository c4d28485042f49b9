import type { Units } from '@portico/contract/kit/money'
import type { Queryable } from '../db/open.ts'
import { DAY_MS } from '../kit/duration.ts'
import { dayAfter, dayAt } from '../kit/zone.ts'
import { bindingsOf } from '../member/index.ts'
import { teamTotals } from '../reports/index.ts'

/** Whose facts. */
export interface Player {
  readonly memberId: string
  readonly currency: string
  readonly joinedAt: Date
}

/** What promotions ask about a member; each question is put to the database once, however many promotions ask it. */
export interface Facts {
  accountDays(now: Date): number
  hasContact(): Promise<boolean>
  isVerified(): Promise<boolean>
  deposited(from: Date, to: Date): Promise<Units>
  validBetsYesterday(now: Date): Promise<Units>
  /** Of the last so many days, today among them. */
  validBets(days: number, now: Date): Promise<Units>
  toBet(): Promise<Units>
}

export interface FactSources {
  readonly timeZone: string
  readonly depositsOf: (db: Queryable, memberId: string, from: Date, to: Date) => Promise<Units>
  readonly isVerified: (db: Queryable, memberId: string) => Promise<boolean>
  readonly toBet: (player: Pick<Player, 'memberId' | 'currency'>) => Promise<Units>
}

/** Asked outside of a transaction, before it: what is asked here is not what parallel claims race for. */
export const factsOf = (db: Queryable, player: Player, { timeZone, depositsOf, isVerified, toBet }: FactSources): Facts => {
  const { memberId } = player
  const known = new Map<string, Promise<unknown>>()
  const ask = <Answer>(key: string, question: () => Promise<Answer>): Promise<Answer> => {
    const answer = (known.get(key) as Promise<Answer> | undefined) ?? question()
    known.set(key, answer)
    return answer
  }
  const validBetween = (from: string, to: string): Promise<Units> =>
    ask(`bets ${from} ${to}`, async () => {
      const { valid_bet: units } = await teamTotals(db, { agentId: memberId, scope: 'SELF', timeZone, from, to })
      return BigInt(units)
    })
  const todayAt = (now: Date): string => dayAt(now, timeZone).day
  return {
    accountDays: (now) => Math.floor((now.getTime() - player.joinedAt.getTime()) / DAY_MS),
    hasContact: () => ask('contact', async () => (await bindingsOf(db, memberId)).length > 0),
    isVerified: () => ask('verified', () => isVerified(db, memberId)),
    deposited: (from, to) => ask(`deposits ${from.toISOString()} ${to.toISOString()}`, () => depositsOf(db, memberId, from, to)),
    validBetsYesterday: (now) => validBetween(dayAfter(todayAt(now), -1), dayAfter(todayAt(now), -1)),
    validBets: (days, now) => validBetween(dayAfter(todayAt(now), 1 - days), todayAt(now)),
    toBet: () => ask('to bet', () => toBet(player)),
  }
}
