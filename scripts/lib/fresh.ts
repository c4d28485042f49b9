import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Something built, that need not be built again while its sources stay as they are. */
export interface Built {
  readonly folder: string
  /** Kept beside the folder, never inside what is served or packed. */
  readonly stampFile: string
  /** A digest of the sources as they are now. */
  readonly stamp: () => string
}

export const isFresh = ({ folder, stampFile, stamp }: Built): boolean =>
  existsSync(stampFile) && existsSync(folder) && readFileSync(stampFile, 'utf8') === stamp()

/** Runs `build` unless what it makes already stands as the sources are now. Answers whether it built. */
export const unlessFresh = async (built: Built, build: () => Promise<void>): Promise<boolean> => {
  if (isFresh(built)) return false
  const stamp = built.stamp()
  rmSync(built.stampFile, { force: true })
  await build()
  writeFileSync(built.stampFile, stamp)
  return true
}
