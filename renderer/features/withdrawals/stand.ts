import type { ReceiptState, WithdrawalState, WithdrawalView } from '@portico/contract/withdrawal/shapes'
import type { Tone } from '../../ui/tag/tag.tsx'

export type Stand = Exclude<WithdrawalState, 'PAID'> | ReceiptState

/** Where a withdrawal stands, in one word: what of it is paid is told by what its member says. */
export const standOf = ({ state, receipt }: Pick<WithdrawalView, 'state' | 'receipt'>): Stand =>
  state === 'PAID' ? (receipt ?? 'AWAITED') : state

export const TONES: Readonly<Record<Stand, Tone>> = {
  REQUESTED: 'neutral',
  REVIEW: 'neutral',
  APPROVED: 'neutral',
  PAYING: 'accent',
  UNKNOWN: 'warning',
  REJECTED: 'negative',
  AWAITED: 'warning',
  RECEIVED: 'positive',
  AUTO: 'positive',
  DISPUTED: 'warning',
  RESOLVED: 'positive',
}
