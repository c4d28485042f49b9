import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { LetterTemplate } from '@portico/contract/inbox/shapes'
import { at } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** A text from the house to a member, to an agent's team or to all. */
export const letter = pgTable(
  'letter',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    audience: text('audience', { enum: ['ONE', 'TEAM', 'ALL'] }).notNull(),
    /** The member, or the agent whose team it is to. */
    target: uuid('target').references(() => member.id),
    kind: text('kind', { enum: ['ACCOUNT', 'OFFER'] }).notNull(),
    template: text('template').$type<LetterTemplate>(),
    values: jsonb('values').$type<Record<string, string>>().notNull().default({}),
    titles: jsonb('titles').$type<Record<string, string>>().notNull().default({}),
    bodies: jsonb('bodies').$type<Record<string, string>>().notNull().default({}),
    link: text('link'),
    /** What it is about, `case:NUMBER` for one: read there, it is read here. */
    ref: text('ref'),
    sentAt: at('sent_at').notNull(),
    /** Who at the desk wrote it; null of what the house wrote by itself. */
    sentBy: text('sent_by'),
    retractedAt: at('retracted_at'),
  },
  (table) => [
    index('letter_target_idx').on(table.audience, table.target, table.id),
    index('letter_ref_idx').on(table.ref),
    index('letter_sent_idx').on(table.sentAt),
  ],
)

/** Up to which letter of a kind a member has read all. */
export const letterWatermark = pgTable(
  'letter_watermark',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    kind: text('kind', { enum: ['ACCOUNT', 'OFFER'] }).notNull(),
    readTo: bigint('read_to', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind] })],
)

/** What is other than the watermark says: one that was read before it came there, or is unread again, or was deleted. */
export const letterMark = pgTable(
  'letter_mark',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    letterId: bigint('letter_id', { mode: 'number' })
      .notNull()
      .references(() => letter.id, { onDelete: 'cascade' }),
    /** Null: as the watermark says. */
    read: boolean('read'),
    deleted: boolean('deleted').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.letterId] }), index('letter_mark_letter_idx').on(table.letterId)],
)
