import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'

/** How often an address has made a call within a minute, at all instances together. */
export const callCount = pgTable(
  'call_count',
  {
    /** The call's name and the address, of IPv6 its /64. */
    key: text('key').notNull(),
    minute: at('minute').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.minute] })],
)
