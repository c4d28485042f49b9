import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { ONE, parseUnits, toMoney } from '@portico/contract/kit/money'
import type { claimMission, getMissionSummaryDetails } from '@portico/contract/missions/calls'
import { CARING, type MissionPart } from '@portico/contract/missions/definitions'
import type { MissionView } from '@portico/contract/missions/shapes'
import type { Audit } from '../audit/index.ts'
import type { BonusRules } from '../bonus-settings.ts'
import type { Control } from '../control/index.ts'
import { derivedId } from '../db/canonical.ts'
import type { Queryable } from '../db/open.ts'
import { Failure } from '../failure.ts'
import { textIn } from '../kit/localized.ts'
import type { Platform } from '../platform.ts'
import { createBonusPay } from '../turnover/index.ts'
import { createDesk, type MissionDesk } from './desk.ts'
import { type Figures, figuresOf, type FigureSources } from './figures.ts'
import { byMission, inForce } from './in-force.ts'
import { createOffers, type Visitor } from './offers.ts'
import { progressOf } from './progress.ts'
import { type RewardDeps, toRewardView } from './reward.ts'
import { type Span, spanAfter, spanAt, spanBefore } from './spans.ts'
import { type ClaimRow, claimsOf, insertClaim, type Listed, publishedVersions } from './store.ts'

export interface Missions {
  summary(caller: Visitor, language: string): Promise<ResponseOf<typeof getMissionSummaryDetails>>
  /** Claiming again answers as the first time. @throws Failure as the contract's `claimMission` lists them */
  claim(caller: Visitor, request: RequestOf<typeof claimMission>, language: string): Promise<ResponseOf<typeof claimMission>>
  /** How many rewards wait for a member; none where nothing is offered to them. */
  countReady(memberId: string): Promise<number>
  readonly desk: MissionDesk
}

export interface MissionDeps extends RewardDeps {
  readonly control: Pick<Control, 'offersAllowed'>
  readonly audit: Pick<Audit, 'write'>
  readonly bonuses: BonusRules
  readonly sources: FigureSources
}

/** A mission of a span, by the version that holds for it. */
interface Offered {
  readonly id: string
  readonly version: number
  readonly definition: MissionPart
  readonly span: Span
}

const isCaring = ({ definition }: Offered): boolean => CARING.includes(definition.condition.kind)
const keyOf = ({ id, span }: Offered): string => `${id} ${span.day}`

