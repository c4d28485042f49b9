import type { Selection } from '@portico/contract/bets/shapes'
import type { Odds } from '@portico/contract/lottery/shapes'
import type { Draw } from '@portico/contract/lottery/draw-shapes'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, units } from '../../db/columns.ts'
import { chasePlan } from '../chase/schema.ts'
import { lotteryIssue } from '../schema.ts'
import { member } from '../../member/schema.ts'

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
    /** How much of the stake was bonus money, and of which bonus. */
    bonusStake: units('bonus_stake').notNull().default(sql`0`),
    bonusId: uuid('bonus_id'),
    /** Judged once, when it is settled first while something has to be bet: its member had too much of its market covered, so that it counts for no turnover. */
    covered: boolean('covered').notNull().default(false),
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
    index('settlement_at_idx').on(table.at),
    index('settlement_latest_win_idx').on(table.gameType, table.at).where(sql`${table.topWin} is not null`),
  ],
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
  (table) => [primaryKey({ columns: [table.betId, table.resultVersion] }), index('bet_version_until_idx').on(table.until)],
)
