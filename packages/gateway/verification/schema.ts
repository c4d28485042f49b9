import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'

/** One-time codes, one for each address, purpose and flow, hashed together with them: a new one takes the place of the old. */
export const verificationCode = pgTable(
  'verification_code',
  {
    /** Hash of the address, the purpose and the flow. */
    key: text('key').primaryKey(),
    /** Hash of the address and the purpose. */
    recipient: text('recipient').notNull(),
    codeHash: text('code_hash').notNull(),
    /** How many answers have been judged, the right one included. */
    answers: integer('answers').notNull().default(0),
    expiresAt: at('expires_at').notNull(),
    spentAt: at('spent_at'),
    /** When the last answer that it takes was wrong. */
    burntAt: at('burnt_at'),
  },
  (table) => [index('verification_code_recipient_idx').on(table.recipient)],
)
