import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { createElectron } from '../tests/desktop/fake/index.ts'
import { createLifetime } from './lifetime.electron.ts'

const fake = vi.hoisted(() => ({ current: undefined as unknown as ReturnType<typeof createElectron> }))
vi.mock('electron', async () => {
  const { createElectron: create } = await import('../tests/desktop/fake/index.ts')
  fake.current = create()
  fake.current.becomeReady()
  return fake.current.electron
})
const emit = (name: string) => fake.current.electron.app.emit(name as 'activate')

const setUp = (stays: boolean) => {
  const { app } = fake.current.electron
  const heard = { quits: 0, wanted: 0, ends: 0 }
  vi.spyOn(app, 'quit').mockImplementation(() => void (heard.quits += 1))
  const lifetime = createLifetime({ stays: () => stays, wanted: () => void (heard.wanted += 1), end: () => void (heard.ends += 1) })
  return { heard, lifetime }
}
beforeEach(() => {
  vi.restoreAllMocks()
  fake.current.electron.app.removeAllListeners()
})

describe('the client lives [DESKTOP-07]', () => {
  test.each([
    [true, 0],
    [false, 1],
  ])('past its last window as the person wants it: %s', (stays, quits) => {
    const { heard } = setUp(stays)
    emit('window-all-closed')
    expect(heard.quits).toBe(quits)
  })

  test('never against a wish to quit: from the tray, the system, or for an update', () => {
    const asked = setUp(true)
    emit('before-quit')
    emit('window-all-closed')
    expect(asked.heard.quits).toBe(1)
    fake.current.electron.app.removeAllListeners()
    vi.restoreAllMocks()
    const updating = setUp(true)
    updating.lifetime.quitting()
    emit('window-all-closed')
    expect(updating.heard.quits).toBe(1)
  })

  test('and comes back from the dock, and ends once', () => {
    const { heard } = setUp(true)
    emit('activate')
    emit('will-quit')
    emit('will-quit')
    expect(heard).toEqual({ quits: 0, wanted: 1, ends: 1 })
  })
})
