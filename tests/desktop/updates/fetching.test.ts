import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BRAND, createStage, fileOf, KEYS, NOTES, programText } from './stage.ts'

let stage: ReturnType<typeof createStage>
beforeEach(() => {
  stage = createStage()
})
afterEach(() => stage.strike())

const MANIFEST = 'latest-linux.yml'
const manifestPath = () => join(stage.folderOf('published'), MANIFEST)

/** Changes what a host publishes after it was signed. */
const meddle = (change: (manifest: { files: Record<string, unknown>[]; [key: string]: unknown }) => void) => {
  const manifest = JSON.parse(readFileSync(manifestPath(), 'utf8'))
  change(manifest)
  writeFileSync(manifestPath(), JSON.stringify(manifest))
}

const deadUrl = async (): Promise<string> => {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => void server.close(resolve))
  return `http://127.0.0.1:${port}/desktop`
}

describe('a good update [DESKTOP-02]', () => {
  test('is told with its notes, downloaded with progress, and lies there as it was signed', async () => {
    await stage.publish('1.1.0')
    const { updates, fetch, seen, downloaded, program } = stage.machine({ hosts: [(await stage.host()).url] })
    expect(await updates.check()).toEqual({
      kind: 'available',
      version: '1.1.0',
      notes: NOTES,
      size: programText('1.1.0').length,
      urgent: false,
    })
    expect(await fetch()).toEqual({ kind: 'ready', version: '1.1.0', notes: NOTES, urgent: false, blockedBy: null })
    const percents = seen.flatMap((state) => (state.kind === 'downloading' ? [state.percent] : []))
    expect(percents).toEqual(percents.toSorted((a, b) => a - b))
    const path = downloaded(fileOf('1.1.0'))
    expect(createHash('sha512').update(readFileSync(path)).digest('base64')).toBe(
      createHash('sha512').update(programText('1.1.0')).digest('base64'),
    )
    expect(statSync(path).mode & 0o777).toBe(0o755)
    expect(program()).toBe(programText('1.0.0'))
  })

  test('is asked for by nobody in particular', async () => {
    await stage.publish('1.1.0')
    const host = await stage.host()
    await stage.machine({ hosts: [host.url] }).fetch()
    expect([...host.askers]).toEqual(['none'])
  })

  test('may be signed by the next key, as after a rotation', async () => {
    await stage.publish('1.1.0', { keys: [KEYS.next] })
    const { fetch } = stage.machine({ hosts: [(await stage.host()).url] })
    expect(await fetch()).toMatchObject({ kind: 'ready' })
  })
})

describe('a host that lies [DESKTOP-02]', () => {
  test('another file than the signed one is thrown away', async () => {
    await stage.publish('1.1.0')
    writeFileSync(join(stage.folderOf('published'), fileOf('1.1.0')), programText('6.6.6'))
    const { fetch, pending, program } = stage.machine({ hosts: [(await stage.host()).url] })
    expect(await fetch()).toEqual({ kind: 'failed', version: '1.1.0', code: 'BAD_HASH', manualUrl: null })
    expect(pending()).toEqual([])
    expect(program()).toBe(programText('1.0.0'))
  })

  test.each([
    ['a key that is not pinned', { keys: [KEYS.stranger] }, () => {}],
    ['a key for another brand', { brand: { ...BRAND, appId: 'test.harbor.desktop' } }, () => {}],
    ['nobody', {}, () => meddle(({ files }) => void Object.assign(files[0] ?? {}, { signatures: [] }))],
    [
      'the right key, for other notes',
      {},
      () => meddle((manifest) => Object.assign(manifest, { releaseNotes: 'Send your password to …' })),
    ],
    ['the right key, for another version', {}, () => meddle((manifest) => Object.assign(manifest, { version: '9.0.0' }))],
    ['the right key, for another size', {}, () => meddle(({ files }) => void Object.assign(files[0] ?? {}, { size: 5 }))],
  ])('nothing is downloaded that was signed by %s', async (_, release, change) => {
    await stage.publish('1.1.0', release)
    change()
    const host = await stage.host()
    const { updates } = stage.machine({ hosts: [host.url] })
    expect(await updates.check()).toMatchObject({ kind: 'failed', code: 'BAD_SIGNATURE' })
    expect(updates.download()).toMatchObject({ kind: 'failed' })
    expect(host.requests).toEqual([MANIFEST])
  })

  test('a file outside the folder is not asked for', async () => {
    await stage.publish('1.1.0')
    meddle(({ files }) => void Object.assign(files[0] ?? {}, { url: '../../etc/passwd' }))
    const { updates } = stage.machine({ hosts: [(await stage.host()).url] })
    expect(await updates.check()).toMatchObject({ kind: 'failed', code: 'BAD_MANIFEST' })
  })

  test('an older version is none, and the library may not go down either', async () => {
    await stage.publish('0.9.0')
    const { updates, updater } = stage.machine({ hosts: [(await stage.host()).url] })
    expect(await updates.check()).toMatchObject({ kind: 'idle' })
    expect(updater.channel).toBe('latest')
    expect(updater.allowDowngrade).toBe(false)
  })

  test('a host that is behind does not hide what another one has', async () => {
    await stage.publish('1.1.0')
    const good = await stage.host()
    const other = createStage()
    await other.publish('1.0.0')
    const behind = await other.host()
    const { updates } = stage.machine({ hosts: [behind.url, good.url] })
    expect(await updates.check()).toMatchObject({ kind: 'available', version: '1.1.0' })
    await other.strike()
  })

  test('a release build does not ask a host without TLS', async () => {
    await stage.publish('1.1.0')
    const host = await stage.host()
    const { updates } = stage.machine({ hosts: [host.url], development: false })
    expect(await updates.check()).toMatchObject({ kind: 'failed', code: 'NETWORK' })
    expect(host.requests).toEqual([])
  })
})

