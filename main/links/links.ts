import type { Log } from '../ports.ts'
import { isOfficePath, isOfficeReturn, pathOfLink } from './link.ts'

interface Deps {
  /** Without `://`. */
  readonly scheme: string
  readonly log: Log
  /** Brings the player's window to the front, opening it where it is not. */
  readonly showMain: () => void
  /** Tells the player's window `link.opened`. */
  readonly tellMain: (path: string) => void
  /** Opens the agent office at an address. */
  readonly openOffice: (path: string) => void
  /** Hands every window what an agent's sign-in came back with: the one that it was begun in has its secret. */
  readonly returnToOffice: (path: string) => void
}

/** Leads to addresses of the renderer: links from outside, clicked notifications, the tray. */
export interface Links {
  /** A `portico://` link as the system gave it; what leads nowhere known is passed over. */
  readonly open: (link: string) => void
  /** An address of our own; `null` only brings the player's window to the front. */
  readonly go: (path: string | null) => void
  /** Windows can be opened from now on; what came before is done now. */
  readonly started: () => void
  /** The player's window listens: its renderer asked for `client.state`. */
  readonly ready: () => void
  /** The player's window closed or went to another page. */
  readonly mainClosed: () => void
}

export const createLinks = ({ scheme, log, showMain, tellMain, openOffice, returnToOffice }: Deps): Links => {
  let up = false
  let listening = false
  // Of several that wait the last is what the person wants to see.
  let waiting: { readonly path: string | null } | undefined

  const deliver = () => {
    if (!up || !waiting) return
    const { path } = waiting
    if (path !== null && (isOfficePath(path) || isOfficeReturn(path))) {
      waiting = undefined
      if (isOfficePath(path)) openOffice(path)
      else returnToOffice(path)
      return
    }
    if (path === null || listening) waiting = undefined
    showMain()
    if (path !== null && listening) tellMain(path)
  }

  const go = (path: string | null) => {
    // To come to the front is no other place to go to.
    if (path !== null || !waiting) waiting = { path }
    deliver()
  }

  return {
    open: (link) => {
      const path = pathOfLink(link, scheme)
      // The link itself may be anything: it does not belong into a log.
      if (path === undefined) log.warn('A link was passed over', { length: link.length })
      go(path ?? null)
    },
    go,
    started: () => {
      up = true
      deliver()
    },
    ready: () => {
      listening = true
      deliver()
    },
    mainClosed: () => {
      listening = false
    },
  }
}
