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
const emit = (name: string, ...args: unknown[]) => fake.current.electron.app.emit(name as 'activate', {}, ...(args as []))

const setUp = (stays: boolean) => {
  const { app } = fake.current.electron
  const calls = { quits: 0, activations: 0, ends: 0, leavings: 0 }
  vi.spyOn(app, 'quit').mockImplementation(() => void (calls.quits += 1))
  const lifetime = createLifetime({
    stays: () => stays,
    activate: () => void (calls.activations += 1),
    leaving: () => void (calls.leavings += 1),
  })
  lifetime.onEnd(() => void (calls.ends += 1))
  return { calls, lifetime }
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
    const { calls } = setUp(stays)
    emit('window-all-closed')
    expect(calls.quits).toBe(quits)
  })

  test('never against a wish to quit: from the tray, the system, or for an update', () => {
    const quitting = setUp(true)
    emit('before-quit')
    emit('window-all-closed')
    expect(quitting.calls.quits).toBe(1)
    fake.current.electron.app.removeAllListeners()
    vi.restoreAllMocks()
    const updating = setUp(true)
    updating.lifetime.quitting()
    emit('window-all-closed')
    expect(updating.calls.quits).toBe(1)
  })

  test('and hides no window once it is leaving', () => {
    const { calls, lifetime } = setUp(true)
    expect(lifetime.stays()).toBe(true)
    emit('before-quit')
    emit('before-quit')
    expect(lifetime.stays()).toBe(false)
    expect(calls.leavings).toBe(1)
  })

  test('and comes back from the dock, but over no window that is to be seen, and ends once', () => {
    const { calls } = setUp(true)
    emit('activate', true)
    expect(calls.activations).toBe(0)
    emit('activate', false)
    emit('will-quit')
    emit('will-quit')
    expect(calls).toEqual({ quits: 0, activations: 1, ends: 1, leavings: 0 })
  })
})
