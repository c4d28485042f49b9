import { sql, type SQL } from 'drizzle-orm'

/** What has to hold of bets, their outcomes and the money that moved for them. Each query lists what is wrong, one line a finding. */
export const BET_CHECKS: readonly SQL[] = [
  sql`
    select format('bet %s has %s stakes worth %s instead of one of %s', b.id, count(t.id), coalesce(sum(t.amount), 0), b.stake) as finding
    from bet b left join ledger_transfer t on t.ref = b.id::text and t.code = 'STAKE'
    group by b.id having count(t.id) <> 1 or sum(t.amount) <> b.stake`,
  sql`
    with owed as (
      select b.id, b.state, c.code, coalesce(b.result_version, 1) as outcomes,
        case when b.state in ('WAITING') then 0
          when c.code = 'PAYOUT' then case when b.state = 'WON' then b.payout else 0 end
          when c.code = 'REFUND' then case when b.state in ('PUSH', 'VOID') then b.payout else 0 end
          else case when b.state in ('WON', 'LOST') then b.rebate else 0 end end as amount
      from bet b cross join (values ('PAYOUT'), ('REFUND'), ('REBATE')) as c(code)
    ), paid as (
      -- What was taken back, by a corrected result or a void issue, went to the house.
      select t.ref, t.code, sum(case when c.owner_id is null then -t.amount else t.amount end) as amount,
        count(*) filter (where c.owner_id is not null) as times
      from ledger_transfer t join ledger_account c on c.id = t.credit_id
      where t.code in ('PAYOUT', 'REFUND', 'REBATE') group by t.ref, t.code
    )
    select format('bet %s (%s) is owed a %s of %s and got %s in %s', o.id, o.state, o.code, o.amount, coalesce(p.amount, 0), coalesce(p.times, 0)) as finding
    from owed o left join paid p on p.ref = o.id::text and p.code = o.code
    where coalesce(p.amount, 0) <> o.amount or coalesce(p.times, 0) > o.outcomes`,
  sql`
    select format('bet %s is %s but its issue is %s', b.id, b.state, i.state) as finding
    from bet b join lottery_issue i on i.id = b.issue_id
    where b.void_reason is null and case i.state
      when 'SETTLED' then b.state not in ('WON', 'LOST', 'PUSH') or b.result_version <> i.result_version
      when 'VOID' then b.state <> 'VOID' and i.settled_at is not null
      when 'DRAWN' then false
      else b.state <> 'WAITING' end`,
  sql`
    select format('bet %s (%s) was settled at %s, which no settlement says', b.id, b.state, b.settled_at) as finding
    from bet b left join settlement s on s.member_id = b.member_id and s.at = b.settled_at and s.issue_id = b.issue_id
    where b.state <> 'WAITING' and b.void_reason is null and s.at is null`,
  sql`
    select format('the settlement of member %s on issue %s at %s says a win of %s, its bets one of %s', s.member_id, i.id, s.at, s.top_win, b.win) as finding
    from lottery_issue i join settlement s on s.issue_id = i.id
    left join (
      select member_id, issue_id, settled_at, max(payout) filter (where state = 'WON' and payout > stake) as win
      from bet where settled_at is not null group by 1, 2, 3
    ) b on b.member_id = s.member_id and b.issue_id = s.issue_id and b.settled_at = s.at
    -- Until it is closed, bets of a corrected issue may stand by different outcomes.
    where i.settled_at is not null and s.top_win is distinct from b.win`,
]
