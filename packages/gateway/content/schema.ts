import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'

export const announcement = pgTable(
  'announcement',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    type: text('type', { enum: ['B', 'PL', 'PU', 'PR', 'H', 'AG'] }).notNull(),
    execution: text('execution', { enum: ['A', 'B', 'F'] }).notNull(),
    titles: jsonb('titles').$type<Record<string, string>>().notNull(),
    contents: jsonb('contents').$type<Record<string, string>>().notNull(),
    promotionType: text('promotion_type'),
    url: text('url'),
    linkageType: text('linkage_type', { enum: ['NONE', 'ROUTE', 'GAME', 'URL'] }),
    groupName: text('group_name'),
    imageUrl: text('image_url'),
    publishedAt: at('published_at').notNull(),
    retractedAt: at('retracted_at'),
  },
  (table) => [index('announcement_type_idx').on(table.type, table.publishedAt)],
)

/** What the operator has published besides announcements: help, services, social links, vendors, articles, hot matches. */
export const contentEntry = pgTable(
  'content_entry',
  {
    kind: text('kind', { enum: ['help', 'service', 'social', 'vendor', 'article', 'match'] }).notNull(),
    key: text('key').notNull(),
    position: integer('position').notNull(),
    /** As the contract's `contentEntry` writes it. */
    value: jsonb('value').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
)
