const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Rows with an id are looked for among those of the same id alone: there may be thousands. */
const idOf = (row: unknown): unknown => (isRecord(row) ? row['id'] : undefined)

/** Each of `expected` has a row of its own in `got`, in whatever order, and there are no more. */
const sameRows = (got: readonly unknown[], expected: readonly unknown[]): boolean => {
  if (got.length !== expected.length) return false
  // Rows are not expected with and without an id in the same list.
  const groups = expected.every((row) => idOf(row) !== undefined) ? Map.groupBy(got, idOf) : undefined
  const all = [...got]
  return expected.every((row) => {
    const rows = groups ? (groups.get(idOf(row)) ?? []) : all
    const found = rows.findIndex((each) => agrees(each, row))
    if (found >= 0) rows.splice(found, 1)
    return found >= 0
  })
}

/** Whether an answer has all that is expected. The order inside lists, and fields that are not expected, are not judged. */
export const agrees = (got: unknown, expected: unknown): boolean => {
  if (Array.isArray(expected)) return Array.isArray(got) && sameRows(got, expected)
  if (!isRecord(expected)) return got === expected
  return isRecord(got) && Object.entries(expected).every(([field, value]) => Object.hasOwn(got, field) && agrees(got[field], value))
}
