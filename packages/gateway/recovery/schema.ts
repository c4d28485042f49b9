import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** Links by which a lost password is replaced; of each only the hash is here. Without a member it was sent to nobody, and costs the same. */
export const passwordLink = pgTable(
  'password_link',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: uuid('member_id').references(() => member.id),
    /** Of the password that it replaces and of the address: once either is another, the link is worth nothing. */
    passwordMark: text('password_mark').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('password_link_member_idx').on(table.memberId)],
)
