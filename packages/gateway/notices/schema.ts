import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** The links by which whoever gets a notice says that it was not them; of each only the hash is here. */
export const noticeLink = pgTable('notice_link', {
  tokenHash: text('token_hash').primaryKey(),
  memberId: uuid('member_id')
    .notNull()
    .references(() => member.id),
  /** What the link binds again: the address that the notice went to, where it was taken from the account. */
  formerKind: text('former_kind', { enum: ['EMAIL', 'MOBILE'] }),
  formerAddress: text('former_address'),
  expiresAt: at('expires_at').notNull(),
})
