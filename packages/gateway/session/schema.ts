import type { ClientName, SignInMethod, SignInResult } from '@portico/contract/session/own-shapes'
import { bigserial, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** In a member's place where a name is no account: what is done for it costs the same. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Only the hash of a token is kept. */
export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Of the token before this one, which calls that are under way still carry for a moment. */
    earlierHash: text('earlier_hash'),
    earlierUntil: at('earlier_until'),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    portal: text('portal', { enum: ['SITE', 'AGENT'] }).notNull(),
    method: text('method').$type<SignInMethod>().notNull(),
    client: jsonb('client').$type<ClientName>().notNull(),
    ip: text('ip').notNull(),
    place: text('place'),
    /** The browser that it was opened in, where that sends cookies. */
    deviceId: uuid('device_id'),
    /** The cookies that may open it again. */
    familyId: uuid('family_id'),
    createdAt: at('created_at').notNull(),
    /** When who it is was last shown. */
    authenticatedAt: at('authenticated_at').notNull(),
    /** When that was last shown by a second factor. */
    secondAt: at('second_at'),
    lastSeenAt: at('last_seen_at').notNull(),
    /** When it ends however much it is used. */
    expiresAt: at('expires_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    index('session_member_idx').on(table.memberId),
    index('session_family_idx').on(table.familyId),
    index('session_earlier_idx').on(table.earlierHash),
  ],
)

/**
 * One-day remember cookies, hashed, rotated at each use. All that came of one sign-in are a family, which ends when one of its sessions is
 * logged out, and when a cookie that was rotated comes again.
 */
export const rememberToken = pgTable(
  'remember_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    familyId: uuid('family_id').notNull(),
    /** When the family's first session was opened by a proof. */
    authenticatedAt: at('authenticated_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    spentAt: at('spent_at'),
  },
  (table) => [index('remember_token_family_idx').on(table.familyId), index('remember_token_member_idx').on(table.memberId)],
)

/** Browsers in which an account was signed in to, by the hash of a cookie. */
export const knownDevice = pgTable(
  'known_device',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    tokenHash: text('token_hash').notNull(),
    firstSeenAt: at('first_seen_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
    /** Until then its owner is not asked for another proof there. */
    trustedUntil: at('trusted_until'),
  },
  (table) => [uniqueIndex('known_device_key').on(table.memberId, table.tokenHash)],
)

/** Sign-ins that have begun and have no session yet, each bound to its browser by a cookie of which only the hash is here. */
export const signInFlow = pgTable(
  'sign_in_flow',
  {
    cookieHash: text('cookie_hash').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    portal: text('portal', { enum: ['SITE', 'AGENT'] }).notNull(),
    method: text('method').$type<SignInMethod>().notNull(),
    /** Whether its end sets the cookie of a remembered device. */
    remember: boolean('remember').notNull(),
    verified: boolean('verified').notNull().default(false),
    /** A second factor was shown. */
    second: boolean('second').notNull().default(false),
    trustDevice: boolean('trust_device').notNull().default(false),
    answersLeft: integer('answers_left').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('sign_in_flow_member_idx').on(table.memberId)],
)

/** What members are shown of who came in to their account, and of who tried. */
export const signIn = pgTable(
  'sign_in',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Nobody's where the name was no account's. */
    memberId: uuid('member_id').notNull(),
    at: at('at').notNull(),
    result: text('result').$type<SignInResult>().notNull(),
    method: text('method').$type<SignInMethod>().notNull(),
    client: jsonb('client').$type<ClientName>().notNull(),
    ip: text('ip').notNull(),
    place: text('place'),
    /** The session that it opened. */
    sessionId: uuid('session_id'),
  },
  (table) => [index('sign_in_member_idx').on(table.memberId, table.at), index('sign_in_at_idx').on(table.at)],
)

/** Private halves of the published JWKS. */
export const requestKey = pgTable('sealing_key', {
  kid: text('kid').primaryKey(),
  privateJwk: jsonb('private_jwk').$type<Record<string, unknown>>().notNull(),
  createdAt: at('created_at').notNull(),
  retiredAt: at('retired_at'),
})

/** Encrypted requests that were carried out, so that none is twice; until they would be too old anyway. */
export const spentRequest = pgTable('spent_request', { hash: text('hash').primaryKey(), expiresAt: at('expires_at').notNull() })
