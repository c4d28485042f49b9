import type { Queryable } from '../../db/open.ts'
import { cashOf, findAccount } from '../../ledger/index.ts'
import { maxPrizeGroupOf } from '../../member/index.ts'
import type { Platform } from '../../platform.ts'
import { gameOf } from '../offer/games.ts'
import { findIssue } from '../drawing/issue-store.ts'
import { zoneOf } from '../drawing/schedule.ts'
import { dayAt } from '../../kit/zone.ts'

const MOST = 20_000

/** Answers from memory what `load` answered before; what is undefined is asked again. `owner` has no blank in it. */
const remembering = <Value>(load: (owner: string, name: string) => Promise<Value | undefined>) => {
  const known = new Map<string, Value>()
  const fresh = async (owner: string, name: string): Promise<Value | undefined> => {
    const value = await load(owner, name)
    if (known.size >= MOST) known.clear()
    if (value === undefined) known.delete(`${owner} ${name}`)
    else known.set(`${owner} ${name}`, value)
    return value
  }
  return {
    get: async (owner: string, name: string): Promise<Value | undefined> => known.get(`${owner} ${name}`) ?? fresh(owner, name),
    fresh,
  }
}

export interface MemberTerms {
  /** The member's cash. */
  readonly accountId: bigint
  readonly maxPrizeGroup: number
}

/** What a member plays on; undefined without a ledger account (free play). */
export const readTerms = async (queryable: Queryable, memberId: string, currency: string): Promise<MemberTerms | undefined> => {
  const account = await findAccount(queryable, cashOf(memberId, currency))
  const maxPrizeGroup = account && (await maxPrizeGroupOf(queryable, memberId))
  return account && maxPrizeGroup !== undefined ? { accountId: account.id, maxPrizeGroup } : undefined
}

/** An issue's place in time, which never changes once it is there. */
export interface IssueTimes {
  readonly id: bigint
  readonly openAt: Date
  readonly sealAt: Date
  readonly drawAt: Date
  /** The day of its draw (YYYY-MM-DD) in the lottery's zone. */
  readonly day: string
}

/**
 * What placing a bet has to know and hardly ever changes, kept in the process. The statement that places checks it again,
 * so that a stale memory costs a repetition and never a wrong bet.
 */
export const createTerms = ({ database: { orm }, brand }: Pick<Platform, 'database' | 'brand'>) => {
  const members = remembering<MemberTerms>((memberId, currency) => readTerms(orm, memberId, currency))
  const issues = remembering<IssueTimes>(async (gameCode, numero) => {
    const [game, issue] = [gameOf(gameCode), await findIssue(orm, gameCode, numero)]
    return game && issue && { ...issue, day: dayAt(issue.drawAt, zoneOf(game, brand.timeZone)).day }
  })
  return { member: members.get, memberAfresh: members.fresh, issue: issues.get }
}
