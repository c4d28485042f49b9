import type { BetLine } from '@portico/contract/bets/shapes'
import type { Units } from '@portico/contract/kit/money'
import { derivedId } from '../db/canonical.ts'
import type { Statement } from '../db/open.ts'
import { parameters } from '../db/parameters.ts'

/**
 * The first of two exceptions to the rule that tables are written by their owners and the ledger by `post`: placing bets is a single statement
 * over the tables of the lottery, the members, the ledger, the outbox and the idempotency keys, because a bet that costs several round trips holds
 * its locks several times as long. It stands here because it moves money; a test lets no other file do the same.
 */

const NAMES = [
  'issueId',
  'at',
  'total',
  'accountId',
  'memberId',
  'maxPrizeGroup',
  'lines',
  'key',
  'fingerprint',
  'houseId',
  'gameCode',
  'gameType',
  'currency',
  'answeredAt',
  'loads',
  'cash',
  'late',
  'most',
] as const
const plain = parameters(...NAMES)
/** Where cash does not suffice: the bonus pays the rest, line by line. */
const split = parameters(...NAMES, 'bonusTotal', 'bonusAccountId', 'bonusId')

type Written = Readonly<Record<(typeof NAMES)[number], string>>
type WrittenSplit = typeof split.$

/**
 * Placing the lines of a slip, as one statement that is a transaction of its own: it does everything or nothing.
 * 1. The issue's row is locked against sealing (the seal takes FOR UPDATE) and must still take bets, or be unsealed where `late` says so.
 * 2. The member's cash is lowered if it suffices and the member may play (`play_allowed`, which the eligibility area owns; what a plan locked counted
 *    against the limits then, and counts for nothing here); the prices stand on the member's highest prize group, so it must not have changed; no line may be above what an active bonus allows for one bet.
 * 3. Bets and their stakes are written from the lowered account: without it nothing is.
 * 4. What stands on each play of the issue is raised; a row that would pass the most it may hold fails the whole statement.
 * 5. Where the account is the member's cash, its new balance goes into the outbox: `balance.changed` of the contract, as `toMoney` says it.
 * 6. The idempotency key comes last and without ON CONFLICT: a key seen before fails the whole statement.
 * No row comes back when 1 or 2 did not hold.
 */
