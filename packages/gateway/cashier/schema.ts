import type { UnmatchedPayment } from '@portico/contract/cashier/operator-calls'
import type { DepositState, MethodKind, PaymentPage, UnmatchedReason, UnmatchedState } from '@portico/contract/cashier/shapes'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, units } from '../db/columns.ts'
import { member } from '../member/schema.ts'

export const deposit = pgTable(
  'deposit',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    method: text('method').notNull(),
    amount: units('amount').notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<DepositState>().notNull(),
    providerRef: text('provider_ref'),
    createdAt: at('created_at').notNull(),
    creditedAt: at('credited_at'),
    /** Whose method it is by; empty where it was made before that was written down. */
    provider: text('provider').notNull().default(''),
    /** What its member is shown and quotes. */
    reference: text('reference').unique('deposit_reference_key'),
    /** Taken off what is credited. */
    fee: units('fee').notNull().default(sql`0`),
    page: jsonb('page').$type<PaymentPage>(),
    expiresAt: at('expires_at'),
    /** When it came to its state. */
    changedAt: at('changed_at'),
    /** Why it was declined, in the provider's words. */
    reason: text('reason'),
    /** When its member said that it is paid. */
    claimedAt: at('claimed_at'),
    /** How often the provider has been asked, and when it is next; null when it is not. */
    asks: integer('asks').notNull().default(0),
    nextAskAt: at('next_ask_at'),
  },
  (table) => [
    uniqueIndex('deposit_provider_ref_key').on(table.method, table.providerRef),
    index('deposit_member_idx').on(table.memberId, table.creditedAt),
    index('deposit_made_idx').on(table.memberId, table.createdAt),
    index('deposit_ask_idx').on(table.nextAskAt).where(sql`${table.nextAskAt} is not null`),
    index('deposit_expiry_idx').on(table.expiresAt).where(sql`${table.state} in ('CREATED', 'PENDING_PAYMENT')`),
  ],
)

/**
 * What providers have said, as it came and before anything was made of it: a notice is verified, stored here and acknowledged, and worked on
 * afterwards, once.
 */
export const paymentNotice = pgTable(
  'payment_notice',
  {
    /** Follows from the provider and the bytes. */
    id: uuid('id').primaryKey(),
    provider: text('provider').notNull(),
    source: text('source', { enum: ['NOTICE', 'ASKED'] }).notNull(),
    kind: text('kind', { enum: ['deposit', 'payout'] }).notNull(),
    /** As the provider named what it is about. */
    about: text('about').notNull(),
    providerRef: text('provider_ref').notNull(),
    amount: units('amount').notNull(),
    currency: text('currency').notNull(),
    outcome: text('outcome', { enum: ['PAID', 'DECLINED', 'REVERSED'] }).notNull(),
    reason: text('reason'),
    receivedAt: at('received_at').notNull(),
    state: text('state', { enum: ['QUEUED', 'DONE'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: at('next_attempt_at').notNull(),
    error: text('error'),
  },
  (table) => [
    index('payment_notice_queue_idx').on(table.nextAttemptAt).where(sql`${table.state} = 'QUEUED'`),
    index('payment_notice_about_idx').on(table.about),
  ],
)

/**
 * Payments that a provider confirmed and that match no deposit as it was asked for, each once. The `held` ones stand on the suspense
 * account until somebody resolves them. `depositId` is as the provider named it.
 */
export const unmatchedPayment = pgTable(
  'unmatched_payment',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider').notNull(),
    providerRef: text('provider_ref').notNull(),
    depositId: text('deposit_id').notNull(),
    method: text('method').notNull(),
    memberId: uuid('member_id').references(() => member.id),
    amount: units('amount').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason').$type<UnmatchedReason>().notNull(),
    held: boolean('held').notNull(),
    receivedAt: at('received_at').notNull(),
    state: text('state').$type<UnmatchedState>().notNull(),
    resolvedAt: at('resolved_at'),
    resolvedBy: text('resolved_by'),
    note: text('note'),
    /** What one person wants to be done with it while another has not said the same. */
    proposal: jsonb('proposal').$type<UnmatchedPayment['proposal']>(),
  },
  (table) => [
    index('unmatched_payment_ref_idx').on(table.provider, table.providerRef),
    index('unmatched_payment_deposit_idx').on(table.depositId),
    index('unmatched_payment_open_idx').on(table.receivedAt).where(sql`${table.state} = 'OPEN'`),
  ],
)

/** Providers connected at the operator's desk, who send notices in the contract's own form. */
export const paymentProvider = pgTable('payment_provider', {
  name: text('name').primaryKey(),
  /** Its notices are signed with it. */
  secret: text('secret').notNull(),
  /** The one before it, which is taken beside it for a while. */
  formerSecret: text('former_secret'),
  formerUntil: at('former_until'),
  addedAt: at('added_at').notNull(),
})

/** Their ways to pay in. */
export const paymentMethod = pgTable('payment_method', {
  method: text('method').primaryKey(),
  provider: text('provider')
    .notNull()
    .references(() => paymentProvider.name),
  names: jsonb('names').$type<Record<string, string>>().notNull(),
  instructions: jsonb('instructions').$type<Record<string, string>>(),
  /** Decimal amounts by currency. */
  bounds: jsonb('bounds').$type<Record<string, { min: string; max: string }>>().notNull(),
  open: boolean('open').notNull(),
  kind: text('kind').$type<MethodKind>().notNull().default('OTHER'),
  /** In parts of ten thousand. */
  fee: integer('fee').notNull().default(0),
  minutes: integer('minutes'),
  position: integer('position').notNull(),
})
