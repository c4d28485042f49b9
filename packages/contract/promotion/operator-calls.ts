import * as z from 'zod/mini'
import { gameType } from '../catalogue/shapes.ts'
import { call } from '../kit/call.ts'
import { money, requestAmount } from '../kit/money.ts'
import { checked, instant, int, listOf, localized, text } from '../kit/wire.ts'
import { promotionCondition } from './conditions.ts'
import { applicationState, applicationView, bonusBase, promotionTag, promotionType } from './shapes.ts'

/** What the operator writes of a promotion. `terms` are those of its kind; every amount is of the brand's currency. */
const promotionDefinition = z.object({
  kind: text(40),
  terms: z.record(z.string(), z.union([z.string(), z.number()])),
  type: promotionType,
  tags: listOf(promotionTag, 0, 3),
  title: localized,
  summary: localized,
  /** One rule a line. */
  rules: localized,
  startsAt: instant,
  endsAt: instant,
  /** What all grants together may pay. */
  budget: requestAmount,
  /** How many grants there are. */
  places: checked(int(), z.minimum(1), z.maximum(10_000_000)),
  perMember: checked(int(), z.minimum(1), z.maximum(1000)),
  /** How often a grant has to be bet; never more than ten times. Above 0 it is a bonus: money that can be bet and not taken out until then. */
  turnover: checked(int(), z.minimum(0), z.maximum(10)),
  /** Terms of that bonus, where they are not the usual ones. */
  bonus: z.optional(
    z.object({
      /** After so many days it goes back to the house; 30 where absent. */
      days: z.optional(checked(int(), z.minimum(1), z.maximum(365))),
      /** What bets on games of each type count, in percent; what is not named counts nothing, and all count whole where absent. */
      weights: z.optional(z.partialRecord(gameType, checked(int(), z.minimum(0), z.maximum(100)))),
      /** The highest stake of one bet while it is active; none where absent. */
      maxBet: z.optional(requestAmount),
      /**
       * What has to be bet so often: the bonus (`B`, where absent), or with `DB` what was paid in for it as well, of a kind that looks at
       * deposits. Never more than ten times the bonus either way.
       */
      base: z.optional(bonusBase),
    }),
  ),
  conditions: listOf(promotionCondition, 0, 6),
})
export type PromotionDefinition = z.infer<typeof promotionDefinition>

const versionState = z.enum(['PROPOSED', 'PUBLISHED', 'REPLACED'])

const deskPromotion = z.object({
  id: z.uuid(),
  version: int(),
  state: versionState,
  hash: z.string(),
  definition: promotionDefinition,
  proposedBy: z.string(),
  proposedAt: instant,
  publishedBy: z.nullable(z.string()),
  publishedAt: z.nullable(instant),
  closedAt: z.nullable(instant),
  taken: int(),
  spent: money,
})
export type DeskPromotion = z.infer<typeof deskPromotion>

const deskApplication = z.object({
  account: z.string(),
  title: z.string(),
  promotionId: z.uuid(),
  version: int(),
  application: applicationView,
})
export type DeskApplication = z.infer<typeof deskApplication>

const OPERATOR_GET = { method: 'GET', token: false, only: 'operator' } as const
const OPERATOR_POST = { method: 'POST', token: false, only: 'operator', desk: 'support' } as const

/** The kinds of promotions there are: how a member comes by one, and the JSON schema of its terms. */
export const promotionKinds = call({
  ...OPERATOR_GET,
  path: '/operator/promotion-kinds',
  response: () => z.object({ list: z.array(z.object({ kind: z.string(), way: z.string(), terms: z.unknown() })) }),
})

/** The latest version of every promotion, proposals included. */
export const operatorPromotions = call({
  ...OPERATOR_GET,
  path: '/operator/promotions',
  response: () => z.object({ list: z.array(deskPromotion) }),
})

/** Proposes a promotion, or with `id` another version of one. Nothing is shown until somebody else publishes it; the same words again are the same proposal. */
export const proposePromotion = call({
  ...OPERATOR_POST,
  path: '/operator/promotion',
  request: () => z.object({ id: z.optional(z.uuid()), definition: promotionDefinition }),
  response: () => deskPromotion,
})

/** What a definition would come to by what members have done: of those looked at, who meets each condition, who would get something now, and what it would cost. */
export const tryPromotion = call({
  ...OPERATOR_POST,
  path: '/operator/promotion/try',
  request: () => z.object({ definition: promotionDefinition }),
  response: () =>
    z.object({
      looked: int(),
      fitting: int(),
      receiving: int(),
      cost: money,
      /** `cost` within the budget and the places. */
      paid: money,
      failing: z.array(z.object({ kind: z.string(), count: int() })),
    }),
})

/** Publishes a version that somebody else proposed. */
export const publishPromotion = call({
  ...OPERATOR_POST,
  path: '/operator/promotion/publish',
  request: () => z.object({ id: z.uuid(), version: int() }),
  response: () => deskPromotion,
})

/** Ends a promotion before its time: nothing can be joined, claimed or applied for any more; applications that wait are still decided. */
export const closePromotion = call({
  ...OPERATOR_POST,
  path: '/operator/promotion/close',
  request: () => z.object({ id: z.uuid(), note: text(500) }),
  response: () => deskPromotion,
})

/** Applications of a state; those that wait, the longest first, when none is named. */
export const operatorApplications = call({
  ...OPERATOR_GET,
  path: '/operator/promotion/applications',
  desk: 'support',
  request: () => z.object({ state: z._default(z.union([applicationState, z.literal('WAITING')]), 'WAITING') }),
  response: () =>
    z.object({
      list: z.array(
        z.object({ id: z.uuid(), account: z.string(), title: z.string(), state: applicationState, amount: money, sentAt: instant }),
      ),
    }),
})

/** Opens an application with addresses of its pictures that end; its member reads that it is looked at. */
export const openApplication = call({
  ...OPERATOR_POST,
  path: '/operator/promotion/application/open',
  request: () => z.object({ id: z.uuid() }),
  response: () => deskApplication,
})

/** Approves an application, which pays at once, or rejects it with a reason that its member reads. */
export const decideApplication = call({
  ...OPERATOR_POST,
  path: '/operator/promotion/application/decide',
  request: () => z.object({ id: z.uuid(), approve: z.boolean(), reason: z.optional(text(300)) }),
  response: () => deskApplication,
})
