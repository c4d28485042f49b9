import { sql, type SQL } from 'drizzle-orm'

/** What has to hold of the money that plans lock; each query lists what is wrong, one line a finding. */
export const PLAN_CHECKS: readonly SQL[] = [
  sql`
    with held as (
      select p.member_id, p.currency, sum(l.stake) as amount
      from chase_line l join chase_plan p on p.id = l.plan_id where l.state = 'PENDING' group by p.member_id, p.currency
    ), locked as (select owner_id, currency, balance from ledger_account where kind = 'player:locked')
    select format('member %s has %s %s locked, and plans hold %s', coalesce(h.member_id, a.owner_id), coalesce(a.balance, 0),
      coalesce(h.currency, a.currency), coalesce(h.amount, 0)) as finding
    from held h full join locked a on a.owner_id = h.member_id and a.currency = h.currency
    where coalesce(a.balance, 0) <> coalesce(h.amount, 0)`,
  sql`
    with due as (
      select l.plan_id, sum(l.stake) as locked, coalesce(sum(l.stake) filter (where l.state = 'RELEASED' and b.id is null), 0) as released
      from chase_line l left join bet b on b.plan_id = l.plan_id and b.numero = l.numero group by l.plan_id
    ), moved as (
      select ref, coalesce(sum(amount) filter (where code = 'LOCK'), 0) as locked,
        coalesce(sum(amount) filter (where code = 'RELEASE'), 0) as released
      from ledger_transfer where code in ('LOCK', 'RELEASE') group by ref
    )
    select format('plan %s is to have locked %s and released %s, and moved %s and %s', d.plan_id, d.locked, d.released, m.locked, m.released) as finding
    from due d left join moved m on m.ref = d.plan_id::text
    where d.locked is distinct from m.locked or d.released is distinct from m.released`,
  sql`
    select format('line %s of plan %s is %s with the bet %s of %s on a stake of %s', l.numero, l.plan_id, l.state, b.id, b.stake, l.stake) as finding
    from chase_line l left join bet b on b.plan_id = l.plan_id and b.numero = l.numero
    where case l.state
      when 'PENDING' then b.id is not null
      when 'PLACED' then b.stake is distinct from l.stake
      else b.id is not null and (b.state <> 'VOID' or b.stake <> l.stake) end`,
  sql`
    select format('bet %s was not staked from what its plan locked', b.id) as finding
    from bet b join ledger_transfer t on t.ref = b.id::text and t.code = 'STAKE' join ledger_account a on a.id = t.debit_id
    where (b.plan_id is not null) <> (a.kind = 'player:locked')`,
]
