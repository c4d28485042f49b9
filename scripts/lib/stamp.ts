import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './root.ts'

/** Everything the built site is made of. */
export const SITE_SOURCES: readonly string[] = [
  'renderer',
  'packages/contract',
  'packages/lottery',
  'resources',
  'locales',
  'package-lock.json',
  'vite.config.ts',
  'scripts/site',
  'scripts/build.ts',
  'scripts/lib/compress.ts',
]

/** Everything a built client is made of. */
export const CLIENT_SOURCES: readonly string[] = [
  ...SITE_SOURCES,
  'main',
  'preload',
  'package.json',
  'vite.desktop.config.ts',
  'scripts/desktop',
  'scripts/build-desktop.ts',
]

const filesBelow = (path: string): string[] => {
  if (!existsSync(inRoot(path))) return []
  if (!statSync(inRoot(path)).isDirectory()) return [path]
  return readdirSync(inRoot(path))
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)))
}

/** A digest of sources, files or folders, and of what they are built for. */
export const sourceStamp = (purpose: string, sources: readonly string[]): string => {
  const hash = createHash('sha256').update(purpose)
  for (const file of sources.flatMap(filesBelow).filter((name) => !/\.test\.tsx?$/.test(name))) {
    hash.update(`\0${file}\0`).update(readFileSync(inRoot(file)))
  }
  return hash.digest('hex')
}
