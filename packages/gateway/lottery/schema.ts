import type { Draw } from '@portico/contract/lottery/draw-shapes'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'

export const lotteryIssue = pgTable(
  'lottery_issue',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    gameCode: text('game_code').notNull(),
    numero: text('numero').notNull(),
    openAt: at('open_at').notNull(),
    sealAt: at('seal_at').notNull(),
    drawAt: at('draw_at').notNull(),
    state: text('state', { enum: ['SCHEDULED', 'OPEN', 'SEALED', 'DRAWN', 'SETTLED', 'VOID'] }).notNull(),
    /** Own draws: hex seed, kept secret until drawn, and its published sha256. */
    seed: text('seed'),
    commitment: text('commitment'),
    /** Merkle root of the sealed bets, which is the draw's public entropy. */
    root: text('root'),
    betCount: integer('bet_count').notNull().default(0),
    result: jsonb('result').$type<Draw>(),
    ordered: boolean('ordered').notNull().default(true),
    /** Counts the outcomes: the draw, its corrections, being called off. */
    resultVersion: integer('result_version').notNull().default(0),
    /** A result that the demonstration made up. */
    demo: boolean('demo').notNull().default(false),
    drawnAt: at('drawn_at'),
    settledAt: at('settled_at'),
  },
  (table) => [
    uniqueIndex('lottery_issue_key').on(table.gameCode, table.numero),
    index('lottery_issue_draw_idx').on(table.gameCode, table.drawAt),
    index('lottery_issue_due_idx')
      .on(table.state, table.drawAt)
      .where(sql`${table.state} in ('SCHEDULED','OPEN','SEALED','DRAWN') or (${table.state} = 'VOID' and ${table.settledAt} is null)`),
  ],
)

/** Every outcome an issue had beyond its first draw, and why. The one that holds now also stands on the issue. */
export const issueOutcome = pgTable(
  'issue_outcome',
  {
    issueId: bigint('issue_id', { mode: 'bigint' })
      .notNull()
      .references(() => lotteryIssue.id),
    version: integer('version').notNull(),
    /** NOT_OPEN: called off by the gateway itself, as it stood still while bets were to be taken. */
    kind: text('kind', { enum: ['CORRECTED', 'VOID', 'NOT_OPEN'] }).notNull(),
    /** What held before. */
    before: jsonb('before').$type<Draw>(),
    result: jsonb('result').$type<Draw>(),
    reason: text('reason').notNull(),
    /** The operators who asked for it and who agreed. */
    proposedBy: text('proposed_by'),
    confirmedBy: text('confirmed_by'),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.issueId, table.version] })],
)

/** Issues in a row that never were in the timetable, as the gateway stood still when they were to be made: nobody could bet on them. */
export const issueGap = pgTable(
  'issue_gap',
  {
    gameCode: text('game_code').notNull(),
    firstNumero: text('first_numero').notNull(),
    firstDrawAt: at('first_draw_at').notNull(),
    lastNumero: text('last_numero').notNull(),
    lastDrawAt: at('last_draw_at').notNull(),
    issues: integer('issues').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameCode, table.firstNumero] }),
    index('issue_gap_draw_idx').on(table.gameCode, table.lastDrawAt),
  ],
)
