import { APP_ORIGIN } from '@portico/contract/desktop/names'
import type { Role } from '@portico/contract/desktop/shapes'
import { Refusal } from '../ipc/answer.ts'
import { isOfficePath } from '../links/link.ts'
import type { Clock, JsonStore, Log } from '../ports.ts'
import { keepPlace, placeWindow } from './bounds.ts'
import { CRASH_PAGE, createCrashGuard } from './crash-guard.ts'
import type { WindowsState, Rectangle, WindowPlace } from './windows-state.ts'
import { type PagePolicies, shellPolicy } from './page-policy.ts'
import type { Registry } from './registry.ts'
import { type ZoomChange, zoomed } from './zoom.ts'

const WANTED = { width: 1_360, height: 860 }
export const LEAST_SIZE = { width: 400, height: 520 }
/** More windows of the office than that are a mistake. */
export const MOST_OFFICES = 12
/** Each further office window a little off the one before, so that none hides another. */
const STEP = 32
const MOST_PLACES = 64

export interface ShellStart {
  readonly role: Role
  readonly bounds: Rectangle
  readonly maximized: boolean
  readonly zoom: number
}

/** One window of ours, made by the adapter and not yet loaded. */
export interface ShellWindow {
  /** Of its web contents. */
  readonly id: number
  readonly url: () => string
  readonly load: (url: string) => void
  readonly reload: () => void
  /** Brings it to the front, out of the task bar too. */
  readonly show: () => void
  readonly zoom: (factor: number) => void
  /** Closes it whatever its page says. */
  readonly destroy: () => void
}

/** The events of a window that the adapter reports. */
export interface ShellListeners {
  /** About to close by the person's wish, or left: its place is worth keeping. */
  readonly place: (place: WindowPlace) => void
  readonly closed: () => void
  /** Its page's process has gone. */
  readonly crashed: (reason: string) => void
  readonly zoom: (change: ZoomChange) => void
}

interface Deps {
  readonly registry: Registry
  readonly policies: PagePolicies
  readonly windowsState: JsonStore<WindowsState>
  readonly clock: Clock
  readonly log: Log
  /** Work areas of the screens, the main one first. */
  readonly screens: () => readonly [Rectangle, ...Rectangle[]]
  readonly make: (start: ShellStart, listeners: ShellListeners) => ShellWindow
  /** Given a link that leads out of our pages; what it must not open it refuses itself. */
  readonly openExternal: (url: string) => void
  /** The player's window opened, closed, or lost its page, and so listens no more until it asks for `client.state` again. */
  readonly mainClosed?: () => void
}

/** The windows of ours: one for the player, several for the agent office. */
export interface ShellWindows {
  /** Opens the player's window, or brings it to the front. */
  readonly showMain: () => void
  /** Opens a further window of the agent office; at the limit brings the last to the front. @throws Refusal for another address. */
  readonly openOffice: (path: string) => void
  /** Closes the windows of a session that has ended: all but `asking`, or else but one, so that there is a place to log in. */
  readonly endSession: (asking?: number) => void
}

export const createShellWindows = (deps: Deps): ShellWindows => {
  const { registry, policies, windowsState, clock, log } = deps
  const open = new Map<number, ShellWindow>()
  const windowsOf = (role: Role): ShellWindow[] => registry.ids(role).flatMap((id) => open.get(id) ?? [])

  const zoomAll = (change: ZoomChange): void => {
    const zoom = zoomed(windowsState.read().zoom, change)
    windowsState.write({ ...windowsState.read(), zoom })
    for (const window of open.values()) window.zoom(zoom)
  }

  const startOf = (role: Role): ShellStart => {
    const { places, zoom } = windowsState.read()
    const place = places[role]
    const shift = role === 'office' ? STEP * windowsOf('office').length : 0
    const last = place && { ...place.normal, x: place.normal.x + shift, y: place.normal.y + shift }
    const bounds = placeWindow(last, WANTED, LEAST_SIZE, deps.screens())
    return { role, bounds, maximized: shift === 0 && (place?.maximized ?? false), zoom }
  }

  const openWindow = (role: Role, path: string): void => {
    const recover = createCrashGuard(clock)
    const onClosed = (): void => {
      if (role === 'main') deps.mainClosed?.()
    }
    const window = deps.make(startOf(role), {
      place: (place) =>
        windowsState.write({ ...windowsState.read(), places: keepPlace(windowsState.read().places, role, place, MOST_PLACES) }),
      closed: () => {
        open.delete(window.id)
        registry.remove(window.id)
        onClosed()
      },
      crashed: (reason) => {
        const recovery = recover(window.url())
        log.error('A page of the client stopped', { role, reason, recovery })
        onClosed()
        if (recovery === 'reload') window.reload()
        if (recovery === 'page') window.load(CRASH_PAGE)
      },
      zoom: zoomAll,
    })
    open.set(window.id, window)
    registry.add(window.id, role)
    policies.set(window.id, shellPolicy(deps.openExternal))
    window.load(`${APP_ORIGIN}${path}`)
  }

  return {
    showMain: () => {
      const [main] = windowsOf('main')
      if (main) main.show()
      else openWindow('main', '/')
    },
    openOffice: (path) => {
      // As the page will read it, dots and all.
      if (!isOfficePath(new URL(path, `${APP_ORIGIN}/`).pathname)) throw new Refusal('NOT_ALLOWED')
      const offices = windowsOf('office')
      if (offices.length < MOST_OFFICES) openWindow('office', path)
      else offices.at(-1)?.show()
    },
    endSession: (asking) => {
      const [stays] = [asking, ...registry.ids('main'), ...registry.ids()].filter((id) => id !== undefined && open.has(id))
      for (const [id, window] of open) if (id !== stays) window.destroy()
    },
  }
}
