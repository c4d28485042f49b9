import type { Presence as PresenceState } from '@portico/contract/desktop/channels'
import type { SessionState } from '@portico/contract/desktop/shapes'
import type { JsonStore, Observable } from '../ports.ts'
import { textsOf } from '../texts.ts'
import type { Hints } from './hints.ts'
import { badgeOf, type BadgeView, MANY_ID, type Notice, noticesOf, ownNotice, trayOf, type TrayView } from './view.ts'

/** Enough to know every notice that a renderer may still tell; older ones have left its list. */
const MOST_IDS = 500
const NOTHING: Pick<PresenceState, 'unread' | 'notices'> = { unread: 0, notices: [] }

/** The places of the machine where presence is seen. */
export interface Screen {
  readonly badge: (view: BadgeView) => void
  readonly tray: (view: TrayView) => void
  readonly notify: (notice: Notice) => void
  readonly withdraw: (id: string) => void
}

interface Deps {
  readonly brand: string
  /** Tag of the reader's language, as a renderer last told it. */
  readonly language: Observable<string> & { readonly set: (tag: string) => void }
  /** Ids of notices shown before, also by an earlier run. */
  readonly notifiedIds: JsonStore<readonly string[]>
  readonly session: Observable<SessionState>
  readonly notificationsOn: () => boolean
  /** Whether the person was told that the client goes on in the tray. */
  readonly hints: JsonStore<Hints>
  /** A window of ours has the focus: its reader sees what is new in it. */
  readonly looking: () => boolean
  readonly screen: Screen
}

/**
 * Badge, tray and notifications, computed anew from what is unread. Nothing is counted on the way, so a window that slept,
 * was minimised or started again cannot make them wrong.
 */
export interface Presence {
  /** The newest word of a renderer; every window tells the same account's. */
  readonly write: (presence: PresenceState) => void
  /** Says, the first time, that the client goes on in the tray after its last window was closed. */
  readonly stays: () => void
  /** Says that the session has run out, to who does not look. */
  readonly ranOut: () => void
  /** Shows all of it again, for a window that has just opened. */
  readonly refresh: () => void
  readonly stop: () => void
}

export const createPresence = ({ brand, language, notifiedIds, hints, session, notificationsOn, looking, screen }: Deps): Presence => {
  const standing = new Set<string>()
  let now = NOTHING
  let { held } = session.get()
  let drawn = ''

  const draw = () => {
    const current = { texts: textsOf(language.get()), brand, unread: now.unread, signedIn: held }
    const views = { badge: badgeOf(current), tray: trayOf(current) }
    // A menu that is put in place again closes under the reader's hand.
    if (JSON.stringify(views) === drawn) return
    drawn = JSON.stringify(views)
    screen.badge(views.badge)
    screen.tray(views.tray)
  }

  const withdrawOld = () => {
    const ids = new Set(now.notices.map(({ id }) => id))
    for (const id of standing) {
      if (id === MANY_ID ? ids.size > 0 : ids.has(id)) continue
      standing.delete(id)
      screen.withdraw(id)
    }
  }

  const notify = () => {
    const before = notifiedIds.read()
    const known = new Set(before)
    const fresh = now.notices.filter(({ id }) => !known.has(id) && known.add(id))
    if (fresh.length === 0) return
    // Before they are shown: a notice missed in a crash is in the list still, one shown twice is a nuisance.
    notifiedIds.write([...before, ...fresh.map(({ id }) => id)].slice(-MOST_IDS))
    if (!notificationsOn() || looking()) return
    for (const notice of noticesOf(fresh, { texts: textsOf(language.get()), brand })) {
      standing.add(notice.id)
      screen.notify(notice)
    }
  }

  const compute = () => {
    draw()
    withdrawOld()
    notify()
  }

  const off = session.on((next) => {
    if (held && !next.held) now = NOTHING
    held = next.held
    compute()
  })
  draw()

  return {
    write: ({ unread, notices, language: tag }) => {
      now = { unread, notices }
      if (tag !== language.get()) language.set(tag)
      compute()
    },
    stays: () => {
      if (hints.read().stays) return
      hints.write({ ...hints.read(), stays: true })
      screen.notify(ownNotice('stays', { texts: textsOf(language.get()), brand }))
    },
    ranOut: () => {
      if (!looking()) screen.notify(ownNotice('ranOut', { texts: textsOf(language.get()), brand }))
    },
    refresh: () => {
      drawn = ''
      draw()
    },
    stop: () => {
      off()
      now = NOTHING
      withdrawOld()
    },
  }
}
