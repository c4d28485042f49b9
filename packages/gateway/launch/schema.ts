import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'
import { game } from '../catalogue/schema.ts'
import { member } from '../member/schema.ts'

/** Launch tokens, by their hash. A guest's trial has no member. */
export const launch = pgTable(
  'launch',
  {
    tokenHash: text('token_hash').primaryKey(),
    nodeId: integer('node_id')
      .notNull()
      .references(() => game.nodeId),
    memberId: uuid('member_id').references(() => member.id),
    /** The room of the game, where it has some and one was chosen. */
    room: text('room'),
    mode: text('mode', { enum: ['real', 'demo'] }).notNull(),
    language: text('language').notNull(),
    /** The site it was asked from: where the game may be framed and leads back to. */
    site: text('site').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [index('launch_created_idx').on(table.createdAt)],
)
