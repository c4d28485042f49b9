import { type Observable, observable } from './ports.ts'
import type { InstallBlocker } from './updates/updates.ts'

/** What stands in the way of an installation: an open game, or a call about money that has no answer yet. */
export const createInstallBlocker = (games: Observable<readonly unknown[]>, unsettled: Observable<number>): Observable<InstallBlocker> => {
  const compute = (): InstallBlocker => (games.get().length > 0 ? 'game' : unsettled.get() > 0 ? 'request' : null)
  const blocker = observable<InstallBlocker>(compute())
  const renew = (): void => {
    if (blocker.get() !== compute()) blocker.set(compute())
  }
  games.on(renew)
  unsettled.on(renew)
  return blocker
}
