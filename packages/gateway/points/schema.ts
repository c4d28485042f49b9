import type { Localized } from '@portico/contract/kit/wire'
import type { PointItemKind, PointMovementKind, PointOrderState } from '@portico/contract/points/shapes'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, units } from '../db/columns.ts'
import { member } from '../member/schema.ts'

const whole = (name: string) => bigint(name, { mode: 'number' })

/** What a member has, or owes for bets that were called off. Whoever changes it holds the row. */
export const pointAccount = pgTable('point_account', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => member.id),
  points: whole('points').notNull().default(0),
  owed: whole('owed').notNull().default(0),
})

/** How far a member's valid bets of a category are counted, and by which rule since when. */
export const pointEarned = pgTable(
  'point_earned',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    category: text('category').notNull(),
    /** Valid bets counted, for ever. */
    valid: units('valid').notNull(),
    /** Of those, what earlier rules have counted whole. */
    ruledFrom: units('ruled_from').notNull(),
    /** What they earned by this rule. */
    points: whole('points').notNull(),
    per: units('per').notNull(),
    rulePoints: whole('rule_points').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.category] })],
)

/** Every change of points, append-only. */
export const pointMovement = pgTable(
  'point_movement',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    at: at('at').notNull(),
    kind: text('kind').$type<PointMovementKind>().notNull(),
    category: text('category'),
    /** By how much the valid bets rose or fell, or the cash that points became. */
    amount: units('amount'),
    /** The order of `REDEEMED` and `RETURNED`, the transfer of `CONVERTED`, the claim of `MISSION`, the ticket of `PRIZE`. */
    refId: uuid('ref_id'),
    change: whole('change').notNull(),
    balance: whole('balance').notNull(),
    owed: whole('owed').notNull(),
  },
  (table) => [index('point_movement_member_idx').on(table.memberId, table.seq)],
)

/** A thing in the mall. */
export const pointItem = pgTable('point_item', {
  item: text('item').primaryKey(),
  name: jsonb('name').$type<Localized>().notNull(),
  text: jsonb('text').$type<Localized>().notNull(),
  kind: text('kind').$type<PointItemKind>().notNull(),
  points: whole('points').notNull(),
  amount: units('amount'),
  /** Null: not counted. */
  left: integer('left'),
  imageUrl: text('image_url'),
  days: integer('days').notNull(),
  open: boolean('open').notNull(),
})

/** A thing that a member asked for, as it was then. */
export const pointOrder = pgTable(
  'point_order',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    item: text('item').notNull(),
    name: jsonb('name').$type<Localized>().notNull(),
    kind: text('kind').$type<PointItemKind>().notNull(),
    quantity: integer('quantity').notNull(),
    points: whole('points').notNull(),
    amount: units('amount'),
    currency: text('currency').notNull(),
    /** Whether its stock is counted, and goes back with a rejection. */
    counted: boolean('counted').notNull(),
    state: text('state').$type<PointOrderState>().notNull(),
    remark: text('remark'),
    tracking: text('tracking'),
    address: text('address'),
    mobile: text('mobile'),
    appliedAt: at('applied_at').notNull(),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by'),
  },
  (table) => [
    index('point_order_member_idx').on(table.memberId, table.appliedAt),
    index('point_order_state_idx').on(table.state, table.appliedAt),
  ],
)
