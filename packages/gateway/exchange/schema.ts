import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'
import type { Exchanged } from './exchanged.ts'

/** One-time codes that come back to a page or a client in its address; only the hash is kept. */
export const exchangeCode = pgTable('exchange_code', {
  codeHash: text('code_hash').primaryKey(),
  /** SHA-256 of the secret of who may use it. */
  challenge: text('challenge').notNull(),
  exchanged: jsonb('exchanged').$type<Exchanged>().notNull(),
  expiresAt: at('expires_at').notNull(),
})
