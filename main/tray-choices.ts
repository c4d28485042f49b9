import { logout } from '@portico/contract/session/calls'
import type { Calls } from './gateway/calls.ts'
import type { Links } from './links/links.ts'
import { OFFICE_PATH } from './links/paths.ts'
import type { Log } from './ports.ts'
import type { TrayItem } from './presence/view.ts'

interface Deps {
  readonly links: Pick<Links, 'go'>
  /** Brings an office window to the front; undefined when there is none. */
  readonly showOffice: () => number | undefined
  readonly endSession: () => Promise<void>
  readonly ask: Calls['ask']
  readonly quit: () => void
  readonly log: Log
}

/** What the rows of the tray's menu do. */
export const trayChoices = ({ links, showOffice, endSession, ask, quit, log }: Deps): ((item: TrayItem) => void) => {
  const signOut = async (): Promise<void> => {
    // The call takes the token with it; nobody waits for a slow gateway, or for none.
    const signOutCall = ask(logout, {}).catch((error: unknown) => log.warn('The gateway did not hear of the sign-out', { error }))
    await endSession().catch((error: unknown) => log.error('The session could not be forgotten on disk', { error }))
    await signOutCall
  }
  const office = (): void => {
    if (showOffice() === undefined) links.go(OFFICE_PATH)
  }
  const actions: Readonly<Record<TrayItem, () => void>> = { open: () => links.go(null), office, quit, signOut: () => void signOut() }
  return (item) => actions[item]()
}
