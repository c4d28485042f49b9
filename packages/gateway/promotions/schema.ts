import type { PromotionDefinition } from '@portico/contract/promotion/operator-calls'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, units } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** A promotion, with what is taken of it: places and budget of the version that is published. */
export const promotion = pgTable('promotion', {
  id: uuid('id').primaryKey(),
  /** Null until somebody has published one. */
  version: integer('version'),
  startsAt: at('starts_at').notNull(),
  endsAt: at('ends_at').notNull(),
  places: integer('places').notNull(),
  budget: units('budget').notNull(),
  /** Grants, and applications that nobody has decided on. */
  taken: integer('taken').notNull().default(0),
  spent: units('spent').notNull().default(sql`0`),
  closedAt: at('closed_at'),
})

/** What was written of a promotion; never changed once it is there, but for who published it. */
export const promotionVersion = pgTable(
  'promotion_version',
  {
    promotionId: uuid('promotion_id')
      .notNull()
      .references(() => promotion.id),
    version: integer('version').notNull(),
    definition: jsonb('definition').$type<PromotionDefinition>().notNull(),
    hash: text('hash').notNull(),
    state: text('state', { enum: ['PROPOSED', 'PUBLISHED', 'REPLACED'] }).notNull(),
    proposedBy: text('proposed_by').notNull(),
    proposedAt: at('proposed_at').notNull(),
    publishedBy: text('published_by'),
    publishedAt: at('published_at'),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.version] })],
)

const ofMember = () =>
  uuid('member_id')
    .notNull()
    .references(() => member.id)

const ofPromotion = () =>
  uuid('promotion_id')
    .notNull()
    .references(() => promotion.id)

/** Who joined what, by which version: its terms stay theirs. */
export const promotionJoin = pgTable(
  'promotion_join',
  { promotionId: ofPromotion(), memberId: ofMember(), version: integer('version').notNull(), joinedAt: at('joined_at').notNull() },
  (table) => [primaryKey({ columns: [table.promotionId, table.memberId] }), index('promotion_join_member_idx').on(table.memberId)],
)

/** What members sent; its pictures are uploads that go with `promotion:ID`. It holds its place and amount until it is rejected or taken back. */
export const promotionApplication = pgTable(
  'promotion_application',
  {
    id: uuid('id').primaryKey(),
    promotionId: ofPromotion(),
    memberId: ofMember(),
    version: integer('version').notNull(),
    comment: text('comment').notNull(),
    amount: units('amount').notNull(),
    currency: text('currency').notNull(),
    state: text('state', { enum: ['SENT', 'REVIEW', 'APPROVED', 'REJECTED', 'CANCELLED'] }).notNull(),
    sentAt: at('sent_at').notNull(),
    openedAt: at('opened_at'),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by'),
    reason: text('reason'),
  },
  (table) => [
    index('promotion_application_member_idx').on(table.memberId),
    index('promotion_application_state_idx').on(table.state, table.sentAt),
    uniqueIndex('promotion_application_open_key').on(table.promotionId, table.memberId).where(sql`state in ('SENT', 'REVIEW')`),
  ],
)

/** What was paid. The id follows from promotion, member and cycle, so that nothing is paid twice. */
export const promotionGrant = pgTable(
  'promotion_grant',
  {
    id: uuid('id').primaryKey(),
    promotionId: ofPromotion(),
    memberId: ofMember(),
    version: integer('version').notNull(),
    /** `once`, a day of the merchant's, or the application. */
    cycle: text('cycle').notNull(),
    way: text('way', { enum: ['CLAIM', 'JOIN', 'APPLY'] }).notNull(),
    amount: units('amount').notNull(),
    required: units('required').notNull(),
    currency: text('currency').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    uniqueIndex('promotion_grant_cycle_key').on(table.promotionId, table.memberId, table.cycle),
    index('promotion_grant_member_idx').on(table.memberId, table.at),
  ],
)
