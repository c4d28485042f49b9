import type { TransferKind } from '@portico/contract/transfer/shapes'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, units } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** Money that a member moved between wallets or to somebody of their line. The movement itself is in the ledger, under this id. */
export const memberTransfer = pgTable(
  'member_transfer',
  {
    id: uuid('id').primaryKey(),
    /** Who sent it. */
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    kind: text('kind').$type<TransferKind>().notNull(),
    /** The vendor's wallet of a `WALLET` transfer, and which way. */
    wallet: text('wallet'),
    direction: text('direction', { enum: ['IN', 'OUT'] }).notNull(),
    /** Who got it; null for a `WALLET` transfer. */
    otherId: uuid('other_id').references(() => member.id),
    amount: units('amount').notNull(),
    currency: text('currency').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    index('member_transfer_member_idx').on(table.memberId, table.at),
    index('member_transfer_other_idx').on(table.otherId, table.at),
  ],
)
