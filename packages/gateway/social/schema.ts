import type { SocialProviderName } from '@portico/contract/session/social-shapes'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** Accounts at providers that may sign in to ours. An issuer and its subject are who it is: an e-mail address never is. */
export const socialIdentity = pgTable(
  'social_identity',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    provider: text('provider').$type<SocialProviderName>().notNull(),
    email: text('email'),
    linkedAt: at('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex('social_identity_member_key').on(table.memberId, table.provider),
  ],
)

/** Ways through a provider's pages that have begun, each bound to its browser by a cookie. */
export const socialAttempt = pgTable(
  'social_attempt',
  {
    /** The hash of what leads the browser from the page that asked to the sign-in origin. */
    ticketHash: text('ticket_hash').primaryKey(),
    provider: text('provider').$type<SocialProviderName>().notNull(),
    /** SHA-256 of the secret of the page or client that it comes back to. */
    challenge: text('challenge').notNull(),
    remember: boolean('remember').notNull(),
    /** An origin, or the scheme of the desktop client's links. */
    returnTo: text('return_to').notNull(),
    /** Whose session wants to link the account; null for a sign-in. */
    sessionId: uuid('session_id'),
    /** The browser's, from when it has left for the provider. */
    browserHash: text('browser_hash'),
    stateHash: text('state_hash'),
    nonce: text('nonce'),
    codeVerifier: text('code_verifier'),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('social_attempt_state_idx').on(table.stateHash)],
)
