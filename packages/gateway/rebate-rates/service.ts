import { formatRate, type Rate } from '@portico/commission/kit/money'
import { highestGroup } from '@portico/commission/rebate/groups'
import type { Rates } from '@portico/commission/rebate/rates'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { setTeamRate, teamRates } from '@portico/contract/rebate-rate/calls'
import { type RateView, REBATE_CATEGORIES, type RebateCategory } from '@portico/contract/rebate-rate/shapes'
import type { Queryable, Tx } from '../db/open.ts'
import { refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { findByAccount, findMember, isInTeam, type MemberRow, readPrizeGroups, type Regrouped, setMaxPrizeGroup } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import { type Changes, createChanges, type Wish } from './changes.ts'
import { rateOfGroup, readRates } from './line.ts'
import { historyOf, insertRegrouped, markFollowed, unfollowedSteps } from './store.ts'

const MOST_LISTED = 50
const BATCH = 200

/** What somebody has of each category, in 1/10000 of a percent. */
export type RatesByCategory = ReadonlyMap<RebateCategory, Rate>

/** What share of their stakes accounts get back, and what uplines may set of it. */
export interface RebateRates {
  /** The rates of accounts at every instant, as the rules of commission take them; `baseGroup`: with another lowest prize group than that of now. */
  ratesFor(db: Queryable, memberIds: readonly string[], baseGroup?: number): Promise<Rates>
  /** What accounts have at one instant. */
  ratesOf(db: Queryable, memberIds: readonly string[], at: Date): Promise<ReadonlyMap<string, RatesByCategory>>
  begin: Changes['begin']
  /** @throws Failure NOT_IN_TEAM */
  team(caller: Pick<Caller, 'memberId'>, memberId: string | undefined): Promise<ResponseOf<typeof teamRates>>
  /** @throws Failure NOT_IN_TEAM, FIELD_INVALID, RATE_ABOVE_UPLINE, RATE_BELOW_DOWNLINE */
  set(caller: Pick<Caller, 'memberId' | 'account'>, request: RequestOf<typeof setTeamRate>): Promise<ResponseOf<typeof setTeamRate>>
  /** The same at the operator's desk, of any account. */
  readonly desk: {
    /** @throws Failure ACCOUNT_UNKNOWN */
    show(account: string): Promise<{ rates: RateView[] }>
    /** @throws Failure ACCOUNT_UNKNOWN, FIELD_INVALID, RATE_ABOVE_UPLINE, RATE_BELOW_DOWNLINE */
    set(account: string, wish: Wish, setBy: string): Promise<ResponseOf<typeof setTeamRate>>
  }
  /** Puts down what highest prize groups that the desk has set to another come to as lottery rates, from now on. */
  regrouped(tx: Tx, rows: readonly Regrouped[], to: number, setBy: string): Promise<void>
  /** Brings the highest prize groups after lottery rates that have come to hold; answers how many of a batch that were. */
  follow(tx: Tx): Promise<'done' | 'more'>
}

export const createRebateRates = (platform: Pick<Platform, 'database' | 'clock' | 'random' | 'brand'>): RebateRates => {
  const { clock, random, brand } = platform
  const { orm } = platform.database
  const changes = createChanges(platform)

  const viewsOf = async (row: MemberRow): Promise<RateView[]> => {
    const views = []
    for (const category of REBATE_CATEGORIES) views.push(await changes.view(orm, row, category))
    return views
  }
  const named = async (db: Queryable, account: string) => (await findByAccount(db, account)) ?? refuse('ACCOUNT_UNKNOWN')

  return {
    ratesFor: readRates,
    ratesOf: async (db, memberIds, at) => {
      const rates = await readRates(db, memberIds)
      const of = (id: string) => new Map(REBATE_CATEGORIES.map((category) => [category, rates.rateAt(id, category, at.getTime())]))
      return new Map(memberIds.map((id) => [id, of(id)]))
    },
    begin: changes.begin,
    team: async (caller, memberId = caller.memberId) => {
      const row = (await isInTeam(orm, caller.memberId, memberId)) ? await findMember(orm, memberId) : undefined
      if (!row) return refuse('NOT_IN_TEAM')
      const history = await historyOf(orm, row.id, MOST_LISTED)
      return {
        account: row.account,
        settable: row.uplineId === caller.memberId,
        rates: await viewsOf(row),
        history: history.map(({ category, rate, from, setBy }) => ({ category, rate: formatRate(rate), from: from.toISOString(), setBy })),
        timeZone: brand.timeZone,
        serverNow: clock.now().toISOString(),
      }
    },
    set: (caller, { memberId, ...wish }) =>
      orm.transaction(async (tx) => {
        const row = await findMember(tx, memberId)
        return row?.uplineId === caller.memberId ? changes.change(tx, row, wish, caller.account) : refuse('NOT_IN_TEAM')
      }),
    desk: {
      show: async (account) => ({ rates: await viewsOf(await named(orm, account)) }),
      set: (account, wish, setBy) => orm.transaction(async (tx) => changes.change(tx, await named(tx, account), wish, setBy)),
    },
    regrouped: async (tx, rows, to, setBy) => {
      const { min } = await readPrizeGroups(tx)
      const changed = rows.map(({ id, joinedAt, before }) => ({
        ids: [randomId(random), randomId(random)] as const,
        memberId: id,
        joinedAt,
        before: rateOfGroup(before, min),
      }))
      await insertRegrouped(tx, changed, { rate: rateOfGroup(to, min), baseGroup: min, at: clock.now(), setBy })
    },
    follow: async (tx) => {
      const { min } = await readPrizeGroups(tx)
      const steps = await unfollowedSteps(tx, clock.now(), BATCH)
      const now = clock.now()
      const rates = await readRates(tx, [...new Set(steps.map(({ memberId }) => memberId))])
      for (const { id, memberId } of steps) {
        // What holds now: a higher rate may have come after the one that waited.
        await setMaxPrizeGroup(tx, memberId, highestGroup(rates.rateAt(memberId, 'LOTTERY', now.getTime()), min))
        await markFollowed(tx, id, now)
      }
      return steps.length < BATCH ? 'done' : 'more'
    },
  }
}
