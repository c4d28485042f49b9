import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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
