import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { testClock } from '../testing/clock.ts'
import { silentLog } from '../testing/log.ts'
import { memoryFile } from '../testing/memory-file.ts'
import { createKeys } from './keys.ts'
import { testKeyStore } from './testing/keys.ts'
import { createVault } from './vault.ts'

const TOKEN = 'canary-token-q1w2e3r4t5y6u7i8o9p0a1s2d3f4'
const DEVICE = 'canary-device-m5n6b7v8c9x0z1'
const REMEMBER = 'canary-remember-z9x8c7v6b5n4m3'

const setUp = ({ file = memoryFile(), store = testKeyStore(), platform = 'linux' } = {}) => {
  const clock = testClock()
  const vault = createVault({ keys: createKeys(store, platform), file: file.port, clock, log: silentLog })
  return { file, store, clock, vault }
}
type Parts = ReturnType<typeof setUp>
const restarted = async ({ file, store }: Pick<Parts, 'file' | 'store'>): Promise<Parts> => {
  const parts = setUp({ file, store })
  await parts.vault.open()
  return parts
}
const signedIn = async (): Promise<Parts> => {
  const parts = setUp()
  await parts.vault.open()
  await parts.vault.hold({ token: TOKEN, remember: REMEMBER })
  return parts
}
/** Lets what waits on settled promises run. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}

describe('the vault [DESKTOP-01]', () => {
  test('keeps the session over a restart, and no plain text on disk', async () => {
    const first = await signedIn()
    expect(first.file.text).not.toContain('canary')
    expect(Buffer.from((JSON.parse(first.file.text) as { sealed: string }).sealed, 'base64').toString('latin1')).not.toContain('canary')
    const { vault, clock } = await restarted(first)
    expect([vault.token(), vault.remember(), vault.state().get()]).toEqual([TOKEN, REMEMBER, 'ready'])
    expect(vault.session().get()).toEqual({ held: true, vault: 'ready' })
    expect(clock.waiting()).toBe(0)
  })

  test('opens a vault that the first version wrote [DESKTOP-07]', async () => {
    const text = readFileSync(new URL('testing/vault-1.fixture.json', import.meta.url), 'utf8')
    const { vault } = await restarted({ file: memoryFile(text), store: testKeyStore() })
    expect([vault.token(), vault.remember(), vault.state().get()]).toEqual([TOKEN, REMEMBER, 'ready'])
  })

  test('drops the token alone when only it has run out', async () => {
    const first = await signedIn()
    await first.vault.hold({ token: null })
    const { vault } = await restarted(first)
    expect([vault.token(), vault.remember()]).toEqual([undefined, REMEMBER])
    expect(vault.session().get().held).toBe(false)
  })

  test('forgets in memory and on disk, and keeps nothing aside of what it could read', async () => {
    const first = await signedIn()
    await first.vault.forget()
    expect(first.vault.token()).toBeUndefined()
    expect(JSON.parse(first.file.text)).toEqual({ version: 1, sealed: null, setAside: [] })
    expect((await restarted(first)).vault.session().get()).toEqual({ held: false, vault: 'ready' })
  })

  test('keeps the cookie of a known device over sign-out and restart, and never in plain', async () => {
    const first = await signedIn()
    await first.vault.hold({ device: DEVICE })
    await first.vault.forget()
    await settled()
    expect(first.file.text).not.toContain('canary')
    const second = await restarted(first)
    expect([second.vault.token(), second.vault.remember(), second.vault.device()]).toEqual([undefined, undefined, DEVICE])
    // The end of a session while the key store is locked takes what opens one off the disk at once, whatever becomes of the rest.
    await second.vault.hold({ token: TOKEN })
    second.store.locked = true
    await second.vault.hold({ token: null })
    expect(JSON.parse(second.file.text)).toEqual({ version: 1, sealed: null, setAside: [] })
    second.store.locked = false
    second.clock.pass(1_000)
    await settled()
    expect((await restarted(second)).vault.device()).toBe(DEVICE)
  })

  test('forgets a session that is just being written', async () => {
    const { vault, file } = setUp()
    await vault.open()
    const holding = vault.hold({ token: TOKEN })
    await vault.forget()
    await holding
    expect(vault.token()).toBeUndefined()
    expect(file.text).toBe('')
  })

  test('tells listeners of the session once for each change', async () => {
    const { vault } = setUp()
    const states: unknown[] = []
    vault.session().on((session) => states.push(session))
    await vault.open()
    await vault.hold({ token: TOKEN })
    await vault.hold({ remember: REMEMBER })
    await vault.forget()
    expect(states).toEqual([
      { held: false, vault: 'ready' },
      { held: true, vault: 'ready' },
      { held: false, vault: 'ready' },
    ])
  })

  test.each([
    ['a desktop without a key store', { backend: 'basic_text', platform: 'linux', prefix: undefined }],
    ['a key store that hides under the password everyone knows', { backend: 'kwallet6', platform: 'linux', prefix: 'v10' }],
    ['a key store that does not encrypt at all', { backend: 'darwin', platform: 'darwin', prefix: '' }],
  ])('keeps the session in memory only on %s', async (_name, { backend, platform, prefix }) => {
    const store = testKeyStore()
    store.backend = () => backend
    if (prefix !== undefined) store.encrypt = async (text) => Buffer.from(prefix + (prefix ? 'xxxx' : text))
    const { vault, file } = setUp({ store, platform })
    await vault.open()
    await vault.hold({ token: TOKEN })
    expect([vault.token(), vault.state().get(), file.text]).toEqual([TOKEN, 'unavailable', ''])
  })

  test('takes the v10 of macOS and Windows for what it is there: a real key', async () => {
    const store = testKeyStore()
    const { encrypt } = store
    store.encrypt = async (text) => Buffer.concat([Buffer.from('v10'), (await encrypt(text)).subarray(3)])
    const { vault } = setUp({ store, platform: 'darwin' })
    await vault.hold({ token: TOKEN })
    expect(vault.state().get()).toBe('ready')
  })

  test('holds a locked key store apart from an absent one, and opens once it answers', async () => {
    const first = await signedIn()
    first.store.locked = true
    const { vault, clock, file } = await restarted(first)
    expect([vault.state().get(), vault.token(), file.text]).toEqual(['locked', undefined, first.file.text])
    first.store.locked = false
    clock.pass(1_000)
    await settled()
    expect([vault.state().get(), vault.token()]).toEqual(['ready', TOKEN])
    expect(clock.waiting()).toBe(0)
  })

  test('asks a locked key store five times and no more, for it may ask a person', async () => {
    const first = await signedIn()
    let attempts = 0
    first.store.available = async () => {
      attempts += 1
      return false
    }
    const { clock } = await restarted(first)
    for (let day = 0; day < 24; day += 1) {
      clock.pass(3_600_000)
      await settled()
    }
    expect([attempts, clock.waiting()]).toEqual([6, 0])
  })

  test('does not keep the start waiting for a key store that asks a person', async () => {
    const store = testKeyStore()
    store.available = () => new Promise(() => {})
    const { vault, clock } = setUp({ store })
    const opened = vault.open()
    clock.pass(5_000)
    await opened
    expect(vault.state().get()).toBe('locked')
  })

  test('lets a sign-in while locked win over what was kept, and sets that aside', async () => {
    const first = await signedIn()
    first.store.locked = true
    const second = await restarted(first)
    await second.vault.hold({ token: 'another' })
    expect(second.vault.token()).toBe('another')
    first.store.locked = false
    second.clock.pass(1_000)
    await settled()
    expect([second.vault.token(), second.vault.remember(), second.vault.state().get()]).toEqual(['another', undefined, 'ready'])
    expect((JSON.parse(second.file.text) as { setAside: unknown[] }).setAside).toHaveLength(1)
    expect((await restarted(second)).vault.token()).toBe('another')
  })

  test('never overwrites what it cannot read: it comes back with its key', async () => {
    const first = await signedIn()
    const before = first.file.text
    first.store.key = 'another'
    const second = await restarted(first)
    expect([second.vault.state().get(), second.vault.token(), second.file.text]).toEqual(['undecryptable', undefined, before])
    first.store.key = 'first'
    expect((await restarted(first)).vault.token()).toBe(TOKEN)
  })

  test('sets what it cannot read aside when a new session is written or the old one ended', async () => {
    for (const act of ['hold', 'forget'] as const) {
      const first = await signedIn()
      const { sealed } = JSON.parse(first.file.text) as { sealed: string }
      first.store.key = 'another'
      const second = await restarted(first)
      await (act === 'hold' ? second.vault.hold({ token: 'new' }) : second.vault.forget())
      expect(second.vault.state().get()).toBe('ready')
      expect(JSON.parse(second.file.text)).toMatchObject({ setAside: [{ sealed }] })
    }
  })

  test('moves a torn file, and one of a later version, out of the way', async () => {
    for (const text of ['{"version":1,"sea', '{"version":9,"sealed":"x"}', '[]']) {
      const { vault, file } = await restarted({ file: memoryFile(text), store: testKeyStore() })
      expect(vault.state().get()).toBe('undecryptable')
      await vault.hold({ token: TOKEN })
      expect([vault.state().get(), file.asides]).toEqual(['ready', [text]])
    }
  })

  test('seals again when the key store asks for it', async () => {
    const first = await signedIn()
    Object.assign(first.store, { key: 'second', former: ['first'] })
    expect((await restarted(first)).vault.token()).toBe(TOKEN)
    first.store.former = []
    expect((await restarted(first)).vault.token()).toBe(TOKEN)
  })

  test('keeps the old text when the new one would not open again', async () => {
    const first = await signedIn()
    const before = first.file.text
    first.store.encrypt = async () => Buffer.from('v11 but nothing that opens')
    await first.vault.hold({ token: 'new' })
    expect([first.vault.token(), first.vault.state().get(), first.file.text]).toEqual(['new', 'unavailable', before])
  })

  test('goes on in memory when the disk is full, and says so when a sign-out cannot be written', async () => {
    const first = await signedIn()
    first.file.full = true
    await first.vault.hold({ token: 'new' })
    expect([first.vault.token(), first.vault.state().get()]).toEqual(['new', 'unavailable'])
    await expect(first.vault.forget()).rejects.toThrow('ENOSPC')
    expect(first.vault.token()).toBeUndefined()
  })
})
