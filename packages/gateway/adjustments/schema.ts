import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, units } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** What the operator's people put right in members' balances: proposed by one person, decided by another. */
export const adjustment = pgTable(
  'adjustment',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    direction: text('direction', { enum: ['CREDIT', 'DEBIT'] }).notNull(),
    amount: units('amount').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: ['PROPOSED', 'APPROVED', 'REJECTED'] }).notNull(),
    proposedAt: at('proposed_at').notNull(),
    proposedBy: text('proposed_by').notNull(),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by'),
    note: text('note'),
  },
  (table) => [index('adjustment_state_idx').on(table.state, table.proposedAt), index('adjustment_member_idx').on(table.memberId)],
)
