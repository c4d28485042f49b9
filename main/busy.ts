import { type Watched, watched } from './ports.ts'
import type { Busy } from './updates/updates.ts'

/** What stands in the way of an installation: an open game, or a call about money that has no answer yet. */
export const busyOf = (games: Watched<readonly unknown[]>, unsettled: Watched<number>): Watched<Busy> => {
  const compute = (): Busy => (games.get().length > 0 ? 'game' : unsettled.get() > 0 ? 'request' : null)
  const busy = watched<Busy>(compute())
  const renew = (): void => {
    if (busy.get() !== compute()) busy.set(compute())
  }
  games.on(renew)
  unsettled.on(renew)
  return busy
}
