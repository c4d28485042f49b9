import { DOCUMENT_STEPS, type DocumentKind, type Rejection } from '@portico/contract/document/shapes'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** What a member sent last for a step; its pictures are uploads that go with `document:ID`. */
export const memberDocument = pgTable(
  'member_document',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    step: text('step', { enum: DOCUMENT_STEPS }).notNull(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    /** In capitals without what stands between, sealed by `SECRETS_KEY`; null of a proof of address, and where its time was over. */
    sealedNumber: text('sealed_number'),
    /** What the number is found by without being read. */
    numberKey: text('number_key'),
    /** The last day it is valid, or the day that a proof of address was written. */
    dated: text('dated').notNull(),
    /** As the profile had them. */
    name: text('name').notNull(),
    birthday: text('birthday').notNull(),
    front: uuid('front').notNull(),
    back: uuid('back'),
    state: text('state', { enum: ['SENT', 'REVIEW', 'ACCEPTED', 'REJECTED'] }).notNull(),
    reasons: jsonb('reasons').$type<readonly Rejection[]>().notNull().default([]),
    sentAt: at('sent_at').notNull(),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by'),
    /** Counts what was sent and decided, so that nobody decides on what they have not seen. */
    version: integer('version').notNull(),
    /** Its number and pictures are deleted, since it was accepted long ago. */
    forgotten: boolean('forgotten').notNull().default(false),
  },
  (table) => [
    uniqueIndex('member_document_step_key').on(table.memberId, table.step),
    index('member_document_number_idx').on(table.numberKey),
    index('member_document_state_idx').on(table.state, table.sentAt),
  ],
)
