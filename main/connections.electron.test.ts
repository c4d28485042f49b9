import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { createElectron } from '../tests/desktop/fake/index.ts'
import type { openConnections as Open } from './connections.electron.ts'
import type { createEvents } from './events/events.ts'
import { observable } from './ports.ts'
import { testClock } from './testing/clock.ts'
import { silentLog } from './testing/log.ts'

type Wired = Parameters<typeof createEvents>[0]

const wired = vi.hoisted(() => ({
  electron: undefined as unknown as ReturnType<typeof createElectron>,
  events: undefined as unknown as Wired,
  renew: vi.fn(async () => true),
  end: vi.fn(async () => undefined),
}))
vi.mock('electron', async () => {
  const { createElectron: create } = await import('../tests/desktop/fake/index.ts')
  wired.electron = create()
  wired.electron.becomeReady()
  return wired.electron.electron
})
vi.mock('./events/events.ts', () => ({ createEvents: (deps: Wired) => ((wired.events = deps), {}) }))
vi.mock('./gateway/gateway.ts', () => ({
  createGateway: () => ({
    lines: { state: observable({ kind: 'none' }), active: () => 'https://one.example', check: async () => undefined },
    session: { end: wired.end },
    renew: wired.renew,
  }),
}))

// Other files have these modules on fakes of their own, and share the process.
let openConnections: typeof Open
beforeAll(async () => {
  vi.resetModules()
  ;({ openConnections } = await import('./connections.electron.ts'))
})
afterAll(() => void vi.resetModules())

test('a session that has idled out goes on by the remembered device before anything is closed, and one too many ends [DESKTOP-01]', async () => {
  type Deps = Parameters<typeof openConnections>[0]
  await openConnections({
    client: {},
    gateways: undefined,
    shell: wired.electron.electron.session.defaultSession,
    memory: { settings: { read: () => ({ proxy: { mode: 'system' } }) }, vault: { session: () => observable({ held: true }) } },
    clock: testClock(),
    random: () => 0,
    logs: { of: () => silentLog },
    root: '/',
    pages: {},
    ended: () => undefined,
  } as unknown as Deps)
  wired.events.ended('EXPIRED')
  expect([wired.renew.mock.calls.length, wired.end.mock.calls]).toEqual([1, []])
  wired.events.ended('REPLACED')
  expect([wired.renew.mock.calls.length, wired.end.mock.calls]).toEqual([1, []])
  wired.events.ended('TOO_MANY')
  expect([wired.renew.mock.calls.length, wired.end.mock.calls]).toEqual([1, [['EXPIRED']]])
})
