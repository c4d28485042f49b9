import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { disk } from '../../../main/updates/disk.ts'
import { previousOf } from '../../../main/updates/keep-previous.ts'
import { createStage, fileOf, KEYS, programText } from './stage.ts'

let stage: ReturnType<typeof createStage>
beforeEach(() => {
  stage = createStage()
})
afterEach(() => stage.strike())

const HOUR_MS = 3_600_000
const booted = (version: string, previous: string, starts: number) => ({ boot: { version, previous, starts, healthy: false } })

/** A machine that has downloaded 1.1.0. */
const ready = async (wish: Partial<Parameters<typeof stage.machine>[0]> = {}) => {
  await stage.publish('1.1.0')
  const machine = stage.machine({ hosts: [(await stage.host()).url], ...wish })
  expect(await machine.fetch()).toMatchObject({ kind: 'ready' })
  return machine
}

describe('an installation [DESKTOP-02]', () => {
  test('replaces the program, keeps the one before, and ends the client', async () => {
    const { updates, lifecycle, program, appImage } = await ready()
    expect(await updates.install()).toMatchObject({ kind: 'installing', version: '1.1.0' })
    expect(program()).toBe(programText('1.1.0'))
    expect(readFileSync(previousOf(appImage), 'utf8')).toBe(programText('1.0.0'))
    expect(lifecycle).toEqual(['quitting', 'quit'])
  })

  test.each(['game', 'request'] as const)('waits while a %s is open', async (what) => {
    const { updates, installBlocker, lifecycle, program } = await ready()
    installBlocker.set(what)
    expect(updates.state.get()).toMatchObject({ kind: 'ready', blockedBy: what })
    expect(await updates.install()).toMatchObject({ kind: 'ready', blockedBy: what })
    expect(program()).toBe(programText('1.0.0'))
    installBlocker.set(null)
    expect(updates.state.get()).toMatchObject({ kind: 'ready', blockedBy: null })
    await updates.install()
    expect(lifecycle).toEqual(['quitting', 'quit'])
  })

  test('waits for a game that was opened while the file was looked at', async () => {
    const opened: (() => void)[] = []
    const measure: typeof disk.measure = (path) => {
      opened.pop()?.()
      return disk.measure(path)
    }
    const { updates, installBlocker, program } = await ready({ disk: { measure } })
    opened.push(() => installBlocker.set('game'))
    expect(await updates.install()).toMatchObject({ kind: 'ready', blockedBy: 'game' })
    expect(program()).toBe(programText('1.0.0'))
  })

  test('is refused when the file has gone, and what runs stays', async () => {
    const { updates, downloaded, lifecycle, program } = await ready()
    rmSync(downloaded(fileOf('1.1.0')))
    expect(await updates.install()).toMatchObject({ kind: 'failed', version: '1.1.0', code: 'FILE_GONE' })
    expect(program()).toBe(programText('1.0.0'))
    expect(lifecycle).toEqual([])
  })

  test('is refused when the file was changed since, and the file is fetched anew', async () => {
    const { updates, downloaded, fetch, program } = await ready()
    writeFileSync(downloaded(fileOf('1.1.0')), programText('6.6.6'))
    expect(await updates.install()).toMatchObject({ kind: 'failed', code: 'BAD_HASH' })
    expect(program()).toBe(programText('1.0.0'))
    expect(await fetch()).toMatchObject({ kind: 'ready' })
    expect(readFileSync(downloaded(fileOf('1.1.0')), 'utf8')).toBe(programText('1.1.0'))
  })

  test('puts the program back when the file goes at the very last moment, and works the next time', async () => {
    const last: (() => void)[] = []
    const copy: typeof disk.copy = async (from, to) => {
      await disk.copy(from, to)
      last.pop()?.()
    }
    const { updates, downloaded, fetch, lifecycle, program } = await ready({ disk: { copy } })
    last.push(() => rmSync(downloaded(fileOf('1.1.0'))))
    expect(await updates.install()).toMatchObject({ kind: 'failed', code: 'INSTALL' })
    expect(program()).toBe(programText('1.0.0'))
    expect(lifecycle).toEqual([])
    expect(await fetch()).toMatchObject({ kind: 'ready' })
    expect(await updates.install()).toMatchObject({ kind: 'installing' })
    expect(program()).toBe(programText('1.1.0'))
  })
})

