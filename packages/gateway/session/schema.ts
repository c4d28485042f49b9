import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** Only the hash of a token is kept. */
export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    portal: text('portal', { enum: ['SITE', 'AGENT'] }).notNull(),
    ip: text('ip').notNull(),
    createdAt: at('created_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [index('session_member_idx').on(table.memberId)],
)

/** One-day remember cookies, hashed, rotated at each use. They end with the session that they came with when that is logged out. */
export const rememberToken = pgTable('remember_token', {
  tokenHash: text('token_hash').primaryKey(),
  memberId: uuid('member_id')
    .notNull()
    .references(() => member.id),
  sessionId: uuid('session_id'),
  expiresAt: at('expires_at').notNull(),
})

/** Private halves of the published JWKS. */
export const requestKey = pgTable('sealing_key', {
  kid: text('kid').primaryKey(),
  privateJwk: jsonb('private_jwk').$type<Record<string, unknown>>().notNull(),
  createdAt: at('created_at').notNull(),
  retiredAt: at('retired_at'),
})

/** Encrypted requests that were carried out, so that none is twice; until they would be too old anyway. */
export const spentRequest = pgTable('spent_request', { hash: text('hash').primaryKey(), expiresAt: at('expires_at').notNull() })
