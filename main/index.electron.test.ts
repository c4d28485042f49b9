import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { createElectron } from '../tests/desktop/fake/index.ts'

const start = vi.hoisted(() => ({
  electron: undefined as unknown as ReturnType<typeof createElectron>,
  client: vi.fn<() => Promise<unknown>>(),
  build: { development: false },
}))
vi.mock('virtual:client', () => ({
  client: { name: 'Aurora', linkScheme: 'portico', languages: [{ code: 'EN', tag: 'en', locale: 'en' }] },
  get development() {
    return start.build.development
  },
}))
vi.mock('./client.electron.ts', () => ({ startClient: start.client }))

const { argv } = process
const undo: (() => void)[] = []

beforeEach(async () => {
  vi.resetModules()
  const { createElectron, newMachine } = await import('../tests/desktop/fake/index.ts')
  start.electron = createElectron(newMachine())
  vi.doMock('electron', () => start.electron.electron)
  start.client.mockReset()
  start.build.development = false
  // What a start leaves listening ends with its process, which here is ours.
  const before = { error: process.listeners('uncaughtException'), promise: process.listeners('unhandledRejection') }
  undo.push(() => {
    for (const each of process.listeners('uncaughtException')) if (!before.error.includes(each)) process.off('uncaughtException', each)
    for (const each of process.listeners('unhandledRejection')) if (!before.promise.includes(each)) process.off('unhandledRejection', each)
  })
})
// Other files have these modules on fakes of their own, and share the process.
afterAll(() => void vi.resetModules())
afterEach(() => {
  vi.doUnmock('electron')
  process.argv = argv
  for (const end of undo.splice(0)) end()
})

const run = async (...switches: readonly string[]): Promise<number> => {
  process.argv = ['/opt/aurora', ...switches]
  await import('./index.electron.ts')
  return start.electron.exited
}
const errorBoxes = () => start.electron.deeds.filter(({ what }) => what === 'dialog.showErrorBox')

describe('the start of the client [DESKTOP-05]', () => {
  test('a release ends before anything is opened where it is started with a debugger’s door', async () => {
    expect(await run('--remote-debugging-port=9222')).toBe(1)
    expect(start.client).not.toHaveBeenCalled()
  })

  test('a development build takes it, and a start that fails is said', async () => {
    start.build.development = true
    start.client.mockRejectedValue(new Error('the profile cannot be read'))
    expect(await run('--remote-debugging-port=9222')).toBe(1)
    expect(start.client).toHaveBeenCalledOnce()
    expect(errorBoxes()).toEqual([
      { what: 'dialog.showErrorBox', detail: { title: expect.stringContaining('Aurora'), content: expect.anything() } },
    ])
  })
})