const textOf = ($: Written, bonus?: WrittenSplit): string => `
with issue as materialized (
  select id, numero from lottery_issue
  where id = ${$.issueId}::bigint and state in ('SCHEDULED', 'OPEN') and open_at <= ${$.at}::timestamptz
    and (seal_at > ${$.at}::timestamptz or ${$.late}::boolean)
  for key share
), account as (
  update ledger_account a set balance = a.balance - ${$.total}::bigint
  from issue, member m
  where a.id = ${$.accountId}::bigint and a.balance >= ${$.total}::bigint and m.id = ${$.memberId}::uuid and m.max_prize_group = ${$.maxPrizeGroup}::int
    and play_allowed(m.id, case when ${$.cash}::boolean then ${$.total}::bigint${bonus ? ` + ${bonus.bonusTotal}::bigint` : ''} else 0 end,
      case when ${$.cash}::boolean then 'LOTTERY' else 'CHASE' end, ${$.at}::timestamptz, ${$.currency}::text)
    and not exists (select 1 from turnover_requirement r where r.member_id = m.id and r.currency = ${$.currency}::text and r.kind = 'BONUS'
      and r.state = 'ACTIVE' and r.expires_at > ${$.at}::timestamptz and r.max_bet < ${$.most}::bigint and ${$.cash}::boolean)
  returning a.id, a.balance, issue.id as issue_id, issue.numero
)${
  bonus
    ? `, bonus as (
  update ledger_account b set balance = b.balance - ${bonus.bonusTotal}::bigint
  from account where b.id = ${bonus.bonusAccountId}::bigint and b.balance >= ${bonus.bonusTotal}::bigint
  returning b.id as bonus_account, b.balance as bonus_balance
)`
    : ''
}, line as materialized (
  select l.*, account.id as account_id, account.balance, account.issue_id, account.numero${bonus ? ', bonus_account, bonus_balance' : ''}
  from account${bonus ? ', bonus' : ''}, jsonb_to_recordset(${$.lines}::jsonb) as l(
    n int, id uuid, transfer uuid, play text, selection jsonb, notes int, unit text, mode text, multiple int, "prizeGroup" int, odds jsonb, flags jsonb,
    stake bigint, ${bonus ? '"bonusStake" bigint, "bonusTransfer" uuid, ' : ''}rebate bigint, "maxPayout" bigint)
), placed as (
  insert into bet (id, member_id, issue_id, game_code, game_type, numero, play, selection, notes, unit, mode, multiple, prize_group, odds, flags,
    currency, stake, ${bonus ? 'bonus_stake, bonus_id, ' : ''}rebate, max_payout, state, placed_at)
  select id, ${$.memberId}::uuid, issue_id, ${$.gameCode}::text, ${$.gameType}::text, numero, play, selection, notes, unit, mode, multiple, "prizeGroup",
    nullif(odds, 'null'::jsonb), flags, ${$.currency}::text, stake, ${
      bonus ? `"bonusStake", case when "bonusStake" > 0 then ${bonus.bonusId}::uuid end, ` : ''
    }rebate, "maxPayout", 'WAITING', ${$.at}::timestamptz
  from line
), staked as (
  insert into ledger_transfer (id, debit_id, credit_id, amount, code, ref, product, debit_after, at)
  select transfer, account_id, ${$.houseId}::bigint, ${bonus ? 'stake - "bonusStake"' : 'stake'}, 'STAKE', id::text, ${$.gameCode}::text,
    balance + ${$.total}::bigint - sum(${bonus ? 'stake - "bonusStake"' : 'stake'}) over (order by n), ${$.at}::timestamptz
  from line ${bonus ? 'where stake > "bonusStake" ' : ''}order by n
)${
  bonus
    ? `, staked_bonus as (
  insert into ledger_transfer (id, debit_id, credit_id, amount, code, ref, product, debit_after, at)
  select "bonusTransfer", bonus_account, ${$.houseId}::bigint, "bonusStake", 'STAKE', id::text, ${$.gameCode}::text,
    bonus_balance + ${bonus.bonusTotal}::bigint - sum("bonusStake") over (order by n), ${$.at}::timestamptz
  from line where "bonusStake" > 0 order by n
)`
    : ''
}, loaded as (
  insert into play_load as held (issue_id, play, currency, holder_id, shard, stake, payout, most_stake, most_payout)
  select account.issue_id, l.play, ${$.currency}::text, l."holderId", l.shard, l.stake, l.payout, l."mostStake", l."mostPayout"
  from account, jsonb_to_recordset(${$.loads}::jsonb) as l(
    n int, play text, "holderId" uuid, shard int, stake bigint, payout bigint, "mostStake" bigint, "mostPayout" bigint)
  order by l.n
  on conflict (issue_id, play, currency, holder_id, shard) do update set stake = held.stake + excluded.stake,
    payout = held.payout + excluded.payout, most_stake = excluded.most_stake, most_payout = excluded.most_payout
), notified as (
  insert into outbox (channel, target, type, data)
  select 'member', ${$.memberId}::uuid, 'balance.changed', json_build_object('balance', json_build_object(
    'amount', balance / 10000 || '.' || lpad((balance % 10000)::text, 4, '0'), 'currency', ${$.currency}::text))
  from account where ${$.cash}::boolean
), remembered as (
  insert into idempotency (member_id, key, fingerprint, answer, at)
  select ${$.memberId}::uuid, ${$.key}::text, ${$.fingerprint}::text,
    jsonb_build_object('balance', balance::text, 'at', ${$.answeredAt}::text, 'bets', (select jsonb_agg(id order by n) from line)), ${$.at}::timestamptz
  from account
)
select balance::text as balance from account${bonus ? ', bonus' : ''}`

export const PLACE_BETS: Statement = { name: 'place-bets', text: textOf(plain.$) }
/** The same where cash does not suffice and a bonus pays the rest; no row comes back when that does not, either. */
const PLACE_BETS_SPLIT: Statement = { name: 'place-bets-split', text: textOf(split.$, split.$) }

/** What the statement leaves behind under the idempotency key; the bets' own rows hold the rest of the answer. */
export interface PlacedAnswer {
  readonly balance: string
  readonly at: string
  readonly bets: readonly string[]
}

