import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, units } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** Money that came in and has to be bet before it goes out again; its id is that of the deposit, transfer or grant. */
export const turnoverRequirement = pgTable(
  'turnover_requirement',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    currency: text('currency').notNull(),
    kind: text('kind', { enum: ['DEPOSIT', 'TRANSFER', 'PROMOTION'] }).notNull(),
    amount: units('amount').notNull(),
    required: units('required').notNull(),
    /** What of the bets placed between it and the next one was used by those that are over. */
    usedBefore: units('used_before').notNull().default(sql`0`),
    /** REVERSED: the provider took the money back. */
    state: text('state', { enum: ['ACTIVE', 'MET', 'WAIVED', 'REVERSED'] }).notNull(),
    since: at('since').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [index('turnover_requirement_member_idx').on(table.memberId, table.currency, table.since)],
)
