import { bigint, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'

/** First answers of calls that move money, so that a repeated key gets the same one. */
export const idempotency = pgTable(
  'idempotency',
  {
    memberId: uuid('member_id').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] })],
)

/** Small settings that outlive a process: site status, seed marker. */
export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
})
