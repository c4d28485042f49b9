import { bigint, bigserial, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
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

/** What was asked for at the operator desk, written down before it is done. Rows are never changed; a trigger refuses it. */
export const operatorAction = pgTable(
  'operator_action',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: at('at').notNull(),
    person: text('person').notNull(),
    call: text('call').notNull(),
    /** Long lists and texts are cut. Operator calls carry no secrets. */
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    ip: text('ip').notNull(),
    traceId: text('trace_id').notNull(),
  },
  (table) => [index('operator_action_person_idx').on(table.person, table.id), index('operator_action_call_idx').on(table.call, table.id)],
)

/** What came of it: `DONE` or the code of the refusal. */
export const operatorOutcome = pgTable('operator_outcome', {
  actionId: bigint('action_id', { mode: 'number' })
    .primaryKey()
    .references(() => operatorAction.id),
  outcome: text('outcome').notNull(),
  at: at('at').notNull(),
})
