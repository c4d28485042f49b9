import type { GameLaunch } from '@portico/contract/desktop/channels'
import { announcer, type JsonStore } from '../../ports.ts'
import { testClock } from '../../testing/clock.ts'
import { silentLog } from '../../testing/log.ts'
import { createPagePolicies } from '../../windows/page-policy.ts'
import type { PermissionRule } from '../../windows/permissions.ts'
import { NO_WINDOWS, type WindowsState } from '../../windows/windows-state.ts'
import type { GameListeners, GameStart, GameWindow } from '../game-window.ts'
import { createGames } from '../games.ts'

export const launch = (id: string, more: Partial<GameLaunch> = {}): GameLaunch => ({
  id,
  title: 'Night Lotus',
  url: 'https://game.example/play?token=t',
  allow: [],
  pointerLock: false,
  ...more,
})

export interface CreatedWindow extends GameStart {
  readonly id: number
  readonly listeners: GameListeners
  readonly did: string[]
}

/** The games part over windows and sessions that the test plays. */
export const setUp = ({ prepared = () => Promise.resolve(), disposed = () => Promise.resolve() } = {}) => {
  let value: WindowsState = NO_WINDOWS
  const windowsState: JsonStore<WindowsState> = { read: () => value, write: (next) => void (value = next) }
  const clock = testClock()
  const policies = createPagePolicies()
  const windows: CreatedWindow[] = []
  const rules: PermissionRule[] = []
  let sessions = 0
  let direct = true
  const webRtc: string[] = []
  const leaving = { now: false }
  const proxyChanged = announcer<void>()
  const useProxy = (next: boolean): void => {
    direct = !next
    proxyChanged.say()
  }
  const games = createGames({
    policies,
    windowsState,
    clock,
    log: silentLog,
    screens: () => [{ x: 0, y: 0, width: 1_920, height: 1_040 }],
    loopback: () => false,
    leaving: () => leaving.now,
    proxyChanged,
    prepare: async (_partition, { permissions }) => {
      await prepared()
      rules.push(permissions)
      sessions += 1
      return {
        direct: async () => direct,
        dispose: async () => {
          await disposed()
          sessions -= 1
        },
      }
    },
    make: (start, listeners) => {
      const did: string[] = []
      const end = (how: string) => () => {
        did.push(how)
        listeners.closed()
      }
      const window: GameWindow = {
        id: windows.length + 1,
        load: (url) => did.push(`load ${url}`),
        webRtc: (policy) => webRtc.push(policy),
        show: () => did.push('show'),
        title: (text) => did.push(`title ${text}`),
        close: () => did.push('close'),
        destroy: end('destroy'),
      }
      windows.push({ ...start, id: window.id, listeners, did })
      return window
    },
    brokenPage: (how, game) => `${how} ${game}`,
  })
  const ids = (): string[] => games.list.get().map(({ id }) => id)
  return { games, windows, policies, webRtc, useProxy, leaving, clock, windowsState, rules, ids, sessions: () => sessions }
}

/** Lets what was started without being awaited come to its end. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}
