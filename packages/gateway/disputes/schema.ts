import type { CommissionKind } from '@portico/contract/commission/kinds'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, units } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** What an agent says is wrong with a period of their statement, and where that stands. */
export const dispute = pgTable(
  'dispute',
  {
    id: uuid('id').primaryKey(),
    /** Counts disputes; both sides name one by it. */
    serial: bigint('serial', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    /** The first line of the period, which names it whatever versions come. */
    rootId: uuid('root_id').notNull(),
    /** The version that was looked at, as it was. */
    lineId: uuid('line_id').notNull(),
    kind: text('kind').$type<CommissionKind>().notNull(),
    code: text('code'),
    label: text('label').notNull(),
    startsAt: at('starts_at').notNull(),
    lineVersion: integer('line_version').notNull(),
    amount: units('amount').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason', { enum: ['BETS', 'MEMBERS', 'RATE', 'GIVEN', 'PAYMENT', 'OTHER'] }).notNull(),
    state: text('state', { enum: ['OPEN', 'QUESTION', 'ANSWERED', 'SECOND_LOOK', 'CLOSED', 'WITHDRAWN'] }).notNull(),
    outcome: text('outcome', { enum: ['GRANTED', 'REFUSED'] }),
    /** Who of the desk answered first: somebody else takes the second look. */
    answerer: text('answerer'),
    openedAt: at('opened_at').notNull(),
    changedAt: at('changed_at').notNull(),
    /** While the desk's clock runs. */
    answerBy: at('answer_by'),
    /** While it stands still. */
    leftMs: bigint('left_ms', { mode: 'number' }),
    answeredAt: at('answered_at'),
    version: integer('version').notNull(),
  },
  (table) => [
    // One dispute of a period at a time, whoever asks twice at once.
    uniqueIndex('dispute_root_key').on(table.rootId).where(sql`${table.state} not in ('CLOSED', 'WITHDRAWN')`),
    uniqueIndex('dispute_serial_key').on(table.serial),
    index('dispute_member_idx').on(table.memberId, table.changedAt),
    index('dispute_waiting_idx').on(table.answerBy).where(sql`${table.answerBy} is not null`),
    index('dispute_changed_idx').on(table.changedAt),
  ],
)

/** What was written in a dispute, or what became of it. Append-only. */
export const disputeEntry = pgTable(
  'dispute_entry',
  {
    id: uuid('id').primaryKey(),
    disputeId: uuid('dispute_id')
      .notNull()
      .references(() => dispute.id),
    /** Counts the entries of a dispute. */
    position: integer('position').notNull(),
    event: text('event', { enum: ['NOTE', 'FACT', 'QUESTION', 'ANSWERED', 'SECOND_LOOK', 'CLOSED', 'WITHDRAWN'] }).notNull(),
    by: text('by', { enum: ['AGENT', 'DESK'] }).notNull(),
    person: text('person'),
    outcome: text('outcome', { enum: ['GRANTED', 'REFUSED'] }),
    /** The name of the fact that the text is of. */
    fact: text('fact'),
    text: text('text').notNull().default(''),
    at: at('at').notNull(),
  },
  (table) => [uniqueIndex('dispute_entry_position_key').on(table.disputeId, table.position)],
)
