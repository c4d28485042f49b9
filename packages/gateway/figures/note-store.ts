import { type SQL, sql } from 'drizzle-orm'
import { FIGURE_ZONE } from './zone.ts'

/**
 * The insert that puts down what bets count for now, or no longer do. `source`: rows of `member_id, settled_at, game_type, state, stake, valid_bet,
 * payout, rebate, factor`, whose factor is 1 for what bets came to and -1 for what they had come to before. Part of the statement that changes
 * them, or at least of its transaction.
 */
export const noteBets = (source: SQL): SQL => sql`
  insert into figure_delta (member_id, day, game_type, bets, stake, valid_bet, payout, rebate)
  select member_id, (settled_at at time zone ${FIGURE_ZONE})::date, game_type, sum(factor), sum(factor * stake), sum(factor * valid_bet),
    sum(factor * payout), sum(factor * rebate)
  from (${source}) noted where state in ('WON', 'LOST', 'PUSH') group by 1, 2, 3`
