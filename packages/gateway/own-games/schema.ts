import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'
import { game } from '../catalogue/schema.ts'
import { member } from '../member/schema.ts'

const owned = () => ({
  memberId: uuid('member_id')
    .notNull()
    .references(() => member.id),
  nodeId: integer('node_id')
    .notNull()
    .references(() => game.nodeId),
})

export const favourite = pgTable('favourite', { ...owned(), addedAt: at('added_at').notNull() }, (table) => [
  primaryKey({ columns: [table.memberId, table.nodeId] }),
])

/** When a member last opened a game for real, or a trial account tried it. */
export const openedGame = pgTable('opened_game', { ...owned(), openedAt: at('opened_at').notNull() }, (table) => [
  primaryKey({ columns: [table.memberId, table.nodeId] }),
])
