import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './root.ts'

/** Everything the built site is made of. */
const INPUTS = [
  'renderer',
  'contract',
  'lottery',
  'resources',
  'locales',
  'package-lock.json',
  'vite.config.ts',
  'scripts/site',
  'scripts/build.ts',
  'scripts/lib/compress.ts',
]

const filesBelow = (path: string): string[] => {
  if (!existsSync(inRoot(path))) return []
  if (!statSync(inRoot(path)).isDirectory()) return [path]
  return readdirSync(inRoot(path))
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)))
}

/** A digest of the built site's sources and of the brand it is built for. */
export const sourceStamp = (brand: string): string => {
  const hash = createHash('sha256').update(brand)
  for (const file of INPUTS.flatMap(filesBelow).filter((name) => !/\.test\.tsx?$/.test(name))) {
    hash.update(`\0${file}\0`).update(readFileSync(inRoot(file)))
  }
  return hash.digest('hex')
}
