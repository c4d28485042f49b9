import { and, eq, notExists, type SQL, sql } from 'drizzle-orm'
import type { Draw } from '@portico/contract/lottery/draw-shapes'
import type { Units } from '@portico/contract/kit/money'
import type { Queryable, Tx } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { noteBets } from '../../figures/index.ts'
import { lotteryIssue } from '../schema.ts'
import type { IssueRow } from '../drawing/issue-store.ts'
import type { BetTerms, Settlement } from './settlement.ts'

const FIRST = '00000000-0000-0000-0000-000000000000'
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** A bet with what it is settled by, and what it came to by an earlier outcome of its issue. */
export interface BetToSettle extends Omit<BetTerms, 'gameCode'> {
  readonly id: string
  readonly memberId: string
  readonly currency: string
  readonly rebate: Units
  /** How much of the stake was bonus money, and of which bonus; undefined where none was. */
  readonly bonus: { readonly stake: Units; readonly id: string } | undefined
  readonly covered: boolean
  readonly before: Settlement | undefined
}

type Before = readonly [state: Settlement['state'], payout: string, validBet: string, hits: Settlement['hits'] | null]

/** The columns of bets, each with a value for every bet. */
type PackedBets = Readonly<{
  [Key in Exclude<keyof BetToSettle, 'stake' | 'rebate' | 'rebateAgreed' | 'bonus' | 'covered' | 'before'>]: readonly BetToSettle[Key][]
}> &
  Readonly<Record<'stake' | 'rebate' | 'rebateAgreed', readonly string[]>> & {
    readonly before: readonly (Before | null)[]
    readonly bonus: readonly (readonly [stake: string, id: string, covered: boolean] | null)[]
  }

const unpacked = (columns: PackedBets): BetToSettle[] =>
  columns.id.map((id, n) => {
    const rebate = BigInt(columns.rebate[n]!)
    const before = columns.before[n]
    const bonus = columns.bonus[n]
    return {
      id,
      memberId: columns.memberId[n]!,
      currency: columns.currency[n]!,
      play: columns.play[n]!,
      selection: columns.selection[n]!,
      unit: columns.unit[n]!,
      mode: columns.mode[n]!,
      multiple: columns.multiple[n]!,
      prizeGroup: columns.prizeGroup[n]!,
      odds: columns.odds[n]!,
      flags: columns.flags[n]!,
      stake: BigInt(columns.stake[n]!),
      rebate,
      rebateAgreed: BigInt(columns.rebateAgreed[n]!),
      bonus: bonus?.[1] ? { stake: BigInt(bonus[0]), id: bonus[1] } : undefined,
      covered: bonus?.[2] ?? false,
      before: before
        ? { state: before[0], payout: BigInt(before[1]), rebate, validBet: BigInt(before[2]), hits: before[3] ?? [] }
        : undefined,
    }
  })

/** Where a settlement stands: bets are taken member by member, so that each account is touched once. */
export type SettleCursor = Pick<BetToSettle, 'memberId' | 'id'>

/** From which end of the issue's members. */
export type Direction = 'asc' | 'desc'

/** The codes of stations: only bets on these alone. */
export type Within = readonly string[] | undefined

interface Page {
  readonly after: SettleCursor | undefined
  readonly limit: number
  readonly direction: Direction
  readonly within?: Within
}

const isWithin = (within: Within): SQL => (within ? sql`and b.selection->'stations' <@ ${JSON.stringify(within)}::jsonb` : sql``)

/**
 * The bets of an issue that are not settled by its latest outcome and come after the given one. They come packed into one value, column
 * by column: a driver takes longer over the columns of so many rows than the settlement over them, and the database over arrays of a row.
 */
