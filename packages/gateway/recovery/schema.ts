import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'

/** Links by which a lost password is replaced; of each only the hash is here. Without a member it was sent to nobody, and costs the same. */
export const passwordLink = pgTable(
  'password_link',
  {
    tokenHash: text('token_hash').primaryKey(),
    // No reference: looking one up would cost more for a member than for nobody, and be seen from outside (`npm run bench:auth`).
    memberId: uuid('member_id'),
    /** Of the password that it replaces and of the address: once either is another, the link is worth nothing. */
    passwordMark: text('password_mark').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('password_link_member_idx').on(table.memberId)],
)
