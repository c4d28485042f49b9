import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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
    kind: text('kind', { enum: ['DEPOSIT', 'TRANSFER', 'PROMOTION', 'BONUS'] }).notNull(),
    amount: units('amount').notNull(),
    required: units('required').notNull(),
    /** What of the bets placed between it and the next one was used by those that are over. */
    usedBefore: units('used_before').notNull().default(sql`0`),
    /** REVERSED: the provider took the money back. EXPIRED, FORFEITED: the house did, of a bonus. */
    state: text('state', { enum: ['ACTIVE', 'MET', 'WAIVED', 'REVERSED', 'EXPIRED', 'FORFEITED'] }).notNull(),
    /** Of a bonus: what each category of bets counts, in percent; null where all count whole. */
    weights: jsonb('weights').$type<Readonly<Record<string, number>>>(),
    /** Of a bonus: the highest stake of a bet while it is active; null where there is none. */
    maxBet: units('max_bet'),
    /** Of a bonus: when it goes back to the house. */
    expiresAt: at('expires_at'),
    since: at('since').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    index('turnover_requirement_member_idx').on(table.memberId, table.currency, table.since),
    // One at a time; placing bets looks here, too.
    uniqueIndex('turnover_requirement_bonus_key')
      .on(table.memberId, table.currency)
      .where(sql`${table.kind} = 'BONUS' and ${table.state} = 'ACTIVE'`),
  ],
)
