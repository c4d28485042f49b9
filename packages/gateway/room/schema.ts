import type { RoomMessageState, RoomReportReason } from '@portico/contract/chat/shapes'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'

/** The last messages of the rooms, under masked names. */
export const roomMessage = pgTable(
  'room_message',
  {
    position: bigint('position', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    id: text('id').notNull().unique(),
    room: text('room').notNull().default('EN'),
    /** Null of what was said before anybody noted it. */
    memberId: uuid('member_id'),
    /** Follows from the member, and leads nobody back. */
    by: uuid('by').notNull().default(sql`gen_random_uuid()`),
    name: text('name').notNull(),
    host: boolean('host').notNull().default(false),
    /** The message that it answers, by its id; that one may be gone. */
    replyTo: text('reply_to'),
    text: text('text').notNull(),
    saidAt: at('said_at').notNull(),
    state: text('state').$type<RoomMessageState>().notNull().default('SAID'),
    /** The word that held it. */
    word: text('word'),
    reason: text('reason'),
    judgedAt: at('judged_at'),
    judgedBy: text('judged_by'),
  },
  (table) => [index('room_message_room_idx').on(table.room, table.position)],
)

/** When a member spoke last. */
export const roomSpeaker = pgTable('room_speaker', { memberId: uuid('member_id').primaryKey(), spokeAt: at('spoke_at').notNull() })

/** Who may not speak for a while. */
export const roomMute = pgTable('room_mute', {
  memberId: uuid('member_id').primaryKey(),
  until: at('until').notNull(),
  reason: text('reason').notNull(),
  by: text('by').notNull(),
})

/** What readers say of a message, once each. */
export const roomReport = pgTable(
  'room_report',
  {
    messageId: text('message_id').notNull(),
    memberId: uuid('member_id').notNull(),
    reason: text('reason').$type<RoomReportReason>().notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.memberId] })],
)

/** Whom a member does not want to read. */
export const roomBlock = pgTable(
  'room_block',
  { memberId: uuid('member_id').notNull(), by: uuid('by').notNull(), name: text('name').notNull(), at: at('at').notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.by] })],
)

/** How a room is kept, where it is not as usual. */
export const roomRule = pgTable('room_rule', {
  room: text('room').primaryKey(),
  slowSeconds: integer('slow_seconds').notNull(),
  words: jsonb('words').$type<readonly string[]>().notNull(),
})
