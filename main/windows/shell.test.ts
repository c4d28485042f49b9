import type { Role } from '@portico/contract/desktop/shapes'
import { expect, test } from 'vitest'
import type { JsonStore } from '../ports.ts'
import { testClock } from '../testing/clock.ts'
import { silentLog } from '../testing/log.ts'
import { CRASH_PAGE } from './crash-guard.ts'
import { type WindowsState, NO_WINDOWS } from './windows-state.ts'
import { createPagePolicies } from './page-policy.ts'
import { createRegistry } from './registry.ts'
import { createShellWindows, MOST_OFFICES } from './shell.ts'
import type { ShellListeners, ShellStart, ShellWindow } from './shell-window.ts'

const AREA = { x: 0, y: 0, width: 1_920, height: 1_040 }

interface CreatedWindow extends ShellStart {
  readonly window: ShellWindow
  readonly listeners: ShellListeners
  readonly did: string[]
}

const setUp = (first: WindowsState = NO_WINDOWS) => {
  let value = first
  const windowsState: JsonStore<WindowsState> = { read: () => value, write: (next) => void (value = next) }
  const created: CreatedWindow[] = []
  const out: string[] = []
  let closings = 0
  let rested = 0
  const stays = { now: false }
  const clock = testClock()
  const registry = createRegistry()
  const policies = createPagePolicies()
  const windows = createShellWindows({
    registry,
    policies,
    windowsState,
    clock,
    log: silentLog,
    stays: () => stays.now,
    rested: () => void (rested += 1),
    askReload: async () => true,
    screens: () => [AREA],
    openExternal: (url) => out.push(url),
    mainClosed: () => void (closings += 1),
    make: (start, listeners) => {
      const did: string[] = []
      let url = ''
      const window: ShellWindow = {
        id: created.length + 1,
        url: () => url,
        load: (to) => {
          url = to
          did.push(`load ${to}`)
        },
        reload: () => did.push('reload'),
        show: () => did.push('show'),
        hide: () => did.push('hide'),
        zoom: (factor) => did.push(`zoom ${factor}`),
        destroy: () => {
          did.push('destroy')
          listeners.closed()
        },
      }
      created.push({ ...start, window, listeners, did })
      return window
    },
  })
  const roles = (): (Role | undefined)[] => registry.ids().map(registry.roleOf)
  return { windows, created, registry, policies, windowsState, out, roles, clock, stays, rested: () => rested, closings: () => closings }
}

test('the player has one window, which is brought to the front when wanted again [DESKTOP-07]', () => {
  const { windows, created, roles } = setUp()
  windows.showMain()
  windows.showMain()
  expect(created.map(({ did }) => did)).toEqual([['load app://portico/', 'show']])
  expect(roles()).toEqual(['main'])
})

test('the agent office opens in windows of its own, each off the one before, up to a limit [DESKTOP-05]', () => {
  const { windows, created, roles } = setUp()
  for (let office = 0; office < MOST_OFFICES + 1; office += 1) windows.openOffice('/agentHome/agentMessages')
  expect(roles()).toEqual(Array(MOST_OFFICES).fill('office'))
  expect(created[0]?.did).toEqual(['load app://portico/agentHome/agentMessages'])
  expect(created.at(-1)?.did.at(-1)).toBe('show')
})

test.each(['/', '/member', '/agentHomeX', '/agentHome/../member', '/agentHome/%2e%2e/member', '/agent'])(
  '%s is no address of the office [DESKTOP-05]',
  (path) => {
    const { windows, created } = setUp()
    expect(() => windows.openOffice(path)).toThrow('NOT_ALLOWED')
    expect(created).toEqual([])
  },
)

test('a closed window is forgotten, and its place is where the next one opens [DESKTOP-04]', () => {
  const { windows, created, roles, closings } = setUp()
  const normal = { x: 40, y: 50, width: 900, height: 700 }
  windows.showMain()
  created[0]?.listeners.place({ normal, maximized: true })
  created[0]?.listeners.closed()
  expect([roles(), closings()]).toEqual([[], 1])
  windows.showMain()
  expect(created[1]).toMatchObject({ bounds: normal, maximized: true })
})

test('a session that ends closes every window of it but the one that asked [DESKTOP-04]', () => {
  const { windows, registry, roles } = setUp()
  windows.showMain()
  windows.openOffice('/agentHome')
  windows.openOffice('/agentHome')
  windows.endSession(2)
  expect(registry.ids()).toEqual([2])
  expect(roles()).toEqual(['office'])
})

