import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { inRoot } from './root.ts'
import { attach } from './run.ts'
import { sourceStamp } from './stamp.ts'

/** Where the built site stands. */
export const siteFolder = inRoot('dist', 'renderer')
const stampFile = inRoot('dist', 'renderer.stamp')

export const brand = (): string => process.env.BRAND || 'aurora'

const isFresh = (stamp: string): boolean => existsSync(stampFile) && existsSync(siteFolder) && readFileSync(stampFile, 'utf8') === stamp

/** Runs `build` unless the site already stands as the sources are now. Answers whether it built. */
export const unlessFresh = async (build: () => Promise<void>): Promise<boolean> => {
  const stamp = sourceStamp(brand())
  if (isFresh(stamp)) return false
  rmSync(stampFile, { force: true })
  await build()
  writeFileSync(stampFile, stamp)
  return true
}

/** Builds the site in a process of its own when it is out of date, so that the bundler's memory goes with it. */
export const ensureSite = async (): Promise<void> => {
  if (isFresh(sourceStamp(brand()))) return
  const code = await attach(process.execPath, [inRoot('scripts', 'build.ts')])
  if (code !== 0) throw new Error('The site could not be built')
}
