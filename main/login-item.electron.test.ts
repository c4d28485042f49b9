import { beforeEach, expect, test, vi } from 'vitest'
import type { createElectron } from '../tests/desktop/fake/index.ts'
import { setStartAtLogin, wasStartedAtLogin } from './login-item.electron.ts'

const fake = vi.hoisted(() => ({ current: undefined as unknown as ReturnType<typeof createElectron> }))
vi.mock('electron', async () => {
  const { createElectron: create } = await import('../tests/desktop/fake/index.ts')
  fake.current = create()
  return fake.current.electron
})
const writes = () => fake.current.deeds.filter(({ what }) => what === 'app.setLoginItemSettings').map(({ detail }) => detail)
beforeEach(() => {
  fake.current.deeds.length = 0
})

test('the system starts the client in the tray where the person wants it so, and is asked once [DESKTOP-07]', () => {
  setStartAtLogin(true, 'win32')
  setStartAtLogin(true, 'win32')
  setStartAtLogin(false, 'win32')
  expect(writes()).toEqual([
    { openAtLogin: true, args: ['--hidden'] },
    { openAtLogin: false, args: ['--hidden'] },
  ])
  setStartAtLogin(true, 'linux')
  expect(writes()).toHaveLength(2)
})

test('a start by the system is told from one by the person [DESKTOP-07]', () => {
  expect(wasStartedAtLogin(['client.exe', '--hidden'], 'win32')).toBe(true)
  expect(wasStartedAtLogin(['client.exe', 'portico://lottery'], 'win32')).toBe(false)
  expect(wasStartedAtLogin(['client'], 'darwin')).toBe(false)
})
