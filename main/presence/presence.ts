import type { Presence as PresenceState } from '@portico/contract/desktop/channels'
import type { QuietHours, SessionState } from '@portico/contract/desktop/shapes'
import type { Clock, JsonStore, Observable } from '../ports.ts'
import { textsOf } from '../texts.ts'
import type { Hints } from './hints.ts'
import { nextTurn, quietUntil, timeOf } from './quiet-hours.ts'
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
  readonly quietHours: () => QuietHours
  readonly clock: Clock
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
  /** Says that the session has run out, to who does not look; in quiet hours when they end, unless somebody has signed in by then. */
  readonly ranOut: () => void
  readonly settingsChanged: () => void
  /** Shows all of it again, for a window that has just opened. */
  readonly refresh: () => void
  readonly stop: () => void
}

export const createPresence = (deps: Deps): Presence => {
  const { brand, language, notifiedIds, hints, session, notificationsOn, quietHours, clock, looking, screen } = deps
  const standing = new Set<string>()
  let now = NOTHING
  let { held } = session.get()
  let drawn = ''
  let ranOutWaits = false
  let callOff = (): void => undefined

  const quietEnd = () => quietUntil(clock.now(), quietHours())

  const draw = () => {
    const end = quietEnd()
    const quiet = end === undefined ? {} : { quietUntil: timeOf(end, language.get()) }
    const current = { texts: textsOf(language.get()), brand, unread: now.unread, signedIn: held, ...quiet }
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
    // Not taken for shown: they are when the quiet ends, if they are still unread.
    if (notificationsOn() && !looking() && quietEnd() !== undefined) return
    // Before they are shown: a notice missed in a crash is in the list still, one shown twice is a nuisance.
    notifiedIds.write([...before, ...fresh.map(({ id }) => id)].slice(-MOST_IDS))
    if (!notificationsOn() || looking()) return
    for (const notice of noticesOf(fresh, { texts: textsOf(language.get()), brand })) {
      standing.add(notice.id)
      screen.notify(notice)
    }
  }

  const say = (about: Parameters<typeof ownNotice>[0]) => screen.notify(ownNotice(about, { texts: textsOf(language.get()), brand }))

  const sayRanOut = () => {
    ranOutWaits = quietEnd() !== undefined && !looking()
    if (!ranOutWaits && !looking()) say('ranOut')
  }

  const watchTurn = () => {
    callOff()
    const turn = nextTurn(clock.now(), quietHours())
    if (turn !== undefined) callOff = clock.after(turn - clock.now(), compute)
  }

  const compute = (): void => {
    draw()
    withdrawOld()
    notify()
    if (ranOutWaits) sayRanOut()
    watchTurn()
  }

  const off = session.on((next) => {
    if (held && !next.held) now = NOTHING
    held = next.held
    if (held) ranOutWaits = false
    compute()
  })
  draw()
  watchTurn()

  return {
    write: ({ unread, notices, language: tag }) => {
      now = { unread, notices }
      if (tag !== language.get()) language.set(tag)
      compute()
    },
    stays: () => {
      if (hints.read().stays) return
      hints.write({ ...hints.read(), stays: true })
      say('stays')
    },
    ranOut: sayRanOut,
    settingsChanged: compute,
    refresh: () => {
      drawn = ''
      draw()
    },
    stop: () => {
      off()
      callOff()
      now = NOTHING
      withdrawOld()
    },
  }
}
