import { parseArgs } from 'node:util'

/** What a benchmark is asked on the command line. */
export interface BenchFlags {
  /** Ends with a failure when a goal is missed. */
  readonly enforce: boolean
  /** Less time, less certainty. */
  readonly short: boolean
  readonly runs: number | undefined
  /** How many games the demo data has. */
  readonly games: number | undefined
}

export const benchFlags = (args: readonly string[] = process.argv.slice(2)): BenchFlags => {
  const { values } = parseArgs({
    args: [...args],
    options: { enforce: { type: 'boolean' }, short: { type: 'boolean' }, runs: { type: 'string' }, games: { type: 'string' } },
  })
  const number = (value: string | undefined) => (value ? Number(value) : undefined)
  return { enforce: values.enforce ?? false, short: values.short ?? false, runs: number(values.runs), games: number(values.games) }
}

/** The middle one; of an even number the lower of the two in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
