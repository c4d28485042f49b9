import { type SQL, sql } from 'drizzle-orm'
import { deposit } from '../cashier/schema.ts'
import { ledgerAccount, ledgerTransfer } from '../ledger/schema.ts'
import { bet, settlement } from '../lottery/bets/schema.ts'
import { memberTree } from '../member/schema.ts'
import { vendorRound } from '../vendors/schema.ts'

/** Whole days of the merchant's time zone, both inclusive as asked; `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

export type Scope = 'SELF' | 'DIRECT' | 'TEAM'

/** Days of a zone. */
interface ZonedDays extends DayRange {
  readonly timeZone: string
}

/** Whose figures and of which days. Every query below sees nothing outside the team of `agentId`. */
export interface TeamRange extends ZonedDays {
  readonly agentId: string
  readonly scope: Scope
}

export const start = ({ from, timeZone }: ZonedDays): SQL => sql`timezone(${timeZone}::text, ${from}::timestamp)`
export const end = ({ to, timeZone }: ZonedDays): SQL => sql`timezone(${timeZone}::text, ${to}::timestamp + interval '1 day')`

/** Half-open: a row of midnight belongs to the day that begins. */
export const inRange = (column: unknown, range: ZonedDays): SQL => sql`${column} >= ${start(range)} and ${column} < ${end(range)}`

const DEPTH: Record<Scope, SQL> = { SELF: sql`and depth = 0`, DIRECT: sql`and depth = 1`, TEAM: sql`` }

/** `team(id, depth)`: the accounts of the scope. Everything else joins it. */
export const team = ({ agentId, scope }: Pick<TeamRange, 'agentId' | 'scope'>): SQL =>
  sql`team as (select descendant_id as id, depth from ${memberTree} where ancestor_id = ${agentId}::uuid ${DEPTH[scope]})`

/** Of a row `team` of the tree: that it is of the scope and of an account, a column of uuids. */
export const ofTeam = ({ agentId, scope }: Pick<TeamRange, 'agentId' | 'scope'>, account: SQL): SQL =>
  sql`team.ancestor_id = ${agentId}::uuid and team.descendant_id = ${account} ${DEPTH[scope]}`

/** Joins only rows whose account, a column of uuids, is of the scope: one look at the tree for each of them. */
export const teamOf = (whose: Pick<TeamRange, 'agentId' | 'scope'>, account: SQL): SQL =>
  sql`join ${memberTree} team on ${ofTeam(whose, account)}`

/** Bets that count: settled inside the range. A void bet was given back and never played. `joined`: what is joined to them, `of`: some of what was settled. */
export const settledBets = (range: ZonedDays, joined = sql``, of = sql`${settlement}`): SQL =>
  sql`${of} s join ${bet} b on b.issue_id = s.issue_id and b.member_id = s.member_id and b.settled_at = s.at ${joined}
    where b.state in ('WON', 'LOST', 'PUSH') and ${inRange(sql`s.at`, range)}`

/** Rounds of vendors' games that count: closed inside the range, and not given back as a whole. */
export const closedRounds = (range: ZonedDays, joined = sql``): SQL =>
  sql`${vendorRound} r ${joined} where r.state = 'CLOSED' and (r.staked > 0 or r.won > 0) and ${inRange(sql`r.closed_at`, range)}`

/** What was paid in, and below zero what a provider took back of it: each at its own time, so that a day that is over stays as it was. */
export const creditedDeposits = (range: ZonedDays): SQL =>
  sql`(select id, member_id, method, amount, credited_at as at from ${deposit} where state in ('CREDITED', 'REVERSED') and ${inRange(sql`credited_at`, range)}
    union all
    select md5('reversed' || id)::uuid, member_id, method, -amount, changed_at from ${deposit} where state = 'REVERSED' and ${inRange(sql`changed_at`, range)}
  ) d where true`

/** Money that left a player's account towards the payment provider, and below zero what was credited of it because it had not arrived. */
export const paidWithdrawals = (range: ZonedDays): SQL =>
  sql`(select w.id, p.owner_id, w.at, w.amount from ${ledgerTransfer} w join ${ledgerAccount} p on p.id = w.debit_id and p.owner_id is not null
      join ${ledgerAccount} c on c.id = w.credit_id and c.owner_id is null where w.code = 'WITHDRAWAL' and w.product = '' and ${inRange(sql`w.at`, range)}
    union all
    select w.id, p.owner_id, w.at, -w.amount from ${ledgerTransfer} w join ${ledgerAccount} p on p.id = w.credit_id and p.owner_id is not null
      where w.code = 'WITHDRAWAL_CREDIT' and w.product = '' and ${inRange(sql`w.at`, range)}
  ) p where true`

/** Whose an account of the ledger is, as in the index that they are found by: a house's is nobody's. */
export const ownerOf = (account: SQL): SQL => sql`coalesce(${account}.owner_id, '00000000-0000-0000-0000-000000000000'::uuid)`

/** An instant as the wire has it, whatever type the driver would give. */
export const iso = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
