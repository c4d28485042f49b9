import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'

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

/** Guesses at passwords, by the hash of the name they were made for, whether that is an account or not. */
export const loginGuess = pgTable('login_guess', {
  nameHash: text('name_hash').primaryKey(),
  failures: integer('failures').notNull(),
  at: at('at').notNull(),
  lockedUntil: at('locked_until'),
})
