import * as z from 'zod/mini'

/** What such a file can have of a link, in order. */
export const LINK_COLUMNS = [
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
] as const
/** Columns of a file of register links. */
export const linkColumn = z.enum(LINK_COLUMNS)
export type LinkColumn = z.infer<typeof linkColumn>