describe('a host that fails [DESKTOP-02]', () => {
  test('no manifest', async () => {
    const { updates } = stage.machine({ hosts: [(await stage.host()).url] })
    expect(await updates.check()).toEqual({ kind: 'failed', version: null, code: 'NO_MANIFEST', manualUrl: null })
  })

  test.each(['{{{{', '', 'plain words', '{"version":"1.1.0"}', '{"version":"latest","files":[]}'])(
    'a manifest that is none: %s',
    async (text) => {
      writeFileSync(manifestPath(), text)
      const { updates } = stage.machine({ hosts: [(await stage.host()).url] })
      expect(await updates.check()).toMatchObject({ kind: 'failed', code: 'BAD_MANIFEST' })
    },
  )

  test('an error of the host', async () => {
    const host = await stage.host()
    host.behave(MANIFEST, 'broken')
    expect(await stage.machine({ hosts: [host.url] }).updates.check()).toMatchObject({ kind: 'failed', code: 'NETWORK' })
  })

  test('a download that is cut leaves nothing behind', async () => {
    await stage.publish('1.1.0')
    const host = await stage.host()
    host.behave(fileOf('1.1.0'), 'cut')
    const { fetch, pending } = stage.machine({ hosts: [host.url] })
    expect(await fetch()).toMatchObject({ kind: 'failed', code: 'NETWORK' })
    expect(pending()).toEqual([])
  })

  test('a download that is cut goes on at the next host', async () => {
    await stage.publish('1.1.0')
    const cut = await stage.host()
    cut.behave(fileOf('1.1.0'), 'cut')
    const { fetch, downloaded } = stage.machine({ hosts: [cut.url, (await stage.host()).url] })
    expect(await fetch()).toMatchObject({ kind: 'ready', version: '1.1.0' })
    expect(existsSync(downloaded(fileOf('1.1.0')))).toBe(true)
  })

  test('a dead host is followed by a live one', async () => {
    await stage.publish('1.1.0')
    const { fetch } = stage.machine({ hosts: [await deadUrl(), (await stage.host()).url] })
    expect(await fetch()).toMatchObject({ kind: 'ready', version: '1.1.0' })
  })

  test('no space on the disk', async () => {
    await stage.publish('1.1.0')
    const host = await stage.host()
    const { fetch } = stage.machine({ hosts: [host.url], disk: { free: async () => 1_000 } })
    expect(await fetch()).toMatchObject({ kind: 'failed', code: 'NO_SPACE' })
    expect(host.requests).not.toContain(fileOf('1.1.0'))
  })
})

describe('a staged release [DESKTOP-02]', () => {
  const offered = async (percentage: number, random: number): Promise<string> => {
    await stage.publish('1.1.0', { percentage })
    const { updates, clock, reach } = stage.machine({ hosts: [(await stage.host()).url], random })
    const end = reach('available', 'idle')
    updates.start()
    clock.pass(30_000)
    const { kind } = await end
    updates.stop()
    return kind
  }

  test('reaches some installations by itself and the others not yet', async () => {
    const numbers = Array.from({ length: 12 }, (_, index) => (index + 0.5) / 12)
    const kinds = []
    for (const random of numbers) kinds.push(await offered(40, random))
    expect(new Set(kinds)).toEqual(new Set(['available', 'idle']))
  })

  test('reaches a person who asks', async () => {
    await stage.publish('1.1.0', { percentage: 1 })
    expect(await stage.machine({ hosts: [(await stage.host()).url] }).updates.check()).toMatchObject({ kind: 'available' })
  })

  test('reaches nobody once it is held back', async () => {
    await stage.publish('1.1.0', { percentage: 0 })
    expect(await stage.machine({ hosts: [(await stage.host()).url] }).updates.check()).toMatchObject({ kind: 'idle' })
  })
})
