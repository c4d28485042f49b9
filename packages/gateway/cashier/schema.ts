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
    state: text('state', { enum: ['CREATED', 'PENDING_PAYMENT', 'CREDITED', 'FAILED'] }).notNull(),
    providerRef: text('provider_ref'),
    createdAt: at('created_at').notNull(),
    creditedAt: at('credited_at'),
  },
  (table) => [
    uniqueIndex('deposit_provider_ref_key').on(table.method, table.providerRef),
    index('deposit_member_idx').on(table.memberId, table.creditedAt),
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
    reason: text('reason', {
      enum: ['UNKNOWN_DEPOSIT', 'REFERENCE_USED', 'OTHER_AMOUNT', 'SECOND_PAYMENT', 'CONTRADICTION', 'REVERSAL'],
    }).notNull(),
    held: boolean('held').notNull(),
    receivedAt: at('received_at').notNull(),
    state: text('state', { enum: ['OPEN', 'CREDITED', 'CLOSED'] }).notNull(),
    resolvedAt: at('resolved_at'),
    resolvedBy: text('resolved_by'),
    note: text('note'),
  },
  (table) => [
    index('unmatched_payment_ref_idx').on(table.provider, table.providerRef),
    index('unmatched_payment_open_idx').on(table.receivedAt).where(sql`${table.state} = 'OPEN'`),
  ],
)

/** Providers connected at the operator's desk, who send notices in the contract's own form. */
export const paymentProvider = pgTable('payment_provider', {
  name: text('name').primaryKey(),
  /** Its notices are signed with it. */
  secret: text('secret').notNull(),
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
  position: integer('position').notNull(),
})
