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

/** The Electron program to start with the client in `folder`; says how to get one and ends the process where there is none. */
export const needElectron = (folder: string): string => {
  const electron = electronBinary()
  if (electron) return electron
  console.error(`The client is built, in ${folder}, but there is no Electron to start it with. Looked for:
${electronPaths()
  .map((path) => `  ${path}`)
  .join('\n')}
Get Electron ${electronVersion()} with \`npx install-electron\`, which downloads it from github.com,
or name a program that you have in ELECTRON_BIN.`)
  process.exit(1)
}

/** What Electron is started with for a client in `folder`. Chromium's own sandbox cannot be set up by root, as in a container. */
export const electronArguments = (folder: string): string[] => (process.getuid?.() === 0 ? ['--no-sandbox', folder] : [folder])
