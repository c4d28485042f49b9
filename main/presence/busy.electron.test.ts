import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getMemberInfo } from '@portico/contract/member/calls'
import type { createElectron } from '../../tests/desktop/fake/index.ts'
import { launch, setUp as openGames, settle } from '../games/testing/games.ts'
import { createKeepAlive } from '../gateway/keep-alive.ts'
import type { JsonStore } from '../ports.ts'
import { testClock } from '../testing/clock.ts'
import { silentLog } from '../testing/log.ts'
import { createPagePolicies } from '../windows/page-policy.ts'
import { createRegistry } from '../windows/registry.ts'
import type { shellWindowMaker as Maker } from '../windows/shell.electron.ts'
import { createShellWindows } from '../windows/shell.ts'
import { NO_WINDOWS, type WindowsState } from '../windows/windows-state.ts'
import type { isBusy as IsBusy } from './busy.electron.ts'

const fake = vi.hoisted(() => ({ current: undefined as unknown as ReturnType<typeof createElectron> }))
vi.mock('electron', async () => {
  const { createElectron: create } = await import('../../tests/desktop/fake/index.ts')
  fake.current = create()
  fake.current.becomeReady()
  return fake.current.electron
})

// Other files have these modules on fakes of their own, and share the process.
let isBusy: typeof IsBusy
let shellWindowMaker: typeof Maker
beforeAll(async () => {
  vi.resetModules()
  ;({ isBusy } = await import('./busy.electron.ts'))
  ;({ shellWindowMaker } = await import('../windows/shell.electron.ts'))
})
afterAll(() => void vi.resetModules())

/** The gateway ends a session that has calls for nothing in this time. */
const IDLE_MS = 30 * 60_000

/** The client's windows and games as they are, and what keeps the session alive by them. */
const setUp = () => {
  for (const { window } of fake.current.windows()) window.destroy()
  let value: WindowsState = NO_WINDOWS
  const windowsState: JsonStore<WindowsState> = { read: () => value, write: (next) => void (value = next) }
  const registry = createRegistry()
  const ground = { dark: '#0b1122', light: '#f4f5f9' }
  const windows = createShellWindows({
    registry,
    policies: createPagePolicies(),
    windowsState,
    clock: testClock(),
    log: silentLog,
    stays: () => false,
    rested: () => undefined,
    askReload: async () => true,
    screens: () => [{ x: 0, y: 0, width: 1_920, height: 1_040 }],
    openExternal: () => undefined,
    mainClosed: () => undefined,
    make: shellWindowMaker({ development: false, clock: testClock(), preload: '/preload.cjs', mac: false, ground, language: () => 'en' }),
  })
  const { games } = openGames()
  const clock = testClock()
  const calls: unknown[] = []
  createKeepAlive({
    calls: { ask: (async (row: unknown) => void calls.push(row)) as never },
    clock,
    log: silentLog,
    hasSession: () => true,
    busy: () => isBusy({ games, registry }),
  }).start()
  const windowOf = (id: number | undefined) => fake.current.windows().find((one) => one.id === id)!.window
  /** How often the gateway hears of the client in the time after which it would end the session. */
  const heartbeats = (): number => {
    calls.length = 0
    clock.pass(IDLE_MS)
    expect(calls.every((row) => row === getMemberInfo)).toBe(true)
    return calls.length
  }
  return { windows, registry, games, windowOf, heartbeats }
}

test('a session is kept by an office window that nobody looks at, for as long as it is open [DESKTOP-04]', () => {
  const { windows, registry, windowOf, heartbeats } = setUp()
  windows.showMain()
  windowOf(registry.ids('main')[0]).blur()
  expect(heartbeats()).toBe(0)
  windows.openOffice('/agentHome')
  const office = windowOf(registry.ids('office')[0])
  office.blur()
  expect(heartbeats()).toBeGreaterThanOrEqual(5)
  office.destroy()
  expect(heartbeats()).toBe(0)
})

test('by a game, until it is left [DESKTOP-04]', async () => {
  const { games, heartbeats } = setUp()
  const opened = games.open(launch('lotus'))
  await settle()
  await opened
  expect(heartbeats()).toBeGreaterThanOrEqual(5)
  games.closeAll()
  await settle()
  expect(heartbeats()).toBe(0)
})

test('by the player’s window while somebody is at it, and not by one that is open and left [DESKTOP-04]', () => {
  const { windows, registry, windowOf, heartbeats } = setUp()
  windows.showMain()
  const main = windowOf(registry.ids('main')[0])
  main.focus()
  expect(heartbeats()).toBeGreaterThanOrEqual(5)
  fake.current.native.person.idleSeconds = 6 * 60
  expect(heartbeats()).toBe(0)
  fake.current.native.person.idleSeconds = 0
  expect(heartbeats()).toBeGreaterThanOrEqual(5)
  main.blur()
  expect(heartbeats()).toBe(0)
})
