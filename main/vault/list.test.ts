import { expect, test } from 'vitest'
import { testClock } from '../testing/clock.ts'
import { silentLog } from '../testing/log.ts'
import { memoryFile } from '../testing/memory-file.ts'
import { createKeys } from './keys.ts'
import { testKeyStore } from './testing/keys.ts'
import { createVault } from './vault.ts'

const TOKEN = 'canary-token-q1w2e3r4t5y6u7i8o9p0a1s2d3f4'
const LIST = 'canary-list-z9x8c7v6b5n4m3'

test('who stayed on the list is there after sign-out and restart, sealed, until the list is cleared [LOGIN-13]', async () => {
  const file = memoryFile()
  const store = testKeyStore()
  const started = async () => {
    const vault = createVault({ keys: createKeys(store, 'linux'), file: file.port, clock: testClock(), log: silentLog })
    await vault.open()
    return vault
  }
  /** What is sealed on the side is on disk by then. */
  const written = async (vault: Awaited<ReturnType<typeof started>>) => vault.hold({})

  const first = await started()
  await first.hold({ token: TOKEN, remember: LIST })
  await first.forget(LIST)
  await written(first)
  expect(file.text).not.toContain('canary')
  const second = await started()
  expect([second.token(), second.remember(), second.left()]).toEqual([undefined, undefined, LIST])
  await second.hold({ token: TOKEN })
  await second.forget()
  await written(second)
  const third = await started()
  expect(third.left()).toBe(LIST)
  await third.hold({ left: null })
  expect((await started()).left()).toBeUndefined()
})
