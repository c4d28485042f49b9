import type { ControlChange, LimitKind, LimitPeriod, OfferChannel, PlayBreak, PlayProduct } from '@portico/contract/control/shapes'
import { sql } from 'drizzle-orm'
import { bigint, bigserial, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, units } from '../db/columns.ts'
import { member } from '../member/schema.ts'

const owner = () =>
  uuid('member_id')
    .notNull()
    .references(() => member.id)

/**
 * What members have set for themselves. `amount` is money in units, or seconds where the kind is TIME; `currency` is empty there. The SQL
 * function `play_refusal` reads it within each debit.
 */
export const playLimit = pgTable(
  'play_limit',
  {
    memberId: owner(),
    kind: text('kind').$type<LimitKind>().notNull(),
    period: text('period').$type<LimitPeriod>().notNull(),
    currency: text('currency').notNull(),
    amount: units('amount').notNull(),
    setAt: at('set_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind, table.period, table.currency] })],
)

/** Requests for a higher limit, or for none (`amount` null). They wait for a second yes, and nothing but that makes them come true. */
export const playRaise = pgTable(
  'play_raise',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    memberId: owner(),
    kind: text('kind').$type<LimitKind>().notNull(),
    period: text('period').$type<LimitPeriod>().notNull(),
    currency: text('currency').notNull(),
    amount: units('amount'),
    requestedAt: at('requested_at').notNull(),
    confirmFrom: at('confirm_from').notNull(),
    lapsesAt: at('lapses_at').notNull(),
    state: text('state', { enum: ['WAITING', 'CONFIRMED', 'DONE', 'WITHDRAWN'] }).notNull(),
  },
  (table) => [
    uniqueIndex('play_raise_waiting_key')
      .on(table.memberId, table.kind, table.period, table.currency)
      .where(sql`${table.state} = 'WAITING'`),
  ],
)

/** What was done to the limits, by their owner; never changed. */
export const controlLog = pgTable(
  'control_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    memberId: owner(),
    at: at('at').notNull(),
    action: text('action').$type<ControlChange['action']>().notNull(),
    kind: text('kind').$type<LimitKind>(),
    period: text('period').$type<LimitPeriod>(),
    before: text('before'),
    after: text('after'),
  },
  (table) => [index('control_log_member_idx').on(table.memberId, table.id)],
)

/** Time-outs and self-exclusions. One is over at `endsAt`; while that is null it goes on, whatever its term. */
export const playBreak = pgTable(
  'play_break',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    memberId: owner(),
    kind: text('kind').$type<PlayBreak['kind']>().notNull(),
    term: text('term').$type<PlayBreak['term']>().notNull(),
    startedAt: at('started_at').notNull(),
    until: at('until').notNull(),
    endsAt: at('ends_at'),
  },
  (table) => [index('play_break_member_idx').on(table.memberId)],
)

/** By what somebody who has excluded themselves is known again at registration. Hashes: nobody reads them. */
export const excludedPerson = pgTable(
  'excluded_person',
  { memberId: owner(), kind: text('kind').notNull(), hash: text('hash').notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.kind, table.hash] }), index('excluded_person_hash_idx').on(table.hash)],
)

/** Products that members have blocked; one that is to be opened again stays so until `opensAt`. */
export const productBlock = pgTable(
  'product_block',
  {
    memberId: owner(),
    product: text('product').$type<PlayProduct>().notNull(),
    blockedAt: at('blocked_at').notNull(),
    opensAt: at('opens_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.product] })],
)

/** Offers that members have stopped, by channel. */
export const offerStop = pgTable(
  'offer_stop',
  {
    memberId: owner(),
    channel: text('channel').$type<OfferChannel>().notNull(),
    /** The first time; what was sent between the two stays away also when offers are stopped a second time. */
    stoppedAt: at('stopped_at').notNull(),
    resumedAt: at('resumed_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.channel] })],
)

/** How somebody plays now: since when, when they were last seen at it, and when the reality check was last answered. */
export const playPresence = pgTable('play_presence', {
  memberId: owner().primaryKey(),
  realityMinutes: integer('reality_minutes').notNull().default(60),
  startedAt: at('started_at'),
  lastAt: at('last_at'),
  checkedAt: at('checked_at'),
  /** When the limits were last looked at. */
  reviewedAt: at('reviewed_at'),
})

/** Seconds of play, by day of the merchant's calendar. */
export const playTime = pgTable(
  'play_time',
  { memberId: owner(), day: date('day').notNull(), seconds: bigint('seconds', { mode: 'number' }).notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.day] })],
)
