import * as z from 'zod/mini'

/** Columns of a file of accounts, as the office names them. */
export const fileColumn = z.enum([
  'account',
  'stake',
  'payout',
  'rebate',
  'profit',
  'validBet',
  'deposits',
  'withdrawals',
  'balance',
  'nickname',
  'level',
  'downlines',
  'joinedAt',
  'seenAt',
  'state',
])
export type FileColumn = z.infer<typeof fileColumn>
