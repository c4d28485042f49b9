import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

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

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Removes what builds left beside the folder that were killed. */
const clearDrafts = (folder: string): void => {
  const draft = /\.(?:new|old)-(\d+)$/
  for (const name of readdirSync(dirname(folder))) {
    const [ending, pid] = draft.exec(name) ?? []
    if (ending && name === `${basename(folder)}${ending}` && !isAlive(Number(pid)))
      rmSync(`${dirname(folder)}/${name}`, { recursive: true, force: true })
  }
}

/** Puts `draft` where `folder` stands, which becomes `old`. */
const replace = (folder: string, draft: string, old: string): void => {
  const stood = existsSync(folder)
  if (stood) renameSync(folder, old)
  try {
    renameSync(draft, folder)
  } catch (error) {
    if (stood) renameSync(old, folder)
    throw error
  }
}

/**
 * Like `unlessFresh`, for a folder that is being served: `build` is handed an empty folder beside it, which takes its place by its name
 * when it is whole. A build that fails or is killed leaves the folder and its stamp as they were.
 */
export const replaceUnlessFresh = async (built: Built, build: (folder: string) => Promise<void>): Promise<boolean> => {
  if (isFresh(built)) return false
  const { folder, stampFile } = built
  const [draft, old] = [`${folder}.new-${process.pid}`, `${folder}.old-${process.pid}`]
  const stamp = built.stamp()
  mkdirSync(dirname(folder), { recursive: true })
  clearDrafts(folder)
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft)
  try {
    await build(draft)
    rmSync(stampFile, { force: true })
    replace(folder, draft, old)
    writeFileSync(stampFile, stamp)
  } finally {
    rmSync(draft, { recursive: true, force: true })
    rmSync(old, { recursive: true, force: true })
  }
  return true
}
