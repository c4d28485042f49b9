import { createHmac } from 'node:crypto'
import type { CallContext } from '../http/bind.ts'
import { networkOf } from '../kit/address-key.ts'
import { localDate } from '../kit/zone.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import { stateOf } from './state.ts'
import { countVisit, linkByCode, saltOf } from './store.ts'

/**
 * Counts that somebody opened a link that is good. Visitors of a day are told apart by a hash of their network and their browser's name with
 * that day's salt; both are forgotten with the day, and no address is written down.
 */
export type CountVisit = (code: string, context: Pick<CallContext, 'ip' | 'headers'>) => Promise<void>

export const createCountVisit =
  ({ database, clock, random, brand }: Pick<Platform, 'database' | 'clock' | 'random' | 'brand'>): CountVisit =>
  async (code, { ip, headers }) => {
    const link = await linkByCode(database.orm, code.trim().toUpperCase())
    const now = clock.now()
    if (!link || stateOf(link, now) !== 'LIVE') return
    const day = localDate(now, brand.timeZone).toString()
    const salt = await saltOf(database.orm, day, randomToken(random))
    const visitor = createHmac('sha256', salt)
      .update(`${networkOf(ip)}\n${String(headers['user-agent'])}`)
      .digest('base64url')
    await database.orm.transaction((tx) => countVisit(tx, { linkId: link.id, day, visitor }))
  }
