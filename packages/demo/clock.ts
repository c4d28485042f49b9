import type { Database } from '@portico/gateway/db/open'
import { ensureSetting, writeSetting } from '@portico/gateway/db/settings'
import { type MovableClock, systemClock } from '@portico/gateway/ports/clock'

const SETTING = 'demo.clock.aheadMs'

/** The system's clock plus what an operator has set it forward; it stays ahead over a restart, so that time never runs back. */
export const openDemoClock = async ({ orm }: Pick<Database, 'orm'>): Promise<MovableClock> => {
  let aheadMs = Number(await ensureSetting(orm, SETTING, 0))
  return {
    now: () => new Date(systemClock.now().getTime() + aheadMs),
    elapsed: () => performance.now() + aheadMs,
    advance: async (ms) => {
      aheadMs += ms
      await writeSetting(orm, SETTING, aheadMs)
    },
  }
}
