import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

interface Write {
  readonly path: string
  readonly text: string
  /** Readable by the owner alone, and never written over. */
  readonly secret?: boolean
}

/** What a command would do. Nothing is written before all of it is known. */
export interface Plan {
  readonly writes: readonly Write[]
  /** What is printed, line by line. */
  readonly say: readonly string[]
  /** What stands against a release; any makes the command fail. */
  readonly problems?: readonly string[]
}

const put = ({ path, text, secret }: Write): void => {
  mkdirSync(dirname(path), { recursive: true, ...(secret ? { mode: 0o700 } : {}) })
  if (secret) return writeFileSync(path, text, { mode: 0o600, flag: 'wx' })
  const fresh = `${path}.new`
  writeFileSync(fresh, text)
  renameSync(fresh, path)
}

/** Writes what was planned, secrets first: a public key whose private half was not kept would be lost to everybody. */
export const carryOut = ({ writes }: Plan): void => {
  for (const write of [...writes].sort((a, b) => Number(b.secret ?? false) - Number(a.secret ?? false))) put(write)
}

export const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
