import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { units } from '../db/columns.ts'

/** The columns that add up, in every table of figures. */
export const SUMS = [
  'bets',
  'stake',
  'valid_bet',
  'payout',
  'rebate',
  'deposits',
  'credits',
  'deposit_rows',
  'withdrawals',
  'withdrawal_rows',
  'moved',
  'joined',
] as const

/** What adds up over days and accounts. Counts of a delta are below zero where a bet no longer counts. */
const sums = () => ({
  /** Settled bets that count: won, lost or returned; none that was called off. */
  bets: integer('bets').notNull().default(0),
  stake: units('stake').notNull().default(sql`0`),
  validBet: units('valid_bet').notNull().default(sql`0`),
  payout: units('payout').notNull().default(sql`0`),
  rebate: units('rebate').notNull().default(sql`0`),
  /** Credited, less what a provider took back; `credits` counts the first alone and `depositRows` both. */
  deposits: units('deposits').notNull().default(sql`0`),
  credits: integer('credits').notNull().default(0),
  depositRows: integer('deposit_rows').notNull().default(0),
  /** Towards payment providers, less what came back. */
  withdrawals: units('withdrawals').notNull().default(sql`0`),
  withdrawalRows: integer('withdrawal_rows').notNull().default(0),
  /** What all accounts of the member rose by: summed since the first day, their balance. */
  moved: units('moved').notNull().default(sql`0`),
  /** Accounts opened. */
  joined: integer('joined').notNull().default(0),
})

/**
 * What changed of figures, written in the transaction of the change and deleted when it is folded. Append-only, so that no two changes wait
 * for each other, however far up their teams meet. Days are the merchant's; `gameType` is empty where nothing was played.
 */
export const figureDelta = pgTable(
  'figure_delta',
  {
    seq: bigint('seq', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    gameType: text('game_type').notNull(),
    ...sums(),
  },
  // What was folded leaves pages behind, which a read of the few rows there are would go through.
  (table) => [
    index('figure_delta_day_idx').on(table.day, table.memberId),
    index('figure_delta_joined_idx').on(table.memberId).where(sql`${table.joined} <> 0`),
  ],
)

/** Folded: of a member on a day. */
export const figureDay = pgTable(
  'figure_day',
  {
    memberId: uuid('member_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    gameType: text('game_type').notNull(),
    ...sums(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.gameType] }), index('figure_day_day_idx').on(table.day)],
)

/** Folded: of everybody below an agent on a day, or of those directly below alone. The agent's own are in `figure_day`. */
export const figureTeamDay = pgTable(
  'figure_team_day',
  {
    agentId: uuid('agent_id').notNull(),
    direct: boolean('direct').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    gameType: text('game_type').notNull(),
    ...sums(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.direct, table.day, table.gameType] }),
    // How many stand below an agent: of a year's days few have anybody who joined.
    index('figure_team_day_joined_idx').on(table.agentId).where(sql`${table.joined} <> 0 and not ${table.direct}`),
  ],
)

/**
 * How often a day was folded, or made anew: figures up to a day are what they were as long as this and what is unfolded are. Who keeps what was
 * worked out of them asks by it (`../reports/stamp-store.ts`).
 */
export const figureFold = pgTable('figure_fold', {
  day: date('day', { mode: 'string' }).primaryKey(),
  folds: bigint('folds', { mode: 'bigint' }).notNull().default(sql`1`),
})
