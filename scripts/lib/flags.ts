import { parseArgs } from 'node:util'

/** What a benchmark is asked on the command line. */
export interface BenchFlags {
  /** Ends with a failure when a goal is missed. */
  readonly enforce: boolean
  /** Less time, less certainty. */
  readonly short: boolean
  readonly runs: number | undefined
}

export const benchFlags = (args: readonly string[] = process.argv.slice(2)): BenchFlags => {
  const { values } = parseArgs({
    args: [...args],
    options: { enforce: { type: 'boolean' }, short: { type: 'boolean' }, runs: { type: 'string' } },
  })
  return { enforce: values.enforce ?? false, short: values.short ?? false, runs: values.runs ? Number(values.runs) : undefined }
}

/** The middle one; of an even number the lower of the two in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
