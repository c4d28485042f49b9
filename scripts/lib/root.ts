import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

export const inRoot = (...parts: string[]): string => join(root, ...parts)

/** A program that `npm ci` installed, by name. */
export const bin = (name: string): string => inRoot('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name)

/** Ends the program with a plain sentence when Node is too old; half of what we use would fail in odder ways. */
export const requireNode = (): void => {
  if (Number(process.versions.node.split('.')[0]) >= 24) return
  console.error(`Portico needs Node 24 or newer; this is ${process.version}.
On Linux and Windows \`npm ci\` brings Node 24 along: start this through npm (npm start, npm test). On macOS install Node 24.`)
  process.exit(1)
}
