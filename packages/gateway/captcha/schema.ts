import { pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'

/** Answers of captcha pictures and spent proofs of work: single use. */
export const captcha = pgTable('captcha', { id: text('id').primaryKey(), answer: text('answer'), expiresAt: at('expires_at').notNull() })
