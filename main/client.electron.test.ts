import type { UpdateState } from '@portico/contract/desktop/shapes'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { createElectron } from '../tests/desktop/fake/index.ts'
import type { startClient as Start } from './client.electron.ts'
import { launch } from './games/testing/games.ts'
import type { openScreens } from './screens.electron.ts'
import { observable } from './ports.ts'
import { testClock } from './testing/clock.ts'
import { silentLog } from './testing/log.ts'
import { createPagePolicies } from './windows/page-policy.ts'

type Screens = ReturnType<typeof openScreens>

const parts = vi.hoisted(() => ({
  electron: undefined as unknown as ReturnType<typeof createElectron>,
  screens: undefined as unknown as Screens,
  updates: undefined as unknown,
}))
vi.mock('electron', async () => {
  const { createElectron: create } = await import('../tests/desktop/fake/index.ts')
  parts.electron = create()
  parts.electron.becomeReady()
  return parts.electron.electron
})
vi.mock('./profile/json-file.electron.ts', async () => {
  const { memoryFile } = await import('./testing/memory-file.ts')
  return { openJsonFile: () => memoryFile().port }
})
vi.mock('./updates/updates.electron.ts', () => ({ electronUpdates: () => parts.updates }))
vi.mock('./screens.electron.ts', async (original) => {
  const real = await original<{ openScreens: typeof openScreens }>()
  return { openScreens: (deps: Parameters<typeof openScreens>[0]) => (parts.screens = real.openScreens(deps)) }
})

// Other files have these modules on fakes of their own, and share the process.
let startClient: typeof Start
beforeAll(async () => {
  vi.resetModules()
  ;({ startClient } = await import('./client.electron.ts'))
})
afterAll(() => void vi.resetModules())

test('no game opens while an update is being installed, and one does when that has failed [DESKTOP-06]', async () => {
  const state = observable<UpdateState>({ kind: 'idle', checkedAt: null })
  parts.updates = { state, start: () => undefined, stop: () => undefined, alive: () => undefined }
  await startClient({
    client: {
      name: 'Aurora',
      appId: 'test.aurora',
      version: '1.0.0',
      ground: { light: '#fff', dark: '#000' },
      languages: [{ code: 'EN', tag: 'en', locale: 'en' }],
    },
    development: true,
    gateways: ['http://127.0.0.1:1'],
    folder: process.cwd(),
    clock: testClock(),
    random: () => 0,
    logs: { of: () => silentLog, tail: () => [], close: () => undefined },
    redactor: {},
    links: { go: () => undefined },
    policies: createPagePolicies(),
  } as unknown as Parameters<typeof Start>[0])
  const { games } = parts.screens
  state.set({ kind: 'installing', version: '1.1.0', notes: '' })
  await expect(games.open(launch('a'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  state.set({ kind: 'failed', version: '1.1.0', code: 'INSTALL', manualUrl: null })
  await games.open(launch('a'))
  expect(games.list.get()).toMatchObject([{ id: 'a' }])
  games.closeAll()
})
