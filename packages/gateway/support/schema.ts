import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** What a member wrote about one thing, and where it stands. */
export const supportCase = pgTable(
  'support_case',
  {
    id: uuid('id').primaryKey(),
    /** Counts cases; the number that both sides use is made of it and of the day. */
    serial: bigint('serial', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    number: text('number'),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    /** Of the wish that opened it: sent twice, it is one case. */
    requestId: uuid('request_id').notNull(),
    kind: text('kind', { enum: ['QUESTION', 'FEEDBACK', 'COMPLAINT'] }).notNull(),
    topic: text('topic', { enum: ['DEPOSIT', 'WITHDRAWAL', 'GAME', 'SERVICE', 'APPLICATION', 'OTHER'] }).notNull(),
    state: text('state', { enum: ['WAITING', 'ANSWERED', 'SOLVED', 'CLOSED'] }).notNull(),
    openedAt: at('opened_at').notNull(),
    changedAt: at('changed_at').notNull(),
    answerBy: at('answer_by'),
    solvedAt: at('solved_at'),
    version: integer('version').notNull(),
  },
  (table) => [
    uniqueIndex('support_case_request_key').on(table.memberId, table.requestId),
    uniqueIndex('support_case_number_key').on(table.number),
    index('support_case_member_idx').on(table.memberId, table.changedAt),
    index('support_case_state_idx').on(table.state, table.changedAt),
  ],
)

/** What was written in a case, or what became of it. */
export const supportEntry = pgTable(
  'support_entry',
  {
    id: uuid('id').primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => supportCase.id),
    /** Counts the entries of a case. */
    position: integer('position').notNull(),
    event: text('event', { enum: ['SAID', 'SOLVED', 'REOPENED'] }).notNull(),
    by: text('by', { enum: ['MEMBER', 'DESK'] }).notNull(),
    person: text('person'),
    text: text('text').notNull().default(''),
    at: at('at').notNull(),
  },
  (table) => [uniqueIndex('support_entry_position_key').on(table.caseId, table.position)],
)
