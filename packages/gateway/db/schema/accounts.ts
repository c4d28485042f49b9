import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** Players and agents. `rebate` in points decides `maxPrizeGroup`. */
export const member = pgTable(
  'member',
  {
    id: uuid('id').primaryKey(),
    account: text('account').notNull(),
    nickname: text('nickname').notNull(),
    passwordHash: text('password_hash').notNull(),
    type: integer('type').notNull(),
    uplineId: uuid('upline_id'),
    affiliateCode: text('affiliate_code'),
    currency: text('currency').notNull(),
    maxPrizeGroup: integer('max_prize_group').notNull(),
    state: text('state', { enum: ['ACTIVE', 'BLOCKED'] })
      .notNull()
      .default('ACTIVE'),
    contacts: jsonb('contacts').$type<Record<string, string>>().notNull().default({}),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    failedLogins: integer('failed_logins').notNull().default(0),
    joinedAt: at('joined_at').notNull(),
    lastLoginAt: at('last_login_at'),
    lastLoginIp: text('last_login_ip'),
    seenAt: at('seen_at'),
  },
  (table) => [
    uniqueIndex('member_account_key').on(sql`lower(${table.account})`),
    uniqueIndex('member_affiliate_code_key').on(table.affiliateCode),
    index('member_upline_idx').on(table.uplineId),
  ],
)

/** Closure of the upline tree: every ancestor of every account, itself at depth 0. */
export const memberTree = pgTable(
  'member_tree',
  { ancestorId: uuid('ancestor_id').notNull(), descendantId: uuid('descendant_id').notNull(), depth: integer('depth').notNull() },
  (table) => [primaryKey({ columns: [table.ancestorId, table.descendantId] }), index('member_tree_descendant_idx').on(table.descendantId)],
)

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

/** One-day remember cookies, hashed, rotated at each use. */
export const rememberToken = pgTable('remember_token', {
  tokenHash: text('token_hash').primaryKey(),
  memberId: uuid('member_id')
    .notNull()
    .references(() => member.id),
  expiresAt: at('expires_at').notNull(),
})

/** The second password, which guards money on its way out. `failures` count the wrong ones in a row. */
export const withdrawPassword = pgTable('withdraw_password', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => member.id),
  hash: text('hash').notNull(),
  failures: integer('failures').notNull().default(0),
  lockedUntil: at('locked_until'),
  changedAt: at('changed_at').notNull(),
})

/** Answers of captcha pictures and spent proofs of work: single use. */
export const captcha = pgTable('captcha', { id: text('id').primaryKey(), answer: text('answer'), expiresAt: at('expires_at').notNull() })

/** Private halves of the published JWKS. */
export const sealingKey = pgTable('sealing_key', {
  kid: text('kid').primaryKey(),
  privateJwk: jsonb('private_jwk').$type<Record<string, unknown>>().notNull(),
  createdAt: at('created_at').notNull(),
  retiredAt: at('retired_at'),
})

/** First answers of calls that move money, so that a repeated key gets the same one. */
export const idempotency = pgTable(
  'idempotency',
  {
    memberId: uuid('member_id').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] })],
)

/** Which tick of which job has been taken, by whichever instance came first. */
export const jobRun = pgTable('job_run', { job: text('job').notNull(), tick: at('tick').notNull(), at: at('at').notNull() }, (table) => [
  primaryKey({ columns: [table.job, table.tick] }),
])

/** Small settings that outlive a process: site status, seed marker. */
export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
})
