import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { Odds, Selection } from '@portico/contract/bets'
import type { Draw } from '@portico/contract/draw'
import { member } from './accounts.ts'
import { chasePlan } from './chase.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
const units = (name: string) => bigint(name, { mode: 'bigint' })

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

/** One line of a slip. What it was priced at is frozen here. */
export const bet = pgTable(
  'bet',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    issueId: bigint('issue_id', { mode: 'bigint' })
      .notNull()
      .references(() => lotteryIssue.id),
    /** The plan that placed it, if one did. */
    planId: uuid('plan_id').references(() => chasePlan.id),
    gameCode: text('game_code').notNull(),
    gameType: text('game_type').notNull(),
    numero: text('numero').notNull(),
    play: text('play').notNull(),
    selection: jsonb('selection').$type<Selection>().notNull(),
    notes: integer('notes').notNull(),
    unit: text('unit').notNull(),
    mode: text('mode').notNull(),
    multiple: integer('multiple').notNull(),
    /** What it was priced at, and under which house rules: a prize group or odds. */
    prizeGroup: integer('prize_group'),
    odds: jsonb('odds').$type<Odds>(),
    flags: jsonb('flags').$type<Readonly<Record<string, string>>>().notNull().default({}),
    currency: text('currency').notNull(),
    stake: units('stake').notNull(),
    rebate: units('rebate').notNull(),
    /** The rebate agreed when it was placed, once `rebate` says what was paid of it; null while it waits. */
    rebateAgreed: units('rebate_agreed'),
    /** The most it can pay in one draw: what it counts for against the limits of its issue. */
    maxPayout: units('max_payout').notNull().default(sql`0`),
    state: text('state', { enum: ['WAITING', 'WON', 'LOST', 'PUSH', 'VOID'] }).notNull(),
    /** Why it is void although its issue need not be: such a bet was never sealed, and no outcome of the issue concerns it. */
    voidReason: text('void_reason', { enum: ['CANCELLED'] }),
    payout: units('payout'),
    validBet: units('valid_bet'),
    hits: jsonb('hits').$type<{ tier: string; count: number }[]>(),
    result: jsonb('result').$type<Draw>(),
    /** Up to which outcome of its issue it is settled. */
    resultVersion: integer('result_version'),
    placedAt: at('placed_at').notNull(),
    settledAt: at('settled_at'),
  },
  (table) => [
    index('bet_member_idx').on(table.memberId, table.placedAt),
    // In the order of settling: a member's bets come together, so that their account is touched once.
    index('bet_issue_idx').on(table.issueId, table.memberId, table.id),
    uniqueIndex('bet_plan_key').on(table.planId, table.issueId).where(sql`${table.planId} is not null`),
  ],
)

/**
 * When which bets of a member on an issue were settled first (their `settled_at`), and what the best of them pays. Bets of a span of
 * time are found by it: no index of `bet` knows a column that settling changes, so that settling writes the row and no index.
 */
export const settlement = pgTable(
  'settlement',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    at: at('at').notNull(),
    issueId: bigint('issue_id', { mode: 'bigint' })
      .notNull()
      .references(() => lotteryIssue.id),
    gameType: text('game_type').notNull(),
    /** The highest payout of those that were won and pay more than their stake; null when none does. */
    topWin: units('top_win'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.at, table.issueId] }),
    // Hour by hour, so that the highest wins of a span are the first few of each of its hours, however many there are.
    index('settlement_top_win_idx')
      .on(table.gameType, sql`date_trunc('hour', ${table.at} at time zone 'UTC')`, table.topWin, table.at)
      .where(sql`${table.topWin} is not null`),
    index('settlement_latest_win_idx').on(table.gameType, table.at).where(sql`${table.topWin} is not null`),
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
    kind: text('kind', { enum: ['CORRECTED', 'VOID'] }).notNull(),
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

/** What a bet had come to by an earlier outcome of its issue. Append-only. */
export const betVersion = pgTable(
  'bet_version',
  {
    betId: uuid('bet_id')
      .notNull()
      .references(() => bet.id),
    resultVersion: integer('result_version').notNull(),
    state: text('state', { enum: ['WON', 'LOST', 'PUSH', 'VOID'] }).notNull(),
    payout: units('payout').notNull(),
    rebate: units('rebate').notNull(),
    validBet: units('valid_bet').notNull(),
    hits: jsonb('hits').$type<{ tier: string; count: number }[]>(),
    result: jsonb('result').$type<Draw>(),
    until: at('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.betId, table.resultVersion] })],
)

/**
 * What stands on a play of an issue that still takes bets: one row for each member, and several for the house, whose sum is what
 * all members' bets can make it pay. The most it may come to stands beside it, so that the database itself lets no statement pass it.
 */
export const playLoad = pgTable(
  'play_load',
  {
    issueId: bigint('issue_id', { mode: 'bigint' })
      .notNull()
      .references(() => lotteryIssue.id),
    play: text('play').notNull(),
    currency: text('currency').notNull(),
    /** A member's id, or the nil id for the house. */
    holderId: uuid('holder_id').notNull(),
    /** The house's total is spread over several rows, so that bets of different members do not wait for each other. */
    shard: smallint('shard').notNull(),
    stake: units('stake').notNull(),
    /** Worst case: the sum of the most that each bet can pay. */
    payout: units('payout').notNull(),
    mostStake: units('most_stake').notNull(),
    mostPayout: units('most_payout').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.play, table.currency, table.holderId, table.shard] }),
    check('play_load_stake', sql`${table.stake} <= ${table.mostStake}`),
    check('play_load_payout', sql`${table.payout} <= ${table.mostPayout}`),
  ],
)
