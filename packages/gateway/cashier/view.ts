import type { DepositView } from '@portico/contract/cashier/shapes'
import { toMoney } from '@portico/contract/kit/money'
import type { Queryable } from '../db/open.ts'
import { textIn } from '../kit/localized.ts'
import type { Platform } from '../platform.ts'
import { referenceOf } from './reference.ts'
import type { DepositRow } from './store.ts'
import { unmatchedOf, type UnmatchedRow } from './unmatched-store.ts'
import type { Ways } from './ways.ts'

/** Where a payer is still led to. */
const PAYABLE: readonly DepositRow['state'][] = ['PENDING_PAYMENT', 'EXPIRED']

/** Deposits as their member sees them. */
export const createViews = ({ brand }: Pick<Platform, 'brand'>, ways: Ways) => {
  const viewOf = (
    row: DepositRow,
    { methods, language, cases }: { methods: Awaited<ReturnType<Ways['methods']>>; language: string; cases: readonly UnmatchedRow[] },
  ): DepositView => {
    const money = (units: bigint) => toMoney(units, row.currency)
    const method = methods.get(row.method)
    const other = cases.findLast(
      ({ reason, state, held }) =>
        (reason === 'OTHER_AMOUNT' || reason === 'OVER_LIMIT') && held && (state === 'OPEN' || state === 'CREDITED'),
    )
    const own = row.state === 'CREDITED' ? money(row.amount - row.fee) : null
    return {
      depositId: row.id,
      reference: row.reference ?? referenceOf(row.id),
      method: row.method,
      methodName: method ? textIn(method.names, language, brand) : row.method,
      sandbox: method?.sandbox ?? false,
      state: row.state,
      amount: money(row.amount),
      fee: money(row.fee),
      arrived: own === null && other ? toMoney(other.amount, other.currency) : null,
      credited: own ?? (other?.state === 'CREDITED' ? toMoney(other.amount, other.currency) : null),
      page: PAYABLE.includes(row.state) ? row.page : null,
      ...(method?.instructions && PAYABLE.includes(row.state) ? { instructions: textIn(method.instructions, language, brand) } : {}),
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt?.toISOString() ?? null,
      changedAt: (row.changedAt ?? row.creditedAt ?? row.createdAt).toISOString(),
      reason: row.reason,
    }
  }

  return async (db: Queryable, rows: readonly DepositRow[], language: string): Promise<DepositView[]> => {
    const doubtful = rows.filter(({ state }) => state === 'REVIEW' || state === 'FAILED').map(({ id }) => id)
    const [methods, cases] = [await ways.methods(), Map.groupBy(await unmatchedOf(db, ...doubtful), ({ depositId }) => depositId)]
    return rows.map((row) => viewOf(row, { methods, language, cases: cases.get(row.id) ?? [] }))
  }
}

export type Views = ReturnType<typeof createViews>
