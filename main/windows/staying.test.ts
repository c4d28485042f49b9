import { expect, test } from 'vitest'
import { setUp } from './testing/shell.ts'

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

test('the office comes back after a restart as it was left, each window where it stood [DESKTOP-07]', () => {
  const first = setUp()
  first.windows.showMain()
  first.windows.openOffice('/agentHome/agentMessages?page=2')
  first.windows.openOffice('/agentHome')
  const place = { normal: { x: 700, y: 80, width: 900, height: 700 }, maximized: false }
  first.created[1]?.listeners.place(place)
  first.windows.remember()
  const again = setUp(first.windowsState.read())
  again.windows.showMain()
  again.windows.restore()
  expect(again.created.slice(1).map(({ did }) => did)).toEqual([
    ['load app://portico/agentHome/agentMessages?page=2'],
    ['load app://portico/agentHome'],
  ])
  expect(again.created[1]?.bounds).toEqual(place.normal)
})

test('nothing of the office is left by who signed out before leaving [DESKTOP-04]', () => {
  const { windows, windowsState } = setUp()
  windows.showMain()
  windows.openOffice('/agentHome')
  windows.endSession(1)
  windows.remember()
  expect(windowsState.read().offices).toEqual([])
})
