import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { createElectron } from '../../tests/desktop/fake/index.ts'
import type { FakeView } from '../../tests/desktop/fake/view.ts'
import { testClock } from '../testing/clock.ts'
import type { gameWindowMaker as Maker } from './games.electron.ts'

const fake = vi.hoisted(() => ({ current: undefined as unknown as ReturnType<typeof createElectron> }))
vi.mock('electron', async () => {
  const { createElectron: create } = await import('../../tests/desktop/fake/index.ts')
  fake.current = create()
  fake.current.becomeReady()
  return fake.current.electron
})

// Other files have these modules on fakes of their own, and share the process.
let gameWindowMaker: typeof Maker
beforeAll(async () => {
  vi.resetModules()
  ;({ gameWindowMaker } = await import('./games.electron.ts'))
})
afterAll(() => void vi.resetModules())

test('the window of a game says whose page it is when that fills the screen [DESKTOP-04]', async () => {
  const { deeds } = fake.current
  const make = gameWindowMaker({ development: false, clock: testClock(), mac: false, language: () => 'en' })
  const nothing = (): void => undefined
  const game = make(
    { partition: 'game-1', title: 'Aztec', bounds: { x: 0, y: 0, width: 900, height: 700 }, maximized: false },
    { place: nothing, closed: nothing, moved: nothing, broke: nothing },
  )
  const { window } = fake.current.windows().find(({ id }) => id === game.id)!
  await window.loadURL('https://game.example/play')
  expect(deeds.filter(({ what }) => what === 'WebContentsView')).toEqual([])
  window.emit('enter-html-full-screen')
  const notices = deeds.filter(({ what }) => what === 'WebContentsView').map(({ detail }) => decodeURIComponent((detail as FakeView).url))
  expect(notices).toEqual([expect.stringContaining('https://game.example')])
  game.destroy()
})