const betsBehind = async (
  queryable: Queryable,
  { id, resultVersion }: Pick<IssueRow, 'id' | 'resultVersion'>,
  { after, limit, direction, within }: Page,
  lock: SQL,
): Promise<BetToSettle[]> => {
  const upward = direction === 'asc'
  const end = upward ? FIRST : LAST
  const { memberId, id: betId } = after ?? { memberId: end, id: end }
  const order = sql.raw(`b.member_id ${direction}, b.id ${direction}`)
  const [row] = await rowsOf<{ packed: string | null }>(
    queryable,
    sql`
    with behind as materialized (
      select b.* from bet b
      where b.issue_id = ${id}::bigint and b.void_reason is null and coalesce(b.result_version, 0) < ${resultVersion}::int
        and (b.member_id, b.id) ${sql.raw(upward ? '>' : '<')} (${memberId}::uuid, ${betId}::uuid) ${isWithin(within)}
      order by ${order} limit ${limit} ${lock}
    )
    select case when count(*) > 0 then json_build_object('id', json_agg(id), 'memberId', json_agg(member_id),
      'currency', json_agg(currency), 'play', json_agg(play), 'selection', json_agg(selection),
      'unit', json_agg(unit), 'mode', json_agg(mode), 'multiple', json_agg(multiple), 'prizeGroup', json_agg(prize_group),
      'odds', json_agg(odds), 'flags', json_agg(flags), 'stake', json_agg(stake::text), 'rebate', json_agg(rebate::text),
      'rebateAgreed', json_agg(coalesce(rebate_agreed, rebate)::text), 'bonus', json_agg(
        case when bonus_id is not null or covered then json_build_array(bonus_stake::text, bonus_id, covered) end), 'before', json_agg(
        case when payout is not null then json_build_array(state, payout::text, valid_bet::text, hits) end)) end::text as packed
    from (select * from behind b order by ${order}) b`,
  )
  return row?.packed ? unpacked(JSON.parse(row.packed) as PackedBets) : []
}

/** Reads them for showing what would happen. */
export const readBehind = (queryable: Queryable, issue: IssueRow, after: SettleCursor | undefined, limit: number): Promise<BetToSettle[]> =>
  betsBehind(queryable, issue, { after, limit, direction: 'asc' }, sql``)

/**
 * Takes them for this transaction; bets that another one is settling are passed over. `alone` says that no other transaction can run
 * meanwhile: then they need no locks, each of which is a write.
 */
export const takeBehind = (tx: Tx, issue: IssueRow, page: Page, alone: boolean): Promise<BetToSettle[]> =>
  betsBehind(tx, issue, page, alone ? sql`` : sql`for update of b skip locked`)

/** Whether the issue still has this outcome; it then keeps it until the transaction ends. */
export const holdOutcome = async (tx: Tx, { id, state, resultVersion }: IssueRow): Promise<boolean> =>
  (
    await tx
      .select({ id: lotteryIssue.id })
      .from(lotteryIssue)
      .where(and(eq(lotteryIssue.id, id), eq(lotteryIssue.state, state), eq(lotteryIssue.resultVersion, resultVersion)))
      .for('share')
  ).length > 0

export type SettledBet = Settlement & SettleCursor

export interface SettlementWrite {
  readonly issueId: bigint
  readonly result: Draw | null
  readonly version: number
  readonly at: Date
}

/**
 * Writes what bets of one issue came to, given in the order they were taken; what they came to before is kept in `bet_version`.
 * They stay settled when they first were, which `settlement` says too; what it says was won is only raised here (`closeIssue`).
 */
