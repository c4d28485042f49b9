import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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

/** What a requirement that is over has used of a bet or of a round: it stays used, whatever the bet comes to later. */
export const turnoverUse = pgTable(
  'turnover_use',
  {
    requirementId: uuid('requirement_id')
      .notNull()
      .references(() => turnoverRequirement.id),
    /** As reports name it: a bet's id, or a vendor and its round. */
    betId: text('bet_id').notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    currency: text('currency').notNull(),
    placedAt: at('placed_at').notNull(),
    used: units('used').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requirementId, table.betId] }),
    index('turnover_use_member_idx').on(table.memberId, table.currency, table.placedAt),
  ],
)
