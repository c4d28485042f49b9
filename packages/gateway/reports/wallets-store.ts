import type { Units } from '@portico/contract/kit/money'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { ledgerAccount, ledgerDay } from '../ledger/schema.ts'
import { member } from '../member/schema.ts'
import { accountHas } from './order-store.ts'
import { team, type TeamRange } from './team-store.ts'

/** Whose wallets. */
export type WhoseWallets = Pick<TeamRange, 'agentId' | 'scope'> & {
  readonly currency: string
  /** Of the accounts whose names contain this. */
  readonly account?: string | undefined
}

export interface TeamWallets extends TeamRange, WhoseWallets {
  /** Movements of these reasons alone. */
  readonly codes?: readonly string[] | undefined
}

/** `wallet(id, balance, account)`: the main wallets of the range, behind `team`. */
export const wallets = ({ account, currency, ...range }: WhoseWallets): SQL => sql`${team(range)}, wallet as (
  select a.id, a.balance, m.account from team join ${member} m on m.id = team.id
    ${account === undefined ? sql`` : sql`and ${accountHas(sql`m.account`, account)}`}
  join ${ledgerAccount} a on a.owner_id = m.id and a.kind = 'player:cash' and a.currency = ${currency})`

/** Only movements of these reasons. */
export const among = (codes: readonly string[] | undefined): SQL =>
  codes ? sql`and code = any(string_to_array(${codes.join()}, ','))` : sql``

/** What moved in and out of the wallets in the range by reason. */
export interface MovementSum {
  readonly code: string
  readonly credits: string
  readonly debits: string
  readonly movements: number
}

export const teamMovementSums = (db: Queryable, range: TeamWallets): Promise<MovementSum[]> =>
  rowsOf<MovementSum>(
    db,
    sql`with ${wallets(range)} select code, sum(credits)::text as credits, sum(debits)::text as debits, sum(movements)::int as movements
      from ${ledgerDay} where account_id in (select id from wallet)
        and day between ${range.from}::date and ${range.to}::date ${among(range.codes)} group by code order by code`,
  )

/** What the wallets hold now. */
export const teamBalance = async (db: Queryable, range: WhoseWallets): Promise<Units> => {
  const [row] = await rowsOf<{ balance: string }>(
    db,
    sql`with ${wallets(range)} select coalesce(sum(balance), 0)::text as balance from wallet`,
  )
  return BigInt(row!.balance)
}
