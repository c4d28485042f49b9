import { describe, expect, it, vi } from 'vitest'
import type { createElectron } from '../../tests/desktop/fake/index.ts'
import { silentLog } from '../testing/log.ts'
import { createScreen, isLooked } from './screen.electron.ts'
import type { TrayItem } from './view.ts'

const fake = vi.hoisted(() => ({ current: undefined as unknown as ReturnType<typeof createElectron> }))
vi.mock('electron', async () => {
  const { createElectron: create } = await import('../../tests/desktop/fake/index.ts')
  fake.current = create()
  fake.current.becomeReady()
  return fake.current.electron
})

const setUp = (platform: NodeJS.Platform) => {
  const { electron, deeds, native } = fake.current
  const window = new (electron.BrowserWindow as unknown as new () => Electron.BrowserWindow)()
  const chosen: TrayItem[] = []
  const clicked: (string | null)[] = []
  deeds.length = 0
  const { id } = window.webContents
  const shellIds = () => [id]
  const screen = createScreen({
    platform,
    appId: 'example.aurora',
    icons: '/icons',
    shellIds,
    chosen: (item) => chosen.push(item),
    clicked: (path) => clicked.push(path),
    log: silentLog,
  })
  return { screen, window, deeds, chosen, clicked, tray: native.trays.at(-1)!, native, shellIds }
}

describe('the tray, badge and notifications of the machine', () => {
  it('puts the count on the dock, and on the taskbar of Windows as a picture with words [DESKTOP-07]', () => {
    const mac = setUp('darwin')
    mac.screen.badge({ count: 12, description: '12 unread' })
    expect(mac.deeds).toEqual([{ what: 'app.setBadgeCount', detail: 12 }])
    const windows = setUp('win32')
    windows.deeds.length = 0
    windows.screen.badge({ count: 12, description: '12 unread' })
    windows.screen.badge({ count: 0, description: '' })
    expect(windows.deeds.map(({ what }) => what)).toEqual(['window.setOverlayIcon', 'window.setOverlayIcon'])
    expect(windows.deeds[0]!.detail).toMatchObject({ description: '12 unread' })
    expect(windows.deeds[1]!.detail).toEqual({ overlay: null, description: '' })
    windows.window.destroy()
    expect(() => windows.screen.badge({ count: 1, description: '1 unread' })).not.toThrow()
  })

  it('is known to Windows by the id of the client [DESKTOP-07]', () => {
    const identified = () => fake.current.deeds.filter(({ what }) => what === 'app.setAppUserModelId').map(({ detail }) => detail)
    setUp('win32')
    expect(identified()).toEqual(['example.aurora'])
    setUp('darwin')
    expect(identified()).toEqual([])
  })

  it('shows the menu and says what was chosen [DESKTOP-07]', () => {
    const { screen, tray, chosen } = setUp('win32')
    screen.tray({
      tip: 'Aurora',
      items: [
        { id: 'signOut', label: 'Sign out', enabled: false },
        { id: 'quit', label: 'Quit Aurora', enabled: true },
      ],
    })
    expect(tray.tip).toBe('Aurora')
    expect(tray.menu!.items.map(({ label, enabled }) => [label, enabled])).toEqual([
      ['Sign out', false],
      ['Quit Aurora', true],
    ])
    ;(tray.menu!.items[1] as unknown as { click: () => void }).click()
    tray.click()
    expect(chosen).toEqual(['quit', 'open'])
    screen.close()
    expect(tray.destroyed).toBe(true)
  })

  it('leads from a clicked notification to its address [DESKTOP-07]', () => {
    const { screen, native, clicked } = setUp('win32')
    screen.notify({ id: 'a', title: 'Deposit received', body: '100', path: '/member/messageV2' })
    const notification = native.notifications.at(-1)!
    expect(notification).toMatchObject({ title: 'Deposit received', body: '100' })
    notification.click()
    expect(clicked).toEqual(['/member/messageV2'])
    expect(() => screen.withdraw('a')).not.toThrow()
  })

  it('knows whether a window of the shell has the focus [DESKTOP-07]', () => {
    const { window, shellIds } = setUp('win32')
    window.focus()
    expect(isLooked(shellIds())).toBe(true)
    expect(isLooked([])).toBe(false)
    window.destroy()
    expect(isLooked(shellIds())).toBe(false)
  })

  it('keeps a toast that Windows has put away: it leads to its address yet, and goes with the session [DESKTOP-07]', () => {
    const { screen, native, clicked, deeds } = setUp('win32')
    screen.notify({ id: 'late', title: 'Deposit received', body: '100', path: '/member/messageV2' })
    const notification = native.notifications.at(-1)!
    notification.goes('timedOut')
    screen.withdraw('late')
    expect(deeds.filter(({ what }) => what === 'notification.close').map(({ detail }) => detail)).toEqual(['late'])
    screen.notify({ id: 'late', title: 'Deposit received', body: '100', path: '/member/messageV2' })
    native.notifications.at(-1)!.goes('timedOut')
    native.notifications.at(-1)!.click()
    expect(clicked).toEqual(['/member/messageV2'])
    screen.notify({ id: 'gone', title: 'Seen', body: '', path: '/' })
    native.notifications.at(-1)!.goes('userCanceled')
    deeds.length = 0
    screen.close()
    expect(deeds.filter(({ what }) => what === 'notification.close')).toEqual([])
  })

  it('comes to the front for a toast of an earlier run [DESKTOP-07]', () => {
    const { native, clicked } = setUp('win32')
    native.toasts.activated!({ type: 'click', arguments: 'type=click&tag=4711' })
    expect(clicked).toEqual([null])
  })

  it('holds no more notifications than anybody looks at, the oldest going first [DESKTOP-07]', () => {
    const { screen, deeds } = setUp('win32')
    for (let number = 0; number < 52; number += 1) screen.notify({ id: `n${number}`, title: 'x', body: '', path: null })
    expect(deeds.filter(({ what }) => what === 'notification.close').map(({ detail }) => detail)).toEqual(['n0', 'n1'])
  })

  it('wears a picture that macOS colours like its menu bar, and the brand’s own elsewhere [DESKTOP-07]', () => {
    expect((['darwin', 'win32', 'linux'] as const).map((platform) => setUp(platform).tray.icon)).toEqual([
      '/icons/trayTemplate.png',
      '/icons/tray.png',
      '/icons/tray.png',
    ])
  })

  it('opens the menu alone on macOS, where a click is told of as well [DESKTOP-07]', () => {
    const { tray, chosen, screen, window, deeds } = setUp('darwin')
    tray.click()
    expect(chosen).toEqual([])
    window.blur()
    screen.notify({ id: 'a', title: 'x', body: '', path: null })
    expect(deeds.some(({ what }) => what === 'window.flashFrame')).toBe(false)
  })

  it('flashes in the task bar for a window that is to be seen and not looked at [DESKTOP-07]', () => {
    const { screen, window, deeds } = setUp('linux')
    const flashes = () => deeds.filter(({ what }) => what === 'window.flashFrame').length
    window.focus()
    screen.notify({ id: 'a', title: 'x', body: '', path: null })
    expect(flashes()).toBe(0)
    window.blur()
    screen.notify({ id: 'b', title: 'x', body: '', path: null })
    expect(flashes()).toBe(1)
    window.hide()
    screen.notify({ id: 'c', title: 'x', body: '', path: null })
    expect(flashes()).toBe(1)
  })
})
