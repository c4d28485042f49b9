import type { TicketPoolDefinition } from '@portico/contract/ticket/operator-calls'
import type { PrizeKind, TicketKind } from '@portico/contract/ticket/shapes'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, units } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** A pool of prizes. Whoever opens, gives out or ends holds its row. */
export const ticketPool = pgTable(
  'ticket_pool',
  {
    id: uuid('id').primaryKey(),
    number: integer('number').generatedAlwaysAsIdentity(),
    kind: text('kind').$type<TicketKind>().notNull(),
    definition: jsonb('definition').$type<TicketPoolDefinition>().notNull(),
    /** SHA-256 of the definition's canonical JSON: what is published as its terms. */
    hash: text('hash').notNull(),
    state: text('state', { enum: ['PROPOSED', 'PUBLISHED', 'ENDED'] }).notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** Prizes. */
    size: integer('size').notNull(),
    /** Tickets that were given out and have not expired unopened. */
    issued: integer('issued').notNull().default(0),
    /** Numbers that are opened; entries of a raffle. */
    opened: integer('opened').notNull().default(0),
    paid: units('paid').notNull().default(sql`0`),
    seed: text('seed'),
    commitment: text('commitment'),
    root: text('root'),
    proposedBy: text('proposed_by').notNull(),
    proposedAt: at('proposed_at').notNull(),
    publishedBy: text('published_by'),
    publishedAt: at('published_at'),
    endedAt: at('ended_at'),
  },
  (table) => [index('ticket_pool_state_idx').on(table.state, table.endsAt)],
)

const ofPool = () =>
  uuid('pool_id')
    .notNull()
    .references(() => ticketPool.id)

/** A prize of a pool's list, and how often it is left. */
export const ticketPrize = pgTable(
  'ticket_prize',
  {
    poolId: ofPool(),
    /** Its index in the list. */
    prize: integer('prize').notNull(),
    kind: text('kind').$type<PrizeKind>().notNull(),
    amount: units('amount'),
    points: bigint('points', { mode: 'number' }).notNull(),
    count: integer('count').notNull(),
    left: integer('left').notNull(),
    lastAt: at('last_at'),
  },
  (table) => [primaryKey({ columns: [table.poolId, table.prize] })],
)

/** What each number of a pool holds, written when it is published and never changed. */
export const ticketNumber = pgTable(
  'ticket_number',
  { poolId: ofPool(), number: integer('number').notNull(), prize: integer('prize').notNull() },
  (table) => [primaryKey({ columns: [table.poolId, table.number] })],
)

/** A ticket of a member. Its id follows from pool, member and what it came for, so that nothing gives two. */
export const ticket = pgTable(
  'ticket',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    id: uuid('id').notNull().unique(),
    poolId: ofPool(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    /** What it came for: `DEPOSIT` or `TURNOVER` with the day, or the desk's reference. */
    origin: text('origin').notNull(),
    state: text('state', { enum: ['READY', 'ENTERED', 'OPENED', 'EXPIRED'] }).notNull(),
    grantedAt: at('granted_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    openedAt: at('opened_at'),
    number: integer('number'),
    prize: integer('prize'),
    /** How many of the prize were left after it. */
    left: integer('left'),
    withheld: boolean('withheld').notNull().default(false),
    currency: text('currency').notNull(),
    before: units('before'),
    after: units('after'),
  },
  (table) => [
    uniqueIndex('ticket_number_key').on(table.poolId, table.number),
    index('ticket_member_idx').on(table.memberId, table.seq),
    index('ticket_ready_idx').on(table.expiresAt).where(sql`state = 'READY'`),
  ],
)
