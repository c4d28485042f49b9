import { expect, test, vi } from 'vitest'
import type { createElectron } from '../tests/desktop/fake/index.ts'
import { tellFailedStart } from './start-failure.electron.ts'

const fake = vi.hoisted(() => ({ current: undefined as unknown as ReturnType<typeof createElectron> }))
vi.mock('electron', async () => {
  const { createElectron: create, newMachine } = await import('../tests/desktop/fake/index.ts')
  fake.current = create(newMachine({ locale: 'vi' }))
  return fake.current.electron
})

test('a start that fails is said in a language of the brand, with the place of its log [DESKTOP-07]', () => {
  const languages = [
    { code: 'EN', tag: 'en', locale: 'en' },
    { code: 'TY', tag: 'vi-VN', locale: 'vi' },
  ]
  tellFailedStart({ name: 'Aurora', languages })
  expect(fake.current.deeds.at(-1)).toEqual({
    what: 'dialog.showErrorBox',
    detail: { title: 'Không thể khởi động Aurora', content: expect.stringContaining(fake.current.electron.app.getPath('logs')) },
  })
})
