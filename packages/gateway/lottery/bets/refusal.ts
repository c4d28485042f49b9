import { Failure } from '../../failure.ts'

/** Does the work; a failure in it names its fields below `path`, e.g. `lines.2.multiple`, or `path` itself. */
export const within = <Result>(path: string, work: () => Result): Result => {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { fields = { '': { rule: error.code.toLowerCase() } }, ...detail } = error.detail
    const below = Object.entries(fields).map(([field, failure]) => [field === '' ? path : `${path}.${field}`, failure] as const)
    throw new Failure(error.code, { ...detail, fields: Object.fromEntries(below) })
  }
}
