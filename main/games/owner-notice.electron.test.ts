import { expect, test, vi } from 'vitest'
import type { createElectron } from '../../tests/desktop/fake/index.ts'
import type { FakeView } from '../../tests/desktop/fake/view.ts'
import { testClock } from '../testing/clock.ts'
import { tellOwner } from './owner-notice.electron.ts'
import { OWNER_NOTICE_MS } from './owner-notice.ts'

const fake = vi.hoisted(() => ({ current: undefined as unknown as ReturnType<typeof createElectron> }))
vi.mock('electron', async () => {
  const { createElectron: create } = await import('../../tests/desktop/fake/index.ts')
  fake.current = create()
  fake.current.becomeReady()
  return fake.current.electron
})

const setUp = async () => {
  const { electron, deeds } = fake.current
  deeds.length = 0
  const window = new (electron.BrowserWindow as unknown as new () => Electron.BrowserWindow)()
  await window.loadURL('https://game.example/play?token=secret')
  const clock = testClock()
  tellOwner(window, { clock, language: () => 'en' })
  const { views } = fake.current.windows().find(({ id }) => id === window.id)!
  const notices = () => deeds.filter(({ what }) => what === 'WebContentsView').map(({ detail }) => detail as FakeView)
  return { window, clock, views, notices }
}

test('a page that fills the screen is said to be whose it is, by us, for five seconds [DESKTOP-04]', async () => {
  const { window, clock, views, notices } = await setUp()
  window.emit('enter-html-full-screen')
  const [notice] = notices()
  const page = decodeURIComponent(notice!.url)
  expect(page).toContain('https://game.example')
  expect(page).toContain('Press Esc')
  expect(page).not.toContain('secret')
  expect(notice!.options.webPreferences).toMatchObject({ javascript: false, sandbox: true, contextIsolation: true })
  expect([views.size, notice!.closed]).toEqual([1, false])
  clock.pass(OWNER_NOTICE_MS)
  expect([views.size, notice!.closed, clock.waiting()]).toEqual([0, true, 0])
})

test('it goes with the full screen and with the window, and is closed each time [DESKTOP-04]', async () => {
  const { window, clock, views, notices } = await setUp()
  window.emit('enter-html-full-screen')
  window.emit('enter-html-full-screen')
  expect([views.size, notices().map(({ closed }) => closed)]).toEqual([1, [true, false]])
  window.emit('leave-html-full-screen')
  window.emit('enter-html-full-screen')
  window.destroy()
  expect([notices().every(({ closed }) => closed), clock.waiting()]).toEqual([true, 0])
})
