import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Small settings that outlive a process: site status, seed marker. */
export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
})
