import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDirectory } from './lock.ts'

const lock = pathToFileURL(join(import.meta.dirname, 'lock.ts')).href
/** Takes the directory, says how it went, and keeps it until it is killed. */
const PROGRAM = `
  import { lockDirectory } from ${JSON.stringify(lock)}
  try { lockDirectory(process.argv[1]); process.stdout.write('taken') } catch (error) { process.stdout.write(error.message) }
  setInterval(() => {}, 60_000)`
const NAMESPACE = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']
const mayUnshare = process.platform === 'linux' && spawnSync(NAMESPACE[0]!, [...NAMESPACE.slice(1), 'true']).status === 0

let directory: string
const running: ChildProcess[] = []
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'portico-lock-'))
})
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
  rmSync(directory, { recursive: true, force: true })
})

/** Another process that tries to take the directory, through `by` where it is named. */
const attempt = async (by: readonly string[] = []) => {
  const [command, ...args] = [...by, process.execPath, '--input-type=module', '-e', PROGRAM, directory]
  const child = spawn(command!, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  running.push(child)
  const [reply] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    reply: reply.toString(),
    pid: child.pid,
    kill: async () => {
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
  }
}
const IN_USE = /^DATA_DIR is in use by process \d+ on .+; stop it or choose another DATA_DIR$/

describe('the lock of a directory', () => {
  it('refuses a second process, naming the first, and a second time in the same process', async () => {
    const first = await attempt()
    expect(first.reply).toBe('taken')
    expect((await attempt()).reply).toContain(`DATA_DIR is in use by process ${first.pid} on `)
    expect(() => lockDirectory(directory)).toThrow(IN_USE)
  })

  it('ends with its process, also when that is killed', async () => {
    const first = await attempt()
    await first.kill()
    const mine = lockDirectory(directory)
    expect((await attempt()).reply).toMatch(IN_USE)
    mine.release()
    expect((await attempt()).reply).toBe('taken')
  })

  it('has one holder of four that come at once after a kill', async () => {
    await (await attempt()).kill()
    const replies = (await Promise.all([attempt(), attempt(), attempt(), attempt()])).map(({ reply }) => reply)
    expect(replies.filter((reply) => reply === 'taken')).toHaveLength(1)
    expect(replies.filter((reply) => IN_USE.test(reply) || reply.includes('in use by another process'))).toHaveLength(3)
  })

  it('holds between containers, whose process ids are the same', async ({ skip }) => {
    skip(!mayUnshare, 'needs the right to make PID namespaces')
    const first = await attempt(NAMESPACE)
    expect(first.reply).toBe('taken')
    expect((await attempt(NAMESPACE)).reply).toMatch(/in use by process 1 on /)
    await first.kill()
    expect((await attempt(NAMESPACE)).reply).toBe('taken')
  })
})
