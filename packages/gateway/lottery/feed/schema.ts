import type { Draw } from '@portico/contract/lottery/draw-shapes'
import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns.ts'
import { lotteryIssue } from '../schema.ts'

/** Results waiting to be taken by a replay lottery, in their own order. */
export const drawFeed = pgTable(
  'draw_feed',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    gameCode: text('game_code').notNull(),
    sourceIssue: text('source_issue').notNull(),
    sourceDate: text('source_date').notNull(),
    draw: jsonb('draw').$type<Draw>().notNull(),
    issueId: bigint('issue_id', { mode: 'bigint' }).references(() => lotteryIssue.id),
  },
  (table) => [
    uniqueIndex('draw_feed_source_key').on(table.gameCode, table.sourceIssue),
    uniqueIndex('draw_feed_issue_key').on(table.issueId),
  ],
)

export interface ResultSource {
  /** A file's name, or where it was fetched. */
  readonly source: string
  /** The operator who brought it; null where the gateway fetched it. */
  readonly person: string | null
  readonly at: string
}

/** A result that somebody says an issue has. Different results of one issue are different rows: they contradict each other. */
export const lotteryResultProposal = pgTable(
  'lottery_result_proposal',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    issueId: bigint('issue_id', { mode: 'bigint' })
      .notNull()
      .references(() => lotteryIssue.id),
    gameCode: text('game_code').notNull(),
    numero: text('numero').notNull(),
    draw: jsonb('draw').$type<Draw>().notNull(),
    /** The same for equal results. */
    fingerprint: text('fingerprint').notNull(),
    state: text('state', { enum: ['PROPOSED', 'CONFIRMED', 'REJECTED'] }).notNull(),
    sources: jsonb('sources').$type<readonly ResultSource[]>().notNull(),
    /** Who vouches for it: two different people make it a result. */
    people: jsonb('people').$type<readonly string[]>().notNull(),
    reason: text('reason'),
    proposedAt: at('proposed_at').notNull(),
    decidedAt: at('decided_at'),
  },
  (table) => [
    uniqueIndex('lottery_result_proposal_key').on(table.issueId, table.fingerprint),
    index('lottery_result_proposal_state_idx').on(table.state, table.proposedAt),
  ],
)
