import type { Selection } from '@portico/contract/bets/shapes'
import type { Odds } from '@portico/contract/lottery/shapes'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, units } from '../../db/columns.ts'
import { member } from '../../member/schema.ts'

/** A line bet on several issues ahead. What it is priced at is frozen here; its whole amount is locked when it is made. */
export const chasePlan = pgTable(
  'chase_plan',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    gameCode: text('game_code').notNull(),
    gameType: text('game_type').notNull(),
    play: text('play').notNull(),
    selection: jsonb('selection').$type<Selection>().notNull(),
    notes: integer('notes').notNull(),
    unit: text('unit').notNull(),
    mode: text('mode').notNull(),
    prizeGroup: integer('prize_group'),
    odds: jsonb('odds').$type<Odds>(),
    flags: jsonb('flags').$type<Readonly<Record<string, string>>>().notNull(),
    currency: text('currency').notNull(),
    stopOnWin: boolean('stop_on_win').notNull(),
    /** ACTIVE while a line is pending; then why none is: all had their turn, a win ended it, or its owner. */
    state: text('state', { enum: ['ACTIVE', 'DONE', 'STOPPED', 'CANCELLED'] }).notNull(),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    index('chase_plan_member_idx').on(table.memberId, table.createdAt),
    index('chase_plan_active_idx').on(table.id).where(sql`${table.state} = 'ACTIVE'`),
  ],
)

/** One issue of a plan. Its stake stays locked while it is PENDING; a PLACED line has a bet; a RELEASED one went back to cash. */
export const chaseLine = pgTable(
  'chase_line',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => chasePlan.id),
    gameCode: text('game_code').notNull(),
    numero: text('numero').notNull(),
    /** Betting's end and the draw by the timetable of the day the plan was made; the issue itself decides once it is there. */
    sealAt: at('seal_at').notNull(),
    drawAt: at('draw_at').notNull(),
    multiple: integer('multiple').notNull(),
    stake: units('stake').notNull(),
    rebate: units('rebate').notNull(),
    /** The most that its bet can pay in one draw. */
    maxPayout: units('max_payout').notNull(),
    state: text('state', { enum: ['PENDING', 'PLACED', 'RELEASED'] }).notNull(),
    /** Why it was released. MISSED: its issue took no bets any more when its turn came. */
    reason: text('reason', { enum: ['WON', 'CANCELLED', 'MISSED', 'VOID'] }),
    changedAt: at('changed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.numero] }),
    index('chase_line_pending_idx').on(table.gameCode, table.numero).where(sql`${table.state} = 'PENDING'`),
    index('chase_line_seal_idx').on(table.sealAt).where(sql`${table.state} = 'PENDING'`),
  ],
)
