import { createHash } from 'node:crypto'
import type { ResponseOf } from '@portico/contract/kit/call'
import { formatUnits, toMoney } from '@portico/contract/kit/money'
import type { statement } from '@portico/contract/records/calls'
import { type AccountFilter, type AccountMovement, balanceBefore, daySums } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { flowOf } from './service.ts'
import { walk } from './walk.ts'
import type { Owner } from './wallet.ts'

/** A movement as the hash reads it. Only what never changes is in it. */
const lineOf = ({ id, at, code, ref, amount, after }: AccountMovement): string =>
  `${id} ${at.toISOString()} ${code} ${ref} ${formatUnits(amount)} ${formatUnits(after)}\n`

/**
 * The statement of a filter's days. Its hash is over the member, the days with their zone, the balance before, each movement in its order
 * and the balance after, one a line: who has the movements can work it out again, and of days that are over it never changes.
 */
export const createStatement = ({ database, clock, brand }: Pick<Platform, 'database' | 'clock' | 'brand'>) => {
  return async ({ memberId, currency }: Owner, filter: AccountFilter): Promise<ResponseOf<typeof statement>> => {
    const { from, to, timeZone } = filter
    const now = clock.now()
    const opening = await balanceBefore(database.orm, filter)
    const sums = await daySums(database.orm, filter, ['code'])
    const closing = sums.reduce((total, { credits, debits }) => total + credits - debits, opening)
    const hash = createHash('sha256')
    hash.update(`portico statement 1\n${memberId} ${currency} ${from} ${to} ${timeZone}\n${formatUnits(opening)}\n`)
    for await (const page of walk(database, filter, now)) hash.update(page.map(lineOf).join(''))
    hash.update(`${formatUnits(closing)}\n`)
    return {
      from,
      to,
      opening: toMoney(opening, currency),
      closing: toMoney(closing, currency),
      ...flowOf(sums, currency),
      hash: hash.digest('hex'),
      timeZone: brand.timeZone,
      serverNow: now.toISOString(),
    }
  }
}

export type MakeStatement = ReturnType<typeof createStatement>
