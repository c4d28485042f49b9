import { sql } from 'drizzle-orm'
import { commissionLine } from '../commissions/schema.ts'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { ledgerAccount, ledgerTransfer } from '../ledger/schema.ts'
import { memberTree } from '../member/schema.ts'
import { type AsOf, betsAsOf } from './as-of-store.ts'
import type { StakeFigures } from './commission-store.ts'

/** Stakes of the accounts below one of the branches, or of nobody's, `account` being the branch or empty. */
export type BranchStakes = Omit<StakeFigures, 'currency'>

/** Stakes of a team by its branches, type of game, outcome and the greatest of `floors` that they reach; as `stakeFigures`. */
export const teamStakes = async (
  db: Queryable,
  agentId: string,
  currency: string,
  span: AsOf,
  { floors, branches }: { readonly floors: readonly bigint[]; readonly branches: readonly string[] },
): Promise<BranchStakes[]> =>
  floors.length === 0
    ? []
    : rowsOf(
        db,
        sql`select coalesce(x.ancestor_id::text, '') as account, b.game_type as category, b.payout > b.stake as won,
          width_bucket(b.stake, ${sql.param([...floors].map(String))}::bigint[]) as floor, sum(b.stake)::text as stake, count(*)::text as bets
        from ${betsAsOf(span)} b
        join ${memberTree} t on t.ancestor_id = ${agentId}::uuid and t.descendant_id = b.member_id
        left join ${memberTree} x on x.descendant_id = b.member_id and x.ancestor_id = any(${sql.param([...branches])}::uuid[])
        where b.currency = ${currency} and b.state <> 'VOID' and b.payout <> b.stake and b.stake >= ${String(floors[0])}::bigint
        group by 1, 2, 3, 4`,
      )

/** What the ledger moved to an agent, less what it took back, for lines of a kind of periods that begin in [from, to). */
export const movedForLines = async (
  db: Queryable,
  memberId: string,
  currency: string,
  { kind, code, from, to }: { readonly kind: string; readonly code: string; readonly from: Date; readonly to: Date },
): Promise<bigint> => {
  const [row] = await rowsOf<{ moved: string }>(
    db,
    sql`select coalesce(sum(case when a.kind = 'player:cash' then x.amount else -x.amount end), 0)::text as moved
      from ${commissionLine} l
      join ${ledgerTransfer} x on x.ref = l.id::text and x.code = ${code}
      join ${ledgerAccount} a on a.id = x.credit_id
      where l.member_id = ${memberId}::uuid and l.kind = ${kind} and l.currency = ${currency}
        and l.starts_at >= ${from.toISOString()}::timestamptz and l.starts_at < ${to.toISOString()}::timestamptz`,
  )
  return BigInt(row?.moved ?? 0)
}
