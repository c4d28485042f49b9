import { expect, test } from 'vitest'
import { CRASH_PAGE } from './crash-guard.ts'
import { MOST_OFFICES } from './shell.ts'
import { setUp } from './testing/shell.ts'

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
