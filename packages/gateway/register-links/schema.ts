import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { LinkType } from '@portico/contract/register-link/shapes'
import type { RebateCategory } from '@portico/contract/rebate-rate/shapes'
import { at } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** What an agent invites people by. A site is no part of it: its code works on every address. */
export const registerLink = pgTable(
  'register_link',
  {
    id: uuid('id').primaryKey(),
    code: text('code').notNull().unique('register_link_code_key'),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => member.id),
    type: text('type').$type<LinkType>().notNull(),
    /** Percent by category; what is not there is none. */
    rates: jsonb('rates').$type<Partial<Record<RebateCategory, string>>>().notNull(),
    channel: text('channel').notNull(),
    /** The end of its last day. */
    expiresAt: at('expires_at'),
    maxUses: integer('max_uses'),
    uses: integer('uses').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
    createdAt: at('created_at').notNull(),
    revokedAt: at('revoked_at'),
    revokedReason: text('revoked_reason'),
  },
  (table) => [index('register_link_agent_idx').on(table.agentId, table.createdAt)],
)

/** How an account came below an agent: by a link, or without one where its agent opened it. */
export const registerJoin = pgTable(
  'register_join',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => member.id),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => member.id),
    linkId: uuid('link_id').references(() => registerLink.id),
    joinedAt: at('joined_at').notNull(),
  },
  (table) => [index('register_join_agent_idx').on(table.agentId, table.linkId, table.joinedAt)],
)

/** What the visitors of a day are told apart by, and nobody else: with its day it is gone. */
export const registerVisitDay = pgTable('register_visit_day', { day: date('day').primaryKey(), salt: text('salt').notNull() })

/** That a visitor opened a link on a day: a hash with that day's salt, no address. */
export const registerVisit = pgTable(
  'register_visit',
  {
    linkId: uuid('link_id')
      .notNull()
      .references(() => registerLink.id),
    day: date('day').notNull(),
    visitor: text('visitor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.day, table.visitor] })],
)
