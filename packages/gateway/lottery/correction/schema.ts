import { sql } from 'drizzle-orm'
import { bigint, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns.ts'
import { lotteryIssue } from '../schema.ts'

/** What calling an issue off does; amounts in units, as text. */
export interface StoredVoidEffect {
  readonly bets: number
  readonly refunded: string
  readonly clawedBack: string
  readonly receivable: string
  readonly owing: number
}

/** That an issue be called off: asked for by one operator, agreed to by another. */
export const voidProposal = pgTable(
  'void_proposal',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    issueId: bigint('issue_id', { mode: 'bigint' })
      .notNull()
      .references(() => lotteryIssue.id),
    gameCode: text('game_code').notNull(),
    numero: text('numero').notNull(),
    /** The outcome that held when it was asked for; another one since makes the proposal obsolete. */
    resultVersion: integer('result_version').notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: ['PROPOSED', 'CONFIRMED'] }).notNull(),
    people: jsonb('people').$type<readonly string[]>().notNull(),
    /** What it did; null until it is done. */
    effect: jsonb('effect').$type<StoredVoidEffect>(),
    proposedAt: at('proposed_at').notNull(),
    decidedAt: at('decided_at'),
  },
  (table) => [uniqueIndex('void_proposal_key').on(table.issueId, table.resultVersion).where(sql`${table.state} = 'PROPOSED'`)],
)
