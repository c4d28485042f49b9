import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, units } from '../db/columns.ts'
import { member } from '../member/schema.ts'
import type { AccountKind } from '../kit/transfer-code.ts'

/**
 * Amounts are 1/10000 of the currency. Player accounts are `cached`: `balance` always equals the sum of their
 * transfers and never falls below zero, but for `player:owed`, which never rises above it: what a corrected result
 * took back and the cash did not hold. House accounts are summed when asked, so that no row is hot.
 */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    ownerId: uuid('owner_id').references(() => member.id),
    kind: text('kind').$type<AccountKind>().notNull(),
    currency: text('currency').notNull(),
    cached: boolean('cached').notNull(),
    balance: units('balance').notNull().default(sql`0`),
  },
  (table) => [
    uniqueIndex('ledger_account_key').on(
      sql`coalesce(${table.ownerId}, '00000000-0000-0000-0000-000000000000')`,
      table.kind,
      table.currency,
    ),
    check(
      'ledger_account_not_negative',
      sql`case when ${table.kind} = 'player:owed' then ${table.balance} <= 0 else ${table.balance} >= 0 end`,
    ),
    check('ledger_account_cache', sql`${table.cached} or ${table.balance} = 0`),
    // Not over the balance, which no index may know: then a changed balance would be written to all of them.
    index('ledger_account_owed_idx').on(table.ownerId).where(sql`${table.kind} = 'player:owed'`),
  ],
)

/**
 * One movement from a debit to a credit account. Append-only: corrections are new, reverse transfers. That both accounts exist is
 * held by triggers, a statement at a time (migration 0014): foreign keys look at each row by itself, twice.
 */
export const ledgerTransfer = pgTable(
  'ledger_transfer',
  {
    /** Made by the caller before it is sent, so that a retry is safe. */
    id: uuid('id').primaryKey(),
    debitId: bigint('debit_id', { mode: 'bigint' }).notNull(),
    creditId: bigint('credit_id', { mode: 'bigint' }).notNull(),
    amount: units('amount').notNull(),
    /** Why it moved; areas declare theirs (see `codes.ts`). */
    code: text('code').notNull(),
    /** What it belongs to: a bet's, plan's, deposit's or correction's id. */
    ref: text('ref').notNull(),
    /** Balance of the cached side after it; null on an uncached side. */
    debitAfter: units('debit_after'),
    creditAfter: units('credit_after'),
    at: at('at').notNull(),
    /** What was played, a game's code; empty where it is about no game. */
    product: text('product').notNull().default(''),
    /** In the order of writing: of one member's account, that of its balances. */
    seq: bigint('seq', { mode: 'bigint' }).generatedAlwaysAsIdentity(),
  },
  (table) => [
    check('ledger_transfer_positive', sql`${table.amount} > 0`),
    check('ledger_transfer_sides', sql`${table.debitId} <> ${table.creditId}`),
    index('ledger_transfer_debit_idx').on(table.debitId, table.at, table.seq),
    index('ledger_transfer_credit_idx').on(table.creditId, table.at, table.seq),
    // Few of a member's movements are about no game, and each kind of them is looked for by itself.
    index('ledger_transfer_debit_rare_idx').on(table.debitId, table.at, table.seq).where(sql`${table.product} = ''`),
    index('ledger_transfer_credit_rare_idx').on(table.creditId, table.at, table.seq).where(sql`${table.product} = ''`),
    index('ledger_transfer_ref_idx').on(table.ref),
    // Tiny, and of no weight to those who write: rows come in the order of time.
    index('ledger_transfer_at_idx').using('brin', table.at).with({ autosummarize: true, pages_per_range: 32 }),
  ],
)

/**
 * What moved on a member's account on a day of the merchant's, by reason and product: the sums of `ledger_transfer`, written by a trigger in
 * the transaction of the transfers themselves.
 */
export const ledgerDay = pgTable(
  'ledger_day',
  {
    accountId: bigint('account_id', { mode: 'bigint' }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    code: text('code').notNull(),
    product: text('product').notNull(),
    credits: units('credits').notNull(),
    debits: units('debits').notNull(),
    /** How many movements there were, of both directions. */
    movements: integer('movements').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.day, table.code, table.product] }),
    // Who moved anything on a day, of a whole team.
    index('ledger_day_day_idx').on(table.day, table.accountId),
  ],
)
