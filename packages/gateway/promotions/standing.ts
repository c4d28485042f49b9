import type { BrandPack } from '@portico/contract/kit/brand'
import { ONE, parseUnits, toMoney, type Units } from '@portico/contract/kit/money'
import type { ConditionView } from '@portico/contract/promotion/conditions'
import type { PromotionCard } from '@portico/contract/promotion/shapes'
import type { PromotionStatus } from '@portico/contract/promotion/steps'
import { DAY_MS } from '../kit/duration.ts'
import { least } from '../kit/least.ts'
import { otherLanguageOf, textIn } from '../kit/localized.ts'
import { dayAt } from '../kit/zone.ts'
import { allMet, judge } from './conditions.ts'
import { offeredBy } from './definition.ts'
import type { Facts } from './facts.ts'
import type { History } from './history-store.ts'
import { statusOf } from './status.ts'
import type { Published, VersionRow } from './store.ts'

/** Who looks: a member with what is known of them, or a visitor. */
export interface Reader {
  readonly facts: Facts | null
  readonly history: History
  /** By which terms they joined, where these are not the published ones. */
  readonly joinedBy: VersionRow | undefined
}

/** Where a promotion stands for a reader, and by which terms. */
export interface Standing {
  readonly status: PromotionStatus
  readonly since: Date | null
  /** What is ready, was applied for or was paid. */
  readonly amount: Units | null
  readonly cycle: string
  readonly version: VersionRow
}

/** How often an amount has to be bet, by a definition. */
export const turnoverOf = ({ definition }: VersionRow): Units => BigInt(definition.turnover) * ONE
/** No bonus has to be bet more often than so, whatever else its terms count: a cap on the multiplier alone would be passed by a base of deposit and bonus. */
const MOST_TIMES = 10n

/** What has to be bet for an amount; `paidIn` for it, which counts where the terms say so. */
export const requiredFor = (amount: Units, version: VersionRow, paidIn: Units = 0n): Units => {
  const base = version.definition.bonus?.base === 'DB' ? paidIn + amount : amount
  return least((base * turnoverOf(version)) / ONE, amount * MOST_TIMES)
}

/** What a definition that says nothing of it means: a month, every category whole, and no highest stake. */
export const BONUS_DAYS = 30
export const bonusTermsOf = ({ definition: { bonus } }: VersionRow, at: Date) => ({
  expiresAt: new Date(at.getTime() + (bonus?.days ?? BONUS_DAYS) * DAY_MS),
  weights: bonus?.weights ?? null,
  maxBet: bonus?.maxBet === undefined ? null : parseUnits(bonus.maxBet),
})

export const conditionsFor = async ({ definition }: VersionRow, facts: Facts | null, now: Date): Promise<ConditionView[]> =>
  facts
    ? Promise.all(definition.conditions.map((condition) => judge(condition, facts, now)))
    : definition.conditions.map((condition) => ({ condition, met: false, now: null }))

const amountOf = (status: PromotionStatus, { applications, grants }: History, ready: Units): Units | null => {
  if (status === 'CLAIM') return ready
  if (status === 'CLAIMED' || status === 'ISSUED') return grants.at(-1)?.amount ?? null
  return status === 'APPLYING' || status === 'PROCESS' ? (applications.at(-1)?.amount ?? null) : null
}

/** Works out where a promotion stands. `history` is of this promotion alone. */
export const standingOf = async (
  { row, version: published }: Published,
  { facts, history, joinedBy }: Reader,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Promise<Standing> => {
  const version = joinedBy ?? published
  const offered = offeredBy(version.definition)
  const cycle = offered.period === 'DAY' ? dayAt(now, timeZone).day : 'once'
  let ready = 0n
  const isReady = async (status: 'JOIN' | 'JOINED'): Promise<boolean> => {
    if (!facts || offered.way === 'APPLY' || (offered.way === 'JOIN') !== (status === 'JOINED')) return false
    if (!allMet(await conditionsFor(version, facts, now))) return false
    ready = await offered.worth(facts, { now, since: history.joins[0]?.joinedAt ?? row.startsAt })
    return ready > 0n
  }
  const { status, since } = await statusOf({ row, perMember: version.definition.perMember, cycle }, history, now, isReady)
  return { status, since, amount: amountOf(status, history, ready), cycle, version }
}

/** The card that a reader sees. Every amount is of the brand's currency. */
export const cardOf = (
  { row }: Published,
  { status, since, amount, version }: Standing,
  language: string,
  brand: BrandPack,
): PromotionCard => {
  const { definition } = version
  const offered = offeredBy(definition)
  const { currency } = brand
  const byBudget = offered.most > 0n ? (parseUnits(definition.budget) - row.spent) / offered.most : 0n
  const left = Math.max(0, Math.min(row.places - row.taken, Number(byBudget)))
  return {
    id: row.id,
    kind: definition.kind,
    way: offered.way,
    type: definition.type,
    tags: definition.tags,
    title: textIn(definition.title, language, brand),
    summary: textIn(definition.summary, language, brand),
    language: otherLanguageOf(definition.title, language, brand),
    status,
    startsAt: row.startsAt.toISOString(),
    endsAt: (row.closedAt ?? row.endsAt).toISOString(),
    most: toMoney(offered.most, currency),
    amount: amount === null ? null : toMoney(amount, currency),
    since: since?.toISOString() ?? null,
    places: row.places,
    placesLeft: left,
  }
}
