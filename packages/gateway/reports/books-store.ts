import { sql, type SQL } from 'drizzle-orm'
import type { Orm } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'

/** What the books say. `findings` is empty when they balance. */
export interface Books {
  readonly accounts: number
  readonly transfers: number
  readonly bets: number
  readonly settled: number
  readonly findings: readonly string[]
}

/** Transfers of a code that no area declares, one line a code. */
const undeclared = (codes: readonly string[]): SQL => sql`
  select format('%s transfers have the code %s, which no area declares', count(*), code) as finding
  from ledger_transfer where code <> all (string_to_array(${codes.join()}, ',')) group by code`

/**
 * Examines everything on one snapshot, so that it may run while bets are being taken. `checks` are the areas', `codes` those they
 * declare. At most 100 findings a check.
 */
export const readBooks = (orm: Orm, checks: readonly SQL[], codes: readonly string[]): Promise<Books> =>
  orm.transaction(
    async (tx) => {
      const findings: string[] = []
      for (const check of [...checks, undeclared(codes)]) {
        const found = await rowsOf<{ finding: string }>(tx, sql`${check} limit 100`)
        findings.push(...found.map((row) => row.finding))
      }
      const [counts] = await rowsOf<Omit<Books, 'findings'>>(
        tx,
        sql`
          select (select count(*)::int from ledger_account) as accounts, (select count(*)::int from ledger_transfer) as transfers,
            (select count(*)::int from bet) as bets, (select count(*)::int from bet where state <> 'WAITING') as settled`,
      )
      return { ...counts!, findings }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
