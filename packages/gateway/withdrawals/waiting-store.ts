import type { WaitingItem } from '@portico/contract/center/shapes'
import { toMoney } from '@portico/contract/kit/money'
import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { withdrawal } from './schema.ts'

/** Payouts of which their member has still to say how much arrived, with the first end of the time for it. */
export const waitingWithdrawals = async (db: Queryable, memberId: string): Promise<WaitingItem[]> => {
  const rows = await db
    .select({ amount: withdrawal.amount, fee: withdrawal.fee, currency: withdrawal.currency, answerBy: withdrawal.answerBy })
    .from(withdrawal)
    .where(and(eq(withdrawal.memberId, memberId), eq(withdrawal.receipt, 'AWAITED')))
    .orderBy(asc(withdrawal.answerBy))
  if (rows.length === 0) return []
  const sum = rows.reduce((total, { amount, fee }) => total + amount - fee, 0n)
  const until = rows[0]!.answerBy?.toISOString() ?? null
  return [{ kind: 'WITHDRAWAL', section: 'withdraw', count: rows.length, amount: toMoney(sum, rows[0]!.currency), until, badge: true }]
}
