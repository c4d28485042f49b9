import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../lib/root.ts'

const NAMES: Partial<Record<NodeJS.Platform, string>> = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }
const program = NAMES[process.platform] ?? 'electron'

/** The Electron that the lock file names. */
export const electronVersion = (): string =>
  (JSON.parse(readFileSync(inRoot('node_modules', 'electron', 'package.json'), 'utf8')) as { version: string }).version

/** Where an Electron program may be, the most particular first. */
export const electronPaths = (env: NodeJS.ProcessEnv = process.env): readonly string[] => [
  ...(env.ELECTRON_BIN ? [env.ELECTRON_BIN] : []),
  ...(env.ELECTRON_OVERRIDE_DIST_PATH ? [join(env.ELECTRON_OVERRIDE_DIST_PATH, program)] : []),
  inRoot('node_modules', 'electron', 'dist', program),
]

/** The Electron program to start, if there is one. The npm package is not asked: it would download one. */
export const electronBinary = (env?: NodeJS.ProcessEnv): string | undefined => electronPaths(env).find((path) => existsSync(path))
