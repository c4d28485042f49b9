import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

export const inRoot = (...parts: string[]): string => join(root, ...parts)

/** A program that `npm ci` installed, by name. */
export const bin = (name: string): string => inRoot('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name)

/** Ends the program with a plain sentence when Node is too old. npm's scripts have looked already, where a `.ts` could not even be loaded. */
export const requireNode = (): void => {
  createRequire(import.meta.url)('../require-node.cjs')
}
