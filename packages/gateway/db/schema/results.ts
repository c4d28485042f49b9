import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Draw } from '@portico/contract/draw'
import { lotteryIssue } from './lottery.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

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
