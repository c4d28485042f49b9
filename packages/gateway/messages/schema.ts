import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'

/**
 * Messages to people, written in the transaction that causes them. `STORED` is one whose channel has no provider, which stays here to be
 * read; `WITHHELD` one that goes to nobody, because nobody is to learn from its absence that an address is unknown.
 */
export const outgoingMessage = pgTable(
  'outgoing_message',
  {
    id: uuid('id').primaryKey(),
    channel: text('channel', { enum: ['SMS', 'EMAIL'] }).notNull(),
    address: text('address').notNull(),
    template: text('template').notNull(),
    /** BCP 47. */
    language: text('language').notNull(),
    /** Null once a provider has the message: it may have held a code. */
    subject: text('subject'),
    body: text('body'),
    state: text('state', { enum: ['QUEUED', 'STORED', 'WITHHELD', 'SENT', 'FAILED', 'EXPIRED'] }).notNull(),
    memberId: uuid('member_id'),
    createdAt: at('created_at').notNull(),
    /** When it would be of no use any more. */
    expiresAt: at('expires_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** While a gateway has it in hand: when another may take it. */
    nextAttemptAt: at('next_attempt_at').notNull(),
    sentAt: at('sent_at'),
    providerRef: text('provider_ref'),
    error: text('error'),
  },
  (table) => [
    index('outgoing_message_queue_idx').on(table.nextAttemptAt).where(sql`${table.state} = 'QUEUED'`),
    index('outgoing_message_created_idx').on(table.createdAt, table.id),
  ],
)

/** How many messages were sent within a span of time: to an address, on behalf of a network, to a country, in all. */
export const messageBudget = pgTable('message_budget', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  /** The end of the span. */
  until: at('until').notNull(),
})
