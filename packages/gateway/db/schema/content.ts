import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What the operator has published besides announcements: help, services, social links, vendors. */
export const contentEntry = pgTable(
  'content_entry',
  {
    kind: text('kind', { enum: ['help', 'service', 'social', 'vendor'] }).notNull(),
    key: text('key').notNull(),
    position: integer('position').notNull(),
    /** As the contract's `contentEntry` writes it. */
    value: jsonb('value').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
)
