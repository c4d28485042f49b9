import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { REBATE_CATEGORIES } from '@portico/contract/rebate-rate/shapes'
import { at, units } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** What share of its stakes an account gets back in a category, and from when on. Nothing is deleted: a step that never came to hold is marked. */
export const rebateRate = pgTable(
  'rebate_rate',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    category: text('category', { enum: REBATE_CATEGORIES }).notNull(),
    /** In 1/10000 of a percent. */
    rate: units('rate').notNull(),
    /** Of a lottery rate: the lowest prize group when it was set. Both together say the highest one, whatever the lowest became since. */
    baseGroup: integer('base_group'),
    from: at('from_at').notNull(),
    /** The account above, or whoever of the operator's people. */
    setBy: text('set_by').notNull(),
    setAt: at('set_at').notNull(),
    /** When another took its place before it held. */
    replacedAt: at('replaced_at'),
    /** When the highest prize group of the account followed a lottery rate. */
    followedAt: at('followed_at'),
  },
  (table) => [
    uniqueIndex('rebate_rate_step_key').on(table.memberId, table.category, table.from).where(sql`${table.replacedAt} is null`),
    index('rebate_rate_waiting_idx').on(table.from).where(sql`${table.followedAt} is null and ${table.replacedAt} is null`),
  ],
)
