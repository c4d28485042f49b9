import { type SQL, sql } from 'drizzle-orm'
import type { Orm, Tx } from '@portico/gateway/db/open'
import { noteBets } from '@portico/gateway/figures/index'

/** Rows of a JSON list. `columns`: names with their types. */
const rowsOfJson = (rows: readonly unknown[], columns: string): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}::jsonb)
    as of_json(${sql.raw(columns)})`

const memberId = (n: SQL): SQL => sql`md5('downline' || ${n})::uuid`

export interface Downlines {
  readonly count: number
  readonly topAgent: string
  readonly passwordHash: string
  readonly currency: string
  readonly joinedAt: Date
  readonly agentType: number
  readonly playerType: number
  /** Each pays so much in. */
  readonly purse: bigint
  readonly clearing: bigint
}

/**
 * Accounts below an agent with their places in the tree, a cash account and a deposit each: the first tenth are agents, ten below each agent of the
 * level above, and the others are players below those.
 */
export const insertDownlines = async (tx: Tx, of: Downlines): Promise<void> => {
  const agents = Math.max(1, Math.floor(of.count / 10))
  const joined = of.joinedAt.toISOString()
  await tx.execute(sql`
    insert into member (id, account, nickname, password_hash, type, upline_id, currency, max_prize_group, joined_at, seen_at)
    select ${memberId(sql`n`)}, 'd' || lpad(n::text, 7, '0'), 'Downline ' || n, ${of.passwordHash},
      case when n <= ${agents}::int then ${of.agentType}::int else ${of.playerType}::int end,
      case when n <= 10 then (select id from member where account = ${of.topAgent})
        when n <= ${agents}::int then ${memberId(sql`((n - 1) / 10)`)} else ${memberId(sql`(1 + n % ${agents}::int)`)} end,
      ${of.currency}, 1900, ${joined}::timestamptz + n % 40000 * interval '1 minute', ${joined}::timestamptz + interval '60 days'
    from generate_series(1, ${of.count}::int) n order by n`)
  await tx.execute(sql`
    with recursive line(id, above, depth) as (
      select id, id, 0 from member where id in (select ${memberId(sql`n`)} from generate_series(1, ${of.count}::int) n)
      union all select line.id, m.upline_id, line.depth + 1 from line join member m on m.id = line.above where m.upline_id is not null)
    insert into member_tree (ancestor_id, descendant_id, depth) select above, id, depth from line order by above, id`)
  await tx.execute(sql`
    with purse as (
      insert into ledger_account (owner_id, kind, currency, cached, balance)
      select ${memberId(sql`n`)}, 'player:cash', ${of.currency}, true, ${of.purse}::bigint from generate_series(1, ${of.count}::int) n order by n
      returning id, owner_id
    ), paid as (
      insert into deposit (id, member_id, method, amount, currency, state, provider_ref, created_at, credited_at, changed_at, provider)
      select md5('purse' || m.id)::uuid, m.id, 'SANDBOX', ${of.purse}::bigint, ${of.currency}, 'CREDITED', 'past-' || m.account,
        m.joined_at + interval '1 hour', m.joined_at + interval '1 hour', m.joined_at + interval '1 hour', 'SANDBOX'
      from member m join purse on purse.owner_id = m.id returning id, member_id, credited_at
    )
    insert into ledger_transfer (id, debit_id, credit_id, amount, code, ref, credit_after, at)
    select md5('paid' || paid.id)::uuid, ${String(of.clearing)}::bigint, purse.id, ${of.purse}::bigint, 'DEPOSIT', paid.id::text, ${of.purse}::bigint,
      paid.credited_at
    from paid join purse on purse.owner_id = paid.member_id`)
}

export interface PastIssue {
  readonly n: number
  readonly numero: string
  readonly openAt: string
  readonly sealAt: string
  readonly drawAt: string
  readonly result: unknown
}

/** What a line comes to on an issue. */
export interface PastOutcome {
  readonly issue: number
  readonly line: number
  readonly state: string
  readonly payout: bigint
  readonly rebate: bigint
  readonly valid: bigint
  readonly hits: unknown
}

export interface PastDay {
  readonly game: { readonly code: string; readonly gameType: string }
  readonly day: number
  readonly issues: readonly PastIssue[]
  readonly lines: readonly unknown[]
  readonly outcomes: readonly PastOutcome[]
  readonly bets: number
  readonly members: number
  readonly currency: string
  readonly house: { readonly gaming: bigint; readonly commission: bigint }
}

/** A day's issues, drawn and settled, their bets, what these came to, and the money that moved for them, with the balance after each movement. */
export const insertPastDay = async (tx: Tx, of: PastDay): Promise<void> => {
  await tx.execute(sql`
    insert into lottery_issue (game_code, numero, open_at, seal_at, draw_at, state, result, result_version, demo, drawn_at, settled_at)
    select ${of.game.code}, numero, "openAt", "sealAt", "drawAt", 'SETTLED', result, 1, true, "drawAt", "drawAt" + interval '1 second'
    from ${rowsOfJson(of.issues, 'n int, numero text, "openAt" timestamptz, "sealAt" timestamptz, "drawAt" timestamptz, result jsonb')}`)
  await tx.execute(sql`
    create temporary table past_bet on commit drop as
    select md5('past' || ${of.day}::int || '-' || k)::uuid as id, ${memberId(sql`(1 + (k / 5 * 7919 + ${of.day}::bigint * 104729) % ${of.members}::int)`)} as member_id,
      i.id as issue_id, i.numero, i.result, i.draw_at - interval '2 minutes' as placed_at, i.draw_at + interval '1 second' as settled_at,
      l.play, l.selection, l.notes, l.unit, l.mode, l.multiple, l."prizeGroup" as prize_group, nullif(l.odds, 'null'::jsonb) as odds, l.flags, l.stake,
      l.rebate as agreed, o.state, o.payout, o.rebate, o.valid as valid_bet, o.hits
    from generate_series(0, ${of.bets}::bigint - 1) k
      join ${sql`(select n as place, numero as name from ${rowsOfJson(of.issues, 'n int, numero text')})`} p on p.place = k / 5 % ${of.issues.length}::int
      join lottery_issue i on i.game_code = ${of.game.code} and i.numero = p.name
      join (select * from ${rowsOfJson(of.lines, 'n int, play text, selection jsonb, notes int, unit text, mode text, multiple int, "prizeGroup" int, odds jsonb, flags jsonb, stake bigint, rebate bigint')}) l
        on l.n = (k * 31 + ${of.day}::int) % ${of.lines.length}::int
      join (select * from ${rowsOfJson(of.outcomes, 'issue int, line int, state text, payout bigint, rebate bigint, valid bigint, hits jsonb')}) o
        on o.issue = p.place and o.line = l.n`)
  await tx.execute(sql`
    insert into bet (id, member_id, issue_id, game_code, game_type, numero, play, selection, notes, unit, mode, multiple, prize_group, odds, flags,
      currency, stake, rebate, rebate_agreed, state, payout, valid_bet, hits, result, result_version, placed_at, settled_at)
    select id, member_id, issue_id, ${of.game.code}, ${of.game.gameType}, numero, play, selection, notes, unit, mode, multiple, prize_group, odds, flags,
      ${of.currency}, stake, rebate, agreed, state, payout, valid_bet, hits, result, 1, placed_at, settled_at from past_bet order by issue_id, member_id`)
  await tx.execute(sql`
    insert into settlement (member_id, at, issue_id, game_type, top_win)
    select member_id, settled_at, issue_id, ${of.game.gameType}, max(payout) filter (where state = 'WON' and payout > stake)
    from past_bet group by 1, 2, 3`)
  await tx.execute(noteBets(sql`select *, ${of.game.gameType}::text as game_type, 1 as factor from past_bet`))
  await tx.execute(sql`
    create temporary table past_move on commit drop as
    select m.*, a.id as account_id, a.balance + sum(m.amount) over (partition by a.id order by m.at, m.place, m.bet_id rows unbounded preceding) as after
    from (
      select id as bet_id, member_id, placed_at as at, 1 as place, 'STAKE' as code, -stake as amount from past_bet
      union all select id, member_id, settled_at, 2, case state when 'WON' then 'PAYOUT' else 'REFUND' end, payout from past_bet where payout > 0
      union all select id, member_id, settled_at, 3, 'REBATE', rebate from past_bet where rebate > 0) m
    join ledger_account a on coalesce(a.owner_id, '00000000-0000-0000-0000-000000000000') = m.member_id and a.kind = 'player:cash'
      and a.currency = ${of.currency}`)
  const { gaming, commission } = of.house
  await tx.execute(sql`
    insert into ledger_transfer (id, debit_id, credit_id, amount, code, ref, product, debit_after, credit_after, at)
    select md5(bet_id || code)::uuid, case when amount < 0 then account_id else house.id end, case when amount < 0 then house.id else account_id end,
      abs(amount), code, bet_id::text, ${of.game.code}, case when amount < 0 then after end, case when amount > 0 then after end, at
    from past_move, lateral (select case code when 'REBATE' then ${String(commission)}::bigint else ${String(gaming)}::bigint end as id) house
    order by account_id, at, place, bet_id`)
  await tx.execute(sql`
    update ledger_account a set balance = a.balance + m.amount
    from (select account_id, sum(amount) as amount from past_move group by 1) m where a.id = m.account_id`)
}

/** Tells the database what it holds, and gives back the room of what was folded. */
export const analyzePast = async (orm: Orm): Promise<void> => {
  await orm.execute(
    sql`analyze member, member_tree, bet, settlement, ledger_account, ledger_transfer, ledger_day, deposit, figure_day, figure_team_day`,
  )
  await orm.execute(sql`vacuum (analyze) figure_delta`)
}
