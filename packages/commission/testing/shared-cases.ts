import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A case of the shared file, which lies beside the repository. */
export interface SharedCase extends Readonly<Record<string, unknown>> {
  readonly id: string
  readonly kind: string
  readonly expected: unknown
}

const FILE = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'data', 'cases-office.jsonl')

/** The shared cases of a kind, or undefined where they are not at hand. */
export const sharedCases = (kind: string): readonly SharedCase[] | undefined =>
  existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as SharedCase)
        .filter((one) => one.kind === kind)
    : undefined

/** A value whose lists of rows stand in an order of their own, so that only what is in them is compared. */
export const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    return value
      .map((each) => sorted(each))
      .map((each) => [JSON.stringify(each), each] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, each]) => each)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, each]) => [field, sorted(each)]),
  )
}
