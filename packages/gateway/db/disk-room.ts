import { statfs } from 'node:fs/promises'
import { sqlState } from './errors.ts'
import type { Orm } from './orm.ts'

export const DISK_FULL = '53100'
/** So long a server that had no room is taken to have none. */
const REMEMBERED_MS = 10_000
/** Two segments of PostgreSQL's log. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024

/** Whether the file system that holds a folder has room for what is written next. */
export const hasRoom = async (path: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(path)
  return bavail * bsize >= LEAST_FREE_BYTES
}

/** Remembers when transactions fail because the server's disk is full: to read from it would still succeed. */
export const watchRoom = (...orms: readonly Orm[]): { isFull(): boolean } => {
  let failedAt = Number.NEGATIVE_INFINITY
  for (const orm of orms) {
    const plain = orm.transaction.bind(orm)
    const transaction: Orm['transaction'] = async (work, config) => {
      try {
        return await plain(work, config)
      } catch (error) {
        if (sqlState(error) === DISK_FULL) failedAt = performance.now()
        throw error
      }
    }
    Object.assign(orm, { transaction })
  }
  return { isFull: () => performance.now() - failedAt < REMEMBERED_MS }
}
