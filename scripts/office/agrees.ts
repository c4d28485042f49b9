const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Each of `expected` has a row of its own in `got`, in whatever order, and there are no more. */
const sameRows = (got: readonly unknown[], expected: readonly unknown[]): boolean => {
  const left = [...got]
  return (
    got.length === expected.length &&
    expected.every((row) => {
      const found = left.findIndex((each) => agrees(each, row))
      if (found >= 0) left.splice(found, 1)
      return found >= 0
    })
  )
}

/** Whether an answer has all that is expected. The order inside lists, and fields that are not expected, are not judged. */
export const agrees = (got: unknown, expected: unknown): boolean => {
  if (Array.isArray(expected)) return Array.isArray(got) && sameRows(got, expected)
  if (!isRecord(expected)) return got === expected
  return isRecord(got) && Object.entries(expected).every(([field, value]) => Object.hasOwn(got, field) && agrees(got[field], value))
}
