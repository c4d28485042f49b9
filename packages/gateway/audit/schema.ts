import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'

/**
 * What was done to accounts and at the operator's desk. Each entry carries the hash of the one before, so that none can be changed, left
 * out or moved without all later hashes being wrong. Rows are added and never changed; a trigger refuses it.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    at: at('at').notNull(),
    /** `member:ID`, `operator:NAME` or `system`. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    /** The member whom it is about. */
    subject: text('subject'),
    ip: text('ip'),
    /** JSON, as it was hashed. */
    details: text('details').notNull(),
    previous: text('previous').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [index('audit_entry_subject_idx').on(table.subject, table.seq)],
)

/** Where the chain ends. Its row is locked by whoever adds an entry. */
export const auditHead = pgTable('audit_head', {
  id: integer('id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
})
