import { sql } from 'drizzle-orm'
import type { BookCheck, BookRows } from '../../kit/book-check.ts'
import { ACCOUNT_ROWS } from '../../ledger/index.ts'
import { BET_ROWS } from '../bets/book-checks-store.ts'

const PLAN_ROWS: BookRows = { table: 'chase_plan', key: [['id', 'uuid']], page: 50 }
const LINE_ROWS: BookRows = {
  table: 'chase_line',
  key: [
    ['plan_id', 'uuid'],
    ['numero', 'text'],
  ],
  page: 500,
}

/** What has to hold of the money that plans lock. */
export const PLAN_CHECKS: readonly BookCheck[] = [
  {
    over: ACCOUNT_ROWS,
    findings: sql`
      select format('member %s has %s %s locked, and plans hold %s', a.owner_id, a.balance, a.currency, h.amount) as finding
      from page a cross join lateral (
        select coalesce(sum(l.stake), 0) as amount from chase_plan p join chase_line l on l.plan_id = p.id and l.state = 'PENDING'
        where p.member_id = a.owner_id and p.currency = a.currency
      ) h
      where a.kind = 'player:locked' and a.balance <> h.amount`,
  },
  {
    over: PLAN_ROWS,
    findings: sql`
      select format('plan %s is to have locked %s and released %s, and moved %s and %s', p.id, d.locked, d.released, m.locked, m.released) as finding
      from page p cross join lateral (
        select coalesce(sum(l.stake), 0) as locked, coalesce(sum(l.stake) filter (where l.state = 'RELEASED' and b.id is null), 0) as released
        from chase_line l left join bet b on b.plan_id = p.id and b.numero = l.numero where l.plan_id = p.id
      ) d cross join lateral (
        select coalesce(sum(amount) filter (where code = 'LOCK'), 0) as locked,
          coalesce(sum(amount) filter (where code = 'RELEASE'), 0) as released
        from ledger_transfer where ref = p.id::text
      ) m
      where d.locked <> m.locked or d.released <> m.released`,
  },
  {
    over: PLAN_ROWS,
    findings: sql`
      select format('plan %s holds money that its member has no account for', p.id) as finding
      from page p
      where exists (select 1 from chase_line l where l.plan_id = p.id and l.state = 'PENDING') and not exists (
        select 1 from ledger_account a where coalesce(a.owner_id, '00000000-0000-0000-0000-000000000000') = p.member_id
          and a.kind = 'player:locked' and a.currency = p.currency)`,
  },
  {
    over: LINE_ROWS,
    findings: sql`
      select format('line %s of plan %s is %s with the bet %s of %s on a stake of %s', l.numero, l.plan_id, l.state, b.id, b.stake, l.stake) as finding
      from page l left join bet b on b.plan_id = l.plan_id and b.numero = l.numero
      where case l.state
        when 'PENDING' then b.id is not null
        when 'PLACED' then b.stake is distinct from l.stake
        else b.id is not null and (b.state <> 'VOID' or b.stake <> l.stake) end`,
  },
  {
    over: BET_ROWS,
    findings: sql`
      select format('bet %s was not staked from what its plan locked', b.id) as finding
      from page b cross join lateral (
        select a.kind from ledger_transfer t join ledger_account a on a.id = t.debit_id where t.ref = b.id::text and t.code = 'STAKE' offset 0
      ) s
      where (b.plan_id is not null) <> (s.kind = 'player:locked')`,
  },
]
