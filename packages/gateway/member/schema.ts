import type { MemberIcon } from '@portico/contract/member/shapes'
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
    /** The picture that its owner chose. */
    icon: text('icon').$type<MemberIcon>(),
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
    /** When its owner chose the password; null before that and where nobody noted it. */
    passwordChosenAt: at('password_chosen_at'),
    /** By what the password was won back after it was lost, until a second factor was shown: that address alone replaces none. */
    recoveredBy: text('recovered_by', { enum: ['EMAIL', 'MOBILE'] }),
    /** When a trial account runs out. */
    trialEndsAt: at('trial_ends_at'),
    joinedAt: at('joined_at').notNull(),
    lastLoginAt: at('last_login_at'),
    lastLoginIp: text('last_login_ip'),
    /** Gateway language code that its owner read the site in when last seen. */
    language: text('language'),
    seenAt: at('seen_at'),
  },
  (table) => [
    uniqueIndex('member_account_key').on(sql`lower(${table.account})`),
    index('member_account_part_idx').using('gin', sql`lower(${table.account}) gin_trgm_ops`),
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

/** An address that a member has proved to have: what codes go to, and what a member can sign in or win the account back by. */
export const memberBinding = pgTable(
  'member_binding',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    kind: text('kind', { enum: ['EMAIL', 'MOBILE'] }).notNull(),
    /** An e-mail address in lower case, or a number as E.164 writes it: `+84912345678`. */
    address: text('address').notNull(),
    boundAt: at('bound_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind] }),
    uniqueIndex('member_binding_address_key').on(table.kind, table.address),
  ],
)

/** Guesses at passwords, by the hash of the name they were made for, whether that is an account or not, and of who made them where known. */
export const loginGuess = pgTable('login_guess', {
  nameHash: text('name_hash').primaryKey(),
  failures: integer('failures').notNull(),
  at: at('at').notNull(),
  /** When the last ones were, at most as many as an hour has, the oldest first. */
  recent: at('recent').array().notNull().default([]),
})
