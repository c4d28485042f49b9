import { sql } from 'drizzle-orm'
import { bigint, customType, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'

/** A transaction's own id, which the database never gives twice. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * What happened, written by the transaction in which it did. `xid` says when a row can be seen by others: ids are given before a
 * transaction commits, so a higher one may be seen earlier. The key serves the readers, who ask by `xid`.
 */
export const outbox = pgTable(
  'outbox',
  {
    xid: transactionId('xid').notNull().default(sql`pg_current_xact_id()`),
    id: bigint('id', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    /** `public`: everybody; `member`: the member `target`; `session`: the session `target` has ended; `room`: who reads the chat room that `data` names; `gateway`: the instances alone. */
    channel: text('channel', { enum: ['public', 'member', 'session', 'room', 'gateway'] }).notNull(),
    target: uuid('target'),
    type: text('type').notNull(),
    data: json('data').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.xid, table.id] })],
)

/** Socket tickets that have been used, until they would be too old anyway. */
export const spentTicket = pgTable('spent_ticket', { nonce: text('nonce').primaryKey(), expiresAt: at('expires_at').notNull() })
