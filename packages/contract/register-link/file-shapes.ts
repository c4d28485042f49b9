import * as z from 'zod/mini'

/** Columns of a file of register links. */
export const linkColumn = z.enum([
  'code',
  'address',
  'type',
  'state',
  'channel',
  'rates',
  'lastDay',
  'maxUses',
  'uses',
  'clicks',
  'deposited',
  'createdAt',
  'revoked',
])
export type LinkColumn = z.infer<typeof linkColumn>
