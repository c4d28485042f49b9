import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Config } from './config.ts'
import { checkPostgres } from './db/reach.ts'
import { checkPort } from './kit/listening-port.ts'

const nearest = (path: string): string => (existsSync(path) ? path : nearest(dirname(path)))

/** @throws Error when the folder is a file or cannot be written. */
const checkDataDir = (dataDir: string): void => {
  const stands = nearest(dataDir)
  if (!statSync(stands).isDirectory()) throw new Error(`DATA_DIR: ${stands} is a file; name a folder`)
  try {
    accessSync(stands, constants.W_OK | constants.X_OK)
  } catch {
    throw new Error(`DATA_DIR: ${stands} cannot be written by this user`)
  }
}

/**
 * Looks whether a gateway of this configuration could start, before anything is built, migrated or seeded for it.
 * @throws Error that names the setting and what is wrong with it.
 */
export const checkSurroundings = async ({ host, port, dataDir, databaseUrl }: Config): Promise<void> => {
  await checkPort('PORT', { host, port })
  checkDataDir(dataDir)
  if (databaseUrl !== undefined) await checkPostgres(databaseUrl)
}