test('a session that the gateway ended leaves one window to log in, the player’s where there is one [DESKTOP-04]', () => {
  const one = setUp()
  one.windows.openOffice('/agentHome')
  one.windows.showMain()
  one.windows.endSession()
  expect(one.roles()).toEqual(['main'])
  const other = setUp()
  other.windows.openOffice('/agentHome')
  other.windows.openOffice('/agentHome')
  other.windows.endSession()
  expect(other.registry.ids()).toEqual([1])
})

test('zoom is one for all windows and kept [DESKTOP-07]', () => {
  const { windows, created, windowsState } = setUp()
  windows.showMain()
  windows.openOffice('/agentHome')
  created[1]?.listeners.zoom('in')
  expect(created.map(({ did }) => did.at(-1))).toEqual(['zoom 1.1', 'zoom 1.1'])
  expect(windowsState.read().zoom).toBe(1.1)
  windows.openOffice('/agentHome')
  expect(created[2]?.zoom).toBe(1.1)
})

test('a page that crashes is loaded again three times, then gives up for good [DESKTOP-07]', () => {
  const { windows, created, clock, closings } = setUp()
  windows.showMain()
  for (let crash = 0; crash < 5; crash += 1) {
    created[0]?.listeners.crashed('crashed')
    // Not from within what is told of a page.
    expect(created[0]?.did).toHaveLength(Math.min(crash + 1, 5))
    clock.pass(0)
  }
  expect(created[0]?.did).toEqual(['load app://portico/', 'reload', 'reload', 'reload', `load ${CRASH_PAGE}`])
  expect(closings()).toBe(5)
})

test('links out of our pages go to the system, from the window’s own frame alone [DESKTOP-05]', () => {
  const { windows, policies, out } = setUp()
  windows.showMain()
  policies.of(1).refused('https://help.example/', 'popup', true)
  policies.of(1).refused('https://frame.example/', 'navigation', false)
  expect(out).toEqual(['https://help.example/'])
})

test('the last window is hidden when it is closed and the client stays, goes on, and comes back as it was [DESKTOP-07]', () => {
  const { windows, created, roles, stays, rested, clock } = setUp()
  stays.now = true
  windows.showMain()
  windows.openOffice('/agentHome')
  expect(created[1]?.listeners.closing()).toBe(false)
  created[1]?.listeners.closed()
  expect(created[0]?.listeners.closing()).toBe(true)
  expect([created[0]?.did.at(-1), rested()]).toEqual(['hide', 1])
  expect(roles()).toEqual(['main'])
  windows.showMain()
  expect(created[0]?.did.at(-1)).toBe('show')
  clock.pass(48 * 3_600_000)
  expect(roles()).toEqual(['main'])
})

test('of windows that are closed together the last one stays [DESKTOP-07]', () => {
  const { windows, created, stays } = setUp()
  stays.now = true
  windows.showMain()
  for (const each of [1, 2]) windows.openOffice(`/agentHome?tab=${each}`)
  // Told of all before any has gone, as Electron does.
  expect(created.map(({ listeners }) => listeners.closing())).toEqual([false, false, true])
})

test('a window that nobody looks for gives its memory back after half a day [DESKTOP-07]', () => {
  const { windows, created, roles, stays, clock } = setUp()
  stays.now = true
  windows.showMain()
  created[0]?.listeners.closing()
  clock.pass(12 * 3_600_000 - 1)
  expect(roles()).toEqual(['main'])
  clock.pass(1)
  expect([created[0]?.did.at(-1), roles()]).toEqual(['destroy', []])
})

test('a client that leaves hides nothing, and a hidden window makes room for the one that is opened [DESKTOP-07]', () => {
  const { windows, created, roles, stays } = setUp()
  stays.now = true
  windows.openOffice('/agentHome')
  created[0]?.listeners.closing()
  windows.showMain()
  expect([created[0]?.did.at(-1), roles()]).toEqual(['destroy', ['main']])
  stays.now = false
  expect(created[1]?.listeners.closing()).toBe(false)
})

test('a client that starts in the tray has a window that hears, and shows it when it is wanted [DESKTOP-07]', () => {
  const { windows, created } = setUp()
  windows.showMain(false)
  expect([created[0]?.visible, created[0]?.did]).toEqual([false, ['load app://portico/']])
  windows.showMain()
  expect(created[0]?.did.at(-1)).toBe('show')
})

test('a page that does not answer is loaded again where the person says so [DESKTOP-07]', async () => {
  const { windows, created, clock } = setUp()
  windows.showMain()
  created[0]?.listeners.unresponsive()
  created[0]?.listeners.unresponsive()
  await Promise.resolve()
  clock.pass(0)
  expect(created[0]?.did).toEqual(['load app://portico/', 'reload'])
})
