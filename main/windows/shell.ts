import { APP_ORIGIN } from '@portico/contract/desktop/names'
import type { Role } from '@portico/contract/desktop/shapes'
import { isOfficePath } from '../links/link.ts'
import type { Clock, JsonStore, Log } from '../ports.ts'
import { Refusal } from '../refusal.ts'
import { keepPlacement, placeWindow } from './bounds.ts'
import { CRASH_PAGE, createCrashGuard } from './crash-guard.ts'
import type { Rectangle, WindowPlacement, WindowsState } from './windows-state.ts'
import { type PagePolicies, shellPolicy } from './page-policy.ts'
import type { Registry } from './registry.ts'
import { createResting } from './resting.ts'
import { LEAST_SIZE, type ShellListeners, type ShellStart, type ShellWindow } from './shell-window.ts'
import { type ZoomChange, zoomed } from './zoom.ts'

const WANTED = { width: 1_360, height: 860 }
/** More windows of the office than that are a mistake. */
export const MOST_OFFICES = 12
/** Each further office window a little off the one before, so that none hides another. */
const STEP = 32
const MOST_PLACES = 64

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
  /** Whether the client goes on in the tray when its last window closes, as of now. */
  readonly stays: () => boolean
  /** The last window was closed and hidden. */
  readonly rested?: () => void
  /** A page does not answer: asks the person. True: load it again. */
  readonly askReload?: () => Promise<boolean>
  /** The player's window opened, closed, or lost its page, and so listens no more until it asks for `client.state` again. */
  readonly mainClosed?: () => void
}

/** The windows of ours: one for the player, several for the agent office. */
export interface ShellWindows {
  /** Opens the player's window, or brings it to the front. `visible: false` opens it in the tray. */
  readonly showMain: (visible?: boolean) => void
  /** Opens a further window of the agent office; at the limit brings the last to the front. @throws Refusal for another address. */
  readonly openOffice: (path: string) => void
  /** Brings the last office window to the front and answers its id; undefined when there is none. */
  readonly showOffice: () => number | undefined
  /** Writes down which office windows are open, for the next start. */
  readonly remember: () => void
  /** Opens the office windows that were open when the client was left. */
  readonly restore: () => void
  /** Closes the windows of a session that has ended: all but `asking`, or else but one, so that there is a place to log in. */
  readonly endSession: (asking?: number) => void
}

export const createShellWindows = (deps: Deps): ShellWindows => {
  const { registry, policies, windowsState, clock, log } = deps
  const open = new Map<number, ShellWindow>()
  const resting = createResting(clock)
  /** Being closed, which takes a moment: the last of several that go together stays. */
  const going = new Set<number>()
  const placesOfOpen = new Map<number, WindowPlacement>()
  const windowsOf = (role: Role): ShellWindow[] => registry.ids(role).flatMap((id) => open.get(id) ?? [])

  const zoomAll = (change: ZoomChange): void => {
    const zoom = zoomed(windowsState.read().zoom, change)
    windowsState.write({ ...windowsState.read(), zoom })
    for (const window of open.values()) window.zoom(zoom)
  }

  const startOf = (role: Role, visible: boolean, own: WindowPlacement | null): ShellStart => {
    const { places, zoom } = windowsState.read()
    const placement = own ?? places[role]
    const shift = role === 'office' && !own ? STEP * windowsOf('office').length : 0
    const last = placement && { ...placement.normal, x: placement.normal.x + shift, y: placement.normal.y + shift }
    const bounds = placeWindow(last, WANTED, LEAST_SIZE, deps.screens())
    return { role, bounds, maximized: shift === 0 && (placement?.maximized ?? false), zoom, visible }
  }

  const show = (window: ShellWindow): void => {
    resting.remove(window.id)
    resting.releaseOthers(window.id)
    window.show()
  }

  const openWindow = (
    role: Role,
    path: string,
    { visible = true, own = null }: { visible?: boolean; own?: WindowPlacement | null } = {},
  ): void => {
    const recover = createCrashGuard(clock)
    const onClosed = (): void => {
      if (role === 'main') deps.mainClosed?.()
    }
    // Not from within what is told of a page: Chromium is still at work on it (electron#51900).
    const later = (run: () => void): void =>
      void clock.after(0, () => {
        if (open.has(window.id)) run()
      })
    const rest = (): void => {
      resting.add(window.id, window.destroy)
      window.hide()
    }
    let asking = false
    const window = deps.make(startOf(role, visible, own), {
      place: (place) => {
        placesOfOpen.set(window.id, place)
        windowsState.write({ ...windowsState.read(), places: keepPlacement(windowsState.read().places, role, place, MOST_PLACES) })
      },
      closing: () => {
        const others = [...open.keys()].filter((id) => id !== window.id && !resting.has(id) && !going.has(id))
        if (!deps.stays() || others.length > 0) {
          going.add(window.id)
          return false
        }
        rest()
        deps.rested?.()
        return true
      },
      closed: () => {
        resting.remove(window.id)
        going.delete(window.id)
        placesOfOpen.delete(window.id)
        open.delete(window.id)
        registry.remove(window.id)
        onClosed()
      },
      crashed: (reason) => {
        const recovery = recover(window.url())
        log.error('A page of the client stopped', { role, reason, recovery })
        onClosed()
        if (recovery === 'reload') later(window.reload)
        if (recovery === 'page') later(() => window.load(CRASH_PAGE))
      },
      unresponsive: () => {
        if (asking || !deps.askReload) return
        log.warn('A page of the client does not answer', { role })
        asking = true
        void deps.askReload().then((reload) => {
          asking = false
          if (reload) later(window.reload)
        })
      },
      zoom: zoomAll,
    })
    open.set(window.id, window)
    registry.add(window.id, role)
    policies.set(window.id, shellPolicy(deps.openExternal))
    if (visible) resting.releaseOthers(window.id)
    else resting.add(window.id, window.destroy)
    window.load(`${APP_ORIGIN}${path}`)
  }

  const showOffice = (): number | undefined => {
    const last = windowsOf('office').at(-1)
    if (last) show(last)
    return last?.id
  }

  return {
    showMain: (visible = true) => {
      const [main] = windowsOf('main')
      if (!main) openWindow('main', '/', { visible })
      else if (visible) show(main)
    },
    openOffice: (path) => {
      // As the page will read it, dots and all.
      if (!isOfficePath(new URL(path, `${APP_ORIGIN}/`).pathname)) throw new Refusal('NOT_ALLOWED')
      if (windowsOf('office').length < MOST_OFFICES) openWindow('office', path)
      else showOffice()
    },
    showOffice,
    remember: () => {
      const offices = windowsOf('office').flatMap((window) => {
        const { pathname, search } = new URL(window.url() || `${APP_ORIGIN}/`)
        return isOfficePath(pathname) ? [{ path: pathname + search, place: placesOfOpen.get(window.id) ?? null }] : []
      })
      windowsState.write({ ...windowsState.read(), offices })
    },
    restore: () => {
      for (const { path, place } of windowsState.read().offices.slice(0, MOST_OFFICES)) openWindow('office', path, { own: place })
    },
    endSession: (asking) => {
      const [stays] = [asking, ...registry.ids('main'), ...registry.ids()].filter((id) => id !== undefined && open.has(id))
      for (const [id, window] of open) if (id !== stays) window.destroy()
    },
  }
}