export const createMissions = (platform: Platform, deps: MissionDeps): Missions => {
  const { database, clock, brand, events } = platform
  const { timeZone } = brand
  const { orm } = database
  const offers = createOffers(platform, deps.control)
  const pay = createBonusPay(platform, deps)

  /** Missions of the spans that run, or of those before. */
  const offeredAt = (versions: readonly Listed[], now: Date, which: 'now' | 'before'): Offered[] =>
    [...byMission(versions, 'MISSION')].flatMap(([id, own]) => {
      const { period } = own[0]!.version.definition
      const running = spanAt(period, now, timeZone)
      const span = which === 'now' ? running : spanBefore(period, running, timeZone)
      const found = inForce(own, span)?.version
      return found?.definition.kind === 'MISSION' ? [{ id, version: found.version, definition: found.definition, span }] : []
    })

  const figuresFor = (db: Queryable, memberId: string, now: Date) => figuresOf(db, memberId, now, timeZone, deps.sources)

  const view = async (
    offered: Offered,
    claim: ClaimRow | undefined,
    { figures, language, currency, now }: { figures: Figures; language: string; currency: string; now: Date },
  ): Promise<MissionView> => {
    const { id, definition, span } = offered
    const { view: progress, isDone } = await progressOf(definition.condition, span, figures, currency)
    const waits = isDone ? 'READY' : 'RUNNING'
    return {
      id,
      day: span.day,
      period: definition.period,
      title: textIn(definition.title, language, brand),
      text: textIn(definition.text, language, brand),
      condition: definition.condition,
      reward: toRewardView(definition.reward, brand.currency),
      progress,
      state: claim ? 'CLAIMED' : waits === 'RUNNING' && span.until <= now ? 'ENDED' : waits,
      from: span.from.toISOString(),
      until: span.until.toISOString(),
      claimUntil: spanAfter(definition.period, span, timeZone).until.toISOString(),
      claimedAt: claim?.at.toISOString() ?? null,
    }
  }

  const viewsOf = async (visitor: Visitor, language: string) => {
    const caringOnly = await offers.caringOnly(orm, visitor)
    const now = clock.now()
    const versions = await publishedVersions(orm)
    const visible = (which: 'now' | 'before') => offeredAt(versions, now, which).filter((each) => !caringOnly || isCaring(each))
    const [current, before] = [visible('now'), visible('before')]
    const days = [...new Set([...current, ...before].map(({ span }) => span.day))]
    const claims = days.length === 0 ? [] : await claimsOf(orm, visitor.memberId, days)
    const claimed = new Map(claims.map((row) => [`${row.missionId} ${row.day}`, row]))
    const figures = figuresFor(orm, visitor.memberId, now)
    const reader = { figures, language, currency: visitor.currency, now }
    const list = (all: readonly Offered[]) => Promise.all(all.map((each) => view(each, claimed.get(keyOf(each)), reader)))
    return { list: await list(current), before: await list(before), caringOnly, serverNow: now.toISOString() }
  }

  return {
    summary: viewsOf,

    claim: (caller, { id, day }, language) =>
      orm.transaction(async (tx) => {
        const { memberId, currency } = caller
        const caringOnly = await offers.caringOnly(tx, caller)
        const now = clock.now()
        const versions = await publishedVersions(tx, id)
        const all = [...offeredAt(versions, now, 'now'), ...offeredAt(versions, now, 'before')]
        const offered = all.find(({ span }) => span.day === day)
        if (!offered) throw new Failure('MISSION_UNKNOWN')
        if (caringOnly && !isCaring(offered)) throw new Failure('NOT_OFFERED')
        const { reward } = offered.definition
        const claimId = derivedId('mission', id, memberId, day)
        const points = reward.kind === 'POINTS' ? reward.points : 0
        const amount = reward.kind === 'CASH' ? parseUnits(reward.amount) : null
        const row = { missionId: id, memberId, day, id: claimId, version: offered.version, points, amount, currency, at: now }
        // Whoever comes second waits here for the first, and finds that it was paid.
        const isFirst = await insertClaim(tx, row)
        const reader = { figures: figuresFor(tx, memberId, now), language, currency, now }
        if (!isFirst) {
          const found = (await claimsOf(tx, memberId, [day])).find(({ missionId }) => missionId === id)
          return { mission: await view(offered, found, reader), points: null, main: null }
        }
        const mission = await view(offered, undefined, reader)
        if (mission.state !== 'READY') throw new Failure('MISSION_NOT_DONE')
        const had = points > 0 ? await deps.points.award(tx, { kind: 'MISSION', memberId, points, refId: claimId }) : null
        const cash =
          amount === null || reward.kind !== 'CASH'
            ? null
            : await pay(tx, { id: claimId, memberId, currency, amount, times: BigInt(reward.turnover) * ONE, code: 'MISSION' })
        await events.notify(tx, memberId, 'missions.changed', {})
        await events.notify(tx, memberId, 'waiting.changed', {})
        return {
          mission: { ...mission, state: 'CLAIMED', claimedAt: now.toISOString() },
          points: had,
          main: cash === null ? null : toMoney(cash, currency),
        }
      }),

    countReady: async (memberId) => {
      try {
        const { list, before } = await viewsOf({ memberId, currency: brand.currency }, brand.defaultLanguage)
        return [...list, ...before].filter(({ state }) => state === 'READY').length
      } catch (error) {
        if (error instanceof Failure) return 0
        throw error
      }
    },

    desk: createDesk(platform, deps),
  }
}
