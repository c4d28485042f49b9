import type { ResponseOf } from '@portico/contract/kit/call'
import type { betReceipt } from '@portico/contract/bets/receipt-calls'
import { refuse } from '../../failure.ts'
import type { Caller } from '../../http/bind.ts'
import type { Platform } from '../../platform.ts'
import { receiptOf } from './receipt-store.ts'
import { createSealedLists } from './sealed-list.ts'

/**
 * A member's receipt of a bet; with the way to the published root once the issue is sealed.
 * @throws Failure BET_UNKNOWN for a bet that is not the caller's
 */
export type ReceiptOf = (caller: Pick<Caller, 'memberId'>, betId: string) => Promise<ResponseOf<typeof betReceipt>>

export const createReceipts = ({ database }: Pick<Platform, 'database'>): ReceiptOf => {
  const sealedList = createSealedLists(database.orm)
  return async ({ memberId }, betId) => {
    const { receipt, voidReason, issueId, root } = (await receiptOf(database.orm, memberId, betId)) ?? refuse('BET_UNKNOWN')
    const cancelled = voidReason === 'CANCELLED'
    if (root === null || cancelled) return { receipt, inclusion: null, cancelled }
    return { receipt, inclusion: { root, path: [...(await sealedList(issueId))(betId)] }, cancelled }
  }
}
