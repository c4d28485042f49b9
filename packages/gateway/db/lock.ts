import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** SQLite's code for a file that somebody else has locked. */
const SQLITE_BUSY = 5

const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY

const readOwner = (path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return 'another process'
  }
}

/**
 * Takes a directory for this process alone; PGlite has no lock of its own and two writers would lose rows.
 * The lock is one that the kernel keeps on `owner.lock`: it holds between containers that share the directory, where process ids mean
 * nothing, and ends with its process, however that ends. Node gives no access to such locks but through SQLite, which takes one for an
 * exclusive transaction; nothing is ever written to its file. `gateway.lock` only says for people whose it is.
 * @throws Error naming the owner when the directory is in use.
 */
export const lockDirectory = (directory: string): { release(): void } => {
  const owner = join(directory, 'gateway.lock')
  const lock = new DatabaseSync(join(directory, 'owner.lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw new Error('DATA_DIR cannot be locked: its file system must support locks', { cause: error })
    throw new Error(`DATA_DIR is in use by ${readOwner(owner)}; stop it or choose another DATA_DIR`, { cause: error })
  }
  writeFileSync(owner, `process ${process.pid} on ${hostname()}\n`)
  return {
    release: () => {
      rmSync(owner, { force: true })
      lock.close()
    },
  }
}
