import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** Views of the office's pages that agents saved; `address` is a page's query and means nothing here. */
export const savedView = pgTable(
  'saved_view',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    page: text('page').notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    version: integer('version').notNull(),
    first: boolean('first').notNull(),
    savedAt: at('saved_at').notNull(),
  },
  (table) => [
    uniqueIndex('saved_view_name_idx').on(table.memberId, table.page, sql`lower(${table.name})`),
    uniqueIndex('saved_view_first_idx').on(table.memberId, table.page).where(sql`${table.first}`),
  ],
)
