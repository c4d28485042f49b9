import { closeSync, existsSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** When a process started, so that a reused pid is not taken for the old owner. Empty where the system does not tell. */
const startOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Takes a directory for this process alone; PGlite has no lock of its own and two writers would lose rows.
 * A lock left by a dead process is taken over.
 * @throws Error naming the owner's pid when the directory is in use.
 */
export const lockDirectory = (directory: string): { release(): void } => {
  const path = join(directory, 'gateway.lock')
  const mine = `${process.pid} ${startOf(process.pid)}`
  if (existsSync(path)) {
    const [pid = '', start = ''] = readFileSync(path, 'utf8').split(' ')
    const owner = Number(pid)
    if (owner > 0 && owner !== process.pid && isAlive(owner) && startOf(owner) === start) {
      throw new Error(`DATA_DIR is in use by process ${owner}; stop it or choose another DATA_DIR`)
    }
    rmSync(path, { force: true })
  }
  const file = openSync(path, 'wx')
  writeSync(file, mine)
  closeSync(file)
  return {
    release: () => {
      if (existsSync(path) && readFileSync(path, 'utf8') === mine) rmSync(path)
    },
  }
}
