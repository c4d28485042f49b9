import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { OperatorError } from '../error.ts'

/** @throws OperatorError */
export const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new OperatorError(`There is no readable file at ${path}.`)
  }
}

export interface CsvRow {
  /** Texts by column. */
  readonly record: Readonly<Record<string, string>>
  /** Counted from 1, the head included. */
  readonly line: number
}

/** The rows below the head of a CSV text, without empty ones. @throws Error of the parser */
export const csvRows = (text: string): CsvRow[] => {
  const rows: { record: Record<string, string>; info: { lines: number } }[] = parse(text, {
    columns: true,
    bom: true,
    trim: true,
    info: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  })
  return rows.map(({ record, info }) => ({ record, line: info.lines }))
}