export const writeSettled = async (
  tx: Tx,
  settled: readonly SettledBet[],
  { issueId, result, version, at }: SettlementWrite,
): Promise<void> => {
  const time = at.toISOString()
  if (version > 1) {
    const ids = JSON.stringify(settled.map(({ id }) => id))
    await tx.execute(sql`
      with kept as (
        insert into bet_version (bet_id, result_version, state, payout, rebate, valid_bet, hits, result, until)
        select id, result_version, state, payout, rebate, valid_bet, hits, result, ${time}::timestamptz from bet
        where result_version is not null and id in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb))
        returning bet_id, state, payout, rebate, valid_bet)
      ${noteBets(sql`select b.member_id, b.settled_at, b.game_type, b.stake, k.state, k.valid_bet, k.payout, k.rebate, -1 as factor
        from kept k join bet b on b.id = k.bet_id`)}`)
  }
  const all = (value: (each: SettledBet) => unknown, by = ',') => settled.map(value).join(by)
  const members = [settled[0]!.memberId, settled.at(-1)!.memberId].toSorted()
  await tx.execute(sql`
    with changed as (
      update bet set state = s.state, payout = s.payout, rebate_agreed = coalesce(bet.rebate_agreed, bet.rebate), rebate = s.rebate,
        valid_bet = s.valid_bet, hits = s.hits::jsonb, result = ${result === null ? null : JSON.stringify(result)}::jsonb,
        result_version = ${version}::int, settled_at = coalesce(bet.settled_at, ${time}::timestamptz)
      from unnest(string_to_array(${all(({ id }) => id)}, ',')::uuid[], string_to_array(${all(({ state }) => state)}, ','),
        string_to_array(${all(({ payout }) => payout)}, ',')::bigint[], string_to_array(${all(({ rebate }) => rebate)}, ',')::bigint[],
        string_to_array(${all(({ validBet }) => validBet)}, ',')::bigint[],
        string_to_array(${all(({ hits }) => JSON.stringify(hits), '\n')}, ${'\n'})) as s(id, state, payout, rebate, valid_bet, hits)
      -- By their members first: for the ids alone all bets there are would be read.
      where bet.issue_id = ${issueId}::bigint and bet.member_id between ${members[0]}::uuid and ${members[1]}::uuid and bet.id = s.id
      returning bet.member_id, bet.settled_at, bet.game_type, bet.state, bet.stake, bet.valid_bet, bet.payout, bet.rebate, case when bet.state = 'WON' and bet.payout > bet.stake then bet.payout end as win
    ), noted as (${noteBets(sql`select *, 1 as factor from changed`)})
    insert into settlement (member_id, at, issue_id, game_type, top_win)
    select member_id, settled_at, ${issueId}::bigint, min(game_type), max(win) from changed group by member_id, settled_at
    -- In one order, so that two settlements that share members never wait for each other in a ring.
    order by member_id, settled_at
    on conflict (member_id, at, issue_id) do update set top_win = excluded.top_win
      where excluded.top_win > coalesce(settlement.top_win, 0)`)
}

/** Lowers what settlements of an issue say was won to what its bets pay by an outcome that all of them stand by. */
const lowerWins = async (tx: Tx, issueId: bigint): Promise<void> => {
  await tx.execute(sql`
    update settlement s set top_win = stands.win
    from (
      select member_id, settled_at, max(payout) filter (where state = 'WON' and payout > stake) as win
      from bet where issue_id = ${issueId}::bigint and void_reason is null group by member_id, settled_at
    ) stands
    where s.issue_id = ${issueId}::bigint and s.member_id = stands.member_id and s.at = stands.settled_at
      and s.top_win is distinct from stands.win`)
}

/**
 * Closes an issue of which every bet is settled by this outcome; false while one is not, or when it has another by now. Held by its
 * row, the issue gets no other outcome meanwhile.
 */
export const closeIssue = async (tx: Tx, { id, state, resultVersion }: IssueRow, at: Date): Promise<boolean> => {
  const closed = await tx
    .update(lotteryIssue)
    .set({ state: state === 'VOID' ? 'VOID' : 'SETTLED', settledAt: at })
    .where(
      and(
        eq(lotteryIssue.id, id),
        eq(lotteryIssue.state, state),
        eq(lotteryIssue.resultVersion, resultVersion),
        notExists(
          sql`(select 1 from bet where bet.issue_id = ${id} and bet.void_reason is null and coalesce(bet.result_version, 0) < ${resultVersion}::int)`,
        ),
      ),
    )
    .returning({ id: lotteryIssue.id })
  if (closed.length > 0 && resultVersion > 1) await lowerWins(tx, id)
  return closed.length > 0
}
