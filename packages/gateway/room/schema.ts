import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'

/** The last messages of the room, under masked names. */
export const roomMessage = pgTable('room_message', {
  position: bigint('position', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  id: text('id').notNull().unique(),
  name: text('name').notNull(),
  text: text('text').notNull(),
  saidAt: at('said_at').notNull(),
})

/** When a member spoke last. */
export const roomSpeaker = pgTable('room_speaker', { memberId: uuid('member_id').primaryKey(), spokeAt: at('spoke_at').notNull() })
