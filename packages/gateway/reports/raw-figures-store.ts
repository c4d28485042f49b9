import { type SQL, sql } from 'drizzle-orm'
import { deposit } from '../cashier/schema.ts'
import { SUMS } from '../figures/schema.ts'
import { ledgerAccount, ledgerTransfer } from '../ledger/schema.ts'
import { bet } from '../lottery/bets/schema.ts'
import { member, memberTree } from '../member/schema.ts'
import { vendorRound } from '../vendors/schema.ts'

/** Some of the sums, and zero for the others. */
const only = (of: Partial<Record<(typeof SUMS)[number], string>>): SQL =>
  sql.raw(SUMS.map((name) => `${of[name] ?? '0'} as ${name}`).join(', '))
const SUMMED = sql.raw(SUMS.map((name) => `sum(${name})::bigint as ${name}`).join(', '))

/**
 * Figures by member, day and type from the rows they are about, of the members `m` that a condition holds of: what the folded and unfolded rows
 * have to come to.
 */
export const rawFigures = (zone: SQL, whose: SQL): SQL => {
  const day = (column: SQL): SQL => sql`(${column} at time zone ${zone})::date`
  const isOf = (column: SQL): SQL => sql`${column} in (select m.id from ${member} m where ${whose})`
  return sql`
  select member_id, day, game_type, ${SUMMED} from (
    select b.member_id, ${day(sql`b.settled_at`)} as day, b.game_type,
      ${only({ bets: 'count(*)', stake: 'sum(b.stake)', valid_bet: 'sum(b.valid_bet)', payout: 'sum(b.payout)', rebate: 'sum(b.rebate)' })}
    from ${bet} b where b.state in ('WON', 'LOST', 'PUSH') and b.settled_at is not null and ${isOf(sql`b.member_id`)} group by 1, 2, 3
    union all
    select r.member_id, ${day(sql`r.closed_at`)}, r.game_type,
      ${only({ bets: 'count(*)', stake: 'sum(r.staked)', valid_bet: 'sum(least(r.staked, abs(r.won - r.staked)))', payout: 'sum(r.won)' })}
    from ${vendorRound} r where r.state = 'CLOSED' and (r.staked > 0 or r.won > 0) and ${isOf(sql`r.member_id`)} group by 1, 2, 3
    union all
    select d.member_id, ${day(sql`d.credited_at`)}, '', ${only({ deposits: 'd.amount', credits: '1', deposit_rows: '1' })}
    from ${deposit} d where d.state in ('CREDITED', 'REVERSED') and d.credited_at is not null and ${isOf(sql`d.member_id`)}
    union all
    select d.member_id, ${day(sql`d.changed_at`)}, '', ${only({ deposits: '-d.amount', deposit_rows: '1' })}
    from ${deposit} d where d.state = 'REVERSED' and d.changed_at is not null and ${isOf(sql`d.member_id`)}
    union all
    select a.owner_id, ${day(sql`t.at`)}, '', ${only({ moved: 'sum(t.amount)' })}
    from ${ledgerAccount} a join ${ledgerTransfer} t on t.credit_id = a.id where a.cached and ${isOf(sql`a.owner_id`)} group by 1, 2
    union all
    select a.owner_id, ${day(sql`t.at`)}, '', ${only({ moved: '-sum(t.amount)' })}
    from ${ledgerAccount} a join ${ledgerTransfer} t on t.debit_id = a.id where a.cached and ${isOf(sql`a.owner_id`)} group by 1, 2
    union all
    select p.owner_id, ${day(sql`w.at`)}, '', ${only({ withdrawals: 'w.amount', withdrawal_rows: '1' })}
    from ${ledgerAccount} p join ${ledgerTransfer} w on w.debit_id = p.id and w.code = 'WITHDRAWAL' and w.product = ''
      join ${ledgerAccount} c on c.id = w.credit_id and c.owner_id is null where ${isOf(sql`p.owner_id`)}
    union all
    select p.owner_id, ${day(sql`w.at`)}, '', ${only({ withdrawals: '-w.amount', withdrawal_rows: '1' })}
    from ${ledgerAccount} p join ${ledgerTransfer} w on w.credit_id = p.id and w.code = 'WITHDRAWAL_CREDIT' and w.product = ''
    where ${isOf(sql`p.owner_id`)}
    union all
    select m.id, ${day(sql`m.joined_at`)}, '', ${only({ joined: '1' })} from ${member} m where ${whose}
  ) part group by member_id, day, game_type`
}

/** Rows of members by day and type, summed for each agent above: of everybody below, and once more of those directly below. */
export const teamsOf = (own: SQL): SQL => sql`
  select t.ancestor_id, ring.direct, own_rows.day, own_rows.game_type, ${SUMMED}
  from ${own} own_rows join ${memberTree} t on t.descendant_id = own_rows.member_id and t.depth > 0
    cross join (values (false), (true)) ring(direct)
  where not ring.direct or t.depth = 1 group by 1, 2, 3, 4`
