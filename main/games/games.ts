import type { GameLaunch } from '@portico/contract/desktop/channels'
import type { OpenGame } from '@portico/contract/desktop/shapes'
import { Refusal } from '../refusal.ts'
import { type Clock, type Happening, type JsonStore, type Log, type Observable, observable } from '../ports.ts'
import { urlOf } from '../windows/addresses.ts'
import { keepPlacement, placeWindow } from '../windows/bounds.ts'
import type { Rectangle, WindowsState } from '../windows/windows-state.ts'
import type { PagePolicies, PagePolicy } from '../windows/page-policy.ts'
import { gamePermissions, type PermissionRule } from '../windows/permissions.ts'
import { type GameListeners, type GameSession, type GameStart, type GameWindow, LEAST_GAME_SIZE } from './game-window.ts'
import { gamePolicy, gameTitle, originsOf } from './launch.ts'
import { createPartitions } from './partitions.ts'
import { createWebRtcGuard } from './webrtc.ts'

export const MOST_GAMES = 8
const WANTED = { width: 1_280, height: 800 }
const MOST_PLACES = 64
/** How long a game that was asked to close may take to say goodbye to its server. */
const CLOSE_TIMEOUT_MS = 2_000
/** How long a vendor may take before the player sees that nothing comes; a line that is merely slow brings its page sooner. */
export const LAUNCH_TIMEOUT_MS = 30_000

interface Deps {
  readonly policies: PagePolicies
  readonly windowsState: JsonStore<WindowsState>
  readonly clock: Clock
  readonly log: Log
  readonly screens: () => readonly [Rectangle, ...Rectangle[]]
  /** Whether games on this machine may be opened now: in a development build whose line is on it. */
  readonly loopback: () => boolean
  /** The client is about to go for an update: what is opened now would be closed at once. */
  readonly leaving: () => boolean
  /** After the proxy setting has reached every session. */
  readonly proxyChanged: Happening
  /** Sets the rules of a partition; rejects when it does not take them, and then no window is opened. */
  readonly prepare: (partition: string, rules: { readonly permissions: PermissionRule; readonly loopback: boolean }) => Promise<GameSession>
  readonly make: (start: GameStart, listeners: GameListeners) => GameWindow
  /** The address of a page of ours that says what went wrong with a game. */
  readonly brokenPage: (how: 'failed' | 'stopped', game: string) => string
}

export interface Games {
  readonly list: Observable<readonly OpenGame[]>
  /**
   * Opens a game in a window of its own, or brings the window it has to the front.
   * @throws Refusal `NOT_ALLOWED` for an address no game may have, `TOO_MANY` beside eight others, `UNAVAILABLE` while an update is installed.
   */
  readonly open: (launch: GameLaunch) => Promise<void>
  /** Asks a game's window to close, and closes it soon after in any case. */
  readonly close: (id: string) => void
  /** Asks all to close: the session has run out, and games may say goodbye to their servers. */
  readonly leaveAll: () => void
  /** Closes all at once: the person has signed out, or another has signed in. */
  readonly closeAll: () => void
}

interface Entry {
  readonly title: string
  /** Undefined while its partition is being prepared. */
  window?: GameWindow
  /** Closed before there was a window. */
  dropped?: boolean
  /** Calls off its end by force. */
  calm?: () => void
  /** Listens to the proxy no more. */
  unfollow?: () => void
}

/** What a window is opened with once its partition is prepared. */
interface WindowRequest {
  readonly launch: GameLaunch
  readonly entry: Entry
  readonly origins: ReadonlySet<string>
  readonly loopback: boolean
  readonly partition: string
  readonly session: GameSession
}

