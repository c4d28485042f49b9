import type { Cursor } from '../ledger/index.ts'

/** The place of a movement as the contract writes it: milliseconds and order of writing. */
export const formatCursor = ({ at, seq }: Cursor): string => `${at.getTime()}.${seq}`

/** @param cursor as the contract's `recordCursor` */
export const parseCursor = (cursor: string): Cursor => {
  const [ms = '', seq = ''] = cursor.split('.')
  return { at: new Date(Number(ms)), seq: BigInt(seq) }
}
