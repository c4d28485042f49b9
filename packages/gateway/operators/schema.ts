import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'

/** Who may decide on results besides the holder of the machine's own key. */
export const operatorPerson = pgTable(
  'operator_person',
  {
    name: text('name').primaryKey(),
    /** sha256 of the key, which nobody but the person has. */
    keyHash: text('key_hash').notNull(),
    addedBy: text('added_by').notNull(),
    addedAt: at('added_at').notNull(),
    /** From then on the key opens nothing; the name stays with what the person did. */
    removedAt: at('removed_at'),
  },
  (table) => [uniqueIndex('operator_person_key').on(table.keyHash)],
)