/** A line as it becomes a bet. */
export interface StakedLine extends Pick<BetLine, 'play' | 'selection' | 'mode' | 'multiple'> {
  /** The bet's id. */
  readonly id: string
  readonly notes: number
  readonly unit: string
  readonly prizeGroup: number | null
  readonly odds: unknown
  readonly flags: Readonly<Record<string, string>>
  readonly stake: Units
  /** Of a bonus. */
  readonly bonusStake?: Units
  readonly rebate: Units
  readonly maxPayout: Units
}

/** What a slip adds to a row of `play_load`, and the most that the row may come to. */
export interface StakedLoad {
  readonly play: string
  readonly holderId: string
  readonly shard: number
  readonly stake: Units
  readonly payout: Units
  readonly mostStake: Units
  readonly mostPayout: Units
}

export interface Placement {
  readonly issueId: bigint
  readonly at: Date
  readonly memberId: string
  /** What the stakes are paid from. */
  readonly accountId: bigint
  /** Whether that account is cash, whose changes are sent to the member. */
  readonly cash: boolean
  /** Whether the end of betting may have passed: a plan's line that was paid for before it. */
  readonly late?: boolean
  /** What they are paid into. */
  readonly houseId: bigint
  readonly maxPrizeGroup: number
  readonly key: string
  readonly fingerprint: string
  readonly gameCode: string
  readonly gameType: string
  readonly currency: string
  readonly lines: readonly StakedLine[]
  /** What pays what cash does not. */
  readonly bonus?: { readonly id: string; readonly accountId: bigint }
  /** What the lines count for against the limits, in the order in which the rows are to be locked. */
  readonly loads: readonly StakedLoad[]
}

export const totalStake = (lines: readonly { readonly stake: Units }[]): Units => lines.reduce((sum, { stake }) => sum + stake, 0n)

const mostStake = (lines: readonly { readonly stake: Units }[]): Units =>
  lines.reduce((most, { stake }) => (stake > most ? stake : most), 0n)

const recordOf = (placement: Placement) => {
  const at = placement.at.toISOString()
  const lines = placement.lines.map(
    ({ id, play, selection, notes, unit, mode, multiple, prizeGroup, odds, flags, stake, bonusStake = 0n, rebate, maxPayout }, n) => ({
      n,
      id,
      transfer: derivedId(id, 'STAKE'),
      play,
      selection,
      notes,
      unit,
      mode,
      multiple,
      prizeGroup,
      odds,
      flags,
      stake: String(stake),
      ...(placement.bonus ? { bonusStake: String(bonusStake), bonusTransfer: derivedId(id, 'STAKE', 'BONUS') } : {}),
      rebate: String(rebate),
      maxPayout: String(maxPayout),
    }),
  )
  const loads = placement.loads.map((load, n) => ({
    ...load,
    n,
    stake: String(load.stake),
    payout: String(load.payout),
    mostStake: String(load.mostStake),
    mostPayout: String(load.mostPayout),
  }))
  const bonusTotal = placement.lines.reduce((sum, { bonusStake = 0n }) => sum + bonusStake, 0n)
  return {
    issueId: String(placement.issueId),
    at,
    total: String(totalStake(placement.lines) - bonusTotal),
    bonusTotal: String(bonusTotal),
    accountId: String(placement.accountId),
    memberId: placement.memberId,
    maxPrizeGroup: placement.maxPrizeGroup,
    lines: JSON.stringify(lines),
    key: placement.key,
    fingerprint: placement.fingerprint,
    houseId: String(placement.houseId),
    gameCode: placement.gameCode,
    gameType: placement.gameType,
    currency: placement.currency,
    answeredAt: at,
    loads: JSON.stringify(loads),
    cash: placement.cash,
    late: placement.late ?? false,
    most: String(mostStake(placement.lines)),
  }
}

/** The values for `PLACE_BETS`, in its order. */
export const placeValues = (placement: Placement): readonly unknown[] => plain.values(recordOf(placement))

/** The statement for a placement that a bonus pays a part of, and its values. */
export const splitPlacement = (
  placement: Placement & { readonly bonus: NonNullable<Placement['bonus']> },
): readonly [Statement, readonly unknown[]] => {
  const { id, accountId } = placement.bonus
  return [PLACE_BETS_SPLIT, split.values({ ...recordOf(placement), bonusId: id, bonusAccountId: String(accountId) })]
}
