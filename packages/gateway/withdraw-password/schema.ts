import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** The second password, which guards money on its way out. `failures` count the wrong ones in a row. */
export const withdrawPassword = pgTable('withdraw_password', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => member.id),
  hash: text('hash').notNull(),
  failures: integer('failures').notNull().default(0),
  lockedUntil: at('locked_until'),
  changedAt: at('changed_at').notNull(),
  /** Whether there was another one before. */
  replaced: boolean('replaced').notNull().default(false),
})
