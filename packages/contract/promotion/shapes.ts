import * as z from 'zod/mini'
import { gameType } from '../catalogue/shapes.ts'
import { money } from '../kit/money.ts'
import { instant, int, otherLanguage } from '../kit/wire.ts'
import { uploadView } from '../upload/shapes.ts'
import { conditionView } from './conditions.ts'
import { PROMOTION_STATUSES } from './steps.ts'

/** What a promotion is about; a reader sees all or those of one. */
export const PROMOTION_TYPES = [
  'SPORTS',
  'LIVE',
  'SLOTS',
  'CARDS',
  'FISH',
  'LOTTO',
  'REBATE',
  'POINTS_MALL',
  'RANKING',
  'DEPOSIT',
  'APP_DOWNLOAD',
  'NEWBIE',
  'GAMING',
  'OTHER',
] as const
export const promotionType = z.enum(PROMOTION_TYPES)
export type PromotionType = z.infer<typeof promotionType>

export const PROMOTION_TAGS = ['NEWBIE', 'LIMITED', 'SPECIAL_OFFER', 'DAILY', 'HIGH_REBATE', 'VIP'] as const
export const promotionTag = z.enum(PROMOTION_TAGS)
export type PromotionTag = z.infer<typeof promotionTag>

export const promotionStatus = z.enum(PROMOTION_STATUSES)

/** How a member comes by it: a press claims what is ready, or it is joined first, or applied for and decided by a person. */
export const promotionWay = z.enum(['CLAIM', 'JOIN', 'APPLY'])
export type PromotionWay = z.infer<typeof promotionWay>

/** A promotion as it stands for this reader. */
export const promotionCard = z.object({
  id: z.uuid(),
  kind: z.string(),
  way: promotionWay,
  type: promotionType,
  tags: z.array(promotionTag),
  title: z.string(),
  summary: z.string(),
  language: otherLanguage,
  status: promotionStatus,
  startsAt: instant,
  endsAt: instant,
  /** The most that one grant pays. */
  most: money,
  /** What is ready, was applied for or was paid; null before. */
  amount: z.nullable(money),
  /** When this status began by something that the member or the desk did; null where time alone did it. */
  since: z.nullable(instant),
  places: int(),
  placesLeft: int(),
})
export type PromotionCard = z.infer<typeof promotionCard>

export const applicationState = z.enum(['SENT', 'REVIEW', 'APPROVED', 'REJECTED', 'CANCELLED'])
export type ApplicationState = z.infer<typeof applicationState>

/** What a member sent, and what came of it. */
export const applicationView = z.object({
  id: z.uuid(),
  state: applicationState,
  comment: z.string(),
  pictures: z.array(uploadView),
  amount: money,
  sentAt: instant,
  openedAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
  /** Why it was rejected, in the words of the desk. */
  reason: z.nullable(z.string()),
})
export type ApplicationView = z.infer<typeof applicationView>

/** What one grant comes to, by an example: `base` is what is paid in or bet for it, where it is a share of something. */
export const workedExample = z.object({ of: z.enum(['NOTHING', 'DEPOSIT', 'BETS']), base: money, gets: money, wagers: money })
export type WorkedExample = z.infer<typeof workedExample>

/** What of a grant has to be bet: the bonus alone, or deposit and bonus. */
export const bonusBase = z.enum(['B', 'DB'])

/** A promotion with its terms and where its reader stands. */
export const promotionDetail = z.object({
  card: promotionCard,
  conditions: z.array(conditionView),
  example: workedExample,
  /** How often a grant has to be bet before it may go out. */
  turnover: int(),
  /** Terms of the bonus that a grant is while it has to be bet; absent where nothing has to be. */
  bonus: z.optional(
    z.object({
      days: int(),
      /** What bets on games of each type count, in percent, and of no other; null where all count whole. */
      weights: z.nullable(z.partialRecord(gameType, int())),
      /** The highest stake of one bet while it is active. */
      maxBet: z.nullable(money),
      /** What has to be bet `turnover` times; never more than ten times the bonus. */
      base: bonusBase,
    }),
  ),
  perMember: int(),
  /** One rule a line. */
  rules: z.array(z.string()),
  version: int(),
  publishedAt: instant,
  /** SHA-256 of the definition's canonical JSON. */
  hash: z.string(),
  /** The latest first. */
  applications: z.array(applicationView),
  /** Whether another application may be sent after one that was rejected. */
  mayTryAgain: z.boolean(),
  /** Within how many hours the desk answers. */
  answerHours: int(),
  serverNow: instant,
})
export type PromotionDetail = z.infer<typeof promotionDetail>

/** One grant that was paid. */
export const grantView = z.object({
  id: z.uuid(),
  promotionId: z.uuid(),
  title: z.string(),
  way: promotionWay,
  amount: money,
  wagers: money,
  at: instant,
})
export type GrantView = z.infer<typeof grantView>