describe('failed attempts [DESKTOP-02]', () => {
  test('an update that is known for seven days is urgent, whatever came after it', async () => {
    await stage.publish('1.1.0')
    const { updates, clock } = stage.machine({ hosts: [(await stage.host()).url] })
    expect(await updates.check()).toMatchObject({ urgent: false })
    clock.pass(6 * 24 * HOUR_MS)
    await stage.publish('1.2.0')
    expect(await updates.check()).toMatchObject({ version: '1.2.0', urgent: false })
    clock.pass(24 * HOUR_MS)
    expect(await updates.check()).toMatchObject({ version: '1.2.0', urgent: true })
  })

  test('three failures pause for a day and show the way by hand', async () => {
    await stage.publish('1.1.0', { keys: [KEYS.stranger] })
    const host = await stage.host()
    const { updates, clock } = stage.machine({ hosts: [host.url] })
    expect(await updates.check()).toMatchObject({ kind: 'failed', manualUrl: null })
    expect(await updates.check()).toMatchObject({ kind: 'failed', manualUrl: null })
    expect(await updates.check()).toMatchObject({ kind: 'failed', manualUrl: 'https://aurora.test/download' })
    const before = host.requests.length
    expect(await updates.check()).toEqual({
      kind: 'off',
      reason: 'PAUSED',
      until: new Date(clock.now() + 24 * HOUR_MS).toISOString(),
      manualUrl: 'https://aurora.test/download',
    })
    expect(host.requests).toHaveLength(before)
    clock.pass(24 * HOUR_MS)
    await stage.publish('1.1.0')
    expect(await updates.check()).toMatchObject({ kind: 'available' })
  })

  test('a network that is away by itself neither shows nor counts', async () => {
    const host = await stage.host()
    const { updates, clock, seen, memory, reach } = stage.machine({ hosts: [host.url] })
    const end = reach('idle')
    updates.start()
    clock.pass(30_000)
    await end
    updates.stop()
    expect(seen.map(({ kind }) => kind)).toEqual(['checking', 'idle'])
    expect(memory.read().failures).toBe(0)
    expect(clock.waiting()).toBe(0)
  })
})

describe('a version that does not start [DESKTOP-02]', () => {
  test('is taken back to an older one that was signed for it, and never offered again', async () => {
    await stage.publish('1.0.0', { replaces: '1.1.0', notes: 'Back to 1.0.0.' })
    await stage.publish('1.1.0')
    const hosts = [(await stage.host()).url]
    const broken = stage.machine({ hosts, version: '1.1.0', memory: booted('1.1.0', '1.0.0', 2) })
    const found = broken.reach('available')
    broken.updates.start()
    broken.clock.pass(0)
    expect(await found).toMatchObject({ version: '1.0.0', notes: 'Back to 1.0.0.', urgent: true })
    const end = broken.reach('ready')
    broken.updates.download()
    await end
    expect(await broken.updates.install()).toMatchObject({ kind: 'installing', version: '1.0.0' })
    expect(broken.program()).toBe(programText('1.0.0'))
    broken.updates.stop()

    const back = stage.machine({ hosts, version: '1.0.0', memory: broken.memory.read() })
    back.updates.start()
    expect(await back.updates.check()).toMatchObject({ kind: 'idle' })
    await stage.publish('1.2.0')
    expect(await back.updates.check()).toMatchObject({ kind: 'available', version: '1.2.0' })
    back.updates.stop()
  })

  test('goes forward where there is a newer one', async () => {
    await stage.publish('1.0.0', { replaces: '1.1.0' })
    await stage.publish('1.2.0')
    const { updates } = stage.machine({ hosts: [(await stage.host()).url], version: '1.1.0', memory: booted('1.1.0', '1.0.0', 3) })
    expect(await updates.check()).toMatchObject({ kind: 'available', version: '1.2.0' })
  })

  test('is not taken back to a version that was signed for another one', async () => {
    await stage.publish('1.0.0', { replaces: '1.0.5' })
    await stage.publish('1.1.0')
    const { updates } = stage.machine({ hosts: [(await stage.host()).url], version: '1.1.0', memory: booted('1.1.0', '1.0.0', 3) })
    expect(await updates.check()).toMatchObject({ kind: 'idle' })
  })

  test('stays when it starts well', async () => {
    await stage.publish('1.0.0', { replaces: '1.1.0' })
    await stage.publish('1.1.0')
    const host = await stage.host()
    const { updates, clock, memory } = stage.machine({ hosts: [host.url], version: '1.1.0', memory: booted('1.1.0', '1.0.0', 1) })
    updates.start()
    updates.alive()
    clock.pass(10_000)
    expect(memory.read().boot).toMatchObject({ healthy: true })
    expect(await updates.check()).toMatchObject({ kind: 'idle' })
    expect(host.requests).toEqual(['latest-linux.yml'])
    updates.stop()
  })
})
