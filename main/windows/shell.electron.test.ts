import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { createElectron } from '../../tests/desktop/fake/index.ts'
import type { Machine } from '../../tests/desktop/fake/machine.ts'
import { testClock } from '../testing/clock.ts'
import { confirm, shellWindowMaker } from './shell.electron.ts'
import type { WindowPlacement } from './windows-state.ts'

const fake = vi.hoisted(() => ({
  current: undefined as unknown as ReturnType<typeof createElectron>,
  machine: { readyToShow: 'after-load' as Machine['readyToShow'] },
}))
vi.mock('electron', async () => {
  const { createElectron: create, newMachine } = await import('../../tests/desktop/fake/index.ts')
  const machine = newMachine()
  Object.defineProperty(machine, 'readyToShow', { get: () => fake.machine.readyToShow })
  fake.current = create(machine)
  fake.current.becomeReady()
  return fake.current.electron
})
beforeEach(() => {
  fake.machine.readyToShow = 'after-load'
  for (const { window } of fake.current.windows()) window.destroy()
  fake.current.deeds.length = 0
})

const open = ({ visible = true, maximized = false, mac = false, closing = false } = {}) => {
  const clock = testClock()
  const places: WindowPlacement[] = []
  const make = shellWindowMaker({
    development: false,
    clock,
    preload: '/preload.cjs',
    mac,
    ground: { dark: '#0b1122', light: '#f4f5f9' },
    language: () => 'vi-VN',
  })
  const shell = make(
    { role: 'main', bounds: { x: 10, y: 20, width: 900, height: 700 }, maximized, zoom: 1, visible },
    {
      place: (place) => places.push(place),
      closing: () => closing,
      closed: () => undefined,
      crashed: () => undefined,
      unresponsive: () => undefined,
      zoom: () => undefined,
    },
  )
  const { window, driver, options } = fake.current.windows().find(({ id }) => id === shell.id)!
  return { clock, shell, window, driver, options, places }
}
const loaded = () => new Promise<void>((resolve) => void setImmediate(resolve))
const key = (contents: Electron.WebContents, input: Partial<Electron.Input>): boolean => {
  let prevented = false
  const event = { preventDefault: () => void (prevented = true) }
  const whole = { type: 'keyDown', key: '', control: false, shift: false, alt: false, meta: false, isAutoRepeat: false, ...input }
  contents.emit('before-input-event', event, whole)
  return prevented
}

describe('a window of ours [DESKTOP-07]', () => {
  test('is hidden until its page is drawn, on the ground of the brand, and then as large as it was', async () => {
    const { shell, window, options } = open({ maximized: true })
    expect(options).toMatchObject({ show: false, backgroundColor: '#0b1122' })
    shell.load('app://portico/')
    expect(window.isVisible()).toBe(false)
    await loaded()
    expect([window.isVisible(), window.isMaximized()]).toEqual([true, true])
  })

  test('is visible all the same where its page is never said to be drawn', async () => {
    fake.machine.readyToShow = 'never'
    const { clock, shell, window } = open()
    shell.load('app://portico/')
    await loaded()
    expect(window.isVisible()).toBe(false)
    clock.pass(1_500)
    expect(window.isVisible()).toBe(true)
  })

  test('is visible at once when its page cannot be had, and after eight seconds when it does not come', () => {
    const failed = open()
    failed.driver.contents.emit('did-fail-load', {}, -3, 'ERR_ABORTED', 'app://portico/', true)
    failed.driver.contents.emit('did-fail-load', {}, -6, 'ERR_FILE_NOT_FOUND', 'app://portico/picture', false)
    expect(failed.window.isVisible()).toBe(false)
    failed.driver.contents.emit('did-fail-load', {}, -2, 'ERR_FAILED', 'app://portico/', true)
    expect(failed.window.isVisible()).toBe(true)
    const silent = open()
    silent.clock.pass(8_000)
    expect(silent.window.isVisible()).toBe(true)
  })

  test('stays in the tray when it starts there, until it is wanted', async () => {
    const { clock, shell, window } = open({ visible: false, maximized: true })
    shell.load('app://portico/')
    await loaded()
    clock.pass(20_000)
    expect(window.isVisible()).toBe(false)
    shell.show()
    expect([window.isVisible(), window.isMaximized()]).toEqual([true, true])
  })

  test('is not closed where it is hidden instead, out of full screen first', () => {
    const { shell, window } = open({ closing: true })
    window.show()
    window.close()
    expect(window.isDestroyed()).toBe(false)
    window.setFullScreen(true)
    shell.hide()
    expect([window.isFullScreen(), window.isVisible()]).toEqual([false, false])
  })

  test('tells where it stands a moment after it was moved, once', () => {
    const { clock, window, places } = open()
    for (let step = 0; step < 20; step += 1) window.setBounds({ x: step, y: 30, width: 910, height: 700 })
    expect(places).toEqual([])
    clock.pass(500)
    expect(places).toEqual([{ normal: { x: 19, y: 30, width: 910, height: 700 }, maximized: false }])
  })

  test('obeys the keys and buttons of a browser, and leaves the page its own', () => {
    const { window, driver } = open()
    const { contents } = driver
    const reload = vi.spyOn(contents, 'reload').mockImplementation(() => undefined)
    expect(key(contents, { key: 'F5' })).toBe(true)
    expect(key(contents, { key: 'r', control: true })).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
    expect(key(contents, { key: 'F11' })).toBe(true)
    expect(window.isFullScreen()).toBe(true)
    expect(key(contents, { key: 'p', control: true })).toBe(true)
    window.emit('app-command', {}, 'browser-refresh')
    expect(reload).toHaveBeenCalledTimes(3)
    expect(fake.current.deeds.map(({ what }) => what)).toEqual(['contents.print'])
    for (const input of [
      { key: 'f', control: true },
      { key: 'r' },
      { key: 'm', control: true },
      { key: 'F12' },
      { key: 'F5', isAutoRepeat: true },
    ])
      expect(key(contents, input), JSON.stringify(input)).toBe(false)
    expect(key(contents, { key: 'w', control: true })).toBe(true)
  })

  test('offers to copy and paste with the right button, in the reader’s language', () => {
    const { driver } = open()
    const flags = { canUndo: false, canRedo: false, canCut: true, canCopy: true, canPaste: true, canSelectAll: true }
    driver.contents.emit('context-menu', {}, { linkURL: '', isEditable: true, selectionText: 'abc', editFlags: flags })
    const items = fake.current.native.menus.at(-1)!.items
    expect(items.map(({ label, type }) => label ?? type)).toEqual([
      'Hoàn tác',
      'Làm lại',
      'separator',
      'Cắt',
      'Sao chép',
      'Dán',
      'Chọn tất cả',
    ])
    expect(items.map(({ enabled }) => enabled).slice(0, 5)).toEqual([false, false, true, true, true])
  })
})

test('a question is answered with the safe choice unless the person chooses the other [DESKTOP-07]', async () => {
  const question = { message: 'Use it?', detail: 'All of it', no: 'Cancel', yes: 'Use' }
  expect(await confirm(question)).toBe(true)
  fake.current.native.dialogs.answer = () => 0
  expect(await confirm(question)).toBe(false)
  expect(fake.current.deeds.at(-1)?.detail).toMatchObject({ buttons: ['Cancel', 'Use'], defaultId: 0, cancelId: 0 })
})
