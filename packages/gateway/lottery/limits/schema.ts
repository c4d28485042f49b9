import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { units } from '../../db/columns.ts'
import { lotteryIssue } from '../schema.ts'

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
