import { sql } from 'drizzle-orm'
import type { BookCheck, BookRows } from '../../kit/book-check.ts'

export const BET_ROWS: BookRows = { table: 'bet', key: [['id', 'uuid']], page: 100 }

const SETTLEMENT_ROWS: BookRows = {
  table: 'settlement',
  key: [
    ['member_id', 'uuid'],
    ['at', 'timestamptz'],
    ['issue_id', 'bigint'],
  ],
  page: 50,
}

/** What has to hold of bets, their outcomes and the money that moved for them. */
export const BET_CHECKS: readonly BookCheck[] = [
  {
    over: BET_ROWS,
    findings: sql`
      select format('bet %s has %s stakes worth %s, %s of them of a bonus, instead of %s and %s', b.id, t.times, t.amount, t.bonus, b.stake, b.bonus_stake)
        as finding
      from page b cross join lateral (
        select count(*) as times, coalesce(sum(x.amount), 0) as amount, coalesce(sum(x.amount) filter (where a.kind = 'player:bonus'), 0) as bonus
        from ledger_transfer x join ledger_account a on a.id = x.debit_id where x.ref = b.id::text and x.code = 'STAKE'
      ) t
      where t.times <> 1 + (b.bonus_stake > 0 and b.bonus_stake < b.stake)::int or t.amount <> b.stake or t.bonus <> b.bonus_stake`,
  },
  {
    over: BET_ROWS,
    findings: sql`
      with owed as (
        select b.id, b.state, c.code, coalesce(b.result_version, 1)::bigint * (1 + (b.bonus_stake > 0)::int) as outcomes,
          case when b.state in ('WAITING') then 0
            when c.code = 'PAYOUT' then case when b.state = 'WON' then b.payout else 0 end
            when c.code = 'REFUND' then case when b.state in ('PUSH', 'VOID') then b.payout else 0 end
            else case when b.state in ('WON', 'LOST') then b.rebate else 0 end end as amount
        from page b cross join (values ('PAYOUT'), ('REFUND'), ('REBATE')) as c(code)
      )
      select format('bet %s (%s) is owed a %s of %s and got %s in %s', o.id, o.state, o.code, o.amount, p.amount, p.times) as finding
      from owed o cross join lateral (
        -- What was taken back, by a corrected result or a void issue, went to the house.
        select coalesce(sum(case when c.owner_id is null then -t.amount else t.amount end), 0) as amount,
          count(*) filter (where c.owner_id is not null) as times
        from ledger_transfer t join ledger_account c on c.id = t.credit_id
        where t.ref = o.id::text and t.code = o.code
      ) p
      where p.amount <> o.amount or p.times > o.outcomes`,
  },
  {
    over: BET_ROWS,
    findings: sql`
      select format('bet %s is %s but its issue is %s', b.id, b.state, i.state) as finding
      from page b join lottery_issue i on i.id = b.issue_id
      where b.void_reason is null and case i.state
        when 'SETTLED' then b.state not in ('WON', 'LOST', 'PUSH') or b.result_version <> i.result_version
        when 'VOID' then b.state <> 'VOID' and i.settled_at is not null
        when 'DRAWN' then false
        -- Bets on stations that drew before the others of their day.
        when 'SEALED' then b.state <> 'WAITING' and b.result_version > i.result_version
        else b.state <> 'WAITING' end`,
  },
  {
    over: BET_ROWS,
    findings: sql`
      select format('bet %s (%s) was settled at %s, which no settlement says', b.id, b.state, b.settled_at) as finding
      from page b
      where b.state <> 'WAITING' and b.void_reason is null
        and (select count(*) from settlement s where s.member_id = b.member_id and s.at = b.settled_at and s.issue_id = b.issue_id) = 0`,
  },
  {
    over: SETTLEMENT_ROWS,
    findings: sql`
      select format('the settlement of member %s on issue %s at %s says a win of %s, its bets one of %s', s.member_id, s.issue_id, s.at, s.top_win, b.win) as finding
      from page s join lottery_issue i on i.id = s.issue_id cross join lateral (
        select max(payout) filter (where state = 'WON' and payout > stake) as win
        from bet where issue_id = s.issue_id and member_id = s.member_id and settled_at = s.at
      ) b
      -- Until it is closed, bets of a corrected issue may stand by different outcomes.
      where i.settled_at is not null and s.top_win is distinct from b.win`,
  },
]
