import { toMoney } from '@portico/contract/kit/money'
import type { claimPromotion, promotionRewards, promotions } from '@portico/contract/promotion/calls'
import type { ResponseOf } from '@portico/contract/kit/call'
import type { GrantView, PromotionCard, PromotionDetail } from '@portico/contract/promotion/shapes'
import type { PromotionStatus } from '@portico/contract/promotion/steps'
import { stepOf } from '@portico/contract/promotion/steps'
import type { BonusRules } from '../bonus-settings.ts'
import type { Control } from '../control/index.ts'
import type { Queryable, Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { DAY_MS } from '../kit/duration.ts'
import { textIn } from '../kit/localized.ts'
import { balancesOf, cashOf } from '../ledger/index.ts'
import { findMember } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { type BonusDeps, type BonusPurse, createBonusPay } from '../turnover/index.ts'
import type { Uploads } from '../uploads/index.ts'
import { createApplications, type Applications, type ApplicationDeps } from './applications.ts'
import { allMet } from './conditions.ts'
import { offeredBy } from './definition.ts'
import { createDesk, type PromotionDesk } from './desk.ts'
import { detailOf } from './detail.ts'
import type { FactSources } from './facts.ts'
import { createGrant, grantIdOf, takePlace } from './granting.ts'
import { type GrantRow, historyOf, insertJoin } from './history-store.ts'
import { createReaders, type Visitor } from './readers.ts'
import { cardOf, conditionsFor, type Standing, standingOf } from './standing.ts'
import { findPublished, findVersions, lockPromotion, type Published, publishedSince } from './store.ts'

/** What ended is shown so long. */
const SHOWN_MS = 14 * DAY_MS

type Member = Pick<Caller, 'memberId' | 'currency' | 'trial'>

export interface Promotions {
  readonly desk: PromotionDesk
  readonly applications: Applications
  /** @throws Failure NOT_OFFERED, SELF_EXCLUDED, PLAY_PAUSED */
  list(caller: Visitor | null, language: string): Promise<ResponseOf<typeof promotions>>
  /** @throws Failure as `list`, PROMOTION_UNKNOWN */
  detail(caller: Visitor | null, id: string, language: string): Promise<PromotionDetail>
  /** @throws Failure as `detail`, PROMOTION_STATUS_WRONG, CONDITIONS_NOT_MET */
  join(caller: Member, id: string, language: string): Promise<PromotionDetail>
  /** Pays what is ready, once a cycle. @throws Failure as `join`, PROMOTION_FULL */
  claim(caller: Member, id: string, language: string): Promise<ResponseOf<typeof claimPromotion>>
  rewards(caller: Member, language: string): Promise<ResponseOf<typeof promotionRewards>>
  /** How many promotions a member can claim now; none where nothing may be offered. */
  countReady(memberId: string): Promise<number>
}

export interface PromotionDeps extends BonusDeps, Omit<FactSources, 'timeZone'>, Pick<ApplicationDeps, 'audit' | 'inbox'> {
  readonly purse: Pick<BonusPurse, 'grant'>
  readonly bonuses: BonusRules
  readonly control: Pick<Control, 'offersAllowed'>
  readonly uploads: Pick<Uploads, 'attach' | 'attachedTo'>
}

const ORDER: readonly PromotionStatus[] = [
  'CLAIM',
  'JOINED',
  'JOIN',
  'APPLYING',
  'PROCESS',
  'REJECTED',
  'ISSUED',
  'CLAIMED',
  'COMING_SOON',
  'CLOSE',
]

export const createPromotions = (platform: Platform, deps: PromotionDeps): Promotions => {
  const { database, clock, brand, events } = platform
  const db = database.orm
  const readers = createReaders(platform, deps.control, { ...deps, timeZone: brand.timeZone })
  const pay = createGrant(platform, createBonusPay(platform, deps), deps.purse)
  const moment = () => ({ now: clock.now(), timeZone: brand.timeZone })

  const standingFor = async (queryable: Queryable, caller: Visitor | null, id: string) => {
    const reader = await readers.read(queryable, caller, id)
    const published = (await findPublished(queryable, id)) ?? refuse('PROMOTION_UNKNOWN')
    const standing = await standingOf(published, reader.of(published), moment())
    return { published, reader: reader.of(published), standing }
  }

  const detail: Promotions['detail'] = async (caller, id, language) => {
    const { published, reader, standing } = await standingFor(db, caller, id)
    const now = clock.now()
    return detailOf({
      published,
      standing,
      card: cardOf(published, standing, language, brand),
      conditions: await conditionsFor(standing.version, reader.facts, now),
      applications: reader.history.applications,
      pictures: (refs) => deps.uploads.attachedTo(db, refs),
      language,
      brand,
      now,
    })
  }

  const cards = async (caller: Visitor | null, language: string): Promise<PromotionCard[]> => {
    const reader = await readers.read(db, caller)
    const list: PromotionCard[] = []
    for (const published of await publishedSince(db, new Date(clock.now().getTime() - SHOWN_MS)))
      list.push(cardOf(published, await standingOf(published, reader.of(published), moment()), language, brand))
    return list.sort((one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status))
  }

  const titleOf = ({ definition }: Published['version'], language: string): string => textIn(definition.title, language, brand)

  const viewOf = (row: GrantRow, title: string): GrantView => ({
    id: row.id,
    promotionId: row.promotionId,
    title,
    way: row.way,
    amount: toMoney(row.amount, row.currency),
    wagers: toMoney(row.required, row.currency),
    at: row.at.toISOString(),
  })

  const tell = async (tx: Tx, memberId: string, promotionId: string, status: PromotionStatus): Promise<void> => {
    await events.notify(tx, memberId, 'promotion.changed', { promotionId, status })
    await events.notify(tx, memberId, 'waiting.changed', {})
  }

  /** @throws Failure CONDITIONS_NOT_MET where they alone stand in the way, else PROMOTION_STATUS_WRONG */
  const refuseClaim = async ({ status, version }: Standing, facts: Parameters<typeof conditionsFor>[1]): Promise<never> => {
    const open = status === 'JOIN' || status === 'JOINED'
    throw new Failure(open && !allMet(await conditionsFor(version, facts, clock.now())) ? 'CONDITIONS_NOT_MET' : 'PROMOTION_STATUS_WRONG')
  }

  const applications = createApplications(platform, {
    ...deps,
    pay,
    tell,
    standingFor,
    allowed: readers.allowed,
    detail,
  })

  return {
    desk: createDesk(platform, { ...deps, sources: { ...deps, timeZone: brand.timeZone } }),
    applications,
    list: async (caller, language) => ({ list: await cards(caller, language), serverNow: clock.now().toISOString() }),
    detail,

    join: async (caller, id, language) => {
      const { reader, standing } = await standingFor(db, caller, id)
      const isJoined = reader.history.joins.length > 0
      const { version } = standing
      if (!isJoined) {
        if (stepOf(standing.status, 'join') === undefined) throw new Failure('PROMOTION_STATUS_WRONG')
        if (!allMet(await conditionsFor(version, reader.facts, clock.now()))) throw new Failure('CONDITIONS_NOT_MET')
        if ((await detail(caller, id, language)).card.way !== 'JOIN') throw new Failure('PROMOTION_STATUS_WRONG')
        await db.transaction(async (tx) => {
          const row = (await lockPromotion(tx, id)) ?? refuse('PROMOTION_UNKNOWN')
          if (row.closedAt) throw new Failure('PROMOTION_STATUS_WRONG')
          await readers.allowed(tx, caller)
          await insertJoin(tx, { promotionId: id, memberId: caller.memberId, version: version.version, joinedAt: clock.now() })
          await tell(tx, caller.memberId, id, 'JOINED')
        })
      }
      return detail(caller, id, language)
    },

    claim: async (caller, id, language) => {
      const { memberId, currency } = caller
      const { published, reader, standing } = await standingFor(db, caller, id)
      const { version, cycle, amount, status } = standing
      const paid = reader.history.grants.find((grant) => grant.id === grantIdOf(id, memberId, cycle))
      if (!paid && (status !== 'CLAIM' || amount === null)) return refuseClaim(standing, reader.facts)
      const since = reader.history.joins[0]?.joinedAt ?? published.row.startsAt
      const paidIn = reader.facts ? await offeredBy(version.definition).paidIn?.(reader.facts, { now: clock.now(), since }) : undefined
      return db.transaction(async (tx) => {
        // Whoever holds the row decides on the last place; all that others race for is judged from here on.
        const row = (await lockPromotion(tx, id)) ?? refuse('PROMOTION_UNKNOWN')
        const { grants } = await historyOf(tx, memberId, id)
        const before = grants.find((grant) => grant.cycle === cycle)
        if (before) {
          const balance = (await balancesOf(tx, [cashOf(memberId, currency)]))(cashOf(memberId, currency)) ?? 0n
          return { grant: viewOf(before, titleOf(version, language)), balance: toMoney(balance, currency) }
        }
        if (row.closedAt || grants.length >= version.definition.perMember || amount === null) throw new Failure('PROMOTION_STATUS_WRONG')
        await readers.allowed(tx, caller)
        await takePlace(tx, row, amount)
        const { way } = offeredBy(version.definition)
        const { row: grant, balance } = await pay(tx, { version, memberId, currency, cycle, way, amount, paidIn })
        await tell(tx, memberId, id, 'CLAIMED')
        return { grant: viewOf(grant, titleOf(version, language)), balance: toMoney(balance, currency) }
      })
    },

    rewards: async (caller, language) => {
      const ready = (await cards(caller, language)).filter(({ status }) => status === 'CLAIM')
      const { grants } = await historyOf(db, caller.memberId)
      const versions = await findVersions(db, grants)
      const paid = grants.toReversed().map((row) => {
        const version = versions.find(({ promotionId, version: number }) => promotionId === row.promotionId && number === row.version)
        return viewOf(row, version ? titleOf(version, language) : '')
      })
      return { ready, paid: paid.slice(0, 100), serverNow: clock.now().toISOString() }
    },

    countReady: async (memberId) => {
      const owner = await findMember(db, memberId)
      if (!owner) return 0
      try {
        const list = await cards({ memberId, currency: owner.currency, trial: owner.trialEndsAt !== null }, brand.defaultLanguage)
        return list.filter(({ status }) => status === 'CLAIM').length
      } catch (error) {
        if (error instanceof Failure) return 0
        throw error
      }
    },
  }
}
