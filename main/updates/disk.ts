import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/** What the updates ask of the disk. */
export interface Disk {
  /** SHA-512 in base64, and bytes; undefined when there is no such file. */
  readonly measure: (path: string) => Promise<{ readonly sha512: string; readonly size: number } | undefined>
  /** Bytes left where this path lies. */
  readonly free: (path: string) => Promise<number>
  readonly remove: (path: string) => Promise<void>
  readonly exists: (path: string) => Promise<boolean>
  readonly copy: (from: string, to: string) => Promise<void>
  readonly move: (from: string, to: string) => Promise<void>
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

export const disk: Disk = {
  measure: async (path) => {
    const hash = createHash('sha512')
    try {
      const { size } = await stat(path)
      await pipeline(createReadStream(path, { highWaterMark: 1_048_576 }), hash)
      return { sha512: hash.digest('base64'), size }
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  },
  free: async (path) => {
    const { bavail, bsize } = await statfs(path)
    return bavail * bsize
  },
  remove: (path) => rm(path, { force: true }),
  exists: async (path) => {
    const found = await stat(path).catch(() => undefined)
    return found !== undefined
  },
  copy: copyFile,
  move: rename,
}
