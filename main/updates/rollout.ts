import { createHash } from 'node:crypto'

const SCALE = 2 ** 48

/**
 * Whether a release that is out for some of a hundred installations is out for this one. Each version draws anew, so that the
 * same people are not always the first; a rising percentage only ever adds installations.
 */
export const isOutFor = (seed: string, version: string, percentage: number): boolean => {
  const drawn = createHash('sha256').update(`${seed} ${version}`).digest().readUIntBE(0, 6) / SCALE
  return drawn * 100 < percentage
}
