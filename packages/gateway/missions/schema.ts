import type { MissionDefinition } from '@portico/contract/missions/definitions'
import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, units } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** A mission or a leaderboard. */
export const mission = pgTable('mission', { id: uuid('id').primaryKey(), retiredAt: at('retired_at') })

/** What was written of it; never changed once it is there, but for who published it. */
export const missionVersion = pgTable(
  'mission_version',
  {
    missionId: uuid('mission_id')
      .notNull()
      .references(() => mission.id),
    version: integer('version').notNull(),
    definition: jsonb('definition').$type<MissionDefinition>().notNull(),
    hash: text('hash').notNull(),
    state: text('state', { enum: ['PROPOSED', 'PUBLISHED', 'REPLACED'] }).notNull(),
    proposedBy: text('proposed_by').notNull(),
    proposedAt: at('proposed_at').notNull(),
    publishedBy: text('published_by'),
    publishedAt: at('published_at'),
  },
  (table) => [primaryKey({ columns: [table.missionId, table.version] })],
)

const ofMember = () =>
  uuid('member_id')
    .notNull()
    .references(() => member.id)

/** A reward that was paid: once for a mission, its member and the first of its days. The id follows from the three. */
export const missionClaim = pgTable(
  'mission_claim',
  {
    missionId: uuid('mission_id')
      .notNull()
      .references(() => mission.id),
    memberId: ofMember(),
    day: date('day').notNull(),
    id: uuid('id').notNull(),
    version: integer('version').notNull(),
    points: integer('points').notNull().default(0),
    amount: units('amount'),
    currency: text('currency').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.missionId, table.memberId, table.day] }),
    index('mission_claim_member_idx').on(table.memberId, table.at),
    index('mission_claim_id_idx').on(table.id),
  ],
)

/** A leaderboard of some days, by the version that held when they began. */
export const leaderboardRun = pgTable(
  'leaderboard_run',
  {
    id: uuid('id').primaryKey(),
    missionId: uuid('mission_id')
      .notNull()
      .references(() => mission.id),
    version: integer('version').notNull(),
    day: date('day').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    finalAt: at('final_at').notNull(),
    state: text('state', { enum: ['OPEN', 'PAYING', 'FINAL'] }).notNull(),
    /** Up to when settlements are counted, but for the last moments before, which are counted again. */
    countedTo: at('counted_to').notNull(),
    players: integer('players').notNull().default(0),
  },
  (table) => [index('leaderboard_run_state_idx').on(table.state, table.endsAt), index('leaderboard_run_mission_idx').on(table.missionId)],
)

/** What a member has scored, in tenths. It follows from their bets as they stand. */
export const leaderboardScore = pgTable(
  'leaderboard_score',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => leaderboardRun.id),
    memberId: ofMember(),
    score: bigint('score', { mode: 'number' }).notNull(),
    reachedAt: at('reached_at').notNull(),
    /** Where it ended, and what that paid, of places with a prize in a run that is final. */
    place: integer('place'),
    prize: units('prize'),
    paidAt: at('paid_at'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.memberId] }),
    index('leaderboard_score_order_idx').on(table.runId, table.score.desc(), table.reachedAt, table.memberId),
    index('leaderboard_score_unpaid_idx').on(table.runId, table.place).where(sql`${table.prize} is not null and ${table.paidAt} is null`),
  ],
)

/** How many scores of a run lie in each step of a scale, so that a place is a sum and a short count. */
export const leaderboardStep = pgTable(
  'leaderboard_step',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => leaderboardRun.id),
    step: integer('step').notNull(),
    players: integer('players').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.step] })],
)

/** How many of a score had it since each minute: where very many have one score, a place among them is a sum and a short count as well. */
export const leaderboardTie = pgTable(
  'leaderboard_tie',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => leaderboardRun.id),
    score: bigint('score', { mode: 'number' }).notNull(),
    /** Minutes since 1970. */
    slot: integer('slot').notNull(),
    players: integer('players').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.score, table.slot] })],
)
