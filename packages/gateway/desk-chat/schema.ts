import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** A member's conversation with somebody at the desk. */
export const deskChat = pgTable(
  'desk_chat',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    state: text('state', { enum: ['WAITING', 'TALKING', 'ENDED'] }).notNull(),
    /** In which it was opened. */
    language: text('language').notNull(),
    openedAt: at('opened_at').notNull(),
    joinedAt: at('joined_at'),
    endedAt: at('ended_at'),
    person: text('person'),
    /** When somebody of the desk typed last, and has not sent it since. */
    typedAt: at('typed_at'),
    /** How many lines there are, and when the last was said. */
    last: integer('last').notNull().default(0),
    lastAt: at('last_at').notNull(),
    read: integer('read').notNull().default(0),
    deskRead: integer('desk_read').notNull().default(0),
    /** Kept for the case that it becomes. */
    caseSerial: bigint('case_serial', { mode: 'number' }),
    caseNumber: text('case_number'),
  },
  (table) => [
    uniqueIndex('desk_chat_alive_key').on(table.memberId).where(sql`state <> 'ENDED'`),
    index('desk_chat_queue_idx').on(table.openedAt, table.id).where(sql`state <> 'ENDED'`),
    index('desk_chat_member_idx').on(table.memberId, table.openedAt),
    index('desk_chat_joined_idx').on(table.joinedAt),
  ],
)

export const deskChatLine = pgTable(
  'desk_chat_line',
  {
    id: uuid('id').primaryKey(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => deskChat.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    by: text('by', { enum: ['MEMBER', 'DESK'] }).notNull(),
    person: text('person'),
    text: text('text').notNull(),
    at: at('at').notNull(),
  },
  (table) => [uniqueIndex('desk_chat_line_position_key').on(table.chatId, table.position)],
)
