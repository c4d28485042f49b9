import { eq } from 'drizzle-orm'
import type { Units } from '@portico/contract/money'
import { derivedId } from '../../db/canonical.ts'
import type { Queryable, Statement } from '../../db/open.ts'
import { ledgerAccount } from '../../ledger/schema.ts'
import { member } from '../../member/schema.ts'
import { cashOf } from '../../ledger/service.ts'
import { isAccount } from '../../ledger/store.ts'
import type { Load } from '../limits/load.ts'
import type { PricedLine } from '../bets/line.ts'

/**
 * Placing the lines of a slip, as one statement that is a transaction of its own: it does everything or nothing.
 * 1. The issue's row is locked against sealing (the seal takes FOR UPDATE) and must still take bets.
 * 2. The member's cash is lowered if it suffices; the prices stand on the member's highest prize group, so it must not have changed.
 * 3. Bets and their stakes are written from the lowered account: without it nothing is.
 * 4. What stands on each play of the issue is raised; a row that would pass the most it may hold fails the whole statement.
 * 5. The idempotency key comes last and without ON CONFLICT: a key seen before fails the whole statement.
 * No row comes back when 1 or 2 did not hold. Parameters: $1 issue, $2 now, $3 total, $4 cash account, $5 member,
 * $6 highest prize group, $7 lines as JSON, $8 idempotency key, $9 fingerprint, $10 house account, $11 lottery code,
 * $12 game type, $13 currency, $14 now as the answer says it, $15 loads as JSON.
 */
export const PLACE_BETS: Statement = {
  name: 'place-bets',
  text: `
with issue as materialized (
  select id, numero from lottery_issue
  where id = $1::bigint and state in ('SCHEDULED', 'OPEN') and open_at <= $2::timestamptz and seal_at > $2::timestamptz
  for key share
), account as (
  update ledger_account a set balance = a.balance - $3::bigint
  from issue, member m
  where a.id = $4::bigint and a.balance >= $3::bigint and m.id = $5::uuid and m.max_prize_group = $6::int
  returning a.id, a.balance, issue.id as issue_id, issue.numero
), line as materialized (
  select l.*, account.id as account_id, account.balance, account.issue_id, account.numero
  from account, jsonb_to_recordset($7::jsonb) as l(
    n int, id uuid, transfer uuid, play text, selection jsonb, notes int, unit text, mode text, multiple int, "prizeGroup" int, odds jsonb, flags jsonb,
    stake bigint, rebate bigint, "maxPayout" bigint)
), placed as (
  insert into bet (id, member_id, issue_id, game_code, game_type, numero, play, selection, notes, unit, mode, multiple, prize_group, odds, flags,
    currency, stake, rebate, max_payout, state, placed_at)
  select id, $5::uuid, issue_id, $11::text, $12::text, numero, play, selection, notes, unit, mode, multiple, "prizeGroup",
    nullif(odds, 'null'::jsonb), flags, $13::text, stake, rebate, "maxPayout", 'WAITING', $2::timestamptz
  from line
), staked as (
  insert into ledger_transfer (id, debit_id, credit_id, amount, code, ref, debit_after, at)
  select transfer, account_id, $10::bigint, stake, 'STAKE', id::text,
    balance + $3::bigint - sum(stake) over (order by n), $2::timestamptz
  from line order by n
), loaded as (
  insert into play_load as held (issue_id, play, currency, holder_id, shard, stake, payout, most_stake, most_payout)
  select account.issue_id, l.play, $13::text, l."holderId", l.shard, l.stake, l.payout, l."mostStake", l."mostPayout"
  from account, jsonb_to_recordset($15::jsonb) as l(
    n int, play text, "holderId" uuid, shard int, stake bigint, payout bigint, "mostStake" bigint, "mostPayout" bigint)
  order by l.n
  on conflict (issue_id, play, currency, holder_id, shard) do update set stake = held.stake + excluded.stake,
    payout = held.payout + excluded.payout, most_stake = excluded.most_stake, most_payout = excluded.most_payout
), remembered as (
  insert into idempotency (member_id, key, fingerprint, answer, at)
  select $5::uuid, $8::text, $9::text,
    jsonb_build_object('balance', balance::text, 'at', $14::text, 'bets', (select jsonb_agg(id order by n) from line)), $2::timestamptz
  from account
)
select balance::text as balance from account`,
}

/** What the statement leaves behind under the idempotency key; the bets' own rows hold the rest of the answer. */
export interface PlacedAnswer {
  readonly balance: string
  readonly at: string
  readonly bets: readonly string[]
}

export interface Placement {
  readonly issueId: bigint
  readonly at: Date
  readonly memberId: string
  readonly accountId: bigint
  readonly houseId: bigint
  readonly maxPrizeGroup: number
  readonly key: string
  readonly fingerprint: string
  readonly gameCode: string
  readonly gameType: string
  readonly currency: string
  readonly lines: readonly (PricedLine & { readonly id: string })[]
  /** What the lines count for against the limits, in the order in which the rows are to be locked. */
  readonly loads: readonly Load[]
}

export const totalStake = (lines: readonly { readonly stake: Units }[]): Units => lines.reduce((sum, { stake }) => sum + stake, 0n)

/** The values for `PLACE_BETS`, in its order. */
export const placeValues = (placement: Placement): readonly unknown[] => {
  const at = placement.at.toISOString()
  const lines = placement.lines.map(
    ({ id, play, selection, notes, unit, mode, multiple, prizeGroup, odds, flags, stake, rebate, maxPayout }, n) => ({
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
  return [
    String(placement.issueId),
    at,
    String(totalStake(placement.lines)),
    String(placement.accountId),
    placement.memberId,
    placement.maxPrizeGroup,
    JSON.stringify(lines),
    placement.key,
    placement.fingerprint,
    String(placement.houseId),
    placement.gameCode,
    placement.gameType,
    placement.currency,
    at,
    JSON.stringify(loads),
  ]
}

/** What a member plays on: cash account and highest prize group; undefined without a ledger account (free play). */
export const readTerms = async (queryable: Queryable, memberId: string, currency: string) =>
  (
    await queryable
      .select({ accountId: ledgerAccount.id, maxPrizeGroup: member.maxPrizeGroup, balance: ledgerAccount.balance })
      .from(ledgerAccount)
      .innerJoin(member, eq(member.id, ledgerAccount.ownerId))
      .where(isAccount(cashOf(memberId, currency)))
  )[0]
