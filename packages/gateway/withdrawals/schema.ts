import type { PayeeKind, ReceiptState, WithdrawalState, WithdrawalStep } from '@portico/contract/withdrawal/shapes'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, units } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** Accounts that members are paid to, each one member's while it is not removed. */
export const payee = pgTable(
  'payee',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    kind: text('kind').$type<PayeeKind>().notNull(),
    institution: text('institution').notNull(),
    account: text('account').notNull(),
    name: text('name').notNull(),
    addedAt: at('added_at').notNull(),
    /** From when on it is paid to. */
    readyAt: at('ready_at').notNull(),
    removedAt: at('removed_at'),
  },
  (table) => [
    index('payee_member_idx').on(table.memberId),
    uniqueIndex('payee_account_key').on(table.institution, table.account).where(sql`${table.removedAt} is null`),
  ],
)

export const withdrawal = pgTable(
  'withdrawal',
  {
    id: uuid('id').primaryKey(),
    /** What its member is shown and quotes. */
    reference: text('reference').notNull().unique('withdrawal_reference_key'),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    payeeId: uuid('payee_id')
      .notNull()
      .references(() => payee.id),
    provider: text('provider').notNull(),
    amount: units('amount').notNull(),
    fee: units('fee').notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<WithdrawalState>().notNull(),
    receipt: text('receipt').$type<ReceiptState>(),
    received: units('received').notNull().default(sql`0`),
    remaining: units('remaining').notNull().default(sql`0`),
    notReceived: units('not_received').notNull().default(sql`0`),
    /** How many people have to agree. */
    approvals: integer('approvals').notNull(),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
    notBefore: at('not_before'),
    sentAt: at('sent_at'),
    paidAt: at('paid_at'),
    providerRef: text('provider_ref'),
    reason: text('reason'),
    /** How often the provider has been asked, and when it is next; null when it is not. */
    asks: integer('asks').notNull().default(0),
    nextAskAt: at('next_ask_at'),
    answerBy: at('answer_by'),
    /** How many reminders were sent, and when the next step of the waiting for an answer is due. */
    reminders: integer('reminders').notNull().default(0),
    nextReminderAt: at('next_reminder_at'),
    decisionBy: at('decision_by'),
    /** What is contradictory about it and waits for somebody at the desk. */
    attention: text('attention'),
  },
  (table) => [
    check(
      'withdrawal_receipt_sums',
      sql`${table.received} + ${table.remaining} + ${table.notReceived} = case when ${table.state} = 'PAID' then ${table.amount} - ${table.fee} else 0 end
        and ${table.received} >= 0 and ${table.remaining} >= 0 and ${table.notReceived} >= 0`,
    ),
    index('withdrawal_member_idx').on(table.memberId, table.createdAt),
    index('withdrawal_open_idx').on(table.state, table.createdAt).where(sql`${table.state} not in ('PAID', 'REJECTED')`),
    index('withdrawal_ask_idx').on(table.nextAskAt).where(sql`${table.nextAskAt} is not null`),
    index('withdrawal_reminder_idx').on(table.nextReminderAt).where(sql`${table.nextReminderAt} is not null`),
    index('withdrawal_dispute_idx').on(table.createdAt).where(sql`${table.receipt} = 'DISPUTED' or ${table.attention} is not null`),
  ],
)

/** What happened to a withdrawal, in its order; what was said in a dispute as well. */
export const withdrawalEvent = pgTable(
  'withdrawal_event',
  {
    id: uuid('id').primaryKey(),
    withdrawalId: uuid('withdrawal_id')
      .notNull()
      .references(() => withdrawal.id),
    position: integer('position').notNull(),
    at: at('at').notNull(),
    step: text('step').$type<WithdrawalStep>().notNull(),
    by: text('by', { enum: ['MEMBER', 'OPERATOR', 'SYSTEM'] }).notNull(),
    /** Who it was at the desk. */
    person: text('person'),
    text: text('text').notNull().default(''),
  },
  (table) => [uniqueIndex('withdrawal_event_key').on(table.withdrawalId, table.position)],
)

/** Who agreed to what, where two people have to. */
export const withdrawalApproval = pgTable(
  'withdrawal_approval',
  {
    withdrawalId: uuid('withdrawal_id')
      .notNull()
      .references(() => withdrawal.id),
    action: text('action', { enum: ['APPROVE', 'PAID', 'REFUSED', 'CREDIT', 'CLOSE'] }).notNull(),
    person: text('person').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.withdrawalId, table.action, table.person] })],
)
