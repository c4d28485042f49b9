import type { CommissionKind } from '@portico/contract/commission/kinds'
import type { LineFields, PaymentState } from '@portico/contract/commission/shapes'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, units } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** A period that was calculated, and how many bets it knew of: one that comes to light later has it calculated again. */
export const commissionPeriod = pgTable(
  'commission_period',
  {
    /** `dividend D` and so on: a dividend has periods of its own. */
    series: text('series').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    label: text('label').notNull(),
    /** The edge at which it was calculated first, and when that was really done. */
    runAt: at('run_at').notNull(),
    doneAt: at('done_at').notNull(),
    bets: integer('bets').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.startsAt] })],
)

/** What a contract takes from one of its periods into the next; amounts in units, as text. */
export interface StoredCarried {
  readonly losses: readonly (readonly [index: number, left: string])[]
  readonly debts: readonly (readonly [index: number, left: string])[]
}

/** How a dividend contract began a period, which is its `index`th. */
export interface StoredOpening extends StoredCarried {
  readonly index: number
}

/** What a run found a period of a contract to come to. Append-only, but for its posting. */
export const commissionLine = pgTable(
  'commission_line',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<CommissionKind>().notNull(),
    /** The contract, or of a rebate the account. */
    subject: uuid('subject').notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    currency: text('currency').notNull(),
    label: text('label').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    version: integer('version').notNull(),
    amount: units('amount').notNull(),
    /** The amount less what it was before. */
    pay: units('pay').notNull(),
    /** Of a rebate: what was paid with the bets themselves. */
    settled: units('settled').notNull().default(sql`0`),
    /** What is to be paid or, below zero, taken back: without what was settled with the bets. Dividends are paid at the desk. */
    due: units('due').notNull(),
    fields: jsonb('fields').$type<LineFields>().notNull(),
    /** Of the text that both sides agreed on. */
    contractHash: text('contract_hash'),
    contractVersion: integer('contract_version'),
    /** Of a dividend: what its contract, and those directly below, took over from the period before as that run knew it. */
    opening: jsonb('opening').$type<Readonly<Record<string, StoredOpening>>>(),
    /** Of a rebate: the lowest prize group that it was calculated with. Null where that was not stored yet. */
    baseGroup: integer('base_group'),
    runAt: at('run_at').notNull(),
    postedAt: at('posted_at'),
    toWallet: units('to_wallet').notNull().default(sql`0`),
    /** What is still to be recovered from credits to come. */
    owed: units('owed').notNull().default(sql`0`),
  },
  (table) => [
    uniqueIndex('commission_line_key').on(table.kind, table.subject, table.currency, table.startsAt, table.version),
    index('commission_line_member_idx').on(table.memberId, table.kind, table.startsAt, table.id),
    index('commission_line_waiting_idx')
      .on(table.runAt, table.startsAt, table.id)
      .where(sql`${table.postedAt} is null and ${table.kind} <> 'dividend'`),
    index('commission_line_owed_idx').on(table.memberId, table.currency).where(sql`${table.owed} > 0`),
  ],
)

/** A part of a later line that settled what is owed of an earlier one. */
export const commissionRecovery = pgTable(
  'commission_recovery',
  {
    debtId: uuid('debt_id')
      .notNull()
      .references(() => commissionLine.id),
    lineId: uuid('line_id')
      .notNull()
      .references(() => commissionLine.id),
    amount: units('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.debtId, table.lineId] }), index('commission_recovery_line_idx').on(table.lineId)],
)

/** A period of a dividend contract as it was calculated last, quiet ones too. */
export const commissionStanding = pgTable(
  'commission_standing',
  {
    contractId: uuid('contract_id').notNull(),
    startsAt: at('starts_at').notNull(),
    index: integer('index').notNull(),
    label: text('label').notNull(),
    version: integer('version').notNull(),
    gross: units('gross').notNull(),
    amount: units('amount').notNull(),
    carried: jsonb('carried').$type<StoredCarried>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.startsAt] })],
)

/** The payment of a dividend of one period, over all its versions. */
export const commissionPayment = pgTable(
  'commission_payment',
  {
    id: uuid('id').primaryKey(),
    contractId: uuid('contract_id').notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    currency: text('currency').notNull(),
    label: text('label').notNull(),
    startsAt: at('starts_at').notNull(),
    /** The latest line. */
    lineId: uuid('line_id')
      .notNull()
      .references(() => commissionLine.id),
    state: text('state').$type<PaymentState>().notNull(),
    version: integer('version').notNull(),
    amount: units('amount').notNull(),
    paid: units('paid').notNull(),
    clawback: units('clawback').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('commission_payment_key').on(table.contractId, table.startsAt),
    index('commission_payment_state_idx').on(table.state, table.changedAt),
  ],
)

/** What was done about a payment, by whom. Append-only. */
export const commissionPaymentEvent = pgTable(
  'commission_payment_event',
  {
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => commissionPayment.id),
    action: text('action').notNull(),
    /** Null: the run itself. */
    person: text('person'),
    version: integer('version').notNull(),
    amount: units('amount'),
    at: at('at').notNull(),
  },
  (table) => [index('commission_payment_event_idx').on(table.paymentId, table.at)],
)