export const createGames = (deps: Deps): Games => {
  const { policies, windowsState, clock, log } = deps
  const partitions = createPartitions()
  const entries = new Map<string, Entry>()
  const list = observable<readonly OpenGame[]>([])

  const tell = (): void => list.set([...entries].flatMap(([id, { title, window }]) => (window ? [{ id, title }] : [])))

  const release = async (partition: string, session: GameSession): Promise<void> => {
    try {
      await session.dispose()
      partitions.release(partition)
    } catch (error) {
      log.error('A game’s storage could not be emptied and is not used again', { error })
    }
  }

  const openWindow = ({ launch, entry, origins, loopback, partition, session }: WindowRequest): void => {
    const { id, title, url } = launch
    const name = `game:${id}`
    const placement = windowsState.read().places[name]
    let arrived = false
    let broken = false

    const broke = (how: 'failed' | 'stopped', reason: string): void => {
      log.warn('A game broke', { game: id, how, reason })
      // The page that says so needs nothing: when it breaks too, the window stays empty.
      if (broken) return
      broken = true
      // Not from within an event of the page: Chromium is still working on it.
      clock.after(0, () => {
        if (entries.get(id) === entry) window.load(deps.brokenPage(how, title))
      })
    }

    const window = deps.make(
      {
        partition,
        title: gameTitle(title, new URL(url).origin),
        bounds: placeWindow(placement?.normal, WANTED, LEAST_GAME_SIZE, deps.screens()),
        maximized: placement?.maximized ?? false,
      },
      {
        place: (next) =>
          windowsState.write({ ...windowsState.read(), places: keepPlacement(windowsState.read().places, name, next, MOST_PLACES) }),
        closed: () => {
          entry.calm?.()
          entry.unfollow?.()
          answered()
          entries.delete(id)
          policies.remove(window.id)
          tell()
          void release(partition, session)
        },
        moved: (to) => {
          arrived = true
          answered()
          const origin = urlOf(to)?.origin
          if (origin === undefined || origin === 'null') return
          window.title(gameTitle(title, origin))
          at = to
          void lookAgain(at)
        },
        broke,
      },
    )
    entry.window = window
    let at = url
    const lookAgain = createWebRtcGuard({ direct: session.direct, set: window.webRtc, log })
    entry.unfollow = deps.proxyChanged.on(() => void lookAgain(at))
    // A launch that is led out of its bounds before there is a page would leave an empty window.
    const refused: PagePolicy['refused'] = (_to, how, top) => {
      if (how === 'navigation' && top && !arrived) broke('failed', 'the launch led to another origin')
    }
    policies.set(window.id, gamePolicy(origins, loopback, refused))
    // An empty window tells its player nothing [GAME-08].
    const answered = clock.after(LAUNCH_TIMEOUT_MS, () => {
      if (!broken) broke('failed', 'the launch was not answered')
    })
    // Its first page finds the policy that holds for it; a name that is slow to be looked up holds nothing up.
    void lookAgain(url)
    window.load(url)
    tell()
  }

  const drop = (id: string, entry: Entry): void => {
    entry.dropped = true
    entries.delete(id)
  }

  const close = (id: string): void => {
    const entry = entries.get(id)
    if (!entry) return
    const { window } = entry
    if (!window) return drop(id, entry)
    entry.calm ??= clock.after(CLOSE_TIMEOUT_MS, window.destroy)
    window.close()
  }

  return {
    list,
    open: async (launch) => {
      const found = entries.get(launch.id)
      if (found) {
        found.window?.show()
        return
      }
      if (deps.leaving()) throw new Refusal('UNAVAILABLE')
      const loopback = deps.loopback()
      const origins = originsOf(launch, loopback)
      if (!origins) throw new Refusal('NOT_ALLOWED')
      if (entries.size >= MOST_GAMES) throw new Refusal('TOO_MANY')
      const entry: Entry = { title: launch.title }
      entries.set(launch.id, entry)
      const partition = partitions.take()
      try {
        const session = await deps.prepare(partition, { permissions: gamePermissions(launch.pointerLock, origins), loopback })
        if (entry.dropped) await release(partition, session)
        else openWindow({ launch, entry, origins, loopback, partition, session })
      } catch (error) {
        if (entries.get(launch.id) === entry) entries.delete(launch.id)
        throw error
      }
    },
    close,
    leaveAll: () => {
      for (const id of entries.keys()) close(id)
    },
    closeAll: () => {
      for (const [id, entry] of entries) {
        if (entry.window) entry.window.destroy()
        else drop(id, entry)
      }
    },
  }
}
